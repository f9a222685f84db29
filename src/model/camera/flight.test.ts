import { describe, expect, it } from 'vitest';
import type { Camera } from './camera.ts';
import { planCut } from './cut.ts';
import { cubicBezier } from './easing.ts';
import type { Flight } from './flight.ts';
import { planFlight } from './flight.ts';
import { frameObject, overviewCamera, rebase } from './framing.ts';
import type { CameraVelocity } from './path.ts';
import { planPath } from './path.ts';
import { canvas, chance, drift, nest, pixelsApart, rectangle, screen, topic } from './test-scenes.ts';

const deep = { scale: 0.1, x: 511.3, y: 487.7, rotation: 17 };
const scene = canvas([
  nest('a', 12, deep),
  nest('b', 12, { ...deep, x: 320.7, y: 610.9, rotation: -95 }),
  topic('c', { x: 300, y: 200, width: 400, height: 300, rotation: 30 }),
  topic('d', { x: 1400, y: 800, width: 400, height: 225 }),
  rectangle('e', { x: 1700, y: 100, scale: 0.05, rotation: 180 }),
]);
const overview = overviewCamera(scene, screen);
const stops = [overview, ...['a1', 'a4', 'a7', 'a12', 'b2', 'b12', 'c', 'd', 'e'].map((id) => frameObject(scene, id, screen))];
const still: CameraVelocity = { x: 0, y: 0, zoom: 0, rotation: 0 };
const lengthOf = ({ x, y, zoom, rotation }: CameraVelocity) =>
  Math.hypot((2 * x) / 1280, (2 * y) / 1280, zoom, (Math.SQRT2 * rotation * Math.PI) / 180);

describe('a flight', () => {
  it('starts exactly at the start and ends exactly at the target, at rest', () => {
    for (const from of stops)
      for (const to of stops) {
        const flight = planFlight(scene, from, to, screen);
        expect(flight.at(-1)).toEqual(from);
        expect(flight.at(0)).toEqual(from);
        expect(flight.at(flight.duration)).toEqual(to);
        expect(flight.at(Infinity)).toEqual(to);
        expect(flight.velocityAt(flight.duration)).toEqual(still);
        expect(lengthOf(flight.velocityAt(flight.duration - 1e-6))).toBeLessThan(1e-6);
      }
  });

  it('takes about 1100 ms to a neighbour, 1600 over a distance, longer only for deep dives, or exactly the given duration', () => {
    const last = (from: string, to: string) =>
      planFlight(scene, frameObject(scene, from, screen), frameObject(scene, to, screen), screen).duration;
    expect(last('root', 'd')).toBeGreaterThan(850);
    expect(last('root', 'd')).toBeLessThan(1200);
    expect(last('c', 'd')).toBeGreaterThan(1050);
    expect(last('c', 'd')).toBeLessThan(1400);
    expect(last('d', 'b4')).toBeGreaterThanOrEqual(1600);
    expect(last('a12', 'b12')).toBe(3000);
    expect(last('d', 'd')).toBe(0);
    expect(planFlight(scene, overview, { ...overview, rotation: 90 }, screen).duration).toBeGreaterThan(900);
    expect(planFlight(scene, overview, stops[3] ?? overview, screen, { duration: 777 }).duration).toBe(777);
  });

  it.each(['direct', 'high'] as const)('on a %s curve starts and ends exactly, wherever it goes', (curve) => {
    for (const from of stops)
      for (const to of stops) {
        const flight = planFlight(scene, from, to, screen, { curve });
        const usual = planFlight(scene, from, to, screen).duration;
        expect(flight.duration).toBeGreaterThanOrEqual(usual);
        expect(flight.at(0)).toEqual(from);
        expect(flight.at(flight.duration)).toEqual(to);
        expect(flight.velocityAt(flight.duration)).toEqual(still);
        for (let step = 1; step < 20; step++) {
          const { x, y, zoom, rotation } = flight.at((flight.duration * step) / 20);
          expect([x, y, zoom, rotation].every(Number.isFinite)).toBe(true);
        }
      }
  });

  it('arrives immediately when the duration is 0 or there is nothing to show on the way', () => {
    const [from, to] = [overview, { ...overview, x: 7 }];
    expect(planFlight(scene, from, to, screen, { duration: 0, velocity: { x: 1, y: 1, zoom: 1, rotation: 1 } }).at(0)).toEqual(to);
    expect(planFlight(scene, from, from, screen).at(0)).toEqual(from);
    expect(planFlight(scene, from, { ...from, zoom: 1e200 }, screen).at(1)).toEqual({ ...from, zoom: 1e200 });
  });

  it('switches from one anchor to the other without moving anything by 0.01 px', () => {
    let changes = 0;
    for (const from of stops)
      for (const to of stops.filter((one) => one.anchor !== from.anchor)) {
        const flight = planFlight(scene, from, to, screen);
        let [before, after] = [0, flight.duration];
        while (after - before > 1e-9) {
          const middle = (before + after) / 2;
          if (flight.at(middle).anchor === from.anchor) before = middle;
          else after = middle;
        }
        changes++;
        expect(flight.at(before).anchor).toBe(from.anchor);
        expect(flight.at(after).anchor).toBe(to.anchor);
        expect(pixelsApart(scene, flight.at(before), flight.at(after), screen)).toBeLessThan(0.001);
        expect(pixelsApart(scene, flight.at(after), flight.at(before), screen)).toBeLessThan(0.001);
      }
    expect(changes).toBeGreaterThan(40);
  });

  it('follows the path on --ease-camera', () => {
    const [from, to] = [overview, frameObject(scene, 'c', screen)];
    const flight = planFlight(scene, from, to, screen, { duration: 1000 });
    const path = planPath(scene, from, to, screen);
    const ease = cubicBezier(0.62, 0.02, 0.12, 1);
    for (let time = 1; time < 1000; time += 7) expect(flight.at(time)).toEqual(path.at(ease.at(time / 1000)));
  });
});

