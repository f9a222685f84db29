import { expect, test } from 'vitest';
import { decodeImages } from './decode-images.ts';
import { deliverImages } from './deliver-images.ts';
import { bombPng, plainPicture } from '../test-pictures.ts';

const sizes = async (images: Record<string, Buffer>) =>
  Object.fromEntries([...(await decodeImages(new Map(Object.entries(images))))].map(([id, { width, height }]) => [id, `${width} × ${height}`]));

test('a picture of each usual kind is decoded, turned as its camera was held', async () => {
  const picture = plainPicture(60, 40);
  expect(
    await sizes({
      png: await picture.png().toBuffer(),
      jpeg: await picture.jpeg().toBuffer(),
      webp: await picture.webp().toBuffer(),
      gif: await picture.gif().toBuffer(),
      avif: await picture.avif().toBuffer(),
      turned: await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    }),
  ).toEqual({ png: '60 × 40', jpeg: '60 × 40', webp: '60 × 40', gif: '60 × 40', avif: '60 × 40', turned: '40 × 60' });
});

test('what is broken, no picture or a bomb is left out, and the others are not', async () => {
  const whole = await plainPicture(600, 400).jpeg().toBuffer();
  expect(
    await sizes({
      whole,
      half: whole.subarray(0, whole.length / 2),
      words: Buffer.from('not a picture'),
      nothing: Buffer.alloc(0),
      drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
      bomb: bombPng(12_000, 12_000),
    }),
  ).toEqual({ whole: '600 × 400' });
});

test('many large pictures are shrunk to what all of them may take up together', async () => {
  const large = await plainPicture(4000, 3000).png().toBuffer();
  const decoded = await decodeImages(new Map(Array.from({ length: 10 }, (_none, place) => [String(place), large])));
  const pixels = [...decoded.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  expect(decoded.size).toBe(10);
  expect(pixels).toBeLessThanOrEqual(64_000_000);
  expect(pixels).toBeGreaterThan(60_000_000);
});

test('browsers get what they can show byte for byte, and nothing a camera noted', async () => {
  const picture = plainPicture(60, 40);
  const png = await picture.png().toBuffer();
  const noted = await picture.withExif({ IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } }).jpeg().toBuffer();
  const made = await deliverImages(new Map([['png', png], ['noted', noted], ['gif', await picture.gif().toBuffer()]]));
  expect(made.map(({ name, image }) => [name, image])).toEqual([
    ['png', { extension: 'png', width: 60, height: 40 }],
    ['noted', { extension: 'webp', width: 60, height: 40 }],
    ['gif', { extension: 'webp', width: 60, height: 40 }],
  ]);
  expect(made[0]?.bytes).toEqual(png);
  expect(Buffer.from(made[1]?.bytes ?? []).includes('EXIF')).toBe(false);
});
