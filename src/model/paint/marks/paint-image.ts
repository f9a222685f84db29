import { invert, multiply } from '../../geometry/matrix.ts';
import { compilePath } from '../../geometry/path.ts';
import { transformRectangle } from '../../geometry/rectangle.ts';
import type { Matrix } from '../../presentation/drawing.ts';
import type { Brush } from './brush.ts';
import type { PaintImage } from '../context.ts';
import type { Form } from '../forms/form.ts';
import { ellipse, rectangle } from '../forms/parts/nodes.ts';
import { tracePath } from './trace.ts';

type ImageForm = Extract<Form, { kind: 'image' }>;

export function paintImage(brush: Brush, form: ImageForm, image: PaintImage, matrix: Matrix, alpha: number): void {
  const { context, clip } = brush;
  const { flip } = form;
  const [x, y] = [flip === 'x' || flip === 'both', flip === 'y' || flip === 'both'];
  const turned = flip
    ? multiply(matrix, [x ? -1 : 1, 0, 0, y ? -1 : 1, x ? form.x * 2 + form.width : 0, y ? form.y * 2 + form.height : 0])
    : matrix;
  const inverse = invert(turned);
  if (!inverse || !(form.width > 0 && form.height > 0)) return;
  const seen = transformRectangle(inverse, clip);
  // Only the visible part and a little more: at a deep zoom float32 could not locate the rest.
  const [slackX, slackY] = [(seen.right - seen.left) / 8, (seen.bottom - seen.top) / 8];
  const left = Math.max(form.x, seen.left - slackX);
  const top = Math.max(form.y, seen.top - slackY);
  const right = Math.min(form.x + form.width, seen.right + slackX);
  const bottom = Math.min(form.y + form.height, seen.bottom + slackY);
  if (!(right > left && bottom > top)) return;
  const perX = (image.width * form.crop.width) / form.width;
  const perY = (image.height * form.crop.height) / form.height;
  const outline = outlineOf(form);
  context.save();
  if (outline) {
    tracePath(brush, compilePath(outline), matrix, 0);
    context.clip((form.mask.kind === 'path' && form.mask.rule) || 'nonzero');
  }
  context.globalAlpha = alpha;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'medium';
  context.setTransform(...multiply(turned, [1, 0, 0, 1, left, top]));
  const sx = image.width * form.crop.x + (left - form.x) * perX;
  const sy = image.height * form.crop.y + (top - form.y) * perY;
  image.draw(context, sx, sy, (right - left) * perX, (bottom - top) * perY, 0, 0, right - left, bottom - top);
  context.restore();
}

/** The mask as a path in the object's coordinates; a `path` mask already is one. */
export function outlineOf({ mask, x, y, width, height }: ImageForm): string | undefined {
  if (mask.kind === 'none') return undefined;
  if (mask.kind === 'path') return mask.d;
  return mask.kind === 'ellipse'
    ? ellipse(x + width / 2, y + height / 2, width / 2, height / 2)
    : rectangle({ x, y, width, height }, mask.radius);
}
