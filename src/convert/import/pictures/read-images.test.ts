import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileOf, problemOf, testTools } from '../archive/test-import.ts';
import { readImages } from './read-images.ts';

const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#2fa380' } })
  .png()
  .toBuffer();
/** It says that it is this large, whatever is in it. */
function sized(width: number, height: number): Buffer {
  const bytes = Buffer.from(picture);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
const read = (...contents: Uint8Array[]) =>
  problemOf(() =>
    readImages(
      contents.map((content) => fileOf('a.png', content)),
      testTools(),
    ),
  );

test('pictures with too many pixels are refused for that, if there is nothing else', async () => {
  expect(await read(sized(50_000, 50_000))).toBe('too-many-pixels');
  expect(await read(sized(50_000, 50_000), sized(10_001, 10_000))).toBe('too-many-pixels');
  expect(await read(sized(50_000, 50_000), picture)).toBe('none');
});

test('what is no picture is broken, however large it says it is', async () => {
  expect(await read(picture.subarray(0, 20))).toBe('broken');
  expect(await read(sized(50_000, 50_000), picture.subarray(0, 20))).toBe('broken');
  expect(await read(sized(0, 50_000))).toBe('broken');
});
