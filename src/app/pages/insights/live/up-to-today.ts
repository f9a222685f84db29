import type { InsightNumbers } from '#contract/analytics/insights.ts';

/** Numbers of days that are over do not change. */
export const isUpToToday = ({ numbers }: { numbers: InsightNumbers }, now = Date.now()): boolean =>
  numbers.range.to >= new Date(now).toISOString().slice(0, 10);
