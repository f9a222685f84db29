import { apply, placementMatrix } from '#model/geometry/matrix.ts';
import type { ImageObject } from '#model/presentation/presentation.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createCropTools } from './crop-tools.ts';
import { cropFields, type Cropping, croppingOf, enlargementOf, enlargePicture, pullSide, slidePicture, uncrop } from './cropping.ts';

const image = (own: Partial<ImageObject> = {}): ImageObject => ({
  kind: 'image',
  id: 'a',
  asset: 'photo',
  x: 300,
  y: 200,
  rotation: 0,
  scale: 1,
  width: 200,
  height: 100,
  opacity: 1,
  crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  mask: { kind: 'none' },
  ...own,
});

/** Where a point of the picture, in fractions of the file, is on the canvas. */
function placeOf(object: ImageObject, x: number, y: number) {
  const { crop, flip, width, height } = object;
  const across = (x - crop.x) / crop.width;
  const down = (y - crop.y) / crop.height;
  const isFlipped = { x: flip === 'x' || flip === 'both', y: flip === 'y' || flip === 'both' };
  return apply(placementMatrix(object), (isFlipped.x ? 1 - across : across) * width, (isFlipped.y ? 1 - down : down) * height);
}
const cropped = (object: ImageObject, cropping: Cropping): ImageObject => ({ ...object, ...cropFields(object, cropping) });

const poses: [string, Partial<ImageObject>][] = [
  ['upright', {}],
  ['turned', { rotation: 30 }],
  ['mirrored', { flip: 'x' }],
  ['upside down, turned and scaled', { flip: 'y', rotation: -75, scale: 0.2 }],
  ['mirrored both ways', { flip: 'both', rotation: 90, scale: 3 }],
];

describe.each(poses)('a picture that is %s', (_, pose) => {
  const object = image(pose);

  test('stays as it is if nothing is done', () => {
    expect(cropFields(object, croppingOf(object))).toEqual({});
  });

  test('stays where it is when a side of its frame is pulled', () => {
    const after = cropped(object, pullSide(croppingOf(object), { x: 1, y: -1 }, { x: 40, y: -30 }));
    expect([after.width, after.height]).toEqual([240, 130]);
    for (const [x, y] of [
      [0.3, 0.4],
      [0.7, 0.6],
    ] as const) {
      const [one, other] = [placeOf(object, x, y), placeOf(after, x, y)];
      expect(other.x).toBeCloseTo(one.x, 8);
      expect(other.y).toBeCloseTo(one.y, 8);
    }
  });

  test('moves behind its frame', () => {
    const after = cropped(object, slidePicture(croppingOf(object), { x: 10, y: 5 }));
    expect([after.x, after.y, after.width, after.height]).toEqual([object.x, object.y, 200, 100]);
    const [one, other] = [placeOf(object, 0.5, 0.7), placeOf(after, 0.5, 0.7)];
    const origin = apply(placementMatrix(object), 0, 0);
    const way = apply(placementMatrix(object), 10, 5);
    expect(other.x - one.x).toBeCloseTo(way.x - origin.x, 8);
    expect(other.y - one.y).toBeCloseTo(way.y - origin.y, 8);
  });

  test('is shown as a whole, where it was', () => {
    const after = cropped(object, uncrop(croppingOf(object)));
    expect(after.crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect([after.width, after.height]).toEqual([400, 200]);
    expect(placeOf(after, 0.4, 0.8).x).toBeCloseTo(placeOf(object, 0.4, 0.8).x, 8);
  });

  test('never shows more than there is', () => {
    let cropping = croppingOf(object);
    for (let turn = 0; turn < 200; turn++) {
      const far = { x: ((turn * 7919) % 900) - 450, y: ((turn * 104_729) % 700) - 350 };
      const side = { x: ((turn % 3) - 1) as -1 | 0 | 1, y: (((turn >> 2) % 3) - 1) as -1 | 0 | 1 };
      cropping = turn % 2 ? pullSide(cropping, side, far) : slidePicture(cropping, far);
      if (turn % 5 === 0) cropping = enlargePicture(cropping, 1 + (turn % 13));
      const { crop, width, height } = cropped(object, cropping);
      expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1);
      expect(Math.min(crop.width, crop.height, width, height)).toBeGreaterThan(0);
    }
  });
});

test('a larger picture keeps its middle', () => {
  const object = image();
  const after = cropped(object, enlargePicture(croppingOf(object), enlargementOf(croppingOf(object)) * 2));
  expect(after.crop).toEqual({ x: 0.375, y: 0.375, width: 0.25, height: 0.25 });
});

test('a mask keeps its form in the new frame', () => {
  const object = image({ mask: { kind: 'path', d: 'M0 0L200 0L100 100Z' } });
  expect(cropFields(object, pullSide(croppingOf(object), { x: -1, y: 0 }, { x: 100, y: 0 }))).toMatchObject({
    width: 100,
    'mask/d': 'M0 0L100 0L50 100Z',
  });
});

describe('cropping', () => {
  const open = () =>
    openTestDesk({
      schemaVersion: 2,
      assets: { photo: { kind: 'image', source: 'photo.png', width: 400, height: 200 } },
      root: { id: 'root', kind: 'topic', width: 1000, height: 800, children: [image()] },
      path: [{ id: 'first', to: 'root' }],
    });

  test('is one step back, and nothing before it is applied', () => {
    const { desk, done } = open();
    const crop = createCropTools(desk);
    const start = crop.start('a');
    if (!start) throw new Error('It cannot be cropped');
    const cropping = crop.pull(crop.slide(start.cropping, { x: 9, y: 0 }), { x: 1, y: 1 }, { x: -50, y: -20 });
    expect(done).toEqual([]);
    crop.apply(start, cropping);
    expect(done).toHaveLength(1);
    expect(desk.draft.entries.get('a')?.object).toMatchObject({ width: 150, height: 80 });
    desk.undo();
    expect(desk.draft.entries.get('a')?.object).toMatchObject({ width: 200, height: 100, crop: { x: 0.25 } });
    expect(desk.state().canUndo).toBe(false);
  });

  test('ends when somebody else changes or removes the picture', () => {
    const { desk, others } = open();
    const crop = createCropTools(desk);
    const start = crop.start('a');
    if (!start) throw new Error('It cannot be cropped');
    expect(crop.matrixOf(start)).toBeDefined();
    others([{ kind: 'set', id: 'a', fields: { x: 10 } }]);
    expect(crop.matrixOf(start)).toBeUndefined();
    others([{ kind: 'remove', id: 'a' }]);
    crop.apply(start, crop.uncrop(start.cropping));
    expect(desk.state().notice).toBeUndefined();
    expect(crop.start('a')).toBeUndefined();
  });
});
