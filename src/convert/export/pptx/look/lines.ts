import type { LineEnd } from '#model/presentation/presentation.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import { noFill } from './colors.ts';
import { emu, share } from './units.ts';

export interface Line {
  fill: Markup;
  /** In CSS pixels. */
  width: number;
  /** In line widths. */
  dash: readonly number[];
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  start?: LineEnd | undefined;
  end?: LineEnd | undefined;
}

const caps = { butt: 'flat', round: 'rnd', square: 'sq' };
const joins = { miter: tag('a:miter', { lim: 800_000 }), round: tag('a:round'), bevel: tag('a:bevel') };
const dashes: [name: string, lengths: readonly number[]][] = [
  ['sysDot', [1, 1]],
  ['dot', [1, 3]],
  ['sysDash', [3, 1]],
  ['dash', [4, 3]],
  ['lgDash', [8, 3]],
  ['sysDashDot', [3, 1, 1, 1]],
  ['dashDot', [4, 3, 1, 3]],
  ['lgDashDot', [8, 3, 1, 3]],
  ['sysDashDotDot', [3, 1, 1, 1, 1, 1]],
  ['lgDashDotDot', [8, 3, 1, 3, 1, 3]],
];
const ends: Partial<Record<LineEnd, string>> = { arrow: 'arrow', triangle: 'triangle', circle: 'oval' };

/** Whether the file has ends like these. */
export const hasEnds = (...wanted: readonly LineEnd[]): boolean => wanted.every((end) => end === 'none' || ends[end] !== undefined);

/** `a:ln`, or one of the lines of a table cell. */
export function lineMarkup(line: Line | undefined, name = 'a:ln'): Markup {
  if (!line) return tag(name, {}, noFill);
  const { width, fill, cap, join, start = 'none', end = 'none' } = line;
  return tag(
    name,
    { w: Math.min(20_116_800, Math.max(1, emu(width))), cap: caps[cap] },
    fill,
    dashMarkup(line.dash),
    joins[join],
    endMarkup('a:headEnd', start),
    endMarkup('a:tailEnd', end),
  );
}

function dashMarkup(dash: readonly number[]): Child {
  if (!dash.some((length) => length > 0)) return undefined;
  const even = dash.length % 2 ? [...dash, ...dash] : dash;
  const isNear = (lengths: readonly number[]) =>
    lengths.length === even.length && lengths.every((length, index) => Math.abs(length - (even[index] ?? 0)) < 0.05);
  const known = dashes.find(([, lengths]) => isNear(lengths));
  if (known) return tag('a:prstDash', { val: known[0] });
  const pairs = Array.from({ length: even.length / 2 }, (_, index) => [even[index * 2] ?? 0, even[index * 2 + 1] ?? 0] as const);
  return tag('a:custDash', {}, ...pairs.map(([d, sp]) => tag('a:ds', { d: share(d), sp: share(sp) })));
}

const endMarkup = (name: string, end: LineEnd): Child => ends[end] !== undefined && tag(name, { type: ends[end], w: 'lg', len: 'lg' });
