import { expect, test } from 'vitest';
import { parsePresentation } from './parse.ts';
import { opacitiesAt, targetAt } from './steps.ts';

const { presentation } = parsePresentation({
  root: { children: ['a', 'b', 'c'].map((id) => ({ kind: 'shape', shape: 'star', id })) },
  path: [{ reveal: ['a'] }, { to: 'b' }, { reveal: ['c', 'a'] }, { to: 'root', reveal: ['b'] }],
});

test('revealed objects are hidden before their step and visible from it on', () => {
  const at = (step: number) => Object.fromEntries(opacitiesAt(presentation, step));
  expect(at(-1)).toEqual({ a: 0, b: 0, c: 0 });
  expect(at(0)).toEqual({ a: 1, b: 0, c: 0 });
  expect(at(1)).toEqual({ a: 1, b: 0, c: 0 });
  expect(at(2)).toEqual({ a: 1, b: 0, c: 1 });
  expect(at(99)).toEqual({ a: 1, b: 1, c: 1 });
});

test('hidden objects disappear with their step, and may come back', () => {
  const { presentation: hiding } = parsePresentation({
    root: { children: ['a', 'b'].map((id) => ({ kind: 'shape', shape: 'star', id })) },
    path: [{ reveal: ['a'] }, { hide: 'a' }, { reveal: ['a'], hide: ['b', 'nobody'] }],
  });
  expect(hiding.path.map(({ hide }) => hide)).toEqual([undefined, ['a'], ['b']]);
  const at = (step: number) => Object.fromEntries(opacitiesAt(hiding, step));
  expect([-1, 0, 1, 2].map(at)).toEqual([
    { a: 0, b: 1 },
    { a: 1, b: 1 },
    { a: 0, b: 1 },
    { a: 1, b: 0 },
  ]);
});

test('the camera stays where the last move led', () => {
  expect([-1, 0, 1, 2, 3, 99].map((step) => targetAt(presentation, step))).toEqual(['root', 'root', 'b', 'b', 'root', 'root']);
});
