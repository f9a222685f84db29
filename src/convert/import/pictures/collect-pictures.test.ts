import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { collectPictures } from './collect-pictures.ts';

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#cc1133' } });
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function collect() {
  const warnings: [string, number | undefined, string | undefined][] = [];
  const pictures = collectPictures({ progress() {}, warn: (...warning) => void warnings.push([warning[0], warning[1], warning[2]]) });
  return { pictures, warnings };
}

function bitmap(width: number, height: number, compression = 0): Uint8Array {
  const rows = Buffer.alloc(Math.ceil((width * 3) / 4) * 4 * height, 0x40);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + rows.length, 2);
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
    [30, compression],
  ] as const)
    head.writeUInt32LE(value, at);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, rows]);
}

/** A PNG that claims this size but contains almost nothing. */
async function hugePng(width: number, height: number): Promise<Uint8Array> {
  const bytes = await red(4, 4).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('pictures', () => {
  test('that browsers can show stay byte for byte, named after their bytes', async () => {
    const { pictures, warnings } = collect();
    const given = {
      png: await red(30, 20).png().toBuffer(),
      jpg: await red(31, 21).jpeg().toBuffer(),
      webp: await red(32, 22).webp().toBuffer(),
    };
    const added = Object.values(given).map((bytes) => pictures.add(bytes));
    expect(added).toEqual([
      { asset: 'picture-1', width: 30, height: 20 },
      { asset: 'picture-2', width: 31, height: 21 },
      { asset: 'picture-3', width: 32, height: 22 },
    ]);
    const { assets, pictures: files } = await pictures.finish();
    expect(Object.values(assets).map(({ source }) => source)).toEqual(
      Object.entries(given).map(([ending, bytes]) => `images/${digest(bytes)}.${ending}`),
    );
    for (const [ending, bytes] of Object.entries(given)) expect(files.get(`images/${digest(bytes)}.${ending}`)?.bytes).toEqual(bytes);
    expect(warnings).toEqual([]);
  });

  test('that are identical are stored once', async () => {
    const { pictures } = collect();
    const bytes = await red(30, 20).png().toBuffer();
    expect(pictures.add(bytes)).toEqual(pictures.add(Uint8Array.from(bytes)));
    expect((await pictures.finish()).pictures.size).toBe(1);
  });

  test('in other formats are converted at their original size', async () => {
    const { pictures, warnings } = collect();
    const given = [
      await red(40, 30).gif().toBuffer(),
      await red(40, 30).tiff().toBuffer(),
      await red(40, 30).avif().toBuffer(),
      bitmap(40, 30),
      await red(40, 30).toColourspace('cmyk').jpeg().toBuffer(),
    ];
    for (const bytes of given) expect(pictures.add(bytes)).toMatchObject({ width: 40, height: 30 });
    const { pictures: files } = await pictures.finish();
    expect([...files.values()].map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/webp', 'image/png', 'image/jpeg']);
    for (const { bytes } of files.values()) expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30, space: 'srgb' });
    expect(warnings).toEqual([]);
  });

  test('that are animated become still, with a warning', async () => {
    const { pictures, warnings } = collect();
    const pages = Buffer.alloc(10 * 20 * 4, Buffer.from([...Array(400).fill(0), ...Array(400).fill(255)]));
    pictures.add(
      await sharp(pages, { raw: { width: 10, height: 20, channels: 4, pageHeight: 10 } })
        .gif({ delay: [100, 100] })
        .toBuffer(),
      { slide: 3 },
    );
    await pictures.finish();
    expect(warnings).toEqual([['motion-picture', 3, undefined]]);
  });

  test('with an EXIF rotation are rotated, unless an Office program shows them unrotated', async () => {
    const bytes = await red(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { pictures } = collect();
    expect(pictures.add(bytes)).toMatchObject({ width: 20, height: 40 });
    expect(pictures.add(bytes, { isUpright: true })).toMatchObject({ width: 40, height: 20 });
    const files = [...(await pictures.finish()).pictures.values()];
    const shown = await Promise.all(files.map(({ bytes: made }) => sharp(made).metadata()));
    expect(shown.map(({ width, height, orientation = 1 }) => [width, height, orientation])).toEqual([
      [20, 40, 1],
      [40, 20, 1],
    ]);
  });

  test('lose their location data, and keep their pixels', async () => {
    const bytes = await red(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somewhere' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect(bytes.includes('somewhere')).toBe(true);
    const { pictures } = collect();
    pictures.add(bytes);
    const [made] = (await pictures.finish()).pictures.values();
    expect(Buffer.from(made?.bytes ?? []).includes('somewhere')).toBe(false);
    expect(await sharp(made?.bytes).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  test('that are invalid or too large are left out with a warning', async () => {
    const { pictures, warnings } = collect();
    expect(pictures.add(Buffer.from('<svg/>'), { slide: 2, name: 'a.svg' })).toBeUndefined();
    expect(pictures.add(await hugePng(50_000, 50_000), { slide: 4 })).toBeUndefined();
    expect(pictures.add(new Uint8Array())).toBeUndefined();
    expect(warnings).toEqual([
      ['picture', 2, 'a.svg'],
      ['picture', 4, undefined],
      ['picture', undefined, undefined],
    ]);
  });

  test('that lie about their size or are empty are caught when they are decoded', async () => {
    const { pictures, warnings } = collect();
    expect(pictures.add(await hugePng(9000, 9000), { slide: 1 })).toBeDefined();
    expect(pictures.add((await red(300, 200).png().toBuffer()).subarray(0, 40), { slide: 2 })).toBeDefined();
    const { assets } = await pictures.finish();
    for (const { width, height } of Object.values(assets)) expect(Math.max(width, height)).toBeLessThanOrEqual(8192);
    expect(warnings.length).toBeGreaterThan(0);
  });

  test('that are truncated are shown as far as they go', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, place) => (place * 2654435761) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const { pictures } = collect();
    pictures.add(whole.subarray(0, whole.length / 2));
    const [made] = (await pictures.finish()).pictures.values();
    expect(await sharp(made?.bytes, { failOn: 'error' }).metadata()).toMatchObject({ width: 300, height: 200 });
  });
});
