import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Print } from './order.ts';

/** A painted picture as a file: as large as it was painted, or narrower. */
export function printPicture(canvas: Canvas, { width, format, quality, isBlurred = false }: Print): Promise<Buffer> {
  const image = sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } }).removeAlpha();
  if (width < canvas.width) image.resize({ width });
  if (isBlurred) image.blur(1);
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality }).toBuffer();
  return image.webp({ quality, effort: 2 }).toBuffer();
}
