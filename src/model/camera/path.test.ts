/* eslint-disable typescript/triple-slash-reference */
/// <reference path="./d3-interpolate.d.ts" />
import { interpolateZoom } from 'd3-interpolate';
import { describe, expect, it } from 'vitest';
import type { Matrix } from '../presentation/drawing.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import type { Camera } from './camera.ts';
import { anchorOf, frameObject, overviewCamera } from './framing.ts';
import { planPath } from './path.ts';
import { canvas, chance, nest, pixelsApart, rectangle, screen } from './test-scenes.ts';

const flat = canvas([]);
const root = (x: number, y: number, zoom: number, rotation = 0): Camera => ({ anchor: 'root', x, y, zoom, rotation });
const progresses = [0.001, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.999];
const twelveDeep = { scale: 0.1, x: 511.3, y: 487.7 };

describe('the path of a flight', () => {
  it("matches d3's interpolateZoom for thousands of random pairs", () => {
    const random = chance(1);
    const worst = { length: 0, place: 0, zoom: 0 };
    for (let compared = 0; compared < 5000;) {
      const from = root(random() * 2000 - 1000, random() * 2000 - 1000, 10 ** (random() * 4 - 2));
      const to = root(random() * 2000 - 1000, random() * 2000 - 1000, 10 ** (random() * 4 - 2));
      if (!isGoodForThem(from, to)) continue;
      compared++;
      const path = planPath(flat, from, to, screen);
      const theirs = interpolateZoom([from.x, from.y, 1280 / from.zoom], [to.x, to.y, 1280 / to.zoom]);
      worst.length = Math.max(worst.length, Math.abs((path.length * 1000) / theirs.duration - 1));
      for (const progress of progresses) {
        const { x, y, zoom } = path.at(progress);
        const [theirX, theirY, width] = theirs(progress);
        worst.place = Math.max(worst.place, Math.hypot(x - theirX, y - theirY) / Math.max(width, Math.hypot(to.x - from.x, to.y - from.y)));
        worst.zoom = Math.max(worst.zoom, Math.abs((zoom * width) / 1280 - 1));
      }
    }
    expect(worst.length).toBeLessThan(1e-9);
    expect(worst.place).toBeLessThan(1e-9);
    expect(worst.zoom).toBeLessThan(1e-9);
  });

  it("matches d3's pure zoom when both views share a centre", () => {
    const random = chance(2);
    for (let round = 0; round < 1000; round++) {
      const from = root(random() * 100, random() * 100, 10 ** (random() * 6 - 3));
      const off = 10 ** (-7 - 8 * random()) * (round % 2);
      const to = root(from.x + off, from.y - off / 2, 10 ** (random() * 6 - 3));
      const path = planPath(flat, from, to, screen);
      const theirs = interpolateZoom([from.x, from.y, 1280 / from.zoom], [to.x, to.y, 1280 / to.zoom]);
      for (const progress of progresses) {
        const camera = path.at(progress);
        const [x, y, width] = theirs(progress);
        expect(Math.abs((camera.zoom * width) / 1280 - 1)).toBeLessThan(1e-9);
        expect(Math.hypot(camera.x - x, camera.y - y)).toBeLessThan(2 * off + 1e-13);
      }
    }
  });

  it('blends smoothly into the pure zoom as the centres converge', () => {
    for (const zoom of [1, 1.0000001, 1.5, 0.2, 1e4, 1e-9]) {
      const pure = planPath(flat, root(0, 0, 1), root(0, 0, zoom), screen);
      for (let digits = 0; digits < 250; digits++) {
        const distance = 10 ** -digits;
        const path = planPath(flat, root(0, 0, 1), root(distance, 0, zoom), screen);
        const exact = digits < 12 ? exactPath(flat, root(0, 0, 1), root(distance, 0, zoom)) : undefined;
        for (const progress of [0.01, 0.3, 0.5, 0.8, 0.99]) {
          const camera = path.at(progress);
          expect(camera.x).toBeGreaterThanOrEqual(0);
          expect(camera.x).toBeLessThanOrEqual(distance);
          const error = exact ? exact(progress).pixelsOff(camera) : pixelsApart(flat, pure.at(progress), camera, screen);
          expect(error).toBeLessThan(exact ? 1e-9 : 1.01 * distance * Math.max(1, zoom) + 1e-9);
        }
      }
    }
  });

  it('takes the shorter turn', () => {
    expect(planPath(flat, root(0, 0, 1, 10), root(0, 0, 1, 350), screen).at(0.5).rotation).toBe(0);
    expect(planPath(flat, root(0, 0, 1, 170), root(0, 0, 1, -170), screen).turn).toBe(20);
    expect(planPath(flat, root(0, 0, 1, 720), root(0, 0, 1, 90), screen).turn).toBe(90);
  });

  it('starts and ends exactly', () => {
    const random = chance(3);
    for (let round = 0; round < 500; round++) {
      const from = root(random() * 1e6, random() * 1e6, 10 ** (random() * 8 - 4), random() * 720 - 360);
      const to = root(random() * 1e6, random() * 1e6, 10 ** (random() * 8 - 4), random() * 720 - 360);
      const path = planPath(flat, from, to, screen);
      expect(path.at(0)).toEqual(from);
      expect(path.at(1)).toEqual(to);
      expect(pixelsApart(flat, from, path.at(1e-15), screen)).toBeLessThan(0.01);
      expect(pixelsApart(flat, to, path.at(1 - 1e-16), screen)).toBeLessThan(0.01);
    }
  });

  it('stays finite from 1e9 units away, into a zoom of 1e12, and beyond what can be shown', () => {
    for (const [x, zoom] of [
      [1e9, 1e12],
      [-1e9, 1e-12],
      [1e9, 1],
      [1e300, 1e200],
      [0, 0],
    ] as const)
      for (const [from, to] of [
        [root(0, 0, 1), root(x, x, zoom)],
        [root(x, x, zoom), root(0, 0, 1)],
      ] as const) {
        const path = planPath(flat, from, to, screen);
        for (let step = 0; step <= 50; step++) {
          expect(Object.values(path.at(step / 50)).every((value) => typeof value === 'string' || Number.isFinite(value))).toBe(true);
          expect(Object.values(path.velocityAt(step / 50)).every(Number.isFinite)).toBe(true);
        }
      }
  });

  it('reports its velocity', () => {
    const scene = canvas([nest('a', 8, { ...twelveDeep, rotation: 25 })]);
    const cameras = [
      overviewCamera(scene, screen),
      frameObject(scene, 'a3', screen),
      frameObject(scene, 'a8', screen),
      root(100, 900, 0.3, 200),
      root(2000, 20, 1.7, -77),
    ];
    for (const from of cameras)
      for (const [to, curve] of cameras.flatMap((to) => ([undefined, 'direct', 'high'] as const).map((curve) => [to, curve] as const))) {
        if (from === to) continue;
        const path = planPath(scene, from, to, screen, curve);
        for (const progress of [0.02, 0.2, 0.47, 0.55, 0.8, 0.98]) {
          const step = 1e-5;
          const [before, after] = [path.at(progress - step), path.at(progress + step)];
          const { x, y, zoom, rotation } = path.velocityAt(progress);
          if (before.anchor !== after.anchor) continue;
          const { cos, sin } = {
            cos: Math.cos((path.at(progress).rotation * Math.PI) / 180),
            sin: Math.sin((path.at(progress).rotation * Math.PI) / 180),
          };
          const scale = path.at(progress).zoom / (2 * step);
          const [dx, dy] = [(after.x - before.x) * scale, (after.y - before.y) * scale];
          expect(Math.hypot(x - cos * dx - sin * dy, y - cos * dy + sin * dx)).toBeLessThan(0.01 + 1e-6 * Math.hypot(dx, dy));
          expect(zoom).toBeCloseTo(Math.log(after.zoom / before.zoom) / (2 * step), 4);
          expect(rotation).toBeCloseTo((after.rotation - before.rotation) / (2 * step), 4);
        }
      }
  });
});

