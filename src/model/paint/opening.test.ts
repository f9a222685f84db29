import { describe, expect, it } from 'vitest';
import { frameObject } from '../camera/framing.ts';
import { openingOf } from './opening.ts';
import { canvas, rectangle, seenAt, topic } from '../camera/test-scenes.ts';

const scene = canvas([
  topic('slide', { x: 900, y: 500, width: 1280, height: 720, rotation: 30, scale: 0.5 }),
  topic('square', { x: 200, y: 900, width: 500, height: 500 }),
  topic('column', { width: 100, height: 700 }),
  topic('banner', { width: 1500, height: 120 }),
  rectangle('line', { width: 500, height: 0 }),
]);

const viewers = [
  { width: 1280, height: 720, bottom: 76 },
  { width: 1280, height: 720, bottom: 0 },
  { width: 1920, height: 1080, bottom: 76 },
  { width: 2560, height: 1080, bottom: 76 },
  { width: 1024, height: 768, bottom: 76 },
  { width: 900, height: 900, bottom: 76 },
  { width: 560, height: 315, bottom: 56 },
  { width: 358, height: 201, bottom: 56 },
];

describe('the picture that a viewer opens with', () => {
  for (const id of ['slide', 'square', 'column', 'banner'])
    for (const { width, height, bottom } of viewers)
      it(`fills a viewer of ${width} × ${height} above ${bottom} pixels of controls: ${id}`, () => {
        const opening = openingOf(scene, id);
        const object = scene.nodes.get(id)?.object;
        if (!opening || !object) throw new Error('No opening');
        const viewport = { width, height };
        const camera = frameObject(scene, id, viewport, { insets: { top: 0, right: 0, bottom, left: 0 } });
        const corner = seenAt(scene, camera, viewport, id, 0, 0);
        const other = seenAt(scene, camera, viewport, id, object.width, object.height);
        const scale = (other.x - corner.x) / opening.frameWidth;
        expect((other.y - corner.y) / opening.frameHeight).toBeCloseTo(scale, 3);
        const [left, top] = [corner.x - opening.x * scale, corner.y - opening.y * scale];
        expect(left).toBeLessThanOrEqual(0.5);
        expect(top).toBeLessThanOrEqual(0.5);
        expect(left + opening.width * scale).toBeGreaterThanOrEqual(width - 0.5);
        expect(top + opening.height * scale).toBeGreaterThanOrEqual(height - 0.5);
      });

  it('does not exist for something without a size', () => expect(openingOf(scene, 'line')).toBeUndefined());
});
