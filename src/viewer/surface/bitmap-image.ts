import type { PaintImage } from '#model/paint/context.ts';

/** A browser's picture as the painter takes it; whatever context it is drawn on is a browser's too. */
export const bitmapImage = (source: ImageBitmap | HTMLCanvasElement | OffscreenCanvas): PaintImage => ({
  width: source.width,
  height: source.height,
  draw: (context, ...places) => (context as unknown as CanvasDrawImage).drawImage(source, ...places),
});
