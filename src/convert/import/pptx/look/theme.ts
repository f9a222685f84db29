import type { Color } from '#model/presentation/paints.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import type { Part } from '../slide-context.ts';
import { colorIn } from './colors.ts';

export interface OfficeTheme {
  /** The part whose relationships its pictures use. */
  part: Part | undefined;
  /** Without its overrides. */
  source: Part | undefined;
  /** `dk1`, `accent1`… */
  colors: ReadonlyMap<string, Color>;
  /** `+mj-lt`, `+mn-ea`… */
  typefaces: ReadonlyMap<string, string>;
  fills: readonly XmlElement[];
  lines: readonly XmlElement[];
  effects: readonly XmlElement[];
  backgrounds: readonly XmlElement[];
}

/** Office's defaults, if a file specifies none. */
const usualColors: readonly [string, Color][] = [
  ['dk1', '#000000'],
  ['lt1', '#ffffff'],
  ['dk2', '#1f497d'],
  ['lt2', '#eeece1'],
  ['accent1', '#4f81bd'],
  ['accent2', '#c0504d'],
  ['accent3', '#9bbb59'],
  ['accent4', '#8064a2'],
  ['accent5', '#4bacc6'],
  ['accent6', '#f79646'],
  ['hlink', '#0000ff'],
  ['folHlink', '#800080'],
];

/** Reads the theme of a master; the overrides of a layout or a slide (`a:themeOverride`) take precedence. */
export function readTheme(theme: Part | undefined, overrides: readonly Part[] = []): OfficeTheme {
  const elements = [...overrides.map(({ xml }) => xml), ...(theme ? [childOf(theme.xml, 'a:themeElements')] : [])];
  const find = (name: string) => {
    for (const element of elements) {
      const found = childOf(element, name);
      if (found && found.children.length > 0) return found;
    }
    return undefined;
  };
  const colors = new Map(usualColors);
  for (const element of find('a:clrScheme')?.children ?? []) {
    const color = colorIn(element, () => undefined);
    if (color) colors.set(element.name.slice(2), color);
  }
  const formats = find('a:fmtScheme');
  const list = (name: string) => childOf(formats, name)?.children ?? [];
  return {
    part: overrides[0] ?? theme,
    source: theme,
    colors,
    typefaces: readTypefaces(find('a:fontScheme')),
    fills: list('a:fillStyleLst'),
    lines: list('a:lnStyleLst'),
    effects: list('a:effectStyleLst'),
    backgrounds: list('a:bgFillStyleLst'),
  };
}

function readTypefaces(scheme: XmlElement | undefined): Map<string, string> {
  const typefaces = new Map<string, string>();
  for (const [key, name] of [
    ['mj', 'a:majorFont'],
    ['mn', 'a:minorFont'],
  ] as const)
    for (const [script, child] of [
      ['lt', 'a:latin'],
      ['ea', 'a:ea'],
      ['cs', 'a:cs'],
    ] as const) {
      const typeface = attributeOf(childOf(scheme, name, child), 'typeface');
      if (typeface) typefaces.set(`+${key}-${script}`, typeface);
    }
  return typefaces;
}

const usualMap = new Map([
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
]);

/** Resolves colour names through the map of the slide, its layout or its master. */
export function schemeColors(theme: OfficeTheme, maps: readonly (XmlElement | undefined)[]): (name: string) => Color | undefined {
  const map = maps.find((element) => element !== undefined);
  const known = new Map<string, Color | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, theme.colors.get(attributeOf(map, name) ?? usualMap.get(name) ?? name));
    return known.get(name);
  };
}
