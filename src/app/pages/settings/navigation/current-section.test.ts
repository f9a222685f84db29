import { expect, test } from 'vitest';
import { findCurrent } from './current-section.ts';

const viewport = 900;
// Four sections of a 2000 px page, the last two too short to ever reach the top of the window.
const sections = [
  { id: 'a', top: 100 },
  { id: 'b', top: 900 },
  { id: 'c', top: 1700 },
  { id: 'd', top: 1850 },
];
const at = (scrolled: number) =>
  findCurrent(
    sections.map(({ id, top }) => ({ id, top: top - scrolled })),
    { share: scrolled / (2000 - viewport), viewport },
  );

test('starts with the first, even if it begins below the top', () => {
  expect(at(0)).toBe('a');
});

test('ends with the last', () => {
  expect(at(1100)).toBe('d');
});

test('makes every section current in turn', () => {
  const seen = Array.from({ length: 111 }, (_, step) => at(step * 10));
  expect([...new Set(seen)]).toEqual(['a', 'b', 'c', 'd']);
});

test('returns no section if there is none', () => {
  expect(findCurrent([], { share: 0, viewport })).toBeUndefined();
});
