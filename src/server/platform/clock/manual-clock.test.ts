import { expect, test } from 'vitest';
import { clockContract } from './clock.contract.ts';
import { manualClock } from './manual-clock.ts';

clockContract('manual', () => {
  const clock = manualClock(1_000);
  return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
});

test('time stands still until it is advanced', async () => {
  const clock = manualClock(1_000);
  const woken: number[] = [];
  const sleeping = clock.sleep(10).then(() => woken.push(clock.now()));
  await clock.advance(9);
  expect({ now: clock.now(), woken }).toEqual({ now: 1_009, woken: [] });
  await clock.advance(1);
  await sleeping;
  expect(woken).toEqual([1_010]);
});

test('a loop that sleeps again wakes at each of its instants within one advance', async () => {
  const clock = manualClock(0);
  const ticks: number[] = [];
  const loop = async () => {
    while (ticks.length < 3) {
      await clock.sleep(10);
      ticks.push(clock.now());
    }
  };
  const running = loop();
  await clock.advance(35);
  await running;
  expect(ticks).toEqual([10, 20, 30]);
  expect(clock.now()).toBe(35);
});
