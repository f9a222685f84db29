import { openingOf, wideSight } from '#model/paint/opening.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animatePreview } from './animate-preview.ts';
import { decodeImages } from '../images/decode-images.ts';
import type { View } from '../order.ts';
import { printPicture } from './print-picture.ts';
import { renderPicture } from './render-picture.ts';
import { colorAt, plainPicture } from '../test-pictures.ts';

const square = (id: string, x: number, fill: string) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y: 540,
  width: 400,
  height: 400,
  fill,
});
const scene = indexScene(
  parsePresentation({
    schemaVersion: 2,
    title: 'Squares',
    assets: { reef: { kind: 'image', source: 'reef.png', width: 40, height: 40 } },
    theme: { background: { fill: '#102030' } },
    root: {
      id: 'root',
      width: 1920,
      height: 1080,
      children: [
        square('red', 480, '#ff0000'),
        square('blue', 1440, '#0000ff'),
        { kind: 'image', id: 'picture', asset: 'reef', x: 960, y: 540, width: 400, height: 400 },
      ],
    },
    path: [{ to: 'root' }, { to: 'red' }, { to: 'blue', reveal: ['blue'] }],
  }).presentation,
);
const size = { width: 640, height: 360, images: new Map() };
const middleOf = (view: View) => colorAt(renderPicture(scene, { ...size, view }), 320, 180);

test('the overview shows everything in its place, over the background', () => {
  const canvas = renderPicture(scene, { ...size, view: { kind: 'overview' } });
  expect([colorAt(canvas, 170, 180), colorAt(canvas, 470, 180), colorAt(canvas, 2, 2)]).toEqual(['#ff0000', '#0000ff', '#102030']);
});

test('a step shows its target, and hides what a later step reveals', () => {
  expect(middleOf({ kind: 'step', index: 1 })).toBe('#ff0000');
  expect(middleOf({ kind: 'step', index: 2 })).toBe('#0000ff');
  expect(colorAt(renderPicture(scene, { ...size, view: { kind: 'step', index: 0 } }), 470, 180)).toBe('#102030');
});

test('an opening shows what a viewer shows at a step, and what is around it', () => {
  const opening = openingOf(scene, wideSight('red'));
  if (!opening) throw new Error('No opening');
  const { width, height, x, y, frameWidth, frameHeight } = opening;
  const canvas = renderPicture(scene, { view: { kind: 'opening', index: 1 }, width, height, images: new Map() });
  expect([canvas.width, canvas.height]).toEqual([width, height]);
  const seen = (dx: number, dy: number) => colorAt(canvas, Math.round(x + frameWidth * dx), Math.round(y + frameHeight * dy));
  expect([seen(0.5, 0.5), seen(0.01, 0.01), seen(0.99, 0.99), seen(-0.02, 0.5), seen(0.5, 1.02)]).toEqual([
    '#ff0000',
    '#ff0000',
    '#ff0000',
    '#102030',
    '#102030',
  ]);
  expect(colorAt(canvas, width - 2, height - 2)).toBe('#102030');
});

test('a camera shows what it points at, in the requested size', () => {
  const canvas = renderPicture(scene, {
    ...size,
    pixelRatio: 2,
    view: { kind: 'camera', camera: { anchor: 'root', x: 1440, y: 540, zoom: 1, rotation: 0 } },
  });
  expect([canvas.width, canvas.height, colorAt(canvas, 640, 360)]).toEqual([1280, 720, '#0000ff']);
});

test('paints an image, or a note in its place if it is missing', async () => {
  const images = await decodeImages(new Map([['reef', await plainPicture(40, 40, '#00ff00').png().toBuffer()]]));
  expect(colorAt(renderPicture(scene, { ...size, images, view: { kind: 'overview' } }), 320, 180)).toBe('#00ff00');
  const note = renderPicture(scene, { ...size, view: { kind: 'overview' } })
    .getContext('2d')
    .getImageData(255, 115, 130, 130).data;
  expect(new Set(new Uint32Array(note.buffer)).size).toBeGreaterThan(1);
});

test.each(['png', 'jpeg', 'webp'] as const)('can be printed as %s, in full size or narrower', async (format) => {
  const canvas = renderPicture(scene, { ...size, view: { kind: 'overview' } });
  const [whole, narrow] = await Promise.all(
    [640, 64].map(async (width) => sharp(await printPicture(canvas, { width, format, quality: 80 })).metadata()),
  );
  expect(whole).toMatchObject({ format, width: 640, height: 360, hasAlpha: false });
  expect(narrow).toMatchObject({ format, width: 64, height: 36 });
});

test('a blurred picture has no edges left, and is smaller than a sharp one', async () => {
  const canvas = renderPicture(scene, { ...size, view: { kind: 'overview' } });
  const print = { width: 320, format: 'webp', quality: 60 } as const;
  const [sharpBytes, blurred] = await Promise.all([printPicture(canvas, print), printPicture(canvas, { ...print, blur: 2.6 })]);
  const edges = async (bytes: Buffer) => {
    const pixels = await sharp(bytes).greyscale().raw().toBuffer();
    return pixels.reduce((most, value, at) => (at % 320 === 0 ? most : Math.max(most, Math.abs(value - (pixels[at - 1] ?? 0)))), 0);
  };
  expect(blurred.length).toBeLessThan(sharpBytes.length);
  expect(await edges(blurred)).toBeLessThan((await edges(sharpBytes)) / 2);
});

test('the animation visits the first stops and loops within a few seconds', async () => {
  const bytes = await animatePreview(scene, { width: 480, height: 270, images: new Map() });
  const { pages = 0, pageHeight, loop, delay = [] } = await sharp(bytes, { animated: true }).metadata();
  expect({ pageHeight, loop }).toEqual({ pageHeight: 270, loop: 0 });
  expect(pages).toBeLessThanOrEqual(24);
  const seconds = delay.reduce((sum, each) => sum + each, 0) / 1000;
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(4);
  const still = await sharp(bytes, { page: 6 }).raw().toBuffer();
  const at = (x: number, y: number) => [...still.subarray((y * 480 + x) * 3, (y * 480 + x) * 3 + 3)];
  // The second stop is the red square.
  expect(at(240, 135)[0]).toBeGreaterThan(200);
  expect(at(240, 135)[2]).toBeLessThan(60);
});
