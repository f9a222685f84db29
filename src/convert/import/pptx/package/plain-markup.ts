import type { XmlElement } from '../../xml/xml.ts';

/** Extensions we can read, by their usual prefix; for the others (VML, ink, 3D, new charts) we use the fallback for older readers. */
const understood = new Set(['a14', 'a16', 'c14', 'c15', 'c16', 'p14', 'p15', 'p16', 'dsp', 'asvg']);

const lengths: Record<string, number> = { mm: 36_000, cm: 360_000, in: 914_400, pt: 12_700, pc: 152_400, pi: 152_400 };
/** Text attributes, in which a percent sign is just a character. */
const words = new Set(['name', 'descr', 'title', 'fmla', 'typeface', 'char', 'tooltip', 'panose', 'prst', 'type', 'idx']);

/**
 * Picks one of each set of alternatives, and converts percentages and lengths to the numbers of the transitional variant: `50%` is 50000,
 * `1pt` 12700.
 */
export function plainMarkup(element: XmlElement): XmlElement {
  let children: XmlElement[] | undefined;
  for (let index = 0; index < element.children.length; index += 1) {
    const child = element.children[index];
    if (!child) continue;
    const isChoice = child.name === 'mc:AlternateContent';
    const plain = isChoice ? child : plainMarkup(child);
    if (isChoice || plain !== child) children ??= element.children.slice(0, index);
    if (isChoice) children?.push(...chosen(child).map(plainMarkup));
    else children?.push(plain);
  }
  const attributes = element.name.startsWith('a:') ? plainAttributes(element.attributes) : element.attributes;
  return children || attributes !== element.attributes ? { ...element, attributes, children: children ?? element.children } : element;
}

function chosen(alternatives: XmlElement): readonly XmlElement[] {
  const choice = alternatives.children.find(
    ({ name, attributes, children }) =>
      name === 'mc:Choice' &&
      (attributes['Requires'] ?? '')
        .trim()
        .split(/\s+/)
        .every((prefix) => understood.has(prefix)) &&
      !children.some((child) => child.name === 'p:contentPart' || child.name === 'p14:contentPart'),
  );
  return (choice ?? alternatives.children.find(({ name }) => name === 'mc:Fallback'))?.children ?? [];
}

function plainAttributes(attributes: XmlElement['attributes']): XmlElement['attributes'] {
  let plain: Record<string, string> | undefined;
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    const last = value.charCodeAt(value.length - 1);
    // Skip numbers, as nearly all values are.
    if (last < 58 && last !== 37) continue;
    const found = /^(-?[\d.]+)(%|mm|cm|in|pt|pc|pi)$/.exec(value);
    if (!found || words.has(name)) continue;
    plain ??= { ...attributes };
    plain[name] = String(Math.round(Number(found[1]) * (lengths[found[2] ?? ''] ?? 1000)));
  }
  return plain ?? attributes;
}
