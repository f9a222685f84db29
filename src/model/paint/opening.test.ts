import { describe, expect, it } from 'vitest';
import { frameObject } from '../camera/framing.ts';
import { openingOf, type Sight, uprightInsets, uprightSight, wideSight } from './opening.ts';
import { canvas, rectangle, seenAt, topic } from '../camera/test-scenes.ts';

const scene = canvas([
  topic('slide', { x: 900, y: 500, width: 1280, height: 720, rotation: 30, scale: 0.5 }),
  topic('square', { x: 200, y: 900, width: 500, height: 500 }),
  topic('column', { width: 100, height: 700 }),
  topic('banner', { width: 1500, height: 120 }),
  rectangle('line', { width: 500, height: 0 }),
  topic('stop', { width: 1600, height: 900 }, [{ ...topic('globe', { width: 400, height: 400 }), frame: { shape: 'circle' } }]),
]);

const below = (bottom: number) => ({ top: 0, right: 0, bottom, left: 0 });
const viewers = [
  { width: 1280, height: 720, insets: below(76) },
  { width: 1280, height: 720, insets: below(0) },
  { width: 1920, height: 1080, insets: below(76) },
  { width: 2560, height: 1080, insets: below(76) },
  { width: 1024, height: 768, insets: below(76) },
  { width: 900, height: 900, insets: below(76) },
  { width: 560, height: 315, insets: below(56) },
  { width: 358, height: 201, insets: below(56) },
];
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 430, height: 932 },
  { width: 540, height: 720 },
].map((phone) => ({ ...phone, insets: uprightInsets(phone.height) }));

/** How far the picture reaches beyond each edge of the viewer, in pixels, and how much it is distorted. */
function reachOf({ width, height, insets }: (typeof viewers)[number], sight: Sight) {
  const { subject } = sight;
  const opening = openingOf(scene, sight);
  const object = scene.nodes.get(subject)?.object;
  if (!opening || !object) throw new Error('No opening');
  const viewport = { width, height };
  const camera = frameObject(scene, subject, viewport, { insets });
  const corner = seenAt(scene, camera, viewport, subject, 0, 0);
  const other = seenAt(scene, camera, viewport, subject, object.width, object.height);
  const scale = (other.x - corner.x) / opening.frameWidth;
  const [left, top] = [corner.x - opening.x * scale, corner.y - opening.y * scale];
  return {
    least: Math.min(-left, -top, left + opening.width * scale - width, top + opening.height * scale - height),
    distortion: (other.y - corner.y) / opening.frameHeight / scale,
  };
}

describe('the picture that a viewer opens with', () => {
  for (const id of ['slide', 'square', 'column', 'banner']) {
    for (const viewer of viewers)
      it(`fills a viewer of ${viewer.width} × ${viewer.height} above ${viewer.insets.bottom} pixels of controls: ${id}`, () => {
        const { least, distortion } = reachOf(viewer, wideSight(id));
        expect(least).toBeGreaterThanOrEqual(-0.5);
        expect(distortion).toBeCloseTo(1, 3);
      });
    for (const phone of phones)
      it(`fills a portrait phone of ${phone.width} × ${phone.height}: ${id}`, () => {
        const { least, distortion } = reachOf(phone, uprightSight(scene, id));
        expect(least).toBeGreaterThanOrEqual(-0.5);
        expect(distortion).toBeCloseTo(1, 3);
      });
  }

  it('shows the picture of a stop on a portrait phone', () => expect(uprightSight(scene, 'stop').subject).toBe('globe'));

  it('does not exist for something without a size', () => expect(openingOf(scene, wideSight('line'))).toBeUndefined());
});