describe('an interrupted flight', () => {
  it('continues from the same view at the same speed, again and again, wherever it is', () => {
    const random = chance(4);
    const pick = () => stops[Math.floor(random() * stops.length)] ?? overview;
    for (let round = 0; round < 150; round++) {
      let flight = planFlight(scene, pick(), pick(), screen);
      for (let interruption = 0; interruption < 6; interruption++) {
        const time = 1 + random() * Math.max(0, flight.duration - 2);
        const here = flight.at(time);
        const velocity = flight.velocityAt(time);
        const to = pick();
        const next = planFlight(scene, here, to, screen, { velocity });
        expect(next.at(0)).toEqual(here);
        expect(next.at(next.duration)).toEqual(to);
        expect(next.velocityAt(next.duration)).toEqual(still);
        const before = flowAt(flight, time, -0.01);
        const after = flowAt(next, 0, 0.01);
        const told = flowOf(next.velocityAt(0));
        before.forEach((one, place) => {
          const [other, third] = [after[place] ?? one, told[place] ?? one];
          const most = 1e-3 + 1e-4 * Math.hypot(one.x, one.y);
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(most);
          expect(Math.hypot(one.x - third.x, one.y - third.y)).toBeLessThan(most);
        });
        flight = next;
      }
    }
  });

  it('reports its velocity all the way', () => {
    const random = chance(5);
    for (const [from, to, target] of [
      [0, 3, 7],
      [4, 6, 0],
      [7, 8, 9],
      [9, 4, 4],
      [2, 1, 5],
    ] as const) {
      const first = planFlight(scene, stops[from] ?? overview, stops[to] ?? overview, screen);
      const time = first.duration * (0.2 + 0.6 * random());
      const flight = planFlight(scene, first.at(time), stops[target] ?? overview, screen, { velocity: first.velocityAt(time) });
      for (let step = 1; step < 60; step++) {
        const moment = (flight.duration * step) / 60;
        const flow = flowAt(flight, moment, -0.01);
        flowOf(flight.velocityAt(moment)).forEach(({ x, y }, place) => {
          const seen = flow[place] ?? { x: 0, y: 0 };
          expect(Math.hypot(seen.x - x, seen.y - y)).toBeLessThan(2e-3 + 1e-3 * Math.hypot(x, y));
        });
      }
    }
  });

  it('overshoots by no more than its speed would carry it in 50 ms', () => {
    const random = chance(6);
    for (let round = 0; round < 300; round++) {
      const [from, to] = [stops[round % stops.length] ?? overview, stops[Math.floor(random() * stops.length)] ?? overview];
      const velocity = { x: 6 * random() - 3, y: 6 * random() - 3, zoom: 0.04 * random() - 0.02, rotation: 0.6 * random() - 0.3 };
      const flight = planFlight(scene, from, to, screen, { velocity });
      const zooms = (at: (share: number) => Camera) =>
        Array.from({ length: 201 }, (_, step) => Math.log(rebase(scene, at(step / 200), scene.root).zoom));
      const plain = zooms((share) => planPath(scene, from, to, screen).at(share));
      const real = zooms((share) => flight.at(share * flight.duration));
      const most = 47.5 * lengthOf(velocity) + 1e-9;
      expect(Math.max(...real)).toBeLessThan(Math.max(...plain) + most);
      expect(Math.min(...real)).toBeGreaterThan(Math.min(...plain) - most);
    }
    const pushed = planFlight(scene, overview, overview, screen, { velocity: { x: 2, y: 0, zoom: 0, rotation: 0 } });
    const reach = Array.from({ length: 600 }, (_, time) => pixelsApart(scene, overview, pushed.at(time), screen));
    expect(Math.max(...reach)).toBeGreaterThan(80);
    expect(Math.max(...reach)).toBeLessThan(100);
  });

  it('keeps going if the new target is ahead', () => {
    const [from, to] = [frameObject(scene, 'c', screen), { ...frameObject(scene, 'd', screen), rotation: 30 }];
    for (const share of [0.2, 0.3, 0.4, 0.6, 0.8]) {
      const first = planFlight(scene, from, to, screen);
      const time = first.duration * share;
      const flight = planFlight(scene, first.at(time), to, screen, { velocity: first.velocityAt(time) });
      const left = Array.from({ length: 100 }, (_, step) =>
        Math.hypot(flight.at((flight.duration * step) / 100).x - to.x, flight.at((flight.duration * step) / 100).y - to.y),
      );
      expect(left.every((one, step) => step === 0 || one <= (left[step - 1] ?? 0) + 1e-9)).toBe(true);
    }
  });
});

