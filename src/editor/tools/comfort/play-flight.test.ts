import { planFlight } from '#model/camera/flight.ts';
import { canvas, screen } from '#model/camera/test-scenes.ts';
import { TestClock } from '#viewer/player/test-stage.ts';
import type { Camera } from '#model/camera/camera.ts';
import { expect, test } from 'vitest';
import { playFlight } from './play-flight.ts';

const [from, to] = [100, 900].map((x): Camera => ({ anchor: 'root', x, y: 300, zoom: 2, rotation: 0 })) as [Camera, Camera];
const flight = planFlight(canvas([]), from, to, screen, { duration: 1000, curve: 'direct' });

function play(goesOn = true) {
  const clock = new TestClock();
  const seen: Camera[] = [];
  let ends = 0;
  const show = (camera: Camera) => (seen.push(camera), goesOn);
  const stop = playFlight(flight, show, () => (ends += 1), clock);
  return { clock, seen, stop, ends: () => ends };
}

test('a flight begins at rest, is shown frame by frame, and ends exactly, once', () => {
  const { clock, seen, ends } = play();
  clock.pass(300);
  expect(seen).not.toEqual([]);
  expect(seen.every((camera) => camera === from)).toBe(true);
  clock.settle();
  expect(seen.at(-1)).toEqual(to);
  expect(seen.length).toBeGreaterThan(80);
  expect(ends()).toBe(1);
});

test('a flight can be ended early, and is ended by what shows it', () => {
  const stopped = play();
  stopped.clock.pass(600);
  stopped.stop();
  expect(stopped.clock.isIdle).toBe(true);
  expect(stopped.seen.at(-1)).not.toEqual(to);
  expect(stopped.ends()).toBe(0);
  const refused = play(false);
  refused.clock.settle();
  expect(refused.seen).toHaveLength(1);
  expect(refused.ends()).toBe(1);
});
