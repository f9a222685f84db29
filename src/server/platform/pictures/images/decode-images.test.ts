import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeImages } from './decode-images.ts';
import { deliverImages } from './deliver-images.ts';
import { bombPng, plainPicture } from '../test-pictures.ts';

const sizes = async (images: Record<string, Buffer>) =>
  Object.fromEntries(
    [...(await decodeImages(new Map(Object.entries(images))))].map(([id, { width, height }]) => [id, `${width} × ${height}`]),
  );

test('decodes a picture of each common format, upright', async () => {
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

test('leaves out broken files, files that are no pictures, and bombs, but not the others', async () => {
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

test('shrinks many large pictures to their common limit', async () => {
  const large = await plainPicture(4000, 3000).png().toBuffer();
  const decoded = await decodeImages(new Map(Array.from({ length: 10 }, (_none, place) => [String(place), Buffer.from(large)])));
  const pixels = [...decoded.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  expect(decoded.size).toBe(10);
  expect(pixels).toBeLessThanOrEqual(64_000_000);
  expect(pixels).toBeGreaterThan(60_000_000);
});

test('a thin picture stays within its share too, and the same picture is decoded once', async () => {
  const thin = await Promise.all([plainPicture(1, 30_000), plainPicture(30_000, 1)].map((picture) => picture.png().toBuffer()));
  const decoded = await decodeImages(
    new Map(
      Array.from({ length: 8000 }, (_none, place) => [String(place), place < 2 ? (thin[place] ?? Buffer.alloc(0)) : Buffer.alloc(1)]),
    ),
  );
  expect(decoded.size).toBe(2);
  for (const { width, height } of decoded.values()) expect(width * height).toBeLessThanOrEqual(64_000_000 / 8000);
  const [first, second] = (await decodeImages(new Map(['one', 'two'].map((name) => [name, thin[0] ?? Buffer.alloc(0)])))).values();
  expect(first).toBe(second);
});

test('browsers get pictures that they can show unchanged, and without camera metadata', async () => {
  const picture = plainPicture(60, 40);
  const png = await picture.png().toBuffer();
  const noted = await picture
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const made = await deliverImages(
    new Map([
      ['png', png],
      ['noted', noted],
      ['gif', await picture.gif().toBuffer()],
    ]),
  );
  expect(made.map(({ name, image }) => [name, image])).toEqual([
    ['png', { extension: 'png', width: 60, height: 40 }],
    ['noted', { extension: 'jpg', width: 60, height: 40 }],
    ['gif', { extension: 'webp', width: 60, height: 40 }],
  ]);
  expect(made[0]?.bytes).toEqual(png);
  expect((await sharp(noted).metadata()).exif).toBeDefined();
  expect((await sharp(made[1]?.bytes).metadata()).exif).toBeUndefined();
});

test('a picture that was taken sideways is delivered upright', async () => {
  const sideways = await plainPicture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [made] = await deliverImages(new Map([['sideways', sideways]]));
  expect(made?.image).toEqual({ extension: 'webp', width: 40, height: 60 });
});

describe('other data in a file', () => {
  const NOTE = 'noted at home';
  const jpeg = () => plainPicture(60, 40).jpeg().toBuffer();
  const png = () => plainPicture(60, 40).png().toBuffer();
  const webp = () => plainPicture(60, 40).webp().toBuffer();
  const after = (bytes: Buffer, at: number, ...parts: (Buffer | string)[]) =>
    Buffer.concat([bytes.subarray(0, at), ...parts.map((part) => Buffer.from(part)), bytes.subarray(at)]);
  const length = (value: number, size: 2 | 4) => Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex');
  const crc = (text: string) => length(crc32(text), 4);
  const deliverOne = async (bytes: Buffer) => (await deliverImages(new Map([['one', bytes]])))[0];

  test.each([
    ['a comment in a JPEG', async () => after(await jpeg(), 2, Buffer.from([0xff, 0xfe]), length(NOTE.length + 2, 2), NOTE)],
    ['a video after a JPEG', async () => Buffer.concat([await jpeg(), Buffer.from(NOTE)])],
    ['a second picture after a JPEG', async () => Buffer.concat([await jpeg(), Buffer.from(NOTE), await jpeg()])],
    ['text in a PNG', async () => after(await png(), 33, length(NOTE.length + 4, 4), `tEXtab\0:${NOTE}`, crc(`tEXtab\0:${NOTE}`))],
    ['something after a PNG', async () => Buffer.concat([await png(), Buffer.from(NOTE)])],
    ['something after a WebP', async () => Buffer.concat([await webp(), Buffer.from(NOTE)])],
  ])('%s is not delivered, and no pixel changes', async (what, make) => {
    const given = await make();
    expect(given.includes(NOTE)).toBe(true);
    const made = await deliverOne(given);
    const extension = /(JPEG|PNG|WebP)/.exec(what)?.[0].toLowerCase().replace('jpeg', 'jpg');
    expect(made?.image).toEqual({ extension, width: 60, height: 40 });
    expect(Buffer.from(made?.bytes ?? []).includes(NOTE)).toBe(false);
    expect(await sharp(made?.bytes).raw().toBuffer()).toEqual(await sharp(given).raw().toBuffer());
  });

  test.each([
    ['JPEG', jpeg],
    ['progressive JPEG', () => plainPicture(60, 40).jpeg({ progressive: true }).toBuffer()],
    ['JPEG with a colour profile', () => plainPicture(60, 40).withIccProfile('p3').jpeg().toBuffer()],
    ['PNG', png],
    ['PNG with a palette', () => plainPicture(60, 40).png({ palette: true }).toBuffer()],
    ['WebP', webp],
    ['WebP with transparency', () => plainPicture(60, 40).ensureAlpha(0.5).webp().toBuffer()],
  ])('a %s without other data stays unchanged', async (_what, make) => {
    const given = await make();
    expect((await deliverOne(given))?.bytes).toEqual(given);
  });
});
