import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Print } from '../order.ts';

/** Encodes a painted picture as a file: in its full size, or narrower. */
export function printPicture(canvas: Canvas, { width, format, quality, blur }: Print): Promise<Buffer> {
  const image = sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } }).removeAlpha();
  if (width < canvas.width) image.resize({ width });
  if (blur !== undefined) image.blur(blur).modulate({ saturation: 1.2 });
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality }).toBuffer();
  return image.webp({ quality, effort: 2 }).toBuffer();
}
