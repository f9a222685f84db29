import { identity, invert, multiply, scaleOf } from '../../geometry/matrix.ts';
import { intersects } from '../../geometry/rectangle.ts';
import type { DrawingNode, DrawingPaint, DrawingPath, Matrix } from '../../presentation/drawing.ts';
import type { Brush } from './brush.ts';
import { colorAt, resolveColor, stopColor } from './colors.ts';
import { compiledOf, extentOf, extentOfAll } from './drawing-extent.ts';
import { fadeWhole } from './fade.ts';
import { tracePath } from './trace.ts';

export function paintDrawing(brush: Brush, nodes: readonly DrawingNode[], matrix: Matrix, alpha: number): void {
  for (const node of nodes) {
    const here = node.transform ? multiply(matrix, node.transform) : matrix;
    if (!here.every(Number.isFinite)) continue;
    const opacity = alpha * node.opacity;
    if (opacity < 1 / 512) continue;
    if (node.kind === 'path') {
      if (opacity < 1 && node.fill && node.stroke)
        fadeWhole(brush, here, opacity, extentOf(node, here), (inner, moved, rest) => paintPath(inner, node, moved, rest));
      else paintPath(brush, node, here, opacity);
      continue;
    }
    if (node.clip) {
      brush.context.save();
      for (const clip of node.clip) {
        tracePath(brush, compiledOf(clip), here, 0);
        brush.context.clip(clip.rule);
      }
    }
    if (opacity < 1 && node.children.length > 1)
      fadeWhole(brush, here, opacity, extentOfAll(node.children, here), (inner, moved, rest) =>
        paintDrawing(inner, node.children, moved, rest),
      );
    else paintDrawing(brush, node.children, here, opacity);
    if (node.clip) brush.context.restore();
  }
}

function paintPath(brush: Brush, path: DrawingPath, matrix: Matrix, alpha: number): void {
  const { context, clip } = brush;
  const extent = extentOf(path, matrix);
  if (!intersects(extent, clip) || Math.max(extent.right - extent.left, extent.bottom - extent.top) < 2.5) return;
  const shape = compiledOf(path);
  if (path.fill) {
    const frame = frameOf(path.fill, matrix);
    setPaint(brush, 'fillStyle', path.fill, matrix, frame, alpha);
    tracePath(brush, shape, matrix, 0, frame);
    context.fill(path.fillRule);
  }
  if (path.stroke && path.strokeWidth > 0) {
    const scale = scaleOf(matrix);
    const frame = isEven(matrix) ? frameOf(path.stroke, matrix) : linear(matrix);
    const unit = frame === identity ? scale : scale / scaleOf(frame);
    if (!Number.isFinite(unit)) return;
    setPaint(brush, 'strokeStyle', path.stroke, matrix, frame, alpha);
    context.lineWidth = path.strokeWidth * unit;
    context.lineCap = path.cap;
    context.lineJoin = path.join;
    context.miterLimit = path.miterLimit;
    // Dashes too fine to see become a solid line; a canvas that had to count them would hang.
    const isDashed = path.dash.length > 0 && path.dash.reduce((sum, length) => sum + length, 0) * scale > 0.5;
    context.setLineDash(isDashed ? path.dash.map((length) => length * unit) : []);
    context.lineDashOffset = path.dashOffset * unit;
    tracePath(brush, shape, matrix, path.strokeWidth * scale, frame);
    context.stroke();
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
}

const isEven = ([a, b, c, d]: Matrix) =>
  Math.abs(a - d) + Math.abs(b + c) < 1e-9 * (Math.abs(a) + Math.abs(b)) ||
  Math.abs(a + d) + Math.abs(b - c) < 1e-9 * (Math.abs(a) + Math.abs(b));

const linear = ([a, b, c, d]: Matrix): Matrix => [a, b, c, d, 0, 0];

/** If the paint is round but the matrix is not uniform, the context itself must be transformed; otherwise it stays as it is. */
function frameOf(paint: DrawingPaint, matrix: Matrix): Matrix {
  if (paint.kind !== 'radial') return identity;
  const whole = paint.transform ? multiply(matrix, paint.transform) : matrix;
  return isEven(whole) || !invert(whole) ? identity : linear(whole);
}

function setPaint(
  { context, theme, clip }: Brush,
  style: 'fillStyle' | 'strokeStyle',
  paint: DrawingPaint,
  matrix: Matrix,
  frame: Matrix,
  alpha: number,
): void {
  context.setTransform(...frame);
  if (paint.kind === 'color') {
    context.globalAlpha = alpha * paint.opacity;
    context[style] = resolveColor(paint.color, theme);
    return;
  }
  context.globalAlpha = alpha;
  const toDevice = paint.transform ? multiply(matrix, paint.transform) : matrix;
  const [a, b, c, d, e, f] = multiply(frame === identity ? identity : (invert(frame) ?? identity), toDevice);
  const x = (px: number, py: number) => a * px + c * py + e;
  const y = (px: number, py: number) => b * px + d * py + f;
  // At distances a canvas cannot represent, everything visible of a gradient has one colour.
  const FAR = 1e7;
  let gradient;
  if (paint.kind === 'linear') {
    // Lines of equal colour stay lines under any transform, but not perpendicular to the axis: project the axis onto their normal.
    const [ux, uy] = [paint.x2 - paint.x1, paint.y2 - paint.y1];
    const [startX, startY, endX, endY] = [x(paint.x1, paint.y1), y(paint.x1, paint.y1), x(paint.x2, paint.y2), y(paint.x2, paint.y2)];
    const [lineX, lineY] = [-a * uy + c * ux, -b * uy + d * ux];
    const share = ((endX - startX) * lineX + (endY - startY) * lineY) / (lineX * lineX + lineY * lineY || 1);
    const [alongX, alongY] = [endX - lineX * share - startX, endY - lineY * share - startY];
    if (!(Math.max(Math.abs(startX), Math.abs(startY), Math.abs(alongX), Math.abs(alongY)) < FAR)) {
      const [midX, midY] = [(clip.left + clip.right) / 2 - startX, (clip.top + clip.bottom) / 2 - startY];
      const long = Math.hypot(alongX, alongY);
      context[style] = colorAt(paint.stops, (midX / long) * (alongX / long) + (midY / long) * (alongY / long), theme);
      return;
    }
    gradient = context.createLinearGradient(startX, startY, startX + alongX, startY + alongY);
  } else {
    const [cx, cy, radius] = [x(paint.cx, paint.cy), y(paint.cx, paint.cy), paint.radius * Math.sqrt(Math.abs(a * d - b * c))];
    if (!(Math.max(Math.abs(cx), Math.abs(cy), radius) < FAR)) {
      context[style] = colorAt(
        paint.stops,
        Math.hypot((clip.left + clip.right) / 2 - cx, (clip.top + clip.bottom) / 2 - cy) / radius,
        theme,
      );
      return;
    }
    gradient = context.createRadialGradient(x(paint.fx, paint.fy), y(paint.fx, paint.fy), 0, cx, cy, radius);
  }
  for (const stop of paint.stops) gradient.addColorStop(Math.min(1, Math.max(0, stop.offset)), stopColor(stop, theme));
  context[style] = gradient;
}
