import { describe, expect, it } from 'vitest';
import type { SceneObject } from '../presentation/presentation.ts';
import type { Viewport } from './camera.ts';
import { frameObject, overviewCamera, rebase, shorterTurn } from './framing.ts';
import { canvas, chance, group, nest, pixelsApart, rectangle, screen, seenAt, topic } from './test-scenes.ts';

const phone: Viewport = { width: 390, height: 844 };
const scene = canvas([
  topic('wide', { x: 900, y: 500, width: 800, height: 300, rotation: 30, scale: 0.5 }, [
    group('turned', { x: 400, y: 150, rotation: 60, scale: 0.1 }, [rectangle('flag', { rotation: 270, width: 300, height: 200 })]),
  ]),
  topic('point', { width: 0, height: 0, scale: 0.5 }),
  group('loose', { x: 300, y: 300, width: 0, height: 0 }, [
    rectangle('left', { x: 0, y: 0, width: 100, height: 100 }),
    rectangle('right', { x: 400, y: 0, width: 100, height: 100 }),
  ]),
  rectangle('line', { width: 500, height: 0 }),
  rectangle('gone', { scale: 0 }),
  nest('n', 12, { scale: 0.1, rotation: 7 }),
]);

const corners = (id: string, camera: ReturnType<typeof frameObject>, viewport: Viewport) => {
  const { width, height } = scene.nodes.get(id)?.object ?? scene.root.object;
  const [topLeft, bottomRight] = [seenAt(scene, camera, viewport, id, 0, 0), seenAt(scene, camera, viewport, id, width, height)];
  return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };
};

describe('framing an object', () => {
  it('shows the whole object upright, centred in the free area, as large as fits, wherever it is', () => {
    const random = chance(7);
    for (let round = 0; round < 500; round++) {
      const viewport = { width: 300 + 1500 * random(), height: 300 + 1500 * random() };
      const insets = { top: 100 * random(), right: 40 * random(), bottom: 160 * random(), left: 40 * random() };
      const margin = 0.2 * random();
      for (const id of ['root', 'wide', 'turned', 'flag', 'left', 'n1', 'n4', 'n5', 'n9', 'n12', 'n-end']) {
        const camera = frameObject(scene, id, viewport, { insets, margin });
        const { left, top, right, bottom } = corners(id, camera, viewport);
        const edge = margin * Math.min(viewport.width - insets.left - insets.right, viewport.height - insets.top - insets.bottom);
        const free = [
          left - insets.left - edge,
          top - insets.top - edge,
          viewport.width - insets.right - edge - right,
          viewport.height - insets.bottom - edge - bottom,
        ];
        expect(Math.min(...free)).toBeGreaterThan(-1e-6);
        expect(Math.min(...free)).toBeLessThan(1e-6);
        expect((free[0] ?? 0) - (free[2] ?? 0)).toBeCloseTo(0, 6);
        expect((free[1] ?? 0) - (free[3] ?? 0)).toBeCloseTo(0, 6);
        const { height } = scene.nodes.get(id)?.object ?? scene.root.object;
        expect(seenAt(scene, camera, viewport, id, 0, height).x).toBeCloseTo(left, 6);
      }
    }
  });

  it('turns with the object by exact degrees', () => {
    expect(frameObject(scene, 'wide', screen).rotation).toBe(30);
    expect(frameObject(scene, 'turned', screen).rotation).toBe(90);
    expect(frameObject(scene, 'flag', screen).rotation).toBe(0);
    expect(frameObject(canvas([topic('back', { rotation: 270 })]), 'back', screen).rotation).toBe(-90);
  });

  it('uses exact coordinates of the anchor', () => {
    expect(frameObject(scene, 'n4', screen).anchor).toBe('root');
    expect(frameObject(scene, 'n5', screen)).toMatchObject({ anchor: 'n5', x: 500, y: 500, rotation: 0 });
    expect(frameObject(scene, 'n12', screen).anchor).toBe('n10');
  });

  it('leaves a margin of a few per cent, less on small screens', () => {
    const margin = (viewport: Viewport) => {
      const { left, top } = corners('root', frameObject(scene, 'root', viewport), viewport);
      return Math.min(left, top) / Math.min(viewport.width, viewport.height);
    };
    expect(margin({ width: 1600, height: 900 })).toBeCloseTo(0.05, 9);
    expect(margin(phone)).toBeCloseTo((0.075 * 140) / 390, 9);
    expect(margin({ width: 300, height: 200 })).toBeCloseTo(0, 9);
  });

  it('fits a landscape topic on a portrait phone by width, above the sheet', () => {
    const box = corners('wide', frameObject(scene, 'wide', phone, { insets: { top: 100, right: 0, bottom: 280, left: 0 } }), phone);
    expect(box.right - box.left).toBeGreaterThan(0.93 * 390);
    expect((box.top + box.bottom) / 2).toBeCloseTo(100 + 464 / 2, 6);
  });

  it('keeps the bottom 160 px free for captions, but never more than three quarters of the height', () => {
    const captions = { top: 0, right: 0, bottom: 160, left: 0 };
    expect(corners('root', frameObject(scene, 'root', screen, { insets: captions }), screen).bottom).toBeLessThanOrEqual(720 - 160);
    const strip = { width: 300, height: 160 };
    const box = corners('root', frameObject(scene, 'root', strip, { insets: captions }), strip);
    expect(box.bottom - box.top).toBeGreaterThan(30);
    expect(box.bottom).toBeLessThanOrEqual(40);
  });

  it('gives a usable camera for objects without a size, unknown objects and an empty viewport', () => {
    for (const id of ['point', 'line', 'gone', 'loose', 'unknown'])
      for (const viewport of [screen, { width: 0, height: 0 }]) {
        const { x, y, zoom } = frameObject(scene, id, viewport, {
          margin: 3,
          insets: { top: 9999, right: 9999, bottom: 9999, left: 9999 },
        });
        expect([x, y].every(Number.isFinite)).toBe(true);
        expect(zoom).toBeGreaterThan(0);
        expect(zoom).toBeLessThanOrEqual(1e12);
      }
    expect(frameObject(scene, 'point', screen)).toMatchObject({ x: 500, y: 500, zoom: 2 });
    expect(frameObject(scene, 'line', screen).zoom).toBeCloseTo((1280 - 2 * 0.075 * 470) / 500, 9);
    expect(frameObject(scene, 'unknown', screen)).toEqual(overviewCamera(scene, screen));
  });

  it('frames a group without a size by its contents', () => {
    const { x, y, zoom } = frameObject(scene, 'loose', screen, { margin: 0 });
    expect([x, y, zoom]).toEqual([500, 300, 1280 / 500]);
  });
});

