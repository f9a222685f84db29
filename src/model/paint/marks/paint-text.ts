import { multiply, scaleOf } from '../../geometry/matrix.ts';
import { intersects, transformRectangle } from '../../geometry/rectangle.ts';
import type { Matrix } from '../../presentation/drawing.ts';
import type { TextLayout } from '../../text/layout.ts';
import { fontOf, nominalSize } from '../../text/measure-with.ts';
import type { Brush } from './brush.ts';
import { resolveColor } from './colors.ts';

/** tan 12°: what a face without italics is slanted by. */
const SLANT = 0.2126;

export function paintText(brush: Brush, { fragments, rules }: TextLayout, matrix: Matrix, alpha: number): void {
  const { context, theme, clip } = brush;
  const scale = scaleOf(matrix);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.globalAlpha = alpha;
  for (const { text, x, y, width, size, face, isSlanted, color, direction, letterSpacing } of fragments) {
    if (size * scale < 0.5) continue;
    const extent = transformRectangle(matrix, { left: x - size, top: y - size * 1.6, right: x + width + size, bottom: y + size });
    if (!intersects(extent, clip)) continue;
    const unit = size / nominalSize;
    const letter = multiply(matrix, [unit, 0, isSlanted ? -SLANT * unit : 0, unit, x, y]);
    context.setTransform(...letter);
    context.font = fontOf(face, brush.fontName);
    context.letterSpacing = `${letterSpacing * nominalSize}px`;
    context.direction = direction;
    context.fillStyle = resolveColor(color, theme);
    context.fillText(text, 0, 0);
  }
  for (const { x, y, width, thickness, color } of rules) {
    if (!intersects(transformRectangle(matrix, { left: x, top: y, right: x + width, bottom: y + thickness }), clip)) continue;
    context.setTransform(...multiply(matrix, [1, 0, 0, 1, x, y]));
    context.fillStyle = resolveColor(color, theme);
    context.fillRect(0, 0, width, thickness);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
}