describe('the curve of a path', () => {
  /** Views of one canvas, from the same size to a thousand times as large. */
  const pairs = (seed: number) => {
    const random = chance(seed);
    const any = () => root(random() * 2000 - 1000, random() * 2000 - 1000, 10 ** (random() * 3 - 1), random() * 90);
    return Array.from({ length: 300 }, (_, index) => {
      const [from, to] = [any(), any()];
      return [from, index % 5 ? to : { ...to, zoom: from.zoom }] as const;
    });
  };
  const all = Array.from({ length: 101 }, (_, index) => index / 100);
  const farthest = (from: Camera, to: Camera, curve?: 'direct' | 'high') =>
    Math.min(...all.map((progress) => planPath(flat, from, to, screen, curve).at(progress).zoom));

  it.each(['direct', 'high'] as const)('%s starts and ends exactly, and leads the same way back', (curve) => {
    for (const [from, to] of pairs(11)) {
      const [there, back] = [planPath(flat, from, to, screen, curve), planPath(flat, to, from, screen, curve)];
      expect(there.at(0)).toEqual(from);
      expect(there.at(1)).toEqual(to);
      expect(back.length).toBeCloseTo(there.length, 9);
      for (const progress of progresses) expect(pixelsApart(flat, there.at(progress), back.at(1 - progress), screen)).toBeLessThan(1e-4);
    }
  });

  it('that is direct never shows more than the wider of its ends, and passes only what is between them', () => {
    for (const [from, to] of pairs(12)) {
      const path = planPath(flat, from, to, screen, 'direct');
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      expect(farthest(from, to, 'direct')).toBeGreaterThan(Math.min(from.zoom, to.zoom) * (1 - 1e-6));
      let before = 0;
      for (const progress of all) {
        const { x, y } = path.at(progress);
        const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
        expect(share).toBeGreaterThanOrEqual(before - 1e-9);
        before = share;
      }
      expect(before).toBeCloseTo(1, 9);
    }
  });

  it('that is high shows more on the way than the usual one, at least twice as much between neighbours', () => {
    for (const [from, to] of pairs(13)) expect(farthest(from, to, 'high')).toBeLessThanOrEqual(farthest(from, to));
    const [from, to] = [root(0, 0, 1), root(1500, 0, 1)];
    expect(farthest(from, to, 'high')).toBeLessThan(farthest(from, to) / 2);
  });

  it('makes no difference to a mere zoom or turn', () => {
    const [from, to] = [root(5, 7, 1, 0), root(5, 7, 20, 40)];
    for (const curve of ['direct', 'high'] as const)
      for (const progress of progresses)
        expect(
          pixelsApart(flat, planPath(flat, from, to, screen, curve).at(progress), planPath(flat, from, to, screen).at(progress), screen),
        ).toBeLessThan(1e-6);
  });
});

