import type { PaintImage } from '#model/paint/context.ts';

/** A browser's image as the painter expects it; it is only ever drawn on a browser's context. */
export const bitmapImage = (source: ImageBitmap | HTMLCanvasElement | OffscreenCanvas): PaintImage => ({
  width: source.width,
  height: source.height,
  draw: (context, ...places) => (context as unknown as CanvasDrawImage).drawImage(source, ...places),
});
