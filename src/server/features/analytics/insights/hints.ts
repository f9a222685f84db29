import type { Hint, InsightNumbers, StepReach } from '#contract/analytics/insights.ts';

/** What hints are derived from. */
export interface Facts {
  numbers: Omit<InsightNumbers, 'hints'>;
  /** Views that were started. */
  started: number;
  phones: { started: number; finished: number };
  others: { started: number; finished: number };
  /** The numbers are of the whole site, which is not shared like a presentation. */
  isSite: boolean;
  /** People other than the owner can open it. */
  isShared: boolean;
  /** How often it was shared: through a network, a copied link, an embed code. */
  passed: number;
}

/** With fewer views, the numbers are mostly chance. */
const ENOUGH = 30;
const MOST = 3;

/** Shorter ranges consist mostly of today, which is not over. */
const SHORTEST_COMPARED = 7;
/** More than today's missing hours could explain. */
const CHANGE = 0.2;

const average = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Rounded as the list of stops shows it. */
const percentOf = ({ share }: StepReach) => Math.round(share * 100);

/** The stop on the way to which most viewers are lost, if many and clearly more than before any other stop, including the first. */
function findDrop({ numbers: { steps }, started }: Facts): Hint | null {
  const drops = steps.map((step, index) => ({ step, lost: (steps[index - 1]?.share ?? 1) - step.share }));
  const [worst, next] = drops.toSorted((one, other) => other.lost - one.lost);
  const before = worst && steps[drops.indexOf(worst) - 1];
  if (started < ENOUGH || !before || worst.lost < 0.1 || worst.lost < 1.5 * (next?.lost ?? 0)) return null;
  return { kind: 'drop', step: worst.step.step, title: worst.step.title, points: percentOf(before) - percentOf(worst.step) };
}

/** The stop where people stay far longer than anywhere else. */
function findLongStep({ numbers: { steps } }: Facts): Hint | null {
  const timed = steps.flatMap(({ typicalMs, ...step }: StepReach) =>
    typicalMs === null || step.count < ENOUGH ? [] : [{ ...step, typicalMs }],
  );
  const longest = timed.toSorted((one, other) => other.typicalMs - one.typicalMs)[0];
  if (timed.length < 3 || !longest || longest.typicalMs < 15_000) return null;
  const otherMs = Math.round(average(timed.filter((step) => step !== longest).map(({ typicalMs }) => typicalMs)));
  return longest.typicalMs < 2.5 * otherMs
    ? null
    : { kind: 'long-step', step: longest.step, title: longest.title, typicalMs: longest.typicalMs, otherMs };
}

const changeOf = ({
  numbers: {
    views: { now, before },
    perDay,
    isComparable,
  },
}: Facts): number => (!isComparable || before < ENOUGH || perDay.length < SHORTEST_COMPARED ? 0 : now / before - 1);

function findGrowth(facts: Facts): Hint | null {
  const { numbers } = facts;
  const change = changeOf(facts);
  const best = numbers.perDay.toSorted((one, other) => other.views - one.views)[0];
  if (change < CHANGE || !best) return null;
  const site = [...numbers.referrers.named, ...numbers.embeds.named]
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.count - one.count)[0];
  return {
    kind: 'growth',
    percent: Math.round(change * 100),
    day: best.day,
    source: site && site.count >= CHANGE * numbers.views.now ? site : null,
  };
}

function findFall(facts: Facts): Hint | null {
  const change = changeOf(facts);
  return facts.isSite || change > -CHANGE ? null : { kind: 'fall', percent: Math.round(-change * 100) };
}

function findEmbed({ numbers: { embeds, views }, isSite }: Facts): Hint | null {
  const most = embeds.named.find(({ name }) => name !== '');
  return isSite || !most || most.count < ENOUGH || most.count < views.now / 4
    ? null
    : { kind: 'embed', host: most.name, share: Math.min(1, most.count / views.now) };
}

/** Whether far fewer viewers finish on phones. */
function findPhones({ phones, others }: Facts): Hint | null {
  if (phones.started < ENOUGH || others.started < ENOUGH) return null;
  const share = phones.started / (phones.started + others.started);
  const [finishedThere, finishedElsewhere] = [phones.finished / phones.started, others.finished / others.started];
  return share < 0.15 || finishedElsewhere - finishedThere < 0.15 ? null : { kind: 'phones', share, finishedThere, finishedElsewhere };
}

const findUnshared = ({ numbers: { views }, passed, isSite, isShared }: Facts): Hint | null =>
  !isSite && isShared && views.now >= ENOUGH && passed === 0 ? { kind: 'unshared' } : null;

/** The most helpful for improving a presentation come first. */
const finders = [findDrop, findPhones, findFall, findLongStep, findGrowth, findEmbed, findUnshared];

/** The findings in the numbers, where there are enough of them. */
export const findHints = (facts: Facts): Hint[] => finders.flatMap((find) => find(facts) ?? []).slice(0, MOST);
