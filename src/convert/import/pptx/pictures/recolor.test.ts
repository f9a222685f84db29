import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pixelDensity } from './pixel-density.ts';
import { type Recolor, recolor } from './recolor.ts';

const pixels = (...colors: [number, number, number, number][]) =>
  sharp(Buffer.from(colors.flat()), { raw: { width: colors.length, height: 1, channels: 4 } })
    .png()
    .toBuffer();

async function changed(change: Recolor, ...colors: [number, number, number, number][]) {
  const bytes = await recolor(await pixels(...colors, [0, 0, 0, 0]), [change]);
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return colors.map((_, index) => [...data.subarray(index * 4, index * 4 + 4)]);
}

describe('a picture is shown', () => {
  test('in grey', async () => {
    expect(await changed({ kind: 'gray' }, [255, 0, 0, 255])).toEqual([[76, 76, 76, 255]]);
  });

  test('in black and white', async () => {
    expect(await changed({ kind: 'black-and-white', threshold: 0.5 }, [200, 200, 200, 255], [90, 90, 90, 128])).toEqual([
      [255, 255, 255, 255],
      [0, 0, 0, 128],
    ]);
  });

  test('between two colours', async () => {
    expect(await changed({ kind: 'duotone', dark: '#000080', light: '#ffff00' }, [0, 0, 0, 255], [255, 255, 255, 255])).toEqual([
      [0, 0, 128, 255],
      [255, 255, 0, 255],
    ]);
  });

  test('with one colour removed', async () => {
    expect(await changed({ kind: 'replace', from: '#ffffff', to: '#ffffff00' }, [250, 255, 255, 255], [10, 20, 30, 255])).toEqual([
      [255, 255, 255, 0],
      [10, 20, 30, 255],
    ]);
  });

  test('washed out', async () => {
    expect(await changed({ kind: 'light', brightness: 0.7, contrast: -0.7 }, [0, 0, 0, 255], [255, 255, 255, 255])).toEqual([
      [179, 179, 179, 255],
      [255, 255, 255, 255],
    ]);
  });

  test('not at all if it cannot be decoded', async () => {
    expect(await recolor(new Uint8Array([1, 2, 3]), [{ kind: 'gray' }])).toBeUndefined();
  });
});

describe('pixels per inch', () => {
  const picture = (density: number) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } }).withMetadata({ density });

  test('come from the file, or are 96', async () => {
    expect(Math.round(pixelDensity(await picture(300).png().toBuffer()))).toBe(300);
    expect(pixelDensity(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 0, 150, 0, 150, 0, 0]))).toBe(
      150,
    );
    expect(pixelDensity(new Uint8Array([0x89, 0x50]))).toBe(96);
    expect(pixelDensity(new Uint8Array())).toBe(96);
  });
});
