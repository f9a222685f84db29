import type { InsightNumbers } from '#contract/analytics/insights.ts';

/** Numbers for past days no longer change. */
export const isUpToToday = ({ numbers }: { numbers: InsightNumbers }, now = Date.now()): boolean =>
  numbers.range.to >= new Date(now).toISOString().slice(0, 10);
