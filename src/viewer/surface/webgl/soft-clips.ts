import type { PaintImage } from '#model/paint/context.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import { bitmapImage } from '../bitmap-image.ts';
import { contextOf } from '../context-of.ts';

type Context = OffscreenCanvasRenderingContext2D;

const pending = new WeakMap<object, CanvasFillRule>();

/**
 * Chromium smooths the edges of clips on a page's canvas, but not on a worker's. So a clip is deferred until the next operation: images
 * fill its path, which is smooth; for everything else the browser's clip is applied after all.
 */
export function softenClips(context: Context): Context {
  const { clip, beginPath, save, restore } = context;
  const cut = () => {
    const rule = pending.get(context);
    if (rule) Reflect.apply(clip, context, [rule]);
    pending.delete(context);
  };
  return Object.assign(context, {
    clip(rule: CanvasFillRule = 'nonzero') {
      cut();
      pending.set(context, rule);
    },
    beginPath() {
      cut();
      beginPath.call(context);
    },
    save() {
      cut();
      save.call(context);
    },
    restore() {
      pending.delete(context);
      restore.call(context);
    },
  });
}

/** An image that fills the path it would be clipped by. */
export function softlyClipped(source: ImageBitmap | HTMLCanvasElement | OffscreenCanvas): PaintImage {
  const plain = bitmapImage(source);
  return {
    ...plain,
    draw(given, ...places) {
      const context = given as unknown as Context;
      const rule = pending.get(context);
      if (!rule) return plain.draw(given, ...places);
      const [, , , , x, y, width, height] = places;
      const { a, b, c, d, e, f } = context.getTransform();
      const extent = transformRectangle([a, b, c, d, e, f], { left: x, top: y, right: x + width, bottom: y + height });
      const left = Math.floor(Math.max(extent.left, 0));
      const top = Math.floor(Math.max(extent.top, 0));
      const right = Math.ceil(Math.min(extent.right, context.canvas.width));
      const bottom = Math.ceil(Math.min(extent.bottom, context.canvas.height));
      if (!(right > left && bottom > top)) return;
      const layer = contextOf(new OffscreenCanvas(right - left, bottom - top));
      layer.imageSmoothingQuality = context.imageSmoothingQuality;
      layer.setTransform(a, b, c, d, e - left, f - top);
      layer.drawImage(source, ...places);
      const pattern = context.createPattern(layer.canvas, 'no-repeat');
      if (!pattern) return;
      context.setTransform(1, 0, 0, 1, left, top);
      context.fillStyle = pattern;
      context.fill(rule);
      context.setTransform(a, b, c, d, e, f);
    },
  };
}
