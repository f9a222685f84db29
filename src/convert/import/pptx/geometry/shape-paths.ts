import type { ShapeName } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import { customGeometry } from './custom-geometry.ts';
import type { Geometry, PathFill } from './geometry.ts';
import { drawOutline } from './outline.ts';
import { presetGeometry } from './preset-geometry.ts';

export type { PathFill } from './geometry.ts';

export interface ShapePath {
  /** Absolute M, L, Q, C and Z in the shape's own box, in canvas units; what lies twice inside is a hole (even-odd). */
  d: string;
  isFilled: PathFill;
  isStroked: boolean;
}

export interface ShapeGeometry {
  paths: ShapePath[];
  /** Where its text goes, in the shape's own box. */
  textBox: { x: number; y: number; width: number; height: number };
  /** If the model has the very shape. `radius` belongs to `rounded`. */
  shape?: { name: ShapeName; radius: number } | undefined;
}

/**
 * Of `p:spPr` (or whatever holds `a:prstGeom` or `a:custGeom`); undefined if it holds neither, or a shape nobody knows. `unit`: canvas
 * units an EMU.
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

/** A text rectangle that is turned inside out is the whole box. */
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
  // A rounded rectangle begins as far down as it is round.
  return name && { name, radius: name === 'rounded' ? (paths[0]?.steps[0]?.values[1] ?? 0) * unit : 0 };
}