describe('compared with 160-digit arithmetic, the path', () => {
  const worst = (scene: Scene, from: Camera, to: Camera) => {
    const exact = exactPath(scene, from, to);
    const path = planPath(scene, from, to, screen);
    let most = 0;
    for (let step = 1; step < 60; step++) most = Math.max(most, exact(step / 60).pixelsOff(path.at(step / 60)));
    return most;
  };

  it('is off by less than 0.01 px at zoom 10,000, a million units from the origin', () => {
    const wide = canvas([], { width: 2e6, height: 2e6 });
    for (const [from, to] of [
      [root(1e6 - 0.3, 1e6 - 0.1, 1e4), root(1e6 + 0.2, 1e6, 1e4)],
      [root(1e6, 1e6, 1e-3), root(1e6 + 0.123, 1e6 - 0.321, 1e4)],
      [root(0.1, 0.7, 1e4), root(1e6 + 0.1, 1e6, 1e4)],
    ] as const) {
      expect(worst(wide, from, to)).toBeLessThan(1e-5);
      expect(worst(wide, to, from)).toBeLessThan(1e-5);
    }
  });

  it('is off by less than 0.01 px into, out of and between nests of 1e-12', () => {
    const scene = canvas([
      nest('a', 12, twelveDeep),
      nest('b', 12, { ...twelveDeep, x: 320.7, y: 610.9 }),
      rectangle('beside', { x: 1500, scale: 0.3 }),
    ]);
    const deep = frameObject(scene, 'a12', screen);
    expect(deep.anchor).toBe('a10');
    for (const other of [
      overviewCamera(scene, screen),
      frameObject(scene, 'b12', screen),
      frameObject(scene, 'a6', screen),
      frameObject(scene, 'beside', screen),
      frameObject(scene, 'a-end', screen),
    ]) {
      expect(worst(scene, deep, other)).toBeLessThan(1e-5);
      expect(worst(scene, other, deep)).toBeLessThan(1e-5);
    }
  });

  it('is off by less than 0.01 px even in a nest of 1e-30', () => {
    const scene = canvas([nest('a', 30, twelveDeep)]);
    expect(worst(scene, overviewCamera(scene, screen), frameObject(scene, 'a30', screen))).toBeLessThan(1e-5);
    expect(worst(scene, frameObject(scene, 'a30', screen), overviewCamera(scene, screen))).toBeLessThan(1e-5);
  });
});

