import { colorAt } from '#model/paint/marks/colors.ts';
import { apply, identity } from '#model/geometry/matrix.ts';
import type { DrawingPaint, Matrix } from '#model/presentation/drawing.ts';
import type { ColorStop } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { type Markup, tag } from '../package/markup.ts';
import { colorMarkup, noFill, solidFill } from './colors.ts';
import { angle, share } from './units.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A fill for a shape that covers `area`; both are in the same coordinates after `matrix` is applied to the paint. */
export function fillMarkup(paint: DrawingPaint | undefined, opacity: number, area: Area, theme: Theme, matrix = identity): Markup {
  if (!paint) return noFill;
  if (paint.kind === 'color') return solidFill(paint.color, paint.opacity * opacity, theme);
  const [first] = paint.stops;
  if (!first) return noFill;
  const gradient = paint.kind === 'linear' ? linear(paint, area, matrix, theme) : radial(paint, area, matrix, theme);
  return tag('a:gradFill', { rotWithShape: true }, stopList(gradient.stops, opacity, theme), gradient.course);
}

interface Gradient {
  stops: ColorStop[];
  course: Markup;
}

/** In the file, colours run from the corner where they begin to the opposite one: the stops are moved to where ours are on that way. */
function linear(paint: Extract<DrawingPaint, { kind: 'linear' }>, area: Area, matrix: Matrix, theme: Theme): Gradient {
  const spot = (x: number, y: number) => {
    const inside = paint.transform ? apply(paint.transform, x, y) : { x, y };
    return apply(matrix, inside.x, inside.y);
  };
  const [from, to] = [spot(paint.x1, paint.y1), spot(paint.x2, paint.y2)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const reach = Math.abs(cos) * area.width + Math.abs(sin) * area.height || 1;
  const middle = cos * (area.x + area.width / 2) + sin * (area.y + area.height / 2);
  const along = (point: { x: number; y: number }) => (cos * point.x + sin * point.y - middle) / reach + 0.5;
  return {
    stops: moved(paint.stops, along(from), along(to), theme),
    course: tag('a:lin', { ang: angle((Math.atan2(sin, cos) * 180) / Math.PI), scaled: false }),
  };
}

/** In the file, colours run from a point to the farthest corner. */
function radial(paint: Extract<DrawingPaint, { kind: 'radial' }>, area: Area, matrix: Matrix, theme: Theme): Gradient {
  const place = (x: number, y: number) => {
    const inside = paint.transform ? apply(paint.transform, x, y) : { x, y };
    const { x: left, y: top } = apply(matrix, inside.x, inside.y);
    return { x: (left - area.x) / (area.width || 1), y: (top - area.y) / (area.height || 1) };
  };
  const [center, edge] = [place(paint.cx, paint.cy), place(paint.cx + paint.radius, paint.cy)];
  const [x, y] = [within(center.x), within(center.y)];
  const farthest = Math.hypot(Math.max(x, 1 - x), Math.max(y, 1 - y));
  const reach = Math.hypot(edge.x - center.x, edge.y - center.y) / farthest;
  return {
    stops: moved(paint.stops, 0, reach, theme),
    course: tag('a:path', { path: 'circle' }, tag('a:fillToRect', { l: share(x), t: share(y), r: share(1 - x), b: share(1 - y) })),
  };
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Stops from 0 to 1, given where the first and the last of ours are. */
function moved(stops: readonly ColorStop[], start: number, end: number, theme: Theme): ColorStop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const at = (offset: number) => start + (end - start) * offset;
  const edge = (place: number): ColorStop => ({
    offset: place,
    color: colorAt(stops, within((place - start) / (end - start || 1)), theme),
    opacity: 1,
  });
  const inside = stops.map((stop) => ({ ...stop, offset: at(stop.offset) })).filter(({ offset }) => offset > -1e-4 && offset < 1 + 1e-4);
  const shown = [
    ...(at(first.offset) < -1e-4 ? [edge(0)] : []),
    ...inside.map((stop) => ({ ...stop, offset: within(stop.offset) })),
    ...(at(last.offset) > 1 + 1e-4 ? [edge(1)] : []),
  ];
  return shown.length > 1 ? shown : [edge(0), edge(1)];
}

const stopList = (stops: readonly ColorStop[], opacity: number, theme: Theme): Markup =>
  tag(
    'a:gsLst',
    {},
    ...stops.map((stop) => tag('a:gs', { pos: share(stop.offset) }, colorMarkup(stop.color, stop.opacity * opacity, theme))),
  );
