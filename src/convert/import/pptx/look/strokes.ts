import type { Color, Stroke } from '#model/presentation/paints.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { type FillSources, readFill } from './fills.ts';

/** A line that may specify only some properties; `placeholder` is the colour of `phClr` in it. */
export interface LinePart {
  line: XmlElement;
  placeholder?: Color | undefined;
}

/** In line widths. */
const dashes = new Map([
  ['dot', [1, 3]],
  ['sysDot', [1, 1]],
  ['sysDash', [3, 1]],
  ['dash', [4, 3]],
  ['lgDash', [8, 3]],
  ['dashDot', [4, 3, 1, 3]],
  ['lgDashDot', [8, 3, 1, 3]],
  ['lgDashDotDot', [8, 3, 1, 3, 1, 3]],
  ['sysDashDot', [3, 1, 1, 1]],
  ['sysDashDotDot', [3, 1, 1, 1, 1, 1]],
]);
const caps = new Map<string, Stroke['cap']>([
  ['rnd', 'round'],
  ['sq', 'square'],
  ['flat', 'butt'],
]);
const joins = new Map<string, Stroke['join']>([
  ['a:round', 'round'],
  ['a:bevel', 'bevel'],
  ['a:miter', 'miter'],
]);

/** Combines lines; for each property, the first that specifies it wins. Undefined if none specifies a paint. */
export function strokeFrom(parts: readonly LinePart[], sources: FillSources): Stroke | 'none' | undefined {
  const first = <T>(read: (line: XmlElement, placeholder: Color | undefined) => T | undefined): T | undefined => {
    for (const { line, placeholder } of parts) {
      const found = read(line, placeholder);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const fill = first((line, placeholder) => {
    for (const child of line.children) {
      const found = readFill(child, sources, placeholder);
      if (found) return found;
    }
    return undefined;
  });
  if (!fill) return undefined;
  if (fill.kind !== 'paint') return 'none';
  const points = first((line) => numberOf(line, 'w')) ?? 9525;
  // The thinnest possible line: one pixel of a screen.
  const width = Math.min(1e5, Math.max(points * sources.unit, 9525 * 0.5 * sources.unit));
  const cap = caps.get(first((line) => attributeOf(line, 'cap')) ?? 'flat') ?? 'butt';
  const join = first((line) => line.children.map(({ name }) => joins.get(name)).find(Boolean)) ?? 'round';
  const lengths = first(dashOf) ?? [];
  return { paint: fill.paint, width, dash: lengths.map((length) => length * width), cap, join };
}

function dashOf(line: XmlElement): number[] | undefined {
  const name = attributeOf(childOf(line, 'a:prstDash'), 'val');
  if (name !== undefined) return dashes.get(name) ?? [];
  const own = childOf(line, 'a:custDash');
  const share = (element: XmlElement, side: string) => Math.min(1000, Math.max(0, (numberOf(element, side) ?? 0) / 100_000));
  return (
    own &&
    childrenOf(own, 'a:ds')
      .slice(0, 16)
      .flatMap((part) => [share(part, 'd'), share(part, 'sp')])
  );
}
