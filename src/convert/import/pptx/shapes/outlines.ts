import { identity } from '#model/geometry/matrix.ts';
import { extentOfAll } from '#model/paint/marks/drawing-extent.ts';
import { paintIn, path, strokeIn } from '#model/paint/forms/parts/nodes.ts';
import type { DrawingNode } from '#model/presentation/drawing.ts';
import type { Paint, Stroke } from '#model/presentation/paints.ts';
import type { DrawingObject, SceneObject, ShapeName } from '#model/presentation/presentation.ts';
import type { XmlElement } from '../../xml/xml.ts';
import { arrowPaths } from '../geometry/arrow-paths.ts';
import { type Shadow, shadowNodes } from '../geometry/shadow-nodes.ts';
import type { PathFill } from '../geometry/geometry.ts';
import type { ShapeGeometry } from '../geometry/shape-paths.ts';
import { reflectedNodes, type Reflection } from '../pictures/reflection.ts';
import { parseColor, printColor } from '../look/colors.ts';
import type { SlideContext } from '../slide-context.ts';
import type { Spot } from './placement.ts';

export interface Outline {
  geometry: ShapeGeometry;
  paint?: Paint | undefined;
  stroke?: Stroke | undefined;
  /** The `a:ln` that defines its ends. */
  ends?: XmlElement | undefined;
  shadows?: readonly Shadow[];
  /** How far its edges fade inwards. */
  softness?: number;
  reflection?: Reflection | undefined;
}

/** Shapes that look the same when mirrored. */
const evenX = new Set<ShapeName>(['rectangle', 'rounded', 'ellipse', 'triangle', 'diamond', 'hexagon', 'plus', 'pentagon', 'star']);
const evenY = new Set<ShapeName>(['rectangle', 'rounded', 'ellipse', 'diamond', 'hexagon', 'plus']);

/** A shape without its text, from the corner of its box; undefined if none of it is visible. */
export function drawOutline(outline: Outline, spot: Spot, context: SlideContext): SceneObject | undefined {
  const { geometry, paint, stroke, ends, shadows = [], softness = 0, reflection } = outline;
  const isBare = shadows.length === 0 && softness === 0 && !reflection;
  if (!paint && !stroke) return undefined;
  const { width, height, isFlippedX, isFlippedY } = spot;
  const whole = {
    x: width / 2,
    y: height / 2,
    rotation: 0,
    scale: 1,
    width: Math.max(width, 1e-3),
    height: Math.max(height, 1e-3),
    opacity: 1,
  };
  const { shape } = geometry;
  const isEven = shape && (!isFlippedX || evenX.has(shape.name)) && (!isFlippedY || evenY.has(shape.name));
  if (shape && isEven && isBare && (paint?.kind === 'color' || !(isFlippedX || isFlippedY)))
    return { kind: 'shape', id: context.makeId('shape'), ...whole, shape: shape.name, fill: paint, stroke, radius: shape.radius };
  const nodes = nodesOf(outline, spot);
  const isMirrored = isFlippedX || isFlippedY;
  const line = !ends && isBare && !paint && !isMirrored ? straight(geometry) : undefined;
  if (line && stroke)
    return { kind: 'line', id: context.makeId('line'), ...whole, points: line, course: 'straight', stroke, start: 'none', end: 'none' };
  const flipped: DrawingNode[] = isMirrored
    ? [
        {
          kind: 'group',
          children: nodes,
          opacity: 1,
          transform: [isFlippedX ? -1 : 1, 0, 0, isFlippedY ? -1 : 1, isFlippedX ? width : 0, isFlippedY ? height : 0],
        },
      ]
    : nodes;
  return drawn(reflection ? [...reflectedNodes(flipped, reflection, spot), ...flipped] : flipped, spot, context);
}

/** Only the shadows, for objects that are drawn otherwise. */
export const drawShadows = (shadows: readonly Shadow[], { paths }: ShapeGeometry, spot: Spot, context: SlideContext): SceneObject =>
  drawn(around(shadows, paths, spot), spot, context);

const around = (shadows: readonly Shadow[], paths: ShapeGeometry['paths'], spot: Spot): DrawingNode[] =>
  shadows.flatMap((shadow) =>
    shadowNodes(
      shadow,
      paths.map(({ d }) => d),
      spot,
      spot.rotation,
    ),
  );

