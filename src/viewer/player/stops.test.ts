import { expect, it } from 'vitest';
import { stopsOf } from './stops.ts';
import { step } from './test-stage.ts';

it('groups the steps of a path by where the camera is', () => {
  const path = [step('intro', { reveal: ['x'] }), step('a', { to: 'a' }), step('more', { reveal: ['y'] }), step('again', { to: 'a' })];
  expect(stopsOf({ path })).toEqual([
    { step: 0, count: 1, title: 'intro' },
    { step: 1, count: 2, title: 'a' },
    { step: 3, count: 1, title: 'again' },
  ]);
});
