import type { Color } from '#model/presentation/paints.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import type { TextInheritance } from '../slide-context.ts';

/** Where the properties of a level are looked up, nearest first. */
export interface LevelStyle {
  /** `a:lvl1pPr`… */
  paragraph: readonly XmlElement[];
  /** Their `a:defRPr`. */
  letters: readonly XmlElement[];
}

const DEEPEST = 8;

/** The styles of all levels, computed on demand. `own` is the list style of the text itself, which comes first. */
export function levelStyles({ listStyles }: TextInheritance, own: XmlElement | undefined): (level: number) => LevelStyle {
  const known: LevelStyle[] = [];
  const styles = own && listStyles[0] !== own ? [own, ...listStyles] : listStyles;
  return (level) => {
    const at = Math.min(Math.max(level, 0), DEEPEST);
    if (!known[at]) {
      const paragraph = styles.flatMap((style) =>
        [childOf(style, `a:lvl${at + 1}pPr`), childOf(style, 'a:defPPr')].flatMap((found) => found ?? []),
      );
      known[at] = { paragraph, letters: paragraph.flatMap((each) => childOf(each, 'a:defRPr') ?? []) };
    }
    return known[at];
  };
}

/** What a shape's or a table's style says about letters, as the list style that a document would contain. */
export function lettersStyle(color: Color | undefined, family: string | undefined, attributes: Record<string, string> = {}): XmlElement {
  const element = (name: string, own: Record<string, string>, children: XmlElement[] = []): XmlElement => ({
    name,
    attributes: own,
    children,
    text: '',
  });
  const children: XmlElement[] = [];
  if (color !== undefined) {
    const alpha =
      color.length > 7 ? [element('a:alpha', { val: String(Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100_000)) })] : [];
    children.push(element('a:solidFill', {}, [element('a:srgbClr', { val: color.slice(1, 7) }, alpha)]));
  }
  if (family !== undefined) children.push(element('a:latin', { typeface: family }));
  return element('a:lstStyle', {}, [element('a:defPPr', {}, [element('a:defRPr', attributes, children)])]);
}

/** The first value of an attribute. */
export function firstAttribute(elements: readonly XmlElement[], name: string): string | undefined {
  for (const element of elements) {
    const value = attributeOf(element, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function firstNumber(elements: readonly XmlElement[], name: string): number | undefined {
  const value = Number(firstAttribute(elements, name)?.trim() || Number.NaN);
  return Number.isFinite(value) && Math.abs(value) < 1e10 ? value : undefined;
}

export function firstFlag(elements: readonly XmlElement[], name: string): boolean | undefined {
  const value = firstAttribute(elements, name);
  return value === undefined ? undefined : value === '1' || value === 'true' || value === 'on';
}

/** The first child with one of these names. */
export function firstChild(elements: readonly XmlElement[], ...names: string[]): XmlElement | undefined {
  for (const element of elements) {
    const found = element.children.find(({ name }) => names.includes(name));
    if (found) return found;
  }
  return undefined;
}
