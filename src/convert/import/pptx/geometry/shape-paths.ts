import type { ShapeName } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import { customGeometry } from './custom-geometry.ts';
import type { Geometry, PathFill } from './geometry.ts';
import { drawOutline } from './outline.ts';
import { presetGeometry } from './preset-geometry.ts';

export type { PathFill } from './geometry.ts';

export interface ShapePath {
  /** Absolute M, L, Q, C and Z in the shape's box, in canvas units; filled even-odd, so overlaps are holes. */
  d: string;
  isFilled: PathFill;
  isStroked: boolean;
}

export interface ShapeGeometry {
  paths: ShapePath[];
  /** The text area, in the shape's box. */
  textBox: { x: number; y: number; width: number; height: number };
  /** Set if the model has exactly this shape. `radius` belongs to `rounded`. */
  shape?: { name: ShapeName; radius: number } | undefined;
}

/**
 * Reads the geometry in `p:spPr` (or any other parent of `a:prstGeom` or `a:custGeom`); undefined if there is none, or an unknown shape.
 * `unit`: canvas units per EMU.
 */
export function shapePaths(
  properties: XmlElement,
  { width, height }: { width: number; height: number },
  unit: number,
): ShapeGeometry | undefined {
  const [wide, high] = [Math.max(0, width / unit) || 0, Math.max(0, height / unit) || 0];
  const [preset, custom] = [childOf(properties, 'a:prstGeom'), childOf(properties, 'a:custGeom')];
  const name = attributeOf(preset, 'prst') ?? '';
  const geometry = preset
    ? presetGeometry(name, childOf(preset, 'a:avLst'), wide, high)
    : custom
      ? customGeometry(custom, wide, high)
      : undefined;
  if (!geometry) return undefined;
  const paths = geometry.paths.flatMap((path) => {
    const d = drawOutline(path.steps, path.width > 0 ? width / path.width : unit, path.height > 0 ? height / path.height : unit);
    return d === '' ? [] : [{ d, isFilled: path.isFilled, isStroked: path.isStroked }];
  });
  return { paths, textBox: textBoxOf(geometry, width, height, unit), shape: modelShape(name, geometry, unit) };
}

/** A text rectangle with negative size is replaced by the whole box. */
function textBoxOf({ text }: Geometry, width: number, height: number, unit: number): ShapeGeometry['textBox'] {
  const [x, y] = [text.left * unit, text.top * unit];
  const [right, bottom] = [text.right * unit, text.bottom * unit];
  return { ...(right > x ? { x, width: right - x } : { x: 0, width }), ...(bottom > y ? { y, height: bottom - y } : { y: 0, height }) };
}

const same: Readonly<Record<string, ShapeName>> = {
  rect: 'rectangle',
  flowChartProcess: 'rectangle',
  actionButtonBlank: 'rectangle',
  ellipse: 'ellipse',
  flowChartConnector: 'ellipse',
  diamond: 'diamond',
  flowChartDecision: 'diamond',
  roundRect: 'rounded',
  flowChartAlternateProcess: 'rounded',
};

function modelShape(preset: string, { paths }: Geometry, unit: number): ShapeGeometry['shape'] {
  const name = Object.hasOwn(same, preset) ? same[preset] : undefined;
  // The start of a rounded rectangle's path is one radius down.
  return name && { name, radius: name === 'rounded' ? (paths[0]?.steps[0]?.values[1] ?? 0) * unit : 0 };
}
