import { expect, test } from 'vitest';
import { turn, watchHeight } from './watch-height.ts';

/** A clock that tests advance by hand. */
function startClock() {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  return {
    after(milliseconds: number, call: () => void) {
      const entry = { at: now + milliseconds, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass(milliseconds: number) {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
  };
}

function watch(first: number) {
  const clock = startClock();
  const log: unknown[] = [];
  let height = first;
  const undo = watchHeight({
    height: () => height,
    after: clock.after,
    show: (isTall) => log.push(isTall),
    onEvent: (event) => log.push(event),
  });
  return { log, undo, pass: clock.pass, grow: (to: number) => (height = to) };
}

test('[TEXT-2] shows the toggle from 500 pixels', () => {
  expect(watch(499).log).toEqual([false]);
  expect(watch(500).log).toEqual([true]);
});

test('[TEXT-3] measures again after 500 ms', () => {
  const { log, pass, grow } = watch(499);
  grow(600);
  pass(499);
  expect(log).toEqual([false]);
  pass(1);
  expect(log).toEqual([false, true]);
});

test('[TEXT-3] logs once, after 1000 ms, if the text does not fit', () => {
  const tall = watch(500);
  tall.pass(999);
  expect(tall.log).not.toContain('paged-transcript');
  tall.pass(1);
  tall.pass(5000);
  expect(tall.log.filter((entry) => entry === 'paged-transcript')).toHaveLength(1);

  const low = watch(499);
  low.pass(5000);
  expect(low.log).toEqual([false, false]);
});

test('does nothing after undo', () => {
  const { log, undo, pass } = watch(600);
  undo();
  pass(5000);
  expect(log).toEqual([true]);
});

test('[TEXT-3] logs opening, but not closing', () => {
  const log: string[] = [];
  expect(turn(false, (event) => log.push(event))).toBe(true);
  expect(log).toEqual(['open-transcript']);
  expect(turn(true, (event) => log.push(event))).toBe(false);
  expect(log).toEqual(['open-transcript']);
});
