import type { Hint, InsightNumbers, StepReach } from '#contract/analytics/insights.ts';
import { FURTHER_KEYS } from '../rollup/rollup.store.ts';

/** What hints are found in. */
export interface Facts {
  numbers: Omit<InsightNumbers, 'hints'>;
  /** Views that were begun. */
  started: number;
  phones: { started: number; finished: number };
  others: { started: number; finished: number };
  /** The time before is known, too, from its first day on. */
  isComparable: boolean;
  /** How often somebody told others of it: by a network, a copied link, an embed code. */
  passed: number;
}

/** Of fewer, chance says more than they do. */
const ENOUGH = 30;
const MOST = 3;

/** Shorter ranges are mostly today, which is not over. */
const SHORTEST_COMPARED = 7;
/** Beyond what a day that is not over yet could explain. */
const CHANGE = 0.2;

const average = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Its title, or its number where it has none. */
const nameOf = ({ title, step }: Pick<StepReach, 'title' | 'step'>) => title || String(step + 1);

/** On the way to which stop most are lost, if that is many and many more than elsewhere. */
function findDrop({ numbers: { steps }, started }: Facts): Hint | null {
  const drops = steps.slice(1).map((step, index) => ({ step, lost: (steps[index]?.share ?? 0) - step.share }));
  const worst = drops.toSorted((one, other) => other.lost - one.lost)[0];
  if (started < ENOUGH || !worst || worst.lost < 0.1) return null;
  const elsewhere = average(drops.filter((drop) => drop !== worst).map(({ lost }) => lost));
  return worst.lost < 2 * elsewhere ? null : { kind: 'drop', step: worst.step.step, title: nameOf(worst.step), points: Math.round(worst.lost * 100) };
}

/** Where people stay far longer than anywhere else. */
function findLongStep({ numbers: { steps } }: Facts): Hint | null {
  const timed = steps.flatMap(({ typicalMs, ...step }: StepReach) => (typicalMs === null || step.count < ENOUGH ? [] : [{ ...step, typicalMs }]));
  const longest = timed.toSorted((one, other) => other.typicalMs - one.typicalMs)[0];
  if (timed.length < 3 || !longest || longest.typicalMs < 15_000) return null;
  const otherMs = Math.round(average(timed.filter((step) => step !== longest).map(({ typicalMs }) => typicalMs)));
  return longest.typicalMs < 2.5 * otherMs ? null : { kind: 'long-step', step: longest.step, title: nameOf(longest), typicalMs: longest.typicalMs, otherMs };
}

const changeOf = ({ numbers: { views: { now, before }, perDay }, isComparable }: Facts): number => (!isComparable || before < ENOUGH || perDay.length < SHORTEST_COMPARED ? 0 : now / before - 1);

function findGrowth(facts: Facts): Hint | null {
  const { numbers } = facts;
  const change = changeOf(facts);
  const best = numbers.perDay.toSorted((one, other) => other.views - one.views)[0];
  if (change < CHANGE || !best) return null;
  const site = [...numbers.referrers, ...numbers.embeds].filter(({ name }) => name !== '' && name !== FURTHER_KEYS).toSorted((one, other) => other.count - one.count)[0];
  return { kind: 'growth', percent: Math.round(change * 100), day: best.day, source: site && site.count >= CHANGE * numbers.views.now ? site : null };
}

function findFall(facts: Facts): Hint | null {
  const change = changeOf(facts);
  return change > -CHANGE ? null : { kind: 'fall', percent: Math.round(-change * 100) };
}

function findEmbed({ numbers: { embeds, views } }: Facts): Hint | null {
  const most = embeds.find(({ name }) => name !== '' && name !== FURTHER_KEYS);
  return !most || most.count < ENOUGH || most.count < views.now / 4 ? null : { kind: 'embed', host: most.name, share: Math.min(1, most.count / views.now) };
}

/** On phones far fewer see the end. */
function findPhones({ phones, others }: Facts): Hint | null {
  if (phones.started < ENOUGH || others.started < ENOUGH) return null;
  const share = phones.started / (phones.started + others.started);
  const [finishedThere, finishedElsewhere] = [phones.finished / phones.started, others.finished / others.started];
  return share < 0.15 || finishedElsewhere - finishedThere < 0.15 ? null : { kind: 'phones', share, finishedThere, finishedElsewhere };
}

const findUnshared = ({ numbers: { views }, passed }: Facts): Hint | null => (views.now >= ENOUGH && passed === 0 ? { kind: 'unshared' } : null);

/** What helps most to make it better comes first. */
const finders = [findDrop, findPhones, findFall, findLongStep, findGrowth, findEmbed, findUnshared];

/** What the numbers say in plain words, where there are enough of them. */
export const findHints = (facts: Facts): Hint[] => finders.flatMap((find) => find(facts) ?? []).slice(0, MOST);
