import { describe, expect, it } from 'vitest';
import { invert, apply } from '../geometry/matrix.ts';
import type { Camera } from './camera.ts';
import { viewMatrix } from './camera.ts';
import { anchorOf, frameObject, overviewCamera, rebase } from './framing.ts';
import { canvas, chance, drift, nest, pixelsApart, rectangle, screen, topic } from './test-scenes.ts';
import { pan, reanchor, rotateAt, zoomAt, zoomLimits } from './travel.ts';

const scene = canvas([
  nest('n', 12, { scale: 0.1, x: 511.3, y: 487.7, rotation: 10 }),
  topic('speck', { x: 1500, y: 800, scale: 1e-9 }),
  rectangle('beside', { x: 1000, scale: 0.2 }),
]);
const somewhere: Camera = { anchor: 'root', x: 311, y: 222, zoom: 1.7, rotation: 33 };
const hand = { x: 1000, y: 100 };
const under = (camera: Camera) => apply(invert(viewMatrix(camera, screen)) ?? [0, 0, 0, 0, 0, 0], hand.x, hand.y);

describe('dragging the canvas', () => {
  it('moves it along', () => {
    for (const { x, y } of drift(scene, somewhere, pan(somewhere, 30, -12), screen)) {
      expect(x).toBeCloseTo(30, 9);
      expect(y).toBeCloseTo(-12, 9);
    }
  });

  it('zooms and rotates around the point it holds', () => {
    const [zoomed, turned] = [zoomAt(somewhere, screen, hand, 2.5), rotateAt(somewhere, screen, hand, 40)];
    expect(zoomed.zoom).toBe(1.7 * 2.5);
    expect(turned.rotation).toBe(33 - 40);
    for (const camera of [zoomed, turned, rotateAt(zoomed, screen, hand, -90)]) {
      expect(under(camera).x).toBeCloseTo(under(somewhere).x, 9);
      expect(under(camera).y).toBeCloseTo(under(somewhere).y, 9);
    }
    // Clockwise: a point above the centre moves right.
    const middle = { x: 640, y: 360 };
    const above = drift(scene, somewhere, rotateAt(somewhere, screen, middle, 5), screen)[3];
    expect(above?.x).toBeGreaterThan(30);
  });

  it('stops at the limits, and does not snap back from beyond them', () => {
    const limits = { min: 1, max: 2 };
    expect(zoomAt(somewhere, screen, hand, 10, limits).zoom).toBe(2);
    expect(zoomAt(somewhere, screen, hand, 0.1, limits).zoom).toBe(1);
    const beyond = { ...somewhere, zoom: 5 };
    expect(zoomAt(beyond, screen, hand, 1.5, limits)).toEqual(beyond);
    expect(zoomAt(beyond, screen, hand, 0.9, limits).zoom).toBe(4.5);
    const below = { ...somewhere, zoom: 0.5 };
    expect(zoomAt(below, screen, hand, 0.5, limits)).toEqual(below);
    expect(zoomAt(below, screen, hand, 1.5, limits).zoom).toBe(0.75);
    expect(zoomAt(somewhere, screen, hand, Infinity).zoom).toBe(1e12);
  });

  it('ranges from half the overview until the smallest object fills the view', () => {
    const overview = overviewCamera(scene, screen);
    const limits = zoomLimits(scene, overview, screen);
    expect(limits.min).toBeCloseTo(overview.zoom / 2, 12);
    const smallest = rebase(scene, frameObject(scene, 'n-end', screen), scene.root).zoom;
    expect(limits.max).toBe(1e12);
    expect(smallest).toBeGreaterThan(limits.max);
    const deep = frameObject(scene, 'n-end', screen);
    const there = zoomLimits(scene, deep, screen);
    expect(there.max / deep.zoom).toBeGreaterThan(1);
    expect(there.max / deep.zoom).toBeLessThan(3);
    expect(zoomLimits(canvas([]), overview, screen).max).toBeGreaterThanOrEqual(overview.zoom);
  });
});

describe('the anchor of a travelling camera', () => {
  it('is replaced on a deep dive and on the way back, without a jump', () => {
    const end = frameObject(scene, 'n12', screen);
    const seen = new Set<string>();
    let camera = overviewCamera(scene, screen);
    for (let step = 0; step < 400; step++) {
      // As a user would: towards the target, then closer.
      const aim = rebase(scene, end, anchorOf(scene, camera));
      const moved = { ...camera, x: aim.x, y: aim.y, zoom: Math.min(aim.zoom, camera.zoom * 1.1) };
      camera = reanchor(scene, moved, screen);
      seen.add(camera.anchor);
      expect(pixelsApart(scene, moved, camera, screen)).toBeLessThan(0.001);
      expect(reanchor(scene, camera, screen)).toBe(camera);
    }
    expect([...seen]).toEqual(['root', 'n5', 'n10']);
    expect(pixelsApart(scene, camera, { ...end, rotation: camera.rotation }, screen)).toBeLessThan(0.001);
    seen.clear();
    for (let step = 0; step < 400; step++) {
      const moved = zoomAt(camera, screen, { x: 700, y: 300 }, 0.9, zoomLimits(scene, camera, screen));
      camera = reanchor(scene, moved, screen);
      seen.add(camera.anchor);
      expect(pixelsApart(scene, moved, camera, screen)).toBeLessThan(0.001);
    }
    expect([...seen]).toEqual(['n10', 'n5', 'root']);
    expect(camera.zoom).toBeCloseTo(overviewCamera(scene, screen).zoom / 2, 9);
  });

  it('changes when the view moves elsewhere', () => {
    const deep = frameObject(scene, 'n12', screen);
    const speck = rebase(scene, frameObject(scene, 'speck', screen), scene.root);
    expect(reanchor(scene, speck, screen).anchor).toBe('speck');
    expect(reanchor(scene, rebase(scene, speck, scene.nodes.get('n10') ?? scene.root), screen).anchor).toBe('speck');
    expect(reanchor(scene, pan(deep, 1e12, 0), screen).anchor).not.toBe('n10');
    expect(reanchor(scene, pan(deep, 500, 200), screen).anchor).toBe('n10');
    expect(reanchor(scene, frameObject(scene, 'beside', screen), screen).anchor).toBe('root');
  });

  it('does not flip back and forth at the boundary', () => {
    const random = chance(9);
    const aim = rebase(scene, frameObject(scene, 'n5', screen), scene.root);
    let camera = reanchor(scene, { ...aim, zoom: aim.zoom / 200 }, screen);
    const anchors = [camera.anchor];
    for (let step = 0; step < 300; step++) {
      const zoom = (aim.zoom / 100) * 4 ** (2 * random() - 1);
      camera = reanchor(scene, rebase(scene, { ...aim, zoom }, anchorOf(scene, camera)), screen);
      if (camera.anchor !== anchors.at(-1)) anchors.push(camera.anchor);
    }
    expect(anchors).toEqual(['root', 'n5']);
  });
});
