import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { keepPrepared } from './keep-prepared.ts';

const START = Date.parse('2026-05-12T23:30:00Z');
const HOUR = 3_600_000;

function open(answer: (attempt: number) => Promise<void>) {
  const clock = manualClock(START);
  /** Seconds since the start, and the day prepared for. */
  const asked: [number, string][] = [];
  const problems: string[] = [];
  const sink = { prepare: (day: string) => (asked.push([(clock.now() - START) / 1000, day]), answer(asked.length)) };
  const opened = keepPrepared({ sink, clock, onFailed: (error) => problems.push(String(error)) });
  return { clock, asked, problems, opened };
}
const never = () => new Promise<void>(() => undefined);

test('prepares on opening, and for the next day before it begins', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { clock, asked, opened } = open((attempt) => (attempt === 1 ? promise : Promise.resolve()));
  let isOpen = false;
  void opened.then(() => (isOpen = true));
  await nextTurn();
  expect(isOpen).toBe(false);
  resolve();
  const stop = await opened;
  await clock.advance(HOUR);
  await stop();
  await clock.advance(9 * HOUR);
  expect(asked).toEqual([
    [0, '2026-05-12'],
    [3600, '2026-05-13'],
  ]);
});

test('retries a failure after seconds, then ever later, up to a minute, until it works', async () => {
  const { clock, asked, opened, problems } = open((attempt) => (attempt > 8 ? Promise.resolve() : Promise.reject(new Error('away'))));
  const stop = await opened;
  await clock.advance(400_000);
  expect(asked.map(([second]) => second)).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  expect(problems).toHaveLength(8);
  await stop();
});

test('a sink that never answers blocks neither starting nor closing, and is asked again', async () => {
  const { clock, asked, opened, problems } = open((attempt) => (attempt === 2 ? Promise.resolve() : never()));
  await clock.advance(5000);
  const stop = await opened;
  await clock.advance(2000);
  expect([asked.length, problems]).toEqual([2, [expect.stringContaining('No answer within 5 s')]]);
  await clock.advance(HOUR);
  expect(asked).toHaveLength(3);
  await stop();
  expect(problems).toHaveLength(1);
});
