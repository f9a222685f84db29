import type { PaintOrder } from '#convert/export/pptx/open-pptx.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { PaintImage } from '#model/paint/context.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import { paint } from '#model/paint/paint.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { paintHere } from '../painting/paint-here.ts';

/** Pixels per CSS pixel: enough for a wall. */
const PIXEL_RATIO = 2;

interface Options {
  images: ReadonlyMap<AssetId, PaintImage>;
  labels: PaintLabels | undefined;
  skipsMissingImages: boolean;
}

/** Paints a part of the presentation on a transparent ground, no larger than it is; undefined if nothing of it is visible. */
export function paintPart(
  scene: Scene,
  { part, camera, viewport, area, opacities }: PaintOrder,
  { images, labels, skipsMissingImages }: Options,
): { png: Uint8Array; area: Rectangle } | undefined {
  const [left, top] = [Math.floor(Math.max(0, area.left)), Math.floor(Math.max(0, area.top))];
  const [right, bottom] = [Math.ceil(Math.min(viewport.width, area.right)), Math.ceil(Math.min(viewport.height, area.bottom))];
  if (!(right > left && bottom > top)) return undefined;
  const canvas = createCanvas((right - left) * PIXEL_RATIO, (bottom - top) * PIXEL_RATIO);
  paint(canvas.getContext('2d'), scene, {
    part,
    camera,
    viewport,
    pixelRatio: PIXEL_RATIO,
    origin: { x: -left * PIXEL_RATIO, y: -top * PIXEL_RATIO },
    opacityOf: (id) => opacities.get(id) ?? 1,
    imageOf: (asset) => images.get(asset) ?? (skipsMissingImages ? 'coming' : undefined),
    labels,
    ...paintHere,
  });
  const ink = inkOf(canvas);
  if (!ink) return undefined;
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  const cut = createCanvas(width, height);
  cut.getContext('2d').drawImage(canvas, ink.left, ink.top, width, height, 0, 0, width, height);
  return {
    png: cut.toBuffer('image/png'),
    area: {
      left: left + ink.left / PIXEL_RATIO,
      top: top + ink.top / PIXEL_RATIO,
      right: left + ink.right / PIXEL_RATIO,
      bottom: top + ink.bottom / PIXEL_RATIO,
    },
  };
}

/** What is painted of a canvas, in its pixels. */
function inkOf(canvas: Canvas): Rectangle | undefined {
  const { width, height } = canvas;
  const pixels = canvas.data();
  const ink = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue;
      if (x < ink.left) ink.left = x;
      if (x >= ink.right) ink.right = x + 1;
      if (y < ink.top) ink.top = y;
      ink.bottom = y + 1;
    }
  return ink.right > ink.left ? ink : undefined;
}
