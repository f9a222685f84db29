import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { OrderKey } from '../presentation/presentation.ts';

interface Ordered {
  readonly id: string;
  readonly order?: OrderKey | undefined;
}

/** Compares as lists are sorted: by key, and by id where two people chose the same key. */
export function compareOrder(one: Ordered, other: Ordered): number {
  const [key, otherKey] = [one.order ?? '', other.order ?? ''];
  if (key !== otherKey) return key < otherKey ? -1 : 1;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}

/** Where something is in a sorted list, or would have to be. */
export function placeIn(list: readonly Ordered[], wanted: Ordered): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = list[middle];
    if (there && compareOrder(there, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function isOrderKey(key: string): boolean {
  try {
    return key.length <= 200 && generateKeyBetween(key, null) > key;
  } catch {
    return false;
  }
}

/** Gives a list its keys. One that has them, in order, stays the same. */
export function withOrder<T extends Ordered>(list: readonly T[], give: (item: T, order: OrderKey) => T): readonly T[] {
  const isOrdered = list.every((item, index) => {
    const before = list[index - 1];
    return item.order !== undefined && isOrderKey(item.order) && (!before || compareOrder(before, item) < 0);
  });
  if (isOrdered) return list;
  const keys = generateNKeysBetween(null, null, list.length);
  return list.map((item, index) => give(item, keys[index] ?? ''));
}

/** Halvings of the gap, so that two people who choose a key in the same gap hardly ever choose the same. */
const HALVINGS = 24;

/** A key between two neighbours; at either end there is none. */
export function keyBetween(before: OrderKey | undefined, after: OrderKey | undefined, random: () => number): OrderKey {
  let [low, high] = [before ?? null, after ?? null];
  for (let turn = 0; turn < HALVINGS; turn++) {
    const middle = generateKeyBetween(low, high);
    if (random() < 0.5) low = middle;
    else high = middle;
  }
  return generateKeyBetween(low, high);
}
