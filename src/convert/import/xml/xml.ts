import { ImportProblem } from '../problems.ts';
import { scanXml } from './scan-xml.ts';
import type { XmlElement } from './xml-element.ts';

export type { XmlElement } from './xml-element.ts';

/**
 * Parses a document and returns its root element. `prefixes` maps a namespace to its usual prefix. Custom entities are never expanded, and
 * nothing is ever fetched. Throws an ImportProblem if it is broken or nested too deeply.
 */
export function parseXml(bytes: Uint8Array, prefixes: ReadonlyMap<string, string> = new Map()): XmlElement {
  const root = scanXml(decodeText(bytes), prefixes);
  if (!root) throw new ImportProblem('broken', 'An XML part is empty');
  return root;
}

export const childOf = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element && Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;

/** Undefined if it is not a number, or an implausible one. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const value = attributeOf(element, name)?.trim();
  const number = value ? Number(value) : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : undefined;
}

/** An XML Schema boolean; undefined if it is missing or invalid. */
export function flagOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const value = attributeOf(element, name)?.trim();
  return value === '1' || value === 'true' || value === 'on'
    ? true
    : value === '0' || value === 'false' || value === 'off'
      ? false
      : undefined;
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // Nothing is lost: it could declare only entities, which are not expanded, and external files, which are not read.
  if (/<!DOCTYPE/i.test(text.slice(0, 4096))) throw new ImportProblem('broken', 'An XML part declares a document type');
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
