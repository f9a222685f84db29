import type { Placement } from '#model/presentation/presentation.ts';
import type { Paint, Stroke } from '#model/presentation/paints.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../xml/xml.ts';
import { colorIn, type Look, numberIn, type StyleSheet } from './style-sheet.ts';

/** The properties every object has. */
export interface PezObject {
  element: XmlElement;
  /** Prefixed, so that it cannot clash with our own ids. */
  id: string;
  type: string;
  /** The first class names its look. */
  classes: string[];
  x: number;
  y: number;
  rotation: number;
  scale: number;
}

export const idOf = (name: string): string => `pez-${name.slice(0, 150)}`;

export function readObject(element: XmlElement): PezObject | undefined {
  const name = attributeOf(element, 'id');
  if (!name) return undefined;
  const within = (value: number | undefined, most: number) => Math.min(Math.max(value ?? 0, -most), most);
  return {
    element,
    id: idOf(name),
    type: attributeOf(element, 'type') ?? '',
    classes: (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean),
    x: within(numberOf(element, 'x'), 1e8),
    y: within(numberOf(element, 'y'), 1e8),
    rotation: within(numberOf(element, 'r'), 1e6),
    scale: Math.min(Math.max(Math.abs(numberOf(element, 's') ?? 1) || 1, 1e-9), 1e9),
  };
}

/** A box of this size around a point of the object, in the object's units. */
export function placeAround(
  { x, y, rotation, scale }: PezObject,
  width: number,
  height: number,
  centre: { x: number; y: number } = { x: 0, y: 0 },
): Placement & { opacity: number } {
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180) * scale, Math.sin((rotation * Math.PI) / 180) * scale];
  const size = (length: number) => Math.min(Math.max(Math.abs(length), 1e-3), 1e7);
  return {
    x: x + centre.x * cos - centre.y * sin,
    y: y + centre.x * sin + centre.y * cos,
    rotation,
    scale,
    width: size(width),
    height: size(height),
    opacity: 1,
  };
}

/** A child's text as a number. */
export function numberAt(element: XmlElement | undefined, ...path: string[]): number | undefined {
  const text = childOf(element, ...path)?.text.trim();
  const number = text ? Number(text) : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) < 1e8 ? number : undefined;
}

/** The look from the style sheet, overridden by the object's own attributes. */
export function lookOf(object: PezObject, sheet: StyleSheet, ...selectors: string[]): Look {
  const own = childrenOf(object.element, 'style').flatMap(({ attributes }) =>
    Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  return new Map([...sheet.look(...selectors), ...own]);
}

/** From top to bottom. */
export function fillOf(look: Look): Paint | undefined {
  const start = colorIn(look, 'gradstartcolor', 'gradstartalpha') ?? colorIn(look, 'color', 'alpha');
  const end = colorIn(look, 'gradendcolor', 'gradendalpha') ?? start;
  if (start === undefined || end === undefined) return undefined;
  if (start === end) return { kind: 'color', color: start };
  return {
    kind: 'linear',
    x1: 0,
    y1: 0,
    x2: 0,
    y2: 1,
    stops: [
      { offset: 0, color: start, opacity: 1 },
      { offset: 1, color: end, opacity: 1 },
    ],
  };
}

export const solidStroke = (color: string, width: number): Stroke => ({
  paint: { kind: 'color', color },
  width,
  dash: [],
  cap: 'butt',
  join: 'miter',
});

/** The border of a filled object; undefined if it is too thin or too transparent to see. */
export function borderOf(look: Look): Stroke | undefined {
  const width = numberIn(look, 'borderthickness') ?? 0;
  const color = colorIn(look, 'bordercolor', 'borderalpha');
  return width > 0 && color !== undefined && !color.endsWith('00', 9) ? solidStroke(color, Math.min(width, 1e4)) : undefined;
}
