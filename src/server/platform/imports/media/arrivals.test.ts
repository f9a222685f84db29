import { expect, test } from 'vitest';
import { createArrivals } from './arrivals.ts';

test('one person has only so many files on the way, whatever others have', () => {
  const arrivals = createArrivals({ mostOfOne: 2, mostBytes: 100 });
  const first = arrivals.begin('ada');
  arrivals.begin('ada');
  expect([arrivals.begin('ada'), arrivals.begin('bob')]).toEqual([undefined, expect.anything()]);
  first?.end();
  expect(arrivals.begin('ada')).toBeDefined();
});

test('all together have only so many bytes, which are free again once a file has arrived', () => {
  const arrivals = createArrivals({ mostOfOne: 2, mostBytes: 100 });
  const [film, song] = [arrivals.begin('ada'), arrivals.begin('bob')];
  expect([film?.hold(80), song?.hold(30), song?.hold(20), song?.hold(1)]).toEqual([true, false, true, false]);
  film?.end();
  expect(song?.hold(80)).toBe(true);
});
