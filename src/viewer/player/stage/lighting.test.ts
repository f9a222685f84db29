import { expect, test } from 'vitest';
import { planLighting } from './lighting.ts';

test('neighbours come at the beginning of a flight, and go at its end', () => {
  const { at } = planLighting({ id: 'one', share: 1 }, 'two', 1000);
  expect(at(0)).toEqual({ id: 'one', share: 1 });
  expect(at(175)).toEqual({ id: 'one', share: 0.5 });
  expect(at(500)).toBeUndefined();
  expect(at(825)?.id).toBe('two');
  expect(at(825)?.share).toBeCloseTo(0.5);
  expect(at(1000)).toEqual({ id: 'two', share: 1 });
});

test('a slide that stays keeps its neighbours away throughout', () => {
  const { at } = planLighting({ id: 'one', share: 1 }, 'one', 400);
  for (const time of [0, 100, 399, 400]) expect(at(time)).toEqual({ id: 'one', share: 1 });
});

test('to the overview, they come and stay', () => {
  const { at } = planLighting({ id: 'one', share: 1 }, undefined, 1000);
  expect([at(349)?.id, at(350), at(1000)]).toEqual(['one', undefined, undefined]);
});
