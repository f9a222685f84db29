import type { InsightNumbers, Source } from '#contract/analytics/insights.ts';

export const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;

export interface Ranking<Item> {
  first: Item[];
  /** How many of them are not among the first, and what these and the rest have together. */
  others: number;
  othersCount: number;
}

/** The largest, and all others as one: a single one is shown instead, unless there is a rest that has no items. */
export function rank<Item extends { count: number }>(items: readonly Item[], most: number, rest = 0): Ranking<Item> {
  const sorted = items.filter(({ count }) => count > 0).toSorted(byCount);
  const shown = sorted.length <= (rest > 0 ? most : most + 1) ? sorted.length : most;
  const others = sorted.slice(shown);
  return { first: sorted.slice(0, shown), others: others.length, othersCount: sumOf(others) + rest };
}

export interface Origin {
  source: Source;
  /** Only of other sites that are known by name. */
  host: string;
  count: number;
}

/**
 * Where viewers come from: of other sites each by its own name, and those without one together; what the sites beyond the named have is no
 * part of it.
 */
export function originsOf({ sources, referrers }: Pick<InsightNumbers, 'sources' | 'referrers'>): Origin[] {
  const ours = sources.filter(({ source }) => source !== 'referrer').map(({ source, count }): Origin => ({ source, host: '', count }));
  const hosts = referrers.named
    .filter(({ name }) => name !== '')
    .map(({ name, count }): Origin => ({ source: 'referrer', host: name, count }));
  const left = (sources.find(({ source }) => source === 'referrer')?.count ?? 0) - sumOf(hosts) - referrers.rest;
  return [...ours, ...hosts, { source: 'referrer' as const, host: '', count: left }].filter(({ count }) => count > 0).toSorted(byCount);
}

/** Points lost from one step to the next, the first against all who started; and which loses most. */
export function lossesOf(steps: readonly { share: number }[]): { points: number[]; largest: number | null } {
  const points = steps.map(({ share }, at) => Math.round(share * 100) - Math.round((at === 0 ? 1 : (steps[at - 1]?.share ?? 1)) * 100));
  const most = Math.min(0, ...points.slice(1));
  return { points, largest: most < 0 ? points.indexOf(most, 1) : null };
}