function nodesOf({ geometry, paint, stroke, ends, shadows = [], softness = 0 }: Outline, spot: Spot): DrawingNode[] {
  const box = { x: 0, y: 0, width: Math.max(spot.width, 1e-3), height: Math.max(spot.height, 1e-3) };
  const pen = { ...strokeIn(box, stroke), miterLimit: 8 };
  const filled = geometry.paths.filter(({ isFilled }) => isFilled !== false);
  const nodes: DrawingNode[] = [];
  if (paint && filled.length > 0) nodes.push(...around(shadows, filled, spot));
  for (const { d, isFilled, isStroked } of geometry.paths) {
    const fill = paintIn(box, paint && shaded(paint, isFilled));
    if (fill && softness > 0) {
      nodes.push(...fading(path(d, { fill, fillRule: 'evenodd' }), softness, box));
      continue;
    }
    // Overlapping parts of a path are holes.
    const fillRule = fill ? 'evenodd' : 'nonzero';
    const arrows = stroke && isStroked && ends ? arrowPaths(ends, d, stroke.width) : undefined;
    if (!arrows) {
      if (fill || (stroke && isStroked)) nodes.push(path(d, { fill, fillRule, ...(isStroked && stroke ? pen : {}) }));
      continue;
    }
    if (fill) nodes.push(path(d, { fill, fillRule }));
    nodes.push(path(arrows.d, pen));
    for (const head of arrows.heads) nodes.push(path(head, { fill: paintIn(box, stroke?.paint) }));
  }
  return nodes;
}

const FADES = 8;

/** The same path in ever smaller sizes, which add up: hardly visible at its edge, opaque from `softness` inwards. */
const fading = (node: DrawingNode, softness: number, { width, height }: { width: number; height: number }): DrawingNode[] =>
  Array.from({ length: FADES }, (_, index): DrawingNode => {
    const inset = (softness * (index + 0.5)) / FADES;
    const [across, down] = [width, height].map((length) => Math.max(0.02, 1 - (2 * inset) / length));
    const [scaleX, scaleY] = [across ?? 1, down ?? 1];
    return {
      kind: 'group',
      children: [node],
      // The first layers together reach (index + 1) / FADES.
      opacity: 1 / (FADES - index),
      transform: [scaleX, 0, 0, scaleY, (width / 2) * (1 - scaleX), (height / 2) * (1 - scaleY)],
    };
  });

const straightLine = /^M(-?[\d.e-]+) (-?[\d.e-]+)L(-?[\d.e-]+) (-?[\d.e-]+)$/;

function straight({ paths: [only, ...others] }: ShapeGeometry): { x: number; y: number }[] | undefined {
  const found = only && others.length === 0 ? straightLine.exec(only.d) : undefined;
  const [, fromX, fromY, toX, toY] = found?.map(Number) ?? [];
  return fromX === undefined || fromY === undefined || toX === undefined || toY === undefined
    ? undefined
    : [
        { x: fromX, y: fromY },
        { x: toX, y: toY },
      ];
}

/** Vector art that may extend beyond its box on all sides, as shadows and arrow heads do. */
function drawn(nodes: DrawingNode[], { width, height }: Spot, context: SlideContext): DrawingObject {
  const { left, top, right, bottom } = extentOfAll(nodes, identity);
  const reach = Math.max(0, -left, -top, right - width, bottom - height);
  const margin =
    reach > Math.max(width, height) * 0.04 && Number.isFinite(reach) ? Math.min(reach, 1e5) : Math.max(0, 0.01 - Math.min(width, height));
  const [wide, high] = [width + margin * 2, height + margin * 2];
  return {
    kind: 'drawing',
    id: context.makeId('drawing'),
    x: width / 2,
    y: height / 2,
    rotation: 0,
    scale: 1,
    width: wide,
    height: high,
    opacity: 1,
    drawing: { viewBox: { x: -margin, y: -margin, width: wide, height: high }, nodes },
  };
}

const shades: Record<string, number> = { lighten: 0.4, lightenLess: 0.2, darken: -0.4, darkenLess: -0.2 };

/** Some sides of a cube or a scroll are lighter or darker than the rest. */
function shaded(paint: Paint, fill: PathFill): Paint | undefined {
  if (typeof fill === 'boolean') return fill ? paint : undefined;
  const change = (color: string) => {
    const mixture = parseColor(color);
    const share = shades[fill] ?? 0;
    const mix = (value: number) => (share > 0 ? value + (1 - value) * share : value * (1 + share));
    return mixture
      ? printColor({ red: mix(mixture.red), green: mix(mixture.green), blue: mix(mixture.blue), alpha: mixture.alpha })
      : color;
  };
  return paint.kind === 'color'
    ? { ...paint, color: change(paint.color) }
    : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: change(stop.color) })) };
}
