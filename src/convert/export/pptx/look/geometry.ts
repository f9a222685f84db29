import { apply } from '#model/geometry/matrix.ts';
import { compilePath, verb } from '#model/geometry/path.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ShapeName, ShapeObject } from '#model/presentation/presentation.ts';
import { type Markup, tag } from '../package/markup.ts';
import type { Area } from './fills.ts';
import { emu, share } from './units.ts';

/** `adjust`: the values that say more than the name, in thousandths of a percent. */
export const presetGeometry = (name: string, adjust: Readonly<Record<string, number>> = {}): Markup =>
  tag(
    'a:prstGeom',
    { prst: name },
    tag('a:avLst', {}, ...Object.entries(adjust).map(([key, value]) => tag('a:gd', { name: key, fmla: `val ${share(value)}` }))),
  );

/** The preset that looks exactly like our shape; undefined if there is none. */
export function presetOf({ shape, width, height, radius }: Pick<ShapeObject, 'shape' | 'width' | 'height' | 'radius'>): Markup | undefined {
  const known: { [name in ShapeName]?: () => Markup } = {
    rectangle: () => presetGeometry('rect'),
    rounded: () => roundGeometry(radius, width, height),
    ellipse: () => presetGeometry('ellipse'),
    triangle: () => presetGeometry('triangle'),
    diamond: () => presetGeometry('diamond'),
    arrow: () => presetGeometry('rightArrow', { adj1: 0.44, adj2: 0.6 }),
    chevron: () => presetGeometry('chevron', { adj: 0.5 }),
    star: () => presetGeometry('star5'),
    pentagon: () => presetGeometry('pentagon'),
  };
  return known[shape]?.();
}

export const roundGeometry = (radius: number, width: number, height: number): Markup =>
  presetGeometry('roundRect', { adj: Math.min(0.5, Math.max(0, radius) / (Math.min(width, height) || 1)) });

const steps = ['a:moveTo', 'a:lnTo', 'a:quadBezTo', 'a:cubicBezTo'];

/** Path data as a geometry of its own. `matrix` leads from the path to the coordinates of `area`, which the shape covers. */
export function customGeometry(d: string, matrix: Matrix, area: Area, isFilled: boolean): Markup {
  const { verbs, points } = compilePath(d);
  const written: Markup[] = [];
  let at = 0;
  const point = () => {
    const { x, y } = apply(matrix, points[at] ?? 0, points[at + 1] ?? 0);
    at += 2;
    return tag('a:pt', { x: emu(x - area.x), y: emu(y - area.y) });
  };
  for (const kind of verbs)
    written.push(
      kind === verb.close ? tag('a:close') : tag(steps[kind] ?? '', {}, ...Array.from({ length: (verb.sizes[kind] ?? 0) / 2 }, point)),
    );
  return tag(
    'a:custGeom',
    {},
    tag('a:avLst'),
    tag('a:gdLst'),
    tag('a:ahLst'),
    tag('a:cxnLst'),
    tag('a:rect', { l: 'l', t: 't', r: 'r', b: 'b' }),
    tag('a:pathLst', {}, tag('a:path', { w: emu(area.width), h: emu(area.height), fill: isFilled ? undefined : 'none' }, ...written)),
  );
}
