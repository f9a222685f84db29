import { expect, test } from 'vitest';
import { Chance } from '../presentation/test-documents.ts';
import { differenceBetween, replaced, spliced } from './list-history.ts';

const open = (length: number): readonly object[] => Array.from({ length }, () => ({}));

test('between any two versions of a list, what is said to be the same is the same', () => {
  const chance = new Chance(1);
  for (let round = 0; round < 200; round++) {
    const versions = [open(chance.up(20))];
    for (let turn = 0; turn < 30; turn++) {
      const list = chance.is(0.8) ? (versions.at(-1) ?? []) : chance.among(versions);
      const place = chance.up(list.length + 1);
      const removed = chance.up(Math.min(3, list.length - place + 1));
      const isInPlace = chance.is(0.4) && list.length > 0;
      versions.push(
        isInPlace
          ? replaced(
              list,
              Array.from({ length: 1 + chance.up(3) }, () => [chance.up(list.length), {}] as const),
            )
          : spliced(list, place, removed, open(chance.up(3))),
      );
    }
    const [former, next] = [chance.among(versions), chance.among(versions)];
    const difference = differenceBetween(former, next);
    if (!difference) continue;
    const { start, end, places } = difference;
    expect(start).toBeLessThanOrEqual(end);
    const [rest, nextRest] = [former.slice(end), next.slice(end + next.length - former.length)];
    expect(nextRest.length).toBe(rest.length);
    expect(rest.every((item, index) => item === nextRest[index])).toBe(true);
    expect(former.slice(0, start).every((item, index) => item === next[index])).toBe(true);
    expect(!places || former.every((item, index) => item === next[index] || places.includes(index))).toBe(true);
  }
});

test('a change is known exactly, and so are several in a row', () => {
  const first = open(9);
  const added = spliced(first, 4, 0, [{}]);
  expect(differenceBetween(first, added)).toEqual({ start: 4, end: 4, places: undefined });
  const both = spliced(added, 7, 1, []);
  expect(differenceBetween(first, both)).toEqual({ start: 4, end: 7, places: undefined });
  expect(
    differenceBetween(
      first,
      replaced(first, [
        [6, {}],
        [2, {}],
      ]),
    ),
  ).toEqual({ start: 2, end: 7, places: [2, 6] });
  expect(differenceBetween(first, first)).toEqual({ start: 9, end: 9, places: [] });
});

test('the way back is not known, nor one between strangers, nor a very long one; one step always is', () => {
  const first = open(3);
  const second = spliced(first, 0, 1, [{}]);
  expect(differenceBetween(second, first)).toBeUndefined();
  expect(differenceBetween([...first], second)).toBeUndefined();
  expect(differenceBetween(first, [...second])).toBeUndefined();
  let last = second;
  for (let turn = 0; turn < 300; turn++) {
    const next = spliced(last, 1, 1, [{}]);
    expect(differenceBetween(last, next)).toEqual({ start: 1, end: 2, places: [1] });
    last = next;
  }
  expect(differenceBetween(first, last)).toBeUndefined();
});
