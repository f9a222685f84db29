import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('each attempt waits twice as long, up to half a minute, at least half of it', () => {
  const longest = createBackoff(() => 1);
  expect(Array.from({ length: 8 }, () => longest.next())).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  longest.reset();
  expect(longest.next()).toBe(500);
  const shortest = createBackoff(() => 0);
  expect([shortest.next(), shortest.next()]).toEqual([250, 500]);
});