describe('the overview', () => {
  it('shows the whole canvas', () => {
    expect(overviewCamera(scene, { width: 1920, height: 1080 })).toMatchObject({ anchor: 'root', x: 960, y: 540, rotation: 0 });
    expect(overviewCamera(scene, screen, { top: 0, right: 0, bottom: 160, left: 0 }).y).toBeGreaterThan(540);
  });
});

describe('rebasing', () => {
  it('shows the same view from any node in the tree', () => {
    const random = chance(8);
    const objects: SceneObject[] = Array.from({ length: 6 }, (_, index) =>
      nest(`t${index}-`, 3, { x: 1000 * random(), y: 1000 * random(), rotation: 360 * random(), scale: 0.1 + random() }),
    );
    const wild = canvas(objects);
    const nodes = [...wild.nodes.values()];
    for (let round = 0; round < 300; round++) {
      const camera = { anchor: 'root', x: 1000 * random(), y: 1000 * random(), zoom: 0.1 + random(), rotation: 360 * random() };
      const there = rebase(wild, camera, nodes[Math.floor(nodes.length * random())] ?? wild.root);
      expect(pixelsApart(wild, camera, there, screen)).toBeLessThan(1e-8);
      expect(pixelsApart(wild, camera, rebase(wild, there, wild.root), screen)).toBeLessThan(1e-8);
    }
  });

  it('returns a camera unchanged that already has the anchor', () => {
    const camera = frameObject(scene, 'n12', screen);
    expect(rebase(scene, camera, scene.nodes.get('n10') ?? scene.root)).toBe(camera);
  });
});

describe('the shorter turn', () => {
  it('is above -180 and at most 180', () => {
    expect([0, 90, 180, 181, 270, 360, 540, -90, -180, -181, -360, 725].map(shorterTurn)).toEqual([
      0, 90, 180, -179, -90, 0, 180, -90, 180, 179, 0, 5,
    ]);
  });
});
