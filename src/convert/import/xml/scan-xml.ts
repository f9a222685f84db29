import { importLimits } from '../limits.ts';
import { ImportProblem } from '../problems.ts';
import type { XmlElement } from './xml-element.ts';

type Growing = { -readonly [key in keyof XmlElement]: XmlElement[key] } & { children: XmlElement[] };

/** The prefixes in scope, and a cache of resolved names. */
interface Scope {
  spaces: ReadonlyMap<string, string>;
  elements: Map<string, string>;
  attributes: Map<string, string>;
}

const [SLASH, EQUALS, GREATER, LESS] = [47, 61, 62, 60];
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const endsName = (code: number): boolean => isSpace(code) || code === SLASH || code === EQUALS || code === GREATER || code === LESS;

/** The children of most elements. */
const none: XmlElement[] = [];

const scopeOf = (spaces: ReadonlyMap<string, string>): Scope => ({ spaces, elements: new Map(), attributes: new Map() });

/**
 * Parses XML without a document type; returns the root element, or undefined if there is none. Slides are megabytes of XML, and a
 * full-featured parser would take most of the time of a whole import. This one supports elements, attributes, comments, CDATA and
 * processing instructions; anything else is an error.
 */
export function scanXml(xml: string, prefixes: ReadonlyMap<string, string>): XmlElement | undefined {
  const open: { element: Growing; scope: Scope }[] = [];
  const outermost = scopeOf(new Map());
  let root: XmlElement | undefined;

  const after = (end: string, from: number): number => {
    const found = xml.indexOf(end, from);
    if (found < 0) throw broken('a construct is not closed');
    return found + end.length;
  };
  const write = (letters: string) => {
    const holder = open.at(-1)?.element;
    if (holder) holder.text += letters;
  };

  const skipSpace = (from: number): number => {
    let at = from;
    while (isSpace(xml.charCodeAt(at))) at += 1;
    return at;
  };
  const skipName = (from: number): number => {
    let at = from;
    while (at < xml.length && !endsName(xml.charCodeAt(at))) at += 1;
    return at;
  };

  function begin(start: number): number {
    let at = skipName(start + 1);
    if (at === start + 1) throw broken('a tag has no name');
    const tag = xml.slice(start + 1, at);
    const holder = open.at(-1);
    let scope = holder?.scope ?? outermost;
    const given: string[] = [];
    for (let from = skipSpace(at); from > at; from = skipSpace(at)) {
      const nameEnd = skipName(from);
      if (nameEnd === from) {
        at = from;
        break;
      }
      const name = xml.slice(from, nameEnd);
      const equals = skipSpace(nameEnd);
      const quote = skipSpace(equals + 1);
      const mark = xml.charAt(quote);
      if (xml.charCodeAt(equals) !== EQUALS || (mark !== '"' && mark !== "'")) throw broken('a tag is malformed');
      at = after(mark, quote + 1);
      const value = decode(xml.slice(quote + 1, at - 1));
      if (name.startsWith('xmlns')) scope = scopeOf(new Map(scope.spaces).set(name.slice(6), value));
      else given.push(name, value);
    }
    const isEmpty = xml.charCodeAt(at) === SLASH;
    if (isEmpty) at += 1;
    if (xml.charCodeAt(at) !== GREATER) throw broken('a tag is malformed');
    const attributes: Record<string, string> = {};
    for (let index = 0; index < given.length; index += 2) attributes[usual(given[index] ?? '', scope, true)] = given[index + 1] ?? '';
    const element: Growing = { name: usual(tag, scope, false), attributes, children: isEmpty ? none : [], text: '' };
    if (holder) holder.element.children.push(element);
    else root ??= element;
    if (!isEmpty) open.push({ element, scope });
    if (open.length > importLimits.depth) throw broken('it is nested too deeply');
    return at + 1;
  }

  function usual(name: string, scope: Scope, isAttribute: boolean): string {
    const known = isAttribute ? scope.attributes : scope.elements;
    let found = known.get(name);
    if (found === undefined) {
      const colon = name.indexOf(':');
      const space = colon < 0 && isAttribute ? undefined : scope.spaces.get(colon < 0 ? '' : name.slice(0, colon));
      const prefix = space === undefined ? undefined : prefixes.get(space);
      known.set(name, (found = prefix === undefined ? name : prefix + name.slice(colon + 1)));
    }
    return found;
  }

  let at = 0;
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', at)) {
    if (start > at) write(decode(xml.slice(at, start)));
    if (xml.startsWith('</', start)) {
      at = after('>', start);
      open.pop();
    } else if (xml.startsWith('<?', start)) at = after('?>', start);
    else if (xml.startsWith('<!--', start)) at = after('-->', start + 4);
    else if (xml.startsWith('<![CDATA[', start)) {
      at = after(']]>', start);
      write(xml.slice(start + 9, at - 3));
    } else at = begin(start);
  }
  return root;
}

const broken = (why: string) => new ImportProblem('broken', `An XML part cannot be read: ${why}`);

const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the five entities of XML and numeric ones; custom ones stay as written. */
const decode = (value: string): string =>
  value.includes('&')
    ? value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hexadecimal?: string, name = '') => {
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
        if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
        return (Object.hasOwn(known, name) ? known[name] : undefined) ?? whole;
      })
    : value;
