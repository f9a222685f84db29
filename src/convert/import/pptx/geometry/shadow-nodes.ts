import { compilePath } from '#model/geometry/path.ts';
import type { DrawingNode, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import type { Color } from '#model/presentation/paints.ts';
import { flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';

/** In canvas units; the direction in degrees, clockwise from the right. */
export interface Shadow {
  color: Color;
  blur: number;
  distance: number;
  direction: number;
  scaleX: number;
  scaleY: number;
  /** The light rotates with the shape. */
  turns: boolean;
}

/** Reads an `a:outerShdw` whose colour is known. `unit`: canvas units per EMU. */
export function shadowOf(shadow: XmlElement, color: Color, unit: number): Shadow {
  const length = (name: string) => Math.max(0, Math.min(1000, (numberOf(shadow, name) ?? 0) * unit));
  const scale = (name: string) => Math.max(-10, Math.min(10, (numberOf(shadow, name) ?? 100_000) / 100_000));
  return {
    color,
    blur: length('blurRad'),
    distance: length('dist'),
    direction: (numberOf(shadow, 'dir') ?? 0) / 60_000,
    scaleX: scale('sx'),
    scaleY: scale('sy'),
    turns: flagOf(shadow, 'rotWithShape') ?? true,
  };
}

/** Reads an `a:glow`: a shadow that surrounds the shape. */
export const glowOf = (glow: XmlElement, color: Color, unit: number): Shadow => ({
  color,
  blur: Math.max(0, Math.min(1000, (numberOf(glow, 'rad') ?? 0) * unit)),
  distance: 0,
  direction: 0,
  scaleX: 1,
  scaleY: 1,
  turns: true,
});

/** The number of strokes that make up a blurred edge. */
const LAYERS = 5;
const plain: Omit<DrawingPath, 'd'> = {
  kind: 'path',
  fillRule: 'nonzero',
  strokeWidth: 0,
  dash: [],
  dashOffset: 0,
  cap: 'round',
  join: 'round',
  miterLimit: 4,
  opacity: 1,
};

/** The shadow of a shape with these outlines in a box of this size; `rotation` is the shape's, since the light is often fixed. */
export function shadowNodes(
  shadow: Shadow,
  outlines: readonly string[],
  { width, height }: { width: number; height: number },
  rotation = 0,
): DrawingNode[] {
  const d = outlines.join('');
  // A single outline has holes where it overlaps itself; several overlapping ones cast one shadow.
  const fillRule = outlines.length === 1 ? 'evenodd' : 'nonzero';
  const alpha = /^#[\da-f]{8}$/i.test(shadow.color) ? Number.parseInt(shadow.color.slice(7), 16) / 255 : 1;
  const color = shadow.color.slice(0, 7);
  const angle = ((shadow.direction - (shadow.turns ? 0 : rotation)) * Math.PI) / 180;
  const { scaleX, scaleY, distance } = shadow;
  const transform: Matrix = [
    scaleX,
    0,
    0,
    scaleY,
    distance * Math.cos(angle) + (width / 2) * (1 - scaleX),
    distance * Math.sin(angle) + (height / 2) * (1 - scaleY),
  ];
  const fill = (opacity: number): DrawingPath => ({ ...plain, d, fillRule, fill: { kind: 'color', color, opacity } });
  if (alpha === 0 || d === '') return [];
  if (shadow.blur < 1) return [{ kind: 'group', opacity: 1, transform, children: [fill(alpha)] }];
  // Stack strokes of different widths outside the edge, but not over the fill, which would be darkened twice.
  const edges = Array.from({ length: LAYERS }, (_, layer): DrawingPath => {
    const reach = ((layer + 1) / (LAYERS + 1)) * shadow.blur * 0.8;
    return { ...plain, d, stroke: { kind: 'color', color, opacity: layerOpacity(alpha) }, strokeWidth: reach * 2 };
  });
  const { bounds } = compilePath(d);
  const margin = shadow.blur * 2 + 1;
  const [left, top, right, bottom] = [bounds.left - margin, bounds.top - margin, bounds.right + margin, bounds.bottom + margin];
  const outside = `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z${d}`;
  return [
    {
      kind: 'group',
      opacity: 1,
      transform,
      children: [fill(alpha * 0.85), { kind: 'group', opacity: 1, clip: [{ d: outside, rule: 'evenodd' }], children: edges }],
    },
  ];
}

/** The opacity of one layer, so that all of them stacked reach about 70 % of the shadow's opacity, like its blurred edge. */
const layerOpacity = (alpha: number): number => 1 - (1 - alpha * 0.7) ** (1 / LAYERS);
