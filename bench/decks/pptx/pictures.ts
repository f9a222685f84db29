import sharp from 'sharp';
import { writePng } from '../../../src/convert/import/metafile/bitmaps/write-png.ts';
import type { Chance } from '../../../src/model/presentation/test-documents.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

function paint(width: number, height: number, pixelAt: (x: number, y: number) => Pixel): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels.set(pixelAt(x, y), (y * width + x) * 4);
  return writePng(pixels, width, height);
}

/** Something that looks different at every corner: a sky, a sun and a dark hill. */
export function photograph(chance: Chance, width = 240, height = 160): Uint8Array {
  const [x0, y0, radius] = [width * (0.3 + chance.next() * 0.4), height * 0.35, height * 0.18];
  const tint = chance.up(120);
  return paint(width, height, (x, y) => {
    if (Math.hypot(x - x0, y - y0) < radius) return [255, 200, tint, 255];
    if (y > height * 0.7 - Math.sin((x / width) * 7) * height * 0.1) return [30 + tint / 2, 90, 50, 255];
    return [90 + (y / height) * 120, 150, 255 - (y / height) * 120, 255];
  });
}

/** A small tile with transparent corners. */
export const texture = (chance: Chance): Uint8Array => {
  const [red, blue] = [120 + chance.up(100), 80 + chance.up(120)];
  return paint(32, 32, (x, y) => (Math.hypot(x - 16, y - 16) < 10 ? [red, 160, blue, 255] : [240, 236, 220, (x + y) % 16 < 8 ? 255 : 200]));
};

/** Grey noise, such as themes colour with a duotone. */
export const grain = (chance: Chance): Uint8Array =>
  paint(64, 64, () => {
    const grey = 150 + chance.up(60);
    return [grey, grey, grey, 255];
  });

/** A vector drawing, and the picture of it for programs that show none. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80"><rect width="120" height="80" fill="#dde8f8"/><circle cx="60" cy="40" r="28" fill="#4472c4"/><path d="M20 70L60 30L100 70Z" fill="#ed7d31"/></svg>';
export const drawingPicture = await sharp(Buffer.from(drawing), { density: 200 }).png().toBuffer();
