import type { InsightNumbers, Source } from '#contract/analytics/insights.ts';

export const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;

export interface Ranking<Item> {
  first: Item[];
  /** How many items are not in `first`, and the total of these and the rest. */
  others: number;
  othersCount: number;
}

/** The largest items, with the others summed up. A single other item is shown instead, unless there is also a rest without items. */
export function rank<Item extends { count: number }>(items: readonly Item[], most: number, rest = 0): Ranking<Item> {
  const sorted = items.filter(({ count }) => count > 0).toSorted(byCount);
  const shown = sorted.length <= (rest > 0 ? most : most + 1) ? sorted.length : most;
  const others = sorted.slice(shown);
  return { first: sorted.slice(0, shown), others: others.length, othersCount: sumOf(others) + rest };
}

export interface Origin {
  source: Source;
  /** Only for other sites with a known name. */
  host: string;
  count: number;
}

/** Where viewers come from: other sites by name, those without a name together. Leaves out `referrers.rest`, the unlisted sites. */
export function originsOf({ sources, referrers }: Pick<InsightNumbers, 'sources' | 'referrers'>): Origin[] {
  const ours = sources.filter(({ source }) => source !== 'referrer').map(({ source, count }): Origin => ({ source, host: '', count }));
  const hosts = referrers.named
    .filter(({ name }) => name !== '')
    .map(({ name, count }): Origin => ({ source: 'referrer', host: name, count }));
  const left = (sources.find(({ source }) => source === 'referrer')?.count ?? 0) - sumOf(hosts) - referrers.rest;
  return [...ours, ...hosts, { source: 'referrer' as const, host: '', count: left }].filter(({ count }) => count > 0).toSorted(byCount);
}

/** Percentage points lost at each step, the first compared with everyone who started, and which step loses most. */
export function lossesOf(steps: readonly { share: number }[]): { points: number[]; largest: number | null } {
  const points = steps.map(({ share }, at) => Math.round(share * 100) - Math.round((at === 0 ? 1 : (steps[at - 1]?.share ?? 1)) * 100));
  const most = Math.min(0, ...points.slice(1));
  return { points, largest: most < 0 ? points.indexOf(most, 1) : null };
}
