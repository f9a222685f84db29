import { describe, expect, it } from 'vitest';
import { planFlight } from './flight.ts';
import { frameObject, overviewCamera } from './framing.ts';
import { layerCamera, layerOpacity } from './parallax.ts';
import { canvas, nest, pixelsApart, screen, topic } from './test-scenes.ts';

const scene = canvas([
  nest('n', 12, { scale: 0.1, x: 511, y: 480, rotation: 20 }),
  topic('c', { x: 300, y: 200, width: 300, height: 200, rotation: 150 }),
  topic('d', { x: 1500, y: 900, width: 300, height: 200, rotation: 210 }),
]);
const overview = overviewCamera(scene, screen);

describe('a background layer', () => {
  it('stays fixed at depth 0 and moves with the canvas at depth 1', () => {
    for (const id of ['root', 'c', 'n3', 'n12']) {
      const camera = frameObject(scene, id, screen);
      expect(layerCamera(scene, camera, 0, screen)).toEqual(overview);
      expect(layerCamera(scene, camera, 1, screen)).toBe(camera);
    }
  });

  it('looks as in the overview when the camera is there, at any depth', () => {
    for (const depth of [0, 0.2, 0.5, 0.9])
      expect(pixelsApart(scene, overview, layerCamera(scene, overview, depth, screen), screen)).toBeLessThan(1e-9);
  });

  it('follows a fraction of the movement, of the log zoom and of the rotation', () => {
    const camera = { anchor: 'root', x: overview.x + 100, y: overview.y - 60, zoom: overview.zoom * 16, rotation: 20 };
    const layer = layerCamera(scene, camera, 0.25, screen);
    expect(layer.x).toBeCloseTo(overview.x + 25, 9);
    expect(layer.y).toBeCloseTo(overview.y - 15, 9);
    expect(layer.zoom).toBeCloseTo(overview.zoom * 2, 9);
    expect(Math.abs(layer.rotation - 5)).toBeLessThan(0.1);
    expect(layerCamera(scene, camera, 0.5, screen).rotation).toBeCloseTo(10, 9);
  });

  it('fades in and out by zoom, and one is there wherever two replace each other', () => {
    const at = (zoom: number) => ({ ...overview, zoom: overview.zoom * zoom });
    const opacity = (layer: Parameters<typeof layerOpacity>[2], zoom: number) => layerOpacity(scene, at(zoom), layer, screen);
    expect([0.1, 1, 1000].map((zoom) => opacity({}, zoom))).toEqual([1, 1, 1]);
    expect([1, 5.5, 8, 11.5, 1000].map((zoom) => opacity({ appearsAt: 8 }, zoom))).toEqual([0, 0, expect.closeTo(0.5, 9), 1, 1]);
    expect([1, 8, 16, 1000].map((zoom) => opacity({ disappearsAt: 8 }, zoom))).toEqual([1, 1, expect.closeTo(0.5, 9), 0]);
    for (let zoom = 1; zoom < 100; zoom *= 1.1)
      expect(Math.max(opacity({ disappearsAt: 8 }, zoom), opacity({ appearsAt: 8 }, zoom))).toBe(1);
  });

  it('gets ever closer to the canvas as its depth grows', () => {
    const camera = { anchor: 'root', x: 500, y: 300, zoom: 3 * overview.zoom, rotation: 25 };
    const apart = [0, 0.2, 0.4, 0.6, 0.8, 0.99999].map((depth) =>
      pixelsApart(scene, camera, layerCamera(scene, camera, depth, screen), screen),
    );
    expect(apart).toEqual(apart.toSorted((one, other) => other - one));
    expect(apart.at(-1)).toBeLessThan(0.1);
  });

  it('never jumps in flight, neither past a half turn nor on a deep dive', () => {
    for (const [from, to] of [
      ['c', 'd'],
      ['root', 'n12'],
      ['n12', 'd'],
    ] as const)
      for (const depth of [0.1, 0.3, 0.7, 0.95]) {
        const flight = planFlight(scene, frameObject(scene, from, screen), frameObject(scene, to, screen), screen);
        const leaps = (step: number) => {
          let most = 0;
          for (let time = 0; time < flight.duration; time += step) {
            const [one, other] = [
              layerCamera(scene, flight.at(time), depth, screen),
              layerCamera(scene, flight.at(time + step), depth, screen),
            ];
            most = Math.max(most, pixelsApart(scene, one, other, screen));
          }
          return most;
        };
        expect(leaps(1)).toBeLessThan(leaps(4) / 2);
      }
  });
});
