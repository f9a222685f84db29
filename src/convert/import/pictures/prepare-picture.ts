import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { ImportedPicture } from '../imported.ts';
import { importLimits } from '../limits.ts';
import type { WarningCode } from '../warnings.ts';
import { withoutMetadata } from './jpeg-metadata.ts';
import type { PictureHeader } from './picture-header.ts';

export interface RawPicture {
  bytes: Uint8Array;
  header: PictureHeader;
  isUpright: boolean;
  isOurs: boolean;
  /** Keep byte for byte, metadata included. */
  isKept?: boolean;
}

interface Prepared extends ImportedPicture {
  width: number;
  height: number;
  warnings: WarningCode[];
}

/** The texture limit of graphics cards, and more than any screen shows of a slide. */
const LONGEST_SIDE = 8192;
const BITMAP_PIXELS = 25_000_000;
const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

/** Makes a picture that browsers can show: unchanged if they can, otherwise converted. Undefined if it cannot be decoded. */
export async function preparePicture({ bytes, header, isUpright, isOurs, isKept = false }: RawPicture): Promise<Prepared | undefined> {
  const { kind, width, height, orientation } = header;
  const isShrunk = Math.max(width, height) > LONGEST_SIDE && !isKept;
  const isTurned = orientation > 1 && !isUpright && !isKept;
  try {
    if (!isShrunk && !isTurned && (kind === 'png' || kind === 'jpeg' || kind === 'webp') && (isOurs || (await isSound(bytes)))) {
      const kept = kind === 'jpeg' && !isKept ? withoutMetadata(bytes) : bytes;
      return { bytes: kept, type: types[kind], width, height, warnings: [] };
    }
    return await makeAnew(bytes, header, isUpright, isShrunk);
  } catch {
    return undefined;
  }
}

/** Decodes the whole picture at a small size, so that a truncated one is caught here and not by a visitor. */
async function isSound(bytes: Uint8Array): Promise<boolean> {
  try {
    const image = sharp(bytes, { limitInputPixels: importLimits.pixels, failOn: 'error' });
    const { space } = await image.metadata();
    if (space === 'cmyk') return false;
    await image.resize(32, 32, { fit: 'inside', fastShrinkOnLoad: true }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function makeAnew(bytes: Uint8Array, header: PictureHeader, isUpright: boolean, isShrunk: boolean): Promise<Prepared> {
  const warnings: WarningCode[] = isShrunk ? ['picture-shrunk'] : [];
  let image = await open(bytes, header);
  if (header.kind === 'gif' || header.kind === 'webp') {
    const { pages = 1 } = await image.metadata();
    if (pages > 1) warnings.push('motion-picture');
  }
  if (!isUpright && header.kind !== 'bmp') image = image.rotate();
  if (isShrunk) image = image.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' });
  const { data, info } = await encoded(image.toColourspace('srgb'), header.kind).toBuffer({ resolveWithObject: true });
  const type = info.format === 'jpeg' ? types.jpeg : info.format === 'webp' ? types.webp : types.png;
  return { bytes: data, type, width: info.width, height: info.height, warnings };
}

/** A picture that is broken in the middle is shown as far as it goes. */
async function open(bytes: Uint8Array, { kind, width, height }: PictureHeader): Promise<Sharp> {
  if (kind !== 'bmp') return sharp(bytes, { limitInputPixels: importLimits.pixels, failOn: 'none' });
  // Skia reads these, libvips does not. It decodes in memory, so the picture must be small.
  if (width * height > BITMAP_PIXELS) throw new RangeError('A bitmap is too large');
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } });
}

/** Photographs are compressed as photographs; drawings stay exact. */
const encoded = (image: Sharp, kind: PictureHeader['kind']): Sharp =>
  kind === 'jpeg'
    ? image.jpeg({ quality: 92 })
    : kind === 'avif' || kind === 'heif' || kind === 'webp'
      ? image.webp({ quality: 90 })
      : image.png({ palette: false });