describe('the easing', () => {
  it('matches the cubic-bezier of CSS', () => {
    for (const [x1, y1, x2, y2] of [
      [0.62, 0.02, 0.12, 1],
      [0.25, 1, 0.12, 1],
      [0.1, 1, 0.12, 1],
      [0.62, 1, 0.12, 1],
      [0.62, 0, 0.12, 1],
      [0.2, 0.8, 0.2, 1],
    ] as const) {
      const ease = cubicBezier(x1, y1, x2, y2);
      const point = (t: number, one: number, two: number) => 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3;
      expect(ease.at(0)).toBe(0);
      expect(ease.at(1)).toBe(1);
      for (let t = 0; t <= 1; t += 0.001) expect(Math.abs(ease.at(point(t, x1, x2)) - point(t, y1, y2))).toBeLessThan(1e-13);
      for (let time = 0.01; time < 1; time += 0.01)
        expect(ease.slopeAt(time)).toBeCloseTo((ease.at(time + 1e-6) - ease.at(time - 1e-6)) / 2e-6, 5);
      expect(ease.slopeAt(0)).toBeCloseTo(y1 / x1, 12);
      expect(ease.slopeAt(1)).toBe(0);
    }
  });
});

describe('a cut', () => {
  it('fades the target in over the start within 120 ms', () => {
    const cut = planCut(overview, stops[3] ?? overview);
    expect(cut).toMatchObject({ duration: 120, from: overview, to: stops[3] });
    expect([-5, 0, 30, 60, 120, 500].map(cut.opacityAt)).toEqual([0, 0, 0.25, 0.5, 1, 1]);
  });
});

/** Movement on the screen at nine points, in pixels per millisecond, measured on one side of a moment. */
function flowAt(flight: Flight, time: number, step: number) {
  const here = flight.at(time);
  const near = drift(scene, here, flight.at(time + step), screen);
  const far = drift(scene, here, flight.at(time + 2 * step), screen);
  return near.map((one, place) => ({
    x: (4 * one.x - (far[place]?.x ?? 0)) / (2 * step),
    y: (4 * one.y - (far[place]?.y ?? 0)) / (2 * step),
  }));
}

/** The same movement, derived from a velocity. */
function flowOf({ x, y, zoom, rotation }: CameraVelocity) {
  const spin = (rotation * Math.PI) / 180;
  return [-640, 0, 640].flatMap((across) =>
    [-360, 0, 360].map((down) => ({ x: zoom * across + spin * down - x, y: zoom * down - spin * across - y })),
  );
}
