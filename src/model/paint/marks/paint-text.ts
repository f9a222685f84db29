import { multiply, scaleOf } from '../../geometry/matrix.ts';
import { intersects, transformRectangle } from '../../geometry/rectangle.ts';
import type { Matrix } from '../../presentation/drawing.ts';
import type { TextLayout } from '../../text/layout.ts';
import { fontOf, nominalSize } from '../../text/measure-with.ts';
import type { Brush } from './brush.ts';
import { resolveColor } from './colors.ts';

/** tan 12°: the slant for a face without italics. */
const SLANT = 0.2126;

/** `part` is a prefix for the part names reported to `onPart`. */
export function paintText(brush: Brush, { fragments, rules }: TextLayout, matrix: Matrix, alpha: number, part = ''): void {
  const { context, theme, clip, corner, options } = brush;
  const { onPart, onLink } = options;
  const scale = scaleOf(matrix);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.globalAlpha = alpha;
  const ordered = onPart ? fragments.toSorted((one, other) => one.place - other.place) : fragments;
  for (const [
    index,
    { text, x, y, width, size, face, isSlanted, color, direction, letterSpacing, link, part: own, hasSpace },
  ] of ordered.entries()) {
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
    onPart?.(part + own);
    if (link)
      onLink?.(
        link,
        { left: x, top: y - size, right: x + width, bottom: y + size * 0.3 },
        multiply([1, 0, 0, 1, corner.x, corner.y], matrix),
      );
    context.fillText(text, 0, 0);
    // For reading and copying: keeps words apart where lines, or the parts of one heading, break.
    if (onPart && (hasSpace || own !== (ordered[index + 1]?.part ?? own)))
      context.fillText(' ', direction === 'ltr' ? width / unit : -nominalSize / 4, 0);
  }
  if (rules.length) onPart?.(null);
  for (const { x, y, width, thickness, color } of rules) {
    if (!intersects(transformRectangle(matrix, { left: x, top: y, right: x + width, bottom: y + thickness }), clip)) continue;
    context.setTransform(...multiply(matrix, [1, 0, 0, 1, x, y]));
    context.fillStyle = resolveColor(color, theme);
    context.fillRect(0, 0, width, thickness);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
}
