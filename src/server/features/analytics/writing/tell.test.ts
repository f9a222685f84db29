import { expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import type { Waiting } from './batcher.ts';
import { createTell } from './tell.ts';

const NOW = Date.parse('2026-05-12T12:00:00Z');

/** The outcome of each attempt: stored, not stored, or no room for it. */
function open(outcome: (attempt: number) => boolean | 'full') {
  const clock = manualClock(NOW);
  const attempts: [number, string | undefined][] = [];
  const counted: string[] = [];
  const problems: string[] = [];
  const batcher = {
    add({ events, settle }: Waiting) {
      const result = outcome(attempts.push([(clock.now() - NOW) / 1000, events[0]?.id]));
      if (result !== 'full') queueMicrotask(() => settle(result));
      return result !== 'full';
    },
  };
  const teller = createTell({
    batcher,
    counts: { count: (kind, name) => counted.push(`${kind} ${name}`) },
    clock,
    report: (problem) => problems.push(problem),
    version: '1',
  });
  return { ...teller, clock, attempts, counted, problems };
}

test('retries what could not be stored, as the same event, at growing intervals', async () => {
  const { tell, clock, attempts, counted } = open((attempt) => (attempt === 1 ? false : attempt === 2 ? 'full' : true));
  tell({ name: 'signed-up', personId: 'ada' });
  await clock.advance(600_000);
  expect(attempts.map(([second]) => second)).toEqual([0, 1, 6]);
  expect(new Set(attempts.map(([, id]) => id)).size).toBe(1);
  expect(counted).toEqual([]);
});

test('after several attempts the event is dropped, counted and reported to the log', async () => {
  const { tell, clock, attempts, counted, problems } = open(() => false);
  tell({ name: 'signed-up', personId: 'ada' });
  await clock.advance(3_600_000);
  expect([attempts.length, counted, problems]).toEqual([5, ['overloaded server'], ['a server event could not be stored']]);
});

test('limits how many wait while nothing can be stored', async () => {
  const { tell, clock, counted } = open(() => 'full');
  for (let count = 0; count < 1003; count += 1) tell({ name: 'signed-up', personId: 'ada' });
  await clock.advance(100);
  expect(counted).toHaveLength(3);
});

test('closing retries once more immediately', async () => {
  const { tell, clock, attempts, counted, close } = open((attempt) => attempt > 2);
  tell({ name: 'signed-up', personId: 'ada' });
  await clock.advance(1500);
  expect(attempts).toHaveLength(2);
  await close();
  expect([attempts.length, counted]).toEqual([3, []]);
});
