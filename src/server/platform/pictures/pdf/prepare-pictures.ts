import type { PackedPixels, PdfPicture } from '#convert/export/pdf/pictures/embed-picture.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import sharp, { type Sharp } from 'sharp';
import { openImage } from '../images/decode-images.ts';
import { isBare } from '../images/bare-picture.ts';

/** Printed pixels per CSS pixel: 300 per inch, where CSS has 96. */
const PRINT = 300 / 96;
/** A file that is only slightly larger than needed is kept. */
const ENOUGH = 1.3;
const QUALITY = 88;

/** Prepares pictures for print: as large as their largest use needs. Unreadable pictures, and those on no page, are absent. */
export async function preparePictures(
  images: ReadonlyMap<AssetId, Uint8Array>,
  widths: ReadonlyMap<AssetId, number>,
): Promise<Map<AssetId, PdfPicture>> {
  const widest = new Map<Uint8Array, number>();
  for (const [id, bytes] of images) {
    const width = widths.get(id);
    if (width !== undefined) widest.set(bytes, Math.max(widest.get(bytes) ?? 0, width));
  }
  const known = new Map<Uint8Array, PdfPicture>();
  for (const [bytes, width] of widest) {
    const picture = await prepare(bytes, Math.ceil(width * PRINT)).catch(() => undefined);
    if (picture) known.set(bytes, picture);
  }
  const prepared = new Map<AssetId, PdfPicture>();
  for (const [id, bytes] of images) {
    const picture = known.get(bytes);
    if (picture) prepared.set(id, picture);
  }
  return prepared;
}

async function prepare(bytes: Uint8Array, wanted: number): Promise<PdfPicture> {
  const { image, facts } = await openImage(bytes);
  const { width, height } = facts.autoOrient;
  const isJpeg = facts.format === 'jpeg';
  const isPlain =
    isJpeg && (facts.orientation ?? 1) === 1 && facts.space === 'srgb' && facts.channels === 3 && !facts.icc && isBare('jpeg', bytes);
  if (isPlain && width <= wanted * ENOUGH) {
    // Read to its end, so that a truncated file is detected here.
    await sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return { width, height, colours: { kind: 'jpeg', channels: 3, bytes } };
  }
  if (width > wanted * ENOUGH) image.resize({ width: Math.max(1, wanted) });
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const isLossless = facts.format === 'png' || facts.format === 'gif';
  const colours = isLossless
    ? await inRows(pixels().removeAlpha(), 3)
    : ({ kind: 'jpeg', channels: 3, bytes: await pixels().removeAlpha().jpeg({ quality: QUALITY }).toBuffer() } as const);
  return {
    width: info.width,
    height: info.height,
    colours,
    ...(isOpaque(data) ? {} : { alpha: await inRows(pixels().extractChannel(3), 1) }),
  };
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

/** PDF packs rows like PNG does: only the chunks around them have to be removed. */
async function inRows(image: Sharp, channels: 1 | 3): Promise<PackedPixels> {
  const png = await image
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png({ compressionLevel: 7, adaptiveFiltering: true })
    .toBuffer();
  const rows: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') rows.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { kind: 'png', channels, bytes: Buffer.concat(rows) };
}
