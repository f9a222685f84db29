import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { TextStyle } from '#model/presentation/texts.ts';
import { attributeOf, childOf, flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { plainText } from '../show/read-notes.ts';
import type { SlideContext } from '../slide-context.ts';
import { nameOf } from './chart-data.ts';

const CLEAR = '#00000000';
const POINT = 12_700;

const element = (name: string, attributes: Record<string, string>, ...children: XmlElement[]): XmlElement => ({
  name,
  attributes,
  children,
  text: '',
});

/** A theme colour, modified as charts do when they have more series than the theme has accents. */
export const themeColor = (context: SlideContext, name: string, changes: [string, number][] = []): Color | undefined =>
  context.colorIn(
    element(
      'a:solidFill',
      {},
      element('a:schemeClr', { val: name }, ...changes.map(([change, share]) => element(`a:${change}`, { val: String(share * 1000) }))),
    ),
  );

const variations: [string, number][][] = [
  [],
  [['lumMod', 60]],
  [
    ['lumMod', 80],
    ['lumOff', 20],
  ],
  [['lumMod', 80]],
  [
    ['lumMod', 60],
    ['lumOff', 40],
  ],
  [['lumMod', 50]],
];

export const accentOf = (context: SlideContext, index: number): Color =>
  themeColor(context, `accent${(index % 6) + 1}`, variations[Math.floor(index / 6) % variations.length]) ?? `accent${(index % 6) + 1}`;

/** The fill that is specified; undefined if nothing is. */
export function paintOf(properties: XmlElement | undefined, context: SlideContext, fallback?: Color): Paint | undefined {
  const fill = context.fillIn(properties, fallback);
  if (!fill || fill.kind === 'picture') return undefined;
  return fill.kind === 'none' ? { kind: 'color', color: CLEAR } : fill.paint;
}

/** The middle one of a gradient. */
export const mainColor = (paint: Paint): Color =>
  paint.kind === 'color' ? paint.color : (paint.stops[Math.floor(paint.stops.length / 2)]?.color ?? CLEAR);

/** The single colour closest to a fill; undefined if nothing is specified. */
export function colorOf(properties: XmlElement | undefined, context: SlideContext, fallback?: Color): Color | undefined {
  const paint = paintOf(properties, context, fallback);
  return paint && mainColor(paint);
}

/** Reads `c:spPr`; undefined means no line. `usual` is the default look. */
export function lineOf(
  properties: XmlElement | undefined,
  context: SlideContext,
  usual?: { color: Color; points: number },
): Stroke | undefined {
  const line = childOf(properties, 'a:ln');
  const stroke = context.strokeOf(line);
  if (stroke) return stroke === 'none' ? undefined : stroke;
  const width = Math.min(1e5, numberOf(line, 'w') ?? (usual?.points ?? 0) * POINT) * context.unit;
  return usual && { paint: { kind: 'color', color: usual.color }, width, dash: [], cap: 'butt', join: 'round' };
}

/** The look of lines without a chosen colour. */
export const quietLine = { color: '#868686', points: 0.75 };

/** Reads text properties from `a:defRPr` and `a:rPr`; the first that specifies something wins. */
export function lettersOf(properties: readonly (XmlElement | undefined)[], context: SlideContext): Partial<TextStyle> {
  const first = <T>(read: (one: XmlElement) => T | undefined) =>
    properties.flatMap((one) => (one ? (read(one) ?? []) : []))[0] as T | undefined;
  const size = first((one) => numberOf(one, 'sz'));
  const isBold = first((one) => flagOf(one, 'b'));
  const isItalic = first((one) => flagOf(one, 'i'));
  const color = first((one) => colorOf(one, context));
  const family = first((one) => context.familyOf(attributeOf(childOf(one, 'a:latin'), 'typeface')));
  return {
    ...(size !== undefined && size > 0 && { size: (Math.min(size, 400_000) / 100) * POINT * context.unit }),
    ...(isBold !== undefined && { weight: isBold ? 700 : 400 }),
    ...(isItalic !== undefined && { isItalic }),
    ...(color !== undefined && color !== CLEAR && { color }),
    ...(family !== undefined && { family }),
  };
}

/** Reads `c:txPr`, from the first paragraph of a text. */
export const styleOf = (text: XmlElement | undefined, context: SlideContext): Partial<TextStyle> | undefined => {
  const properties = childOf(text, 'a:p', 'a:pPr', 'a:defRPr');
  const style = lettersOf([properties], context);
  return Object.keys(style).length > 0 ? style : undefined;
};

/** The text and style of a `c:title`; `usual` is the default text. */
export function titleOf(
  title: XmlElement | undefined,
  usual: string,
  size: number | undefined,
  context: SlideContext,
): { text: string; style: Partial<TextStyle> } | undefined {
  if (!title) return undefined;
  const rich = childOf(title, 'c:tx', 'c:rich');
  const paragraph = childOf(rich, 'a:p') ?? childOf(title, 'c:txPr', 'a:p');
  const own = lettersOf(
    [childOf(paragraph, 'a:r', 'a:rPr'), childOf(paragraph, 'a:pPr', 'a:defRPr'), childOf(title, 'c:txPr', 'a:p', 'a:pPr', 'a:defRPr')],
    context,
  );
  const text = (rich ? plainText(rich) : nameOf(childOf(title, 'c:tx'))) || usual;
  return { text: text.slice(0, 1000), style: { ...(size !== undefined && { size }), weight: 700, ...own } };
}

/** Reads a shape's `c:manualLayout`: fractions from the edges of the chart. */
export function layoutOf(holder: XmlElement | undefined): Record<'x' | 'y' | 'w' | 'h', number | undefined> | undefined {
  const layout = childOf(holder, 'c:layout', 'c:manualLayout');
  if (!layout) return undefined;
  const edge = (side: 'x' | 'y' | 'w' | 'h') => {
    const value = numberOf(childOf(layout, `c:${side}`), 'val');
    // Positions may be offsets from the automatic layout, and lengths may be end points. Both are rare, so such layouts are ignored.
    const isMeant =
      (side === 'w' || side === 'h' ? 'factor' : 'edge') === (attributeOf(childOf(layout, `c:${side}Mode`), 'val') ?? 'factor');
    return isMeant && value !== undefined && Math.abs(value) <= 2 ? value : undefined;
  };
  return { x: edge('x'), y: edge('y'), w: edge('w'), h: edge('h') };
}
