import { multiply } from '../../geometry/matrix.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { isNothing } from '../../geometry/rectangle.ts';
import type { Matrix } from '../../presentation/drawing.ts';
import type { Brush } from './brush.ts';

/**
 * Draws something with one opacity for the whole, so that overlapping parts do not show through each other. `extent` is where it can leave
 * marks, in device pixels; `draw` gets the brush and matrix to use, and the opacity still to apply to each part.
 */
export function fadeWhole(
  brush: Brush,
  matrix: Matrix,
  alpha: number,
  extent: Rectangle,
  draw: (brush: Brush, matrix: Matrix, alpha: number) => void,
): void {
  const { clip, options, layersLeft, context } = brush;
  const left = Math.floor(Math.max(clip.left, extent.left));
  const top = Math.floor(Math.max(clip.top, extent.top));
  const right = Math.ceil(Math.min(clip.right, extent.right));
  const bottom = Math.ceil(Math.min(clip.bottom, extent.bottom));
  if (isNothing({ left, top, right: right - 1, bottom: bottom - 1 })) return;
  if (!options.openLayer || layersLeft.count <= 0) return draw(brush, matrix, alpha);
  layersLeft.count -= 1;
  const layer = options.openLayer(right - left, bottom - top);
  const inner = {
    ...brush,
    context: layer.context,
    corner: { x: brush.corner.x + left, y: brush.corner.y + top },
    clip: { left: 0, top: 0, right: right - left, bottom: bottom - top },
  };
  layer.context.fontKerning = context.fontKerning;
  layer.context.textRendering = context.textRendering;
  draw(inner, multiply([1, 0, 0, 1, -left, -top], matrix), 1);
  context.globalAlpha = alpha;
  layer.image.draw(context, 0, 0, right - left, bottom - top, left, top, right - left, bottom - top);
  context.globalAlpha = 1;
}
