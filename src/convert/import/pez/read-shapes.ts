import type { DrawingObject, LineObject, SceneObject, ShapeObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../xml/xml.ts';
import { borderOf, fillOf, lookOf, numberAt, type PezObject, placeAround } from './pez-object.ts';
import { colorIn, type Look, type StyleSheet } from './style-sheet.ts';

interface Point {
  x: number;
  y: number;
}

const MOST_POINTS = 5000;
const ARC_STEPS = 12;

/** Lines, arrows, circles and polygons; their geometry is relative to the object's centre. */
export function readShape(object: PezObject, sheet: StyleSheet): SceneObject | undefined {
  const geometry = childOf(object.element, 'geom');
  const type = attributeOf(geometry, 'type');
  const classes = object.classes.map((name) => `.${name}`);
  if (type === 'circle') {
    const radius = Math.abs(numberAt(geometry, 'r') ?? 50);
    return shape(object, 'ellipse', radius * 2, radius * 2, 0, lookOf(object, sheet, 'ZCircle', ...classes));
  }
  if (type === 'poly') return polygon(object, geometry, lookOf(object, sheet, 'ZPoly', ...classes));
  const points = linePoints(geometry);
  if (points.length < 2) return undefined;
  return line(object, geometry, points, type === 'arrow', lookOf(object, sheet, type === 'arrow' ? 'ZArrow' : 'ZLine', ...classes));
}

const shape = (
  object: PezObject,
  name: ShapeObject['shape'],
  width: number,
  height: number,
  radius: number,
  look: Look,
  centre?: Point,
): ShapeObject => ({
  ...placeAround(object, width, height, centre),
  kind: 'shape',
  id: object.id,
  shape: name,
  radius,
  ...paintsOf(look),
});

function paintsOf(look: Look) {
  const fill = fillOf(look);
  const stroke = borderOf(look);
  return { ...(fill && { fill }), ...(stroke && { stroke }) };
}

function polygon(object: PezObject, geometry: XmlElement | undefined, look: Look): ShapeObject | DrawingObject | undefined {
  const points = corners(geometry);
  if (points.length < 3) return undefined;
  const box = around(points);
  const isBox =
    points.length === 4 &&
    points.every(({ x, y }) => (near(x, box.left) || near(x, box.left + box.width)) && (near(y, box.top) || near(y, box.top + box.height)));
  if (isBox) {
    const radius = numberAt(geometry, 'r') ?? 0;
    return shape(object, radius > 0 ? 'rounded' : 'rectangle', box.width, box.height, radius, look, box.centre);
  }
  const d = `${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x - box.left} ${y - box.top}`).join('')}Z`;
  const fill = fillOf(look);
  const stroke = borderOf(look);
  const color = fill?.kind === 'color' ? fill.color : fill?.stops[0]?.color;
  return {
    ...placeAround(object, box.width, box.height, box.centre),
    kind: 'drawing',
    id: object.id,
    drawing: {
      viewBox: { x: 0, y: 0, width: box.width, height: box.height },
      nodes: [
        {
          kind: 'path',
          d,
          fillRule: 'nonzero',
          dash: [],
          dashOffset: 0,
          cap: 'butt',
          join: 'round',
          miterLimit: 4,
          opacity: 1,
          strokeWidth: stroke?.width ?? 0,
          ...(color && { fill: { kind: 'color' as const, color, opacity: 1 } }),
          ...(stroke?.paint.kind === 'color' && { stroke: { kind: 'color' as const, color: stroke.paint.color, opacity: 1 } }),
        },
      ],
    },
  };
}

function line(object: PezObject, geometry: XmlElement | undefined, points: Point[], isArrow: boolean, look: Look): LineObject {
  const box = around(points);
  const color = colorIn(look, 'color', 'alpha') ?? colorIn(look, 'gradstartcolor', 'gradstartalpha') ?? 'muted';
  const width = Math.min(Math.max(numberAt(geometry, 't') ?? 8, 0.1), 1e4);
  return {
    ...placeAround(object, box.width, box.height, box.centre),
    kind: 'line',
    id: object.id,
    points: points.map(({ x, y }) => ({ x: x - box.left, y: y - box.top })),
    course: points.length > 2 ? 'curved' : 'straight',
    stroke: { paint: { kind: 'color', color }, width, dash: [], cap: 'round', join: 'round' },
    start: 'none',
    end: isArrow ? 'triangle' : 'none',
  };
}

/** From `sp` to `ep`, on an arc that deviates by `b` in its middle; or through points, for freehand lines. */
function linePoints(geometry: XmlElement | undefined): Point[] {
  const [from, to] = [pointAt(geometry, 'sp'), pointAt(geometry, 'ep')];
  if (!from || !to) return corners(geometry);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = Math.min(Math.max(numberAt(geometry, 'b') ?? 0, -length * 2), length * 2);
  if (length < 1e-6 || Math.abs(bend) < length * 1e-3) return [from, to];
  // The circle through both ends and the top of the arc.
  const radius = (length * length) / (8 * bend) + bend / 2;
  const normal = { x: -dy / length, y: dx / length };
  const centre = { x: (from.x + to.x) / 2 + normal.x * (bend - radius), y: (from.y + to.y) / 2 + normal.y * (bend - radius) };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const sweep = -4 * Math.atan((2 * bend) / length);
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = start + (sweep * step) / ARC_STEPS;
    return { x: centre.x + Math.abs(radius) * Math.cos(angle), y: centre.y + Math.abs(radius) * Math.sin(angle) };
  });
}

function pointAt(geometry: XmlElement | undefined, name: string): Point | undefined {
  const [x = Number.NaN, y = Number.NaN] = (childOf(geometry, name)?.text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Math.abs(x) < 1e7 && Math.abs(y) < 1e7 ? { x, y } : undefined;
}

const corners = (geometry: XmlElement | undefined): Point[] =>
  childrenOf(geometry, 'p')
    .slice(0, MOST_POINTS)
    .flatMap((point) => {
      const [x, y] = [numberOf(point, 'x'), numberOf(point, 'y')];
      return x !== undefined && y !== undefined && Math.abs(x) < 1e7 && Math.abs(y) < 1e7 ? [{ x, y }] : [];
    });

function around(points: readonly Point[]) {
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  return {
    left,
    top,
    width: Math.max(right - left, 1e-3),
    height: Math.max(bottom - top, 1e-3),
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
}

const near = (one: number, other: number) => Math.abs(one - other) < 1e-3 * Math.max(1, Math.abs(other));
