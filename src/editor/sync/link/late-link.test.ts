import { expect, test } from 'vitest';
import { lateLink } from './late-link.ts';
import type { Link, SharedEvents } from './shared-link.ts';

const quiet: SharedEvents = {
  state: () => undefined,
  changes: () => undefined,
  answer: () => undefined,
  forgotten: () => undefined,
  taken: () => undefined,
  left: () => undefined,
};

/** A link that loads as it is told, and what happened to it. */
function open() {
  const done: string[] = [];
  const loads: { come: () => void; fail: () => void }[] = [];
  const timers: (() => void)[] = [];
  const live: Link = {
    state: 'live',
    send: () => undefined,
    follow: () => done.push('follow'),
    wake: () => done.push('wake'),
    sleep: () => undefined,
    sayBye: () => undefined,
    close: () => done.push('close'),
  };
  const load = () =>
    new Promise<() => Link>((resolve, reject) =>
      loads.push({ come: () => resolve(() => live), fail: () => reject(new Error('No network')) }),
    );
  const after = (_: number, run: () => void) => {
    timers.push(run);
    return () => void timers.splice(timers.indexOf(run), 1);
  };
  const link = lateLink(load, { after }, { ...quiet, state: (state) => done.push(state) });
  return { link, loads, timers, done };
}

test('it is connecting until it has come, and tells how it is then', async () => {
  const { link, loads, done } = open();
  link.follow();
  expect(link.state).toBe('connecting');
  loads[0]?.come();
  await expect.poll(() => done).toEqual(['live']);
  link.follow();
  expect([link.state, done]).toEqual(['live', ['live', 'follow']]);
});

test('what cannot be loaded is offline, and loaded again by itself or when somebody looks at the page', async () => {
  const { link, loads, timers, done } = open();
  loads[0]?.fail();
  await expect.poll(() => done).toEqual(['offline']);
  timers[0]?.();
  loads[1]?.fail();
  await expect.poll(() => done).toEqual(['offline', 'offline']);
  link.wake();
  loads[2]?.come();
  await expect.poll(() => link.state).toBe('live');
  expect([loads.length, timers.length]).toEqual([3, 0]);
});

test('one that was closed meanwhile is not opened', async () => {
  const { link, loads, done } = open();
  link.close();
  loads[0]?.come();
  await Promise.resolve();
  expect([link.state, done]).toEqual(['connecting', []]);
});
