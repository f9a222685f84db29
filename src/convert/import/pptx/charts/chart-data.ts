import { formatCell } from '#model/paint/forms/chart-plain/cell-format.ts';
import type { ChartObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { formatDate, isDateFormat } from './date-format.ts';

const MOST = 10_000;

/** A chart without its position. */
export type ChartFound = Pick<ChartObject, 'chart' | 'title' | 'categories' | 'series' | 'isStacked' | 'plain'>;

/** The `val` of a child, as a string. */
export const valueOf = (element: XmlElement | undefined, name: string): string | undefined => attributeOf(childOf(element, name), 'val');

/** The `val` of a child, as a number; strict files write `50%`. */
export const amountOf = (element: XmlElement | undefined, name: string): number | undefined => {
  const amount = Number.parseFloat(valueOf(element, name) ?? '');
  return Number.isFinite(amount) && Math.abs(amount) <= 1e15 ? amount : undefined;
};

/** The `val` of a child, as a boolean: an existing child is true unless it says otherwise. */
export const isSet = (element: XmlElement | undefined, name: string): boolean | undefined => {
  const child = childOf(element, name);
  return child && !/^(?:0|false|off)$/.test(attributeOf(child, 'val') ?? '1');
};

interface Points {
  texts: (string | undefined)[];
  format?: string | undefined;
}

/** The cached cells of a reference, or literal values. */
function pointsOf(holder: XmlElement | undefined): Points | undefined {
  const source =
    childOf(holder, 'c:numRef', 'c:numCache') ??
    childOf(holder, 'c:strRef', 'c:strCache') ??
    childOf(holder, 'c:numLit') ??
    childOf(holder, 'c:strLit');
  return source && { texts: textsOf(source), format: childOf(source, 'c:formatCode')?.text };
}

function textsOf(source: XmlElement): (string | undefined)[] {
  const points = childrenOf(source, 'c:pt');
  const last = points.reduce((most, point) => Math.max(most, numberOf(point, 'idx') ?? 0), -1);
  const texts = Array<string | undefined>(Math.min(MOST, Math.max(amountOf(source, 'c:ptCount') ?? 0, last + 1))).fill(undefined);
  for (const point of points) {
    const index = numberOf(point, 'idx') ?? -1;
    if (Number.isInteger(index) && index >= 0 && index < texts.length) texts[index] = childOf(point, 'c:v')?.text.trim() ?? '';
  }
  return texts;
}

export function numbersOf(holder: XmlElement | undefined): { values: (number | null)[]; format?: string | undefined } | undefined {
  const points = pointsOf(holder);
  return points && { values: points.texts.map(numberIn), format: points.format };
}

function numberIn(text: string | undefined): number | null {
  const number = text ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? Math.max(-1e15, Math.min(1e15, number)) : null;
}

/**
 * Category names: text, numbers and dates as their cells show them; with several levels, each outer name appears below the first of its
 * inner ones.
 */
export function namesOf(holder: XmlElement | undefined, is1904: boolean): string[] | undefined {
  const levels = childrenOf(childOf(holder, 'c:multiLvlStrRef', 'c:multiLvlStrCache'), 'c:lvl')
    .slice(0, 4)
    .map(textsOf);
  const [inner] = levels;
  if (inner) {
    const count = Math.max(...levels.map(({ length }) => length));
    return Array.from({ length: count }, (_, index) => levels.flatMap((level) => level[index] || []).join('\n'));
  }
  const points = pointsOf(holder);
  const format = points?.format ?? 'General';
  return points?.texts.map((text) => {
    const number = (childOf(holder, 'c:strRef') ?? childOf(holder, 'c:strLit')) ? null : numberIn(text);
    if (number === null) return text ?? '';
    return isDateFormat(format) ? formatDate(number, format, is1904) : formatCell(number, format, 'en');
  });
}

/** The name of a series. */
export const nameOf = (holder: XmlElement | undefined): string =>
  (pointsOf(holder)?.texts.filter(Boolean).join(' ') || childOf(holder, 'c:v')?.text.trim()) ?? '';
