import { XMLParser } from 'fast-xml-parser';
import { importLimits } from '../limits.ts';
import { ImportProblem } from '../problems.ts';

export interface XmlElement {
  /** With the usual prefix of its namespace (`a:off`, `p:sp`), whatever the document calls it; without one if we do not know the namespace. */
  readonly name: string;
  /** Names as those of elements. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of its own, not of its children. */
  readonly text: string;
}

/**
 * The root element. `prefixes` tells the usual prefix of a namespace. Entities of a document's own are never expanded, nothing is ever
 * fetched. Throws an ImportProblem if it is broken or too deep.
 */
export function parseXml(bytes: Uint8Array, prefixes: ReadonlyMap<string, string> = new Map()): XmlElement {
  let parsed: unknown;
  try {
    parsed = parser().parse(decodeText(bytes));
  } catch (cause) {
    throw new ImportProblem('broken', 'An XML part cannot be read', { cause });
  }
  const root = Array.isArray(parsed) ? parsed.find((item: unknown) => nameIn(item) !== undefined && nameIn(item) !== '#text') : undefined;
  if (root === undefined) throw new ImportProblem('broken', 'An XML part is empty');
  return toElement(root, new Map(), prefixes);
}

export const childOf = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] => element?.children.filter((child) => child.name === name) ?? [];

export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element && Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;

/** Undefined for what is no number, or none that anybody means. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const value = attributeOf(element, name)?.trim();
  const number = value ? Number(value) : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : undefined;
}

/** As XML Schema writes truth; undefined if it is not there or neither. */
export function flagOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const value = attributeOf(element, name)?.trim();
  return value === '1' || value === 'true' || value === 'on' ? true : value === '0' || value === 'false' || value === 'off' ? false : undefined;
}

const parser = () =>
  new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    jPath: false,
    maxNestedTags: importLimits.depth,
    // Our own, so that a bomb of entities has nothing to go off with.
    entityDecoder: { setExternalEntities() {}, addInputEntities() {}, reset() {}, setXmlVersion() {}, decode },
  });

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // All it could declare are entities, which are not expanded, and files elsewhere, which are not read.
  if (/<!DOCTYPE/i.test(text.slice(0, 4096))) throw new ImportProblem('broken', 'An XML part declares a document type');
  return text;
}

const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (value: string): string =>
  value.includes('&')
    ? value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hexadecimal?: string, name = '') => {
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
        if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
        return (Object.hasOwn(known, name) ? known[name] : undefined) ?? whole;
      })
    : value;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const nameIn = (item: unknown): string | undefined => {
  if (isRecord(item)) for (const key in item) if (key !== ':@') return key;
  return undefined;
};

/** The parser's form: `{ tag: children, ':@': attributes }` and `{ '#text': letters }`. Namespaces are those declared on the way down. */
function toElement(item: unknown, outer: ReadonlyMap<string, string>, prefixes: ReadonlyMap<string, string>): XmlElement {
  const tag = nameIn(item) ?? '';
  const record = isRecord(item) ? item : {};
  const given = isRecord(record[':@']) ? record[':@'] : {};
  let spaces = outer;
  for (const key in given) {
    if (!key.startsWith('@xmlns')) continue;
    if (spaces === outer) spaces = new Map(outer);
    (spaces as Map<string, string>).set(key.slice(7), String(given[key]));
  }
  const usual = (name: string, isAttribute: boolean): string => {
    const colon = name.indexOf(':');
    if (colon < 0 && isAttribute) return name;
    const space = spaces.get(colon < 0 ? '' : name.slice(0, colon));
    if (space === undefined) return name;
    const prefix = prefixes.get(space);
    return prefix === undefined ? name : prefix + name.slice(colon + 1);
  };
  const attributes: Record<string, string> = {};
  for (const key in given) if (!key.startsWith('@xmlns')) attributes[usual(key.slice(1), true)] = String(given[key]);
  const children: XmlElement[] = [];
  let text = '';
  const inner = record[tag];
  if (Array.isArray(inner))
    for (const part of inner as unknown[]) {
      const name = nameIn(part);
      if (name === '#text') text += isRecord(part) ? String(part['#text']) : '';
      else if (name !== undefined) children.push(toElement(part, spaces, prefixes));
    }
  return { name: usual(tag, false), attributes, children, text };
}
