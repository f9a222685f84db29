import { XMLParser } from 'fast-xml-parser';
import type { SvgProblem } from '../svg-problem.ts';
import { UnreadableSvg } from '../svg-problem.ts';

export interface SvgElement {
  /** Without the prefix of the SVG namespace; other prefixes are kept. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly SvgElement[];
  text: string;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Deeper than people nest, but far from overflowing the stack. */
const DEEPEST = 300;

/** Finds the first `svg` element. Custom entities are never expanded, and nothing is ever fetched. */
export function readXml(text: string, report: (problem: SvgProblem) => void): SvgElement {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    // The parser rejects names of built-in object properties as an attack, unless they have a prefix.
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    jPath: false,
    maxNestedTags: DEEPEST,
    // A custom decoder, so that an entity bomb has nothing to expand.
    entityDecoder: {
      setExternalEntities() {},
      addInputEntities() {},
      reset() {},
      setXmlVersion() {},
      decode: (value) => decode(value, report),
    },
  });
  let parsed: unknown;
  try {
    parsed = parser.parse(withoutDoctype(text));
  } catch (cause) {
    throw new UnreadableSvg(cause instanceof Error && /nested tags/.test(cause.message) ? 'too-deep' : 'broken', { cause });
  }
  const [root] = toElements(parsed).filter(({ name }) => /^(\w+:)?svg$/.test(name));
  if (!root) throw new UnreadableSvg('not-svg');
  return withoutPrefix(root);
}

/** Safe to drop: it could declare only entities, which are not expanded, and external files, which are not read. */
function withoutDoctype(text: string): string {
  const start = text.search(/<!DOCTYPE/i);
  if (start < 0 || start > text.search(/<[a-z]/i)) return text;
  let [isInside, quote] = [false, ''];
  for (let place = start; place < text.length; place += 1) {
    const letter = text.charAt(place);
    if (quote) quote = letter === quote ? '' : quote;
    else if (text.startsWith('<!--', place)) place = Math.max(place, text.indexOf('-->', place + 4) + 2);
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '[') isInside = true;
    else if (letter === ']') isInside = false;
    else if (letter === '>' && !isInside) return text.slice(0, start) + text.slice(place + 1);
  }
  throw new UnreadableSvg('broken');
}

const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (value: string, report: (problem: SvgProblem) => void): string =>
  value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.-]+));/gi, (whole, decimal?: string, hexadecimal?: string, name = '') => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const letter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (letter === undefined) report('unknown-entity');
    return letter ?? whole;
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Converts the parser's form: a list of `{ tag: children, ':@': attributes }` and `{ '#text': letters }`. */
function toElements(list: unknown): SvgElement[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): SvgElement[] => {
    if (!isRecord(item)) return [];
    const name = Object.keys(item).find((key) => key !== ':@');
    if (name === undefined || name === '#text') return [];
    const inner = item[name];
    const attributes = isRecord(item[':@'])
      ? Object.entries(item[':@']).map(([key, value]) => [key.slice(1), String(value).trim()] as const)
      : [];
    const text = Array.isArray(inner)
      ? inner.map((part: unknown) => (isRecord(part) && '#text' in part ? String(part['#text']) : '')).join('')
      : '';
    return [{ name, attributes: new Map(attributes), children: toElements(inner), text }];
  });
}

/** `svg:path` is a path if `svg:` stands for the SVG namespace. */
function withoutPrefix(root: SvgElement): SvgElement {
  const prefixes = [...root.attributes]
    .filter(([name, value]) => value === SVG && name.startsWith('xmlns:'))
    .map(([name]) => `${name.slice(6)}:`);
  const own = /^(.*:)svg$/.exec(root.name)?.[1];
  if (own) prefixes.push(own);
  if (prefixes.length === 0) return root;
  const strip = (element: SvgElement): SvgElement => {
    const prefix = prefixes.find((one) => element.name.startsWith(one)) ?? '';
    return { ...element, name: element.name.slice(prefix.length), children: element.children.map(strip) };
  };
  return strip(root);
}

/** An element's reference, in the old or the new form. */
export const hrefOf = ({ attributes }: SvgElement): string | undefined =>
  attributes.get('href') ?? [...attributes].find(([name]) => name.endsWith(':href'))?.[1];
