import type { StyleSheet } from './style-sheet.ts';
import { declarationsFor, readDeclarations } from './style-sheet.ts';
import type { SvgElement } from './xml.ts';

/** An element's style: its own declarations and what it inherits. */
export type Style = Readonly<Record<string, string | undefined>>;

/** Inherited properties with their initial values. */
const inherited: Readonly<Record<string, string>> = {
  fill: 'black',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  color: 'currentColor',
  visibility: 'visible',
  'clip-rule': 'nonzero',
  'font-size': '16',
  'paint-order': 'normal',
};
const own = new Set([
  'opacity',
  'display',
  'clip-path',
  'mask',
  'filter',
  'overflow',
  'transform',
  'transform-origin',
  'stop-color',
  'stop-opacity',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  'mix-blend-mode',
  'vector-effect',
]);
const names = Object.keys(inherited);
/** Longer than any value we support. */
const LONGEST = 1000;

export const rootStyle: Style = inherited;

const declared = new WeakMap<SvgElement, ReadonlyMap<string, string>>();

/** An element's own declarations, computed once however often it is used. */
function declarationsOf(element: SvgElement, sheet: StyleSheet): ReadonlyMap<string, string> {
  const known = declared.get(element);
  if (known) return known;
  const values = new Map<string, string>();
  const set = (name: string, value: string) =>
    (Object.hasOwn(inherited, name) || own.has(name)) && value.length <= LONGEST && values.set(name, value);
  // Attributes first, then the sheet, then the element's own `style`; important declarations override all of them.
  for (const [name, value] of element.attributes) set(name, value);
  const declarations = [...declarationsFor(element, sheet), ...readDeclarations(element.attributes.get('style') ?? '')];
  for (const [name, value, isImportant] of declarations) if (!isImportant) set(name, value);
  for (const [name, value, isImportant] of declarations) if (isImportant) set(name, value);
  declared.set(element, values);
  return values;
}

export function styleOf(element: SvgElement, parent: Style, sheet: StyleSheet): Style {
  const style: Record<string, string | undefined> = {};
  for (const name of names) style[name] = parent[name];
  for (const [name, value] of declarationsOf(element, sheet)) {
    if (value === 'inherit') style[name] = parent[name];
    else if (value === 'initial' || (value === 'unset' && own.has(name))) style[name] = inherited[name];
    else if (value !== 'unset') style[name] = value;
  }
  return style;
}
