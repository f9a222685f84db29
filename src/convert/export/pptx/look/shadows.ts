import { compilePath } from '#model/geometry/path.ts';
import type { DrawingGroup, DrawingNode, DrawingPath } from '#model/presentation/drawing.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { type Markup, tag } from '../package/markup.ts';
import { colorMarkup } from './colors.ts';
import { angle, emu, share } from './units.ts';

/** A shadow as the importer draws it, in the units of the drawing. */
export interface Shadow {
  color: string;
  opacity: number;
  blur: number;
  across: number;
  down: number;
  scaleX: number;
  scaleY: number;
}

/** The blurred edge of a drawn shadow: its fill is lighter than the shadow, and its widest stroke ends before the blur does. */
const FILL = 0.85;
const REACH = (5 / 6) * 0.8 * 2;

/** Separates a drawn shadow from the shape that casts it. Groups around both stay around the shape. */
export function takeShadow(nodes: readonly DrawingNode[]): { shadow?: Shadow; nodes: readonly DrawingNode[] } {
  const [first, ...rest] = nodes;
  if (first?.kind !== 'group') return { nodes };
  if (rest.length === 0) {
    const inner = takeShadow(first.children);
    return inner.shadow ? { shadow: inner.shadow, nodes: [{ ...first, children: [...inner.nodes] }] } : { nodes };
  }
  const shadow = shadowOf(first, rest);
  return shadow ? { shadow, nodes: rest } : { nodes };
}

function shadowOf({ clip, transform, children }: DrawingGroup, shapes: readonly DrawingNode[]): Shadow | undefined {
  const [inside, edge, ...others] = children;
  if (clip || !transform || inside?.kind !== 'path' || inside.fill?.kind !== 'color' || inside.stroke || others.length > 0)
    return undefined;
  const strokes = edge?.kind === 'group' && edge.clip ? edge.children.filter((each) => each.kind === 'path') : [];
  if (edge && !strokes.every(({ d, stroke }) => d === inside.d && stroke)) return undefined;
  const isCast = (shape: DrawingNode): shape is DrawingPath => shape.kind === 'path' && shape.fill !== undefined;
  if (
    shapes
      .filter(isCast)
      .map(({ d }) => d)
      .join('') !== inside.d
  )
    return undefined;
  const { left, top, right, bottom } = compilePath(inside.d).bounds;
  const [scaleX, , , scaleY, x, y] = transform;
  return {
    color: inside.fill.color,
    opacity: inside.fill.opacity / (edge ? FILL : 1),
    blur: strokes.reduce((most, { strokeWidth }) => Math.max(most, strokeWidth), 0) / REACH,
    across: x + ((left + right) / 2) * (scaleX - 1),
    down: y + ((top + bottom) / 2) * (scaleY - 1),
    scaleX,
    scaleY,
  };
}

/** `scale`: CSS pixels per unit. */
export const shadowMarkup = ({ color, opacity, blur, across, down, scaleX, scaleY }: Shadow, scale: number, theme: Theme): Markup =>
  tag(
    'a:effectLst',
    {},
    tag(
      'a:outerShdw',
      {
        blurRad: emu(blur * scale),
        dist: emu(Math.hypot(across, down) * scale),
        dir: angle((Math.atan2(down, across) * 180) / Math.PI),
        sx: share(scaleX),
        sy: share(scaleY),
        algn: 'ctr',
        rotWithShape: true,
      },
      colorMarkup(color, Math.min(1, opacity), theme),
    ),
  );
