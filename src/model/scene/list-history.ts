/** How a list was made of a former one. Stands for its list, without keeping it. */
interface Origin {
  from: Origin | undefined;
  place: number;
  removed: number;
  added: number;
  /** Steps to the oldest list that is remembered. */
  steps: number;
}

/** Whoever is further behind compares lists as a whole. */
const MOST_STEPS = 64;
const origins = new WeakMap<readonly unknown[], Origin>();

/** A list with other items in place of some. With `differenceBetween` it costs nothing to tell where two versions of a long list differ. */
export function spliced<T>(list: readonly T[], place: number, removed: number, items: readonly T[]): readonly T[] {
  const [item] = items;
  const next = items.length === 1 && removed === 1 ? list.with(place, item as T) : joined(list, place, removed, items);
  origins.set(next, after(originOf(list), place, removed, items.length));
  return next;
}

/** The same for single items at different places. */
export function replaced<T>(list: readonly T[], items: readonly (readonly [place: number, item: T])[]): readonly T[] {
  const next = list.slice();
  let origin = originOf(list);
  for (const [place, item] of items) {
    next[place] = item;
    origin = after(origin, place, 1, 1);
  }
  origins.set(next, origin);
  return next;
}

const joined = <T>(list: readonly T[], place: number, removed: number, items: readonly T[]): T[] =>
  items.length <= 1 ? list.toSpliced(place, removed, ...items) : list.slice(0, place).concat(items, list.slice(place + removed));

function originOf(list: readonly unknown[]): Origin {
  let origin = origins.get(list);
  if (!origin) origins.set(list, (origin = { from: undefined, place: 0, removed: 0, added: 0, steps: 0 }));
  return origin;
}

function after(from: Origin, place: number, removed: number, added: number): Origin {
  if (from.steps >= MOST_STEPS) Object.assign(from, { from: undefined, steps: 0 });
  return { from, place, removed, added, steps: from.steps + 1 };
}

/** Before `start` and from `end` on, two lists are the same; `end` is a place in the former one. */
export interface ListDifference {
  start: number;
  end: number;
  /** If items were only replaced: where, in ascending order. */
  places: readonly number[] | undefined;
}

/** Not known if the one was not made of the other, or in too many steps. */
export function differenceBetween(former: readonly unknown[], next: readonly unknown[]): ListDifference | undefined {
  const first = origins.get(former);
  const steps: Origin[] = [];
  for (let origin = origins.get(next); origin !== first; origin = origin.from) {
    if (!origin) return undefined;
    steps.unshift(origin);
  }
  if (!first) return undefined;
  let start = steps[0]?.place ?? former.length;
  let [end, endNow] = [start, start];
  for (const { place, removed, added } of steps) {
    start = Math.min(start, place);
    const over = Math.max(0, place + removed - endNow);
    end += over;
    endNow += over + added - removed;
  }
  const isInPlace = steps.every(({ removed, added }) => removed === 1 && added === 1);
  const places = isInPlace ? [...new Set(steps.map(({ place }) => place))].sort((one, other) => one - other) : undefined;
  return { start, end, places };
}
