import { apply, invert, scaleOf, turn } from '../geometry/matrix.ts';
import { distanceTo, isInside } from '../geometry/outline.ts';
import { compilePath } from '../geometry/path.ts';
import type { DrawingNode, Matrix } from '../presentation/drawing.ts';
import type { Form } from '../paint/forms/form.ts';
import { outlineOf } from '../paint/marks/paint-image.ts';
import { compiledOf } from '../paint/marks/drawing-extent.ts';

/** In the object's coordinates; `reach` is how far from it still counts. */
export interface Probe {
  x: number;
  y: number;
  reach: number;
}

/** Below the baseline, and above it, as multiples of the font size. */
const [DESCENT, ASCENT] = [0.3, 1];

export function hitsForm(form: Form, probe: Probe): boolean {
  if (form.kind === 'drawing') return form.nodes.some((node) => hitsNode(node, probe));
  if (form.kind === 'image') {
    const { x, y, width, height, mask } = form;
    const outline = outlineOf(form);
    const isWithin = isIn(probe, x, y, x + width, y + height);
    return isWithin && (!outline || isInside(compilePath(outline), probe.x, probe.y, (mask.kind === 'path' && mask.rule) || 'nonzero'));
  }
  const { cos, sin } = turn(form.turn ?? 0);
  const inner = within([cos, sin, -sin, cos, form.x, form.y], probe);
  return form.layout.fragments.some(({ x, y, width, size }) => isIn(inner, x, y - size * ASCENT, x + width, y + size * DESCENT));
}

function hitsNode(node: DrawingNode, probe: Probe): boolean {
  const inner = node.transform ? within(node.transform, probe) : probe;
  if (node.kind === 'group') {
    const isClipped = node.clip?.some(({ d, rule }) => !isInside(compilePath(d), inner.x, inner.y, rule)) ?? false;
    return !isClipped && node.children.some((child) => hitsNode(child, inner));
  }
  const path = compiledOf(node);
  if (node.fill && isInside(path, inner.x, inner.y, node.fillRule)) return true;
  return distanceTo(path, inner.x, inner.y) <= (node.stroke ? node.strokeWidth / 2 : 0) + inner.reach;
}

const isIn = ({ x, y, reach }: Probe, left: number, top: number, right: number, bottom: number): boolean =>
  x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;

/** As seen from within a transform. */
export function within(matrix: Matrix, { x, y, reach }: Probe): Probe {
  const inverse = invert(matrix);
  // Nothing can be hit in what has no size.
  if (!inverse) return { x: Number.NaN, y: Number.NaN, reach: 0 };
  return { ...apply(inverse, x, y), reach: reach * scaleOf(inverse) };
}
