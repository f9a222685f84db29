import { expect, test } from 'vitest';
import { Chance } from '../presentation/test-documents.ts';
import { compareOrder, isOrderKey, keyBetween, placeIn, withOrder } from './order.ts';

const item = (id: string, order?: string) => ({ id, order });
const give = (one: { id: string }, order: string) => ({ ...one, order });

test('a key between two neighbours sorts between them, wherever it is', () => {
  const chance = new Chance(1);
  const keys: string[] = [];
  for (let turn = 0; turn < 500; turn++) {
    const at = chance.up(keys.length + 1);
    keys.splice(
      at,
      0,
      keyBetween(keys[at - 1], keys[at], () => chance.next()),
    );
  }
  expect(keys).toEqual(keys.toSorted());
  expect(keys.every(isOrderKey)).toBe(true);
});

test('people who choose a key in the same gap do not choose the same', () => {
  const chance = new Chance(2);
  const keys = new Set(Array.from({ length: 1000 }, () => keyBetween('a0', 'a1', () => chance.next())));
  expect(keys.size).toBe(1000);
});

test('a list without keys gets short ones, in its order; one that has them stays as it is', () => {
  const list = withOrder([item('z'), item('y'), item('x')], give);
  expect(list).toEqual([item('z', 'a0'), item('y', 'a1'), item('x', 'a2')]);
  expect(withOrder(list, give)).toBe(list);
});

test('the same key twice is in order if the ids are', () => {
  const list = [item('a', 'a0'), item('b', 'a0')];
  expect(withOrder(list, give)).toBe(list);
  expect(withOrder(list.toReversed(), give)).toEqual([item('b', 'a0'), item('a', 'a1')]);
});

test.each(['', 'a', 'a00', '!', 'zz', 'a0'.repeat(150)])('%j is no key', (key) => {
  expect(isOrderKey(key)).toBe(false);
});

test('finds a place in a sorted list', () => {
  const list = ['a0', 'a1', 'a1', 'a3'].map((order, index) => item(String(index), order));
  for (const [index, one] of list.entries()) expect(placeIn(list, one)).toBe(index);
  expect(placeIn(list, item('15', 'a1'))).toBe(2);
  expect(placeIn(list, item('0', 'z'))).toBe(4);
  expect(list.toReversed().toSorted(compareOrder)).toEqual(list);
});