/** d3 computes √(b² + 1) − b: for large b it runs out of digits, and only the 160-digit arithmetic can tell which result is right. */
function isGoodForThem(from: Camera, to: Camera): boolean {
  const [w0, w1, distance] = [1280 / from.zoom, 1280 / to.zoom, Math.hypot(to.x - from.x, to.y - from.y)];
  const b = (sign: number, width: number) => Math.abs(w1 * w1 - w0 * w0 + sign * 4 * distance * distance) / (4 * width * distance);
  return b(1, w0) < 300 && b(-1, w1) < 300;
}

/** Van Wijk & Nuij's formulas as published, in fixed-point numbers with 536 binary places, in root coordinates; for unrotated nodes. */
function exactPath(scene: Scene, from: Camera, to: Camera) {
  const PLACES = 536n;
  const ONE = 1n << PLACES;
  const times = (a: bigint, b: bigint) => (a * b) >> PLACES;
  const over = (a: bigint, b: bigint) => (a << PLACES) / b;
  const of = (value: number): bigint => {
    let [mantissa, exponent] = [value, 0n];
    for (; !Number.isInteger(mantissa); exponent++) mantissa *= 2;
    return (BigInt(mantissa) << PLACES) >> exponent;
  };
  const toNumber = (value: bigint) => {
    const shift = BigInt(Math.max(0, (value < 0n ? -value : value).toString(2).length - 64));
    return Number(value >> shift) * 2 ** (Number(shift) - Number(PLACES));
  };
  const root = (value: bigint) => {
    if (value === 0n) return 0n;
    const square = value << PLACES;
    let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
    for (let next = (guess + square / guess) / 2n; next < guess; next = (guess + square / guess) / 2n) guess = next;
    return guess;
  };
  const exp = (value: bigint): bigint => {
    const small = value >> 16n;
    let [sum, term] = [ONE, ONE];
    for (let n = 1n; term !== 0n && term !== -1n; n++) sum += term = times(term, small) / n;
    for (let doubling = 0; doubling < 16; doubling++) sum = times(sum, sum);
    return sum;
  };
  const log = (value: bigint) => {
    let guess = of(Math.log(toNumber(value)));
    for (let round = 0; round < 6; round++) guess += 2n * over(value - exp(guess), value + exp(guess));
    return guess;
  };
  const cosh = (value: bigint) => (exp(value) + exp(-value)) / 2n;
  const sinh = (value: bigint) => (exp(value) - exp(-value)) / 2n;

  /** The camera's exact numbers in root coordinates, taking the scene's own matrices as the truth. */
  const lift = (camera: Camera) => {
    let [x, y, zoom] = [of(camera.x), of(camera.y), of(camera.zoom)];
    for (let node: SceneNode = anchorOf(scene, camera); node.parent; node = node.parent) {
      const [a, , , , e, f]: Matrix = node.toParent;
      [x, y, zoom] = [times(of(a), x) + of(e), times(of(a), y) + of(f), over(zoom, of(a))];
    }
    return { x, y, width: over(of(1280), zoom), zoom };
  };
  const [one, two] = [lift(from), lift(to)];
  const [dx, dy, w0, w1] = [two.x - one.x, two.y - one.y, one.width, two.width];
  const distance = root(times(dx, dx) + times(dy, dy));
  const square = 4n * times(distance, distance);
  const r = (sign: bigint, width: bigint) => {
    const b = over(times(w1, w1) - times(w0, w0) + sign * square, 4n * times(width, distance));
    return log(root(times(b, b) + ONE) - b);
  };
  const [r0, r1] = [r(1n, w0), r(-1n, w1)];
  return (progress: number) => {
    const way = times(of(progress), r1 - r0) + r0;
    const part = over(times(w0, over(times(cosh(r0), sinh(way)), cosh(way)) - sinh(r0)), 2n * distance);
    const [x, y, width] = [one.x + times(part, dx), one.y + times(part, dy), times(w0, over(cosh(r0), cosh(way)))];
    return {
      /** Largest deviation at the corners of the viewport. */
      pixelsOff(camera: Camera): number {
        const mine = lift(camera);
        const moved = Math.hypot(toNumber(times(mine.x - x, mine.zoom)), toNumber(times(mine.y - y, mine.zoom)));
        return moved + 735 * Math.abs(toNumber(over(mine.width - width, width)));
      },
    };
  };
}
