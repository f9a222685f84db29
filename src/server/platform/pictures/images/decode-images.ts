import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PaintContext, PaintImage } from '#model/paint/context.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import sharp from 'sharp';

/** Pictures with more pixels are not decoded at all. */
const LARGEST_PIXELS = 100_000_000;
/** Limits for one picture and for all pictures of a document: larger ones are shrunk while they are decoded. */
const PIXELS_EACH = 12_000_000;
const PIXELS_TOGETHER = 64_000_000;
// No SVG and no PDF: their readers do more than decode.
const readable: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

/** Decoded, upright, in sRGB, and within a common memory limit. Unreadable pictures are absent. */
export async function decodeImages(images: ReadonlyMap<AssetId, Uint8Array>): Promise<Map<AssetId, PaintImage>> {
  const decoded = new Map<AssetId, PaintImage>();
  const distinct = new Set(images.values());
  const share = Math.min(PIXELS_EACH, PIXELS_TOGETHER / Math.max(1, distinct.size));
  const known = new Map<Uint8Array, PaintImage>();
  let left = PIXELS_TOGETHER;
  for (const bytes of distinct) {
    if (left < 1) break;
    const image = await decode(bytes, Math.max(1, Math.min(share, left))).catch(() => undefined);
    if (!image) continue;
    known.set(bytes, image);
    left -= image.width * image.height;
  }
  for (const [id, bytes] of images) {
    const image = known.get(bytes);
    if (image) decoded.set(id, image);
  }
  return decoded;
}

/** Opens a picture by reading its header: checks its size and format. */
export async function openImage(bytes: Uint8Array) {
  const image = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'truncated' });
  const facts = await image.metadata();
  if (!readable.includes(facts.format)) throw new TypeError(`Unsupported picture format: ${facts.format}`);
  return { image: image.autoOrient(), facts };
}

async function decode(bytes: Uint8Array, mostPixels: number): Promise<PaintImage> {
  const { image, facts } = await openImage(bytes);
  const { width, height } = facts.autoOrient;
  if (width * height > mostPixels) image.resize({ ...shrunk(width, height, mostPixels), fit: 'fill' });
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new ImageData(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), info.width, info.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return imageOf(canvas);
}

/** Keeps the proportions, unless the picture is so thin that a side would vanish: then the other side is shortened instead. */
function shrunk(width: number, height: number, mostPixels: number) {
  const shrink = Math.sqrt(mostPixels / (width * height));
  const rows = Math.max(1, Math.floor(height * shrink));
  const columns = Math.max(1, Math.floor(Math.min(width * shrink, mostPixels / rows)));
  return { width: columns, height: Math.max(1, Math.floor(Math.min(rows, mostPixels / columns))) };
}

/** Makes a canvas a picture to paint with. */
export const imageOf = (canvas: Canvas): PaintImage => ({
  width: canvas.width,
  height: canvas.height,
  // Every context that is painted on here is Skia's.
  draw: (context: PaintContext, ...place) => (context as unknown as SKRSContext2D).drawImage(canvas, ...place),
});
