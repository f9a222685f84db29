import { resolveColor } from '#model/paint/marks/colors.ts';
import { contrast } from '#model/paint/marks/contrast.ts';
import type { Color, Paint } from '#model/presentation/paints.ts';
import type { ChartAxis, ChartObject, SceneObject, TableCell, TableObject, Theme } from '#model/presentation/presentation.ts';
import type { Paragraph, TextStyle } from '#model/presentation/texts.ts';
import { papersOf } from './behind.ts';

/** Words that have the same behind them: a text, a cell of a table, code, or what is written around a chart. */
export interface Writing {
  /** Of a cell. */
  readonly part?: string | undefined;
  readonly inks: ReadonlySet<Color>;
  readonly isLarge: boolean;
  /** What they are on, if the object itself says so: its colours, or undefined if they cannot be known. */
  readonly own?: { readonly papers: readonly string[] | undefined };
}

/** As a multiple of the size of body text. */
const LARGE = 1.4;

export function writingsIn(object: SceneObject, theme: Theme): Writing[] {
  const isLarge = (size: number) => size >= theme.textStyles.body.size * LARGE;
  switch (object.kind) {
    case 'text': {
      const style = { ...theme.textStyles[object.styleClass], ...object.style };
      return [{ inks: inksOf(object.paragraphs, style.color), isLarge: isLarge(style.size) }];
    }
    case 'table':
      return cellsOf(object).map((cell) => cellWriting(cell, isLarge(object.fontSize), theme));
    case 'code':
      // Its painter sees to the colours of the other words.
      return [{ inks: new Set(['text', 'muted']), isLarge: false, own: { papers: papersOf(plain('surface'), theme) } }];
    case 'chart':
      return [chartWriting(object, theme)];
    default:
      return [];
  }
}

const plain = (color: Color): Paint => ({ kind: 'color', color });

export const cellsOf = ({ rows }: TableObject): readonly TableCell[] => rows.flatMap(({ cells }) => cells);

const inksOf = (paragraphs: readonly Paragraph[], usual: Color): ReadonlySet<Color> =>
  new Set(paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => text.trim()).map(({ color = usual }) => color)));

function cellWriting({ id: part, paragraphs, fill }: TableCell, isLarge: boolean, theme: Theme): Writing {
  const inks = inksOf(paragraphs, cellInk(fill, theme));
  return { part, inks, isLarge, ...(fill && { own: { papers: papersOf(fill, theme) } }) };
}

/** As tables are painted. */
function cellInk(fill: Paint | undefined, theme: Theme): Color {
  if (fill?.kind !== 'color') return 'text';
  const on = (ink: Color) => contrast(resolveColor(ink, theme), resolveColor(fill.color, theme));
  return on('text') >= on('background') ? 'text' : 'background';
}

/** Of what is on columns and slices, nobody can tell. */
function chartWriting(chart: ChartObject, theme: Theme): Writing {
  const fill = chart.plain?.fill;
  return { inks: chartInks(chart), isLarge: false, ...(fill && { own: { papers: papersOf(fill, theme) } }) };
}

function chartInks(chart: ChartObject): ReadonlySet<Color> {
  const { plain, title } = chart;
  const hasTitle = title.trim() !== '';
  if (!plain) return new Set(hasTitle ? ['text', 'muted'] : ['muted']);
  const ink = (own?: Partial<TextStyle>) => own?.color ?? plain.style?.color ?? 'text';
  return new Set([
    ...(hasTitle ? [ink(plain.titleStyle)] : []),
    ...(plain.legend ? [ink(plain.legend.style)] : []),
    ...axesOf(chart).flatMap(([, axis]) => [
      ...(axis.labels === 'none' ? [] : [ink(axis.style)]),
      ...(axis.title?.trim() ? [ink(axis.titleStyle)] : []),
    ]),
  ]);
}

const axisNames = ['valueAxis', 'secondAxis', 'categoryAxis'] as const;

function axesOf({ chart, plain, series }: ChartObject): readonly (readonly [(typeof axisNames)[number], ChartAxis])[] {
  if (!plain || chart === 'pie' || chart === 'donut') return [];
  const hasSecond = series.some(({ isSecond }) => isSecond);
  return axisNames.filter((name) => name !== 'secondAxis' || hasSecond).map((name) => [name, plain[name] ?? {}]);
}

/** The fields that give all words of a chart one colour; none in our own style, which is the theme's. */
export function chartInkFields({ plain }: ChartObject, color: Color): Readonly<Record<string, Color | null>> {
  if (!plain) return {};
  const places: [string, Partial<TextStyle> | undefined][] = [
    ['titleStyle', plain.titleStyle],
    ['legend/style', plain.legend?.style],
    ...axisNames.flatMap((name): [string, Partial<TextStyle> | undefined][] => [
      [`${name}/style`, plain[name]?.style],
      [`${name}/titleStyle`, plain[name]?.titleStyle],
    ]),
  ];
  const own = places.filter(([, style]) => style?.color !== undefined).map(([place]) => [`plain/${place}/color`, null]);
  return { 'plain/style/color': color, ...Object.fromEntries(own) };
}
