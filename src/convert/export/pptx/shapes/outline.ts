import { scaleOf } from '#model/geometry/matrix.ts';
import { lineForm } from '#model/paint/forms/outline/line-form.ts';
import { paintIn } from '#model/paint/forms/parts/nodes.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Paint, Stroke } from '#model/presentation/paints.ts';
import type { LineObject, ShapeName, ShapeObject } from '#model/presentation/presentation.ts';
import { fillMarkup } from '../look/fills.ts';
import { customGeometry, presetOf } from '../look/geometry.ts';
import { hasEnds, type Line, lineMarkup } from '../look/lines.ts';
import type { Markup } from '../package/markup.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import { connectorPiece, type Identity, shapePiece, type ShapeParts } from './pieces.ts';
import { placeOf } from './place.ts';
import type { TextRoom } from './text.ts';

/** A shape that the format knows by name; undefined otherwise. */
export function presetParts(
  shape: ShapeObject,
  matrix: Matrix,
  opacity: number,
  identity: Identity,
  kit: SlideKit,
): ShapeParts | undefined {
  const geometry = presetOf(shape);
  if (!geometry) return undefined;
  const place = placeOf({ x: 0, y: 0, width: shape.width, height: shape.height }, matrix);
  return { ...identity, place, geometry, look: lookOf(shape.fill, shape.stroke, place, scaleOf(matrix), opacity, kit) };
}

/** Half of what a circle in a square leaves free in a corner. */
const ROUND = 1 - Math.SQRT1_2;

/** Where the standard puts the text of a shape; undefined where we have no need to know. */
export function roomOf({ shape, radius }: ShapeObject, scale: number): TextRoom | undefined {
  const even =
    (aside: (width: number) => number, below = aside): TextRoom =>
    (place) => ({
      left: aside(place.width),
      right: aside(place.width),
      top: below(place.height),
      bottom: below(place.height),
    });
  const known: { [name in ShapeName]?: TextRoom } = {
    rectangle: even(() => 0),
    rounded: (place) => even(() => Math.min(radius * scale, Math.min(place.width, place.height) / 2) * ROUND)(place),
    ellipse: even((length) => (length / 2) * ROUND),
    diamond: even((length) => length / 4),
  };
  return known[shape];
}

function lookOf(
  fill: Paint | undefined,
  stroke: Stroke | undefined,
  size: { width: number; height: number },
  scale: number,
  opacity: number,
  kit: SlideKit,
): { fill: Markup; line: Markup } {
  const area = { x: 0, y: 0, width: size.width, height: size.height };
  return {
    fill: fillMarkup(paintIn(area, fill), opacity, area, kit.form.theme),
    line: lineMarkup(stroke && lineOf(stroke, area, scale, opacity, kit)),
  };
}

/** `area`: in CSS pixels. */
export const lineOf = (
  { paint, width, dash, cap, join }: Stroke,
  area: { x: number; y: number; width: number; height: number },
  scale: number,
  opacity: number,
  { form }: Pick<SlideKit, 'form'>,
): Line => ({
  fill: fillMarkup(paintIn(area, paint), opacity, area, form.theme),
  width: width * scale,
  dash: dash.map((length) => length / (width || 1)),
  cap,
  join,
});

/** A line with its ends; undefined if the format lacks them. */
export function linePiece(line: LineObject, matrix: Matrix, opacity: number, identity: Identity, kit: SlideKit): Piece | undefined {
  const { points, course, stroke, start, end } = line;
  if (!hasEnds(start, end)) return undefined;
  const scale = scaleOf(matrix);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const area = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const place = placeOf(area, matrix);
  const covered = { x: left * scale, y: top * scale, width: place.width, height: place.height };
  const drawn = lineMarkup({ ...lineOf(stroke, { ...covered, x: 0, y: 0 }, scale, opacity, kit), start, end });
  const [first, last, ...others] = points;
  if (first && last && others.length === 0 && course !== 'elbow')
    return connectorPiece(place, { x: last.x < first.x, y: last.y < first.y }, drawn, identity, kit);
  const [form] = lineForm({ ...line, start: 'none', end: 'none' });
  const route = form?.kind === 'drawing' && form.nodes[0]?.kind === 'path' ? form.nodes[0].d : undefined;
  if (route === undefined) return undefined;
  const geometry = customGeometry(route, [scale, 0, 0, scale, 0, 0], covered, false);
  return shapePiece({ ...identity, place, geometry, look: { fill: fillMarkup(undefined, 1, covered, kit.form.theme), line: drawn } }, kit);
}
