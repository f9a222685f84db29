import type { Fields, Operation } from '#model/change/operation.ts';
import type { ChartObject, ChartSeries } from '#model/presentation/presentation.ts';
import type { Block, CellPlace, CellValue, Sheet } from './sheet.ts';

/** As documents may have. */
const [MOST_POINTS, MOST_SERIES, MOST_LETTERS] = [10_000, 100, 1000];

type Target =
  | { readonly kind: 'category'; readonly point: number }
  | { readonly kind: 'name'; readonly series: number }
  | { readonly kind: 'values' | 'x'; readonly series: number; readonly point: number };

type Numbers = readonly (number | null)[];
/** What changes in a series. */
interface SeriesChange {
  name?: string;
  values?: (number | null)[];
  x?: (number | null)[];
}

/** Names on top, categories on the left; points of a scatter chart have two numbers and no category. */
export function chartSheet(chart: ChartObject, newId: () => string): Sheet {
  const isScatter = chart.chart === 'scatter';
  const pitch = isScatter ? 2 : 1;
  const heads = { rows: 1, columns: isScatter ? 0 : 1 } as const;
  const points = chart.series.reduce(
    (most, { values, x = [] }) => Math.max(most, values.length, x.length),
    isScatter ? 0 : chart.categories.length,
  );

  const targetOf = ({ row, column }: CellPlace): Target | undefined => {
    const point = row - 1;
    if (column < heads.columns) return point < 0 ? undefined : { kind: 'category', point };
    const series = Math.floor((column - heads.columns) / pitch);
    const isX = isScatter && column % 2 === 0;
    if (point < 0) return isX ? undefined : { kind: 'name', series };
    return { kind: isX ? 'x' : 'values', series, point };
  };

  return {
    kind: 'chart',
    rows: points + 1,
    columns: heads.columns + chart.series.length * pitch,
    most: { rows: MOST_POINTS + 1, columns: heads.columns + MOST_SERIES * pitch },
    mostLines: { rows: MOST_POINTS, columns: MOST_SERIES },
    heads,
    pitch,
    read(place) {
      const target = targetOf(place);
      if (!target) return null;
      if (target.kind === 'category') return chart.categories[target.point] ?? '';
      const series = chart.series[target.series];
      return target.kind === 'name' ? (series?.name ?? '') : (series?.[target.kind]?.[target.point] ?? null);
    },
    takes(place) {
      const target = targetOf(place);
      if (!target) return 'nothing';
      return target.kind === 'values' || target.kind === 'x' ? 'numbers' : 'words';
    },
    write(from, block, isAll = false) {
      const draft = draftOf(chart);
      for (const [target, value] of targetsIn(from, block, targetOf)) draft.put(target, value);
      const wide = Math.max(0, ...block.map((row) => row.length));
      return draft.finish(
        newId,
        isAll ? { points: from.row + block.length - 1, series: Math.ceil((wide - heads.columns) / pitch) } : undefined,
      );
    },
    lineAt(axis, index) {
      const line = axis === 'rows' ? index - 1 : Math.floor((index - heads.columns) / pitch);
      return line >= 0 && line < (axis === 'rows' ? points : chart.series.length) ? line : undefined;
    },
    lines: (axis) => (axis === 'rows' ? points : chart.series.length),
    rearrange: (axis, order) => (axis === 'rows' ? withPoints(chart, order) : withSeries(chart, order, newId)),
  };
}

function* targetsIn(from: CellPlace, block: Block, targetOf: (place: CellPlace) => Target | undefined): Generator<[Target, CellValue]> {
  for (const [down, row] of block.entries())
    for (const [across, value] of row.entries()) {
      const target = targetOf({ row: from.row + down, column: from.column + across });
      if (target) yield [target, value];
    }
}

/** Collects changes: each series that somebody else may be changing too is set for itself. */
function draftOf({ id, categories, series, plain }: ChartObject) {
  const names = [...categories];
  const changes = new Map<number, SeriesChange>();
  let hasNames = false;
  const changeOf = (index: number): SeriesChange => {
    const change = changes.get(index) ?? {};
    changes.set(index, change);
    return change;
  };
  return {
    put(target: Target, value: CellValue): void {
      if (target.kind === 'category') {
        while (names.length < target.point) names.push('');
        names[target.point] = wordsFrom(value);
        hasNames = true;
      } else if (target.kind === 'name') changeOf(target.series).name = wordsFrom(value);
      else {
        const change = changeOf(target.series);
        const list = (change[target.kind] ??= [...(series[target.series]?.[target.kind] ?? [])]);
        while (list.length < target.point) list.push(null);
        list[target.point] = typeof value === 'number' ? value : null;
      }
    },
    finish(newId: () => string, all?: { points: number; series: number }): Operation[] {
      const last = Math.max(-1, ...changes.keys());
      const count = all?.series ?? Math.max(series.length, last + 1);
      const list = Array.from({ length: count }, (_, index) => {
        const there = series[index];
        return there ? { id: there.id } : { id: newId(), name: '', values: [], ...changes.get(index) };
      });
      const fields: Fields = {
        ...((hasNames || all) && { categories: names.slice(0, all?.points) }),
        ...(count !== series.length && { series: list }),
        // With a second series, names have to tell them apart.
        ...(series.length < 2 && count > 1 && !plain && { hasLegend: true }),
      };
      return [
        ...(Object.keys(fields).length > 0 ? [{ kind: 'set', id, fields } as const] : []),
        ...series
          .slice(0, count)
          .flatMap((one, index) => setOf(id, one, all ? cutTo(all.points, one, changes.get(index)) : { ...changes.get(index) })),
      ];
    },
  };
}

const wordsFrom = (value: CellValue): string => String(value ?? '').slice(0, MOST_LETTERS);

const setOf = (id: string, { id: part }: ChartSeries, fields: Fields): Operation[] =>
  part === undefined || Object.keys(fields).length === 0 ? [] : [{ kind: 'set', id, part, fields }];

const cutTo = (points: number, { values, x }: ChartSeries, change: SeriesChange = {}): Fields => ({
  ...change,
  values: (change.values ?? values).slice(0, points),
  ...((change.x ?? x) && { x: (change.x ?? x)?.slice(0, points) }),
});

type Order = readonly (number | undefined)[];

/** Everything that is said about single points goes with them. */
function withPoints(chart: ChartObject, order: Order): Operation[] {
  const { id, categories, series, plain } = chart;
  const isRound = chart.chart === 'pie' || chart.chart === 'donut';
  const fields: Fields = {
    ...(categories.length > 0 && { categories: pick(categories, order, '') }),
    ...(isRound && omitsAfter(plain, order)),
  };
  return [{ kind: 'set', id, fields }, ...series.flatMap((one) => setOf(id, one, pointFields(one, order)))];
}

function pointFields({ values, x, colors, fills, pulls, sizes, labels, errorBars }: ChartSeries, order: Order): Fields {
  const moved = (list: Numbers) => pick(list, order, null);
  return {
    values: moved(values),
    ...(x && { x: moved(x) }),
    ...(colors && { colors: pick(colors, order, null) }),
    ...(fills && { fills: pick(fills, order, null) }),
    ...(pulls && { pulls: moved(pulls) }),
    ...(sizes && { sizes: moved(sizes) }),
    ...(labels?.own && { 'labels/own': pick(labels.own, order, null) }),
    ...(errorBars && { errorBars: errorBars.map((bars) => ({ ...bars, plus: moved(bars.plus), minus: moved(bars.minus) })) }),
  };
}

const pick = <T>(list: readonly T[], order: Order, none: T): T[] =>
  order.map((index) => (index === undefined ? none : (list[index] ?? none)));

function withSeries({ id, chart, series, plain }: ChartObject, order: Order, newId: () => string): Operation[] {
  const list = order.map((index) => (index === undefined ? { id: newId(), name: '', values: [] } : { id: series[index]?.id }));
  const isRound = chart === 'pie' || chart === 'donut';
  return [{ kind: 'set', id, fields: { series: list, ...(!isRound && omitsAfter(plain, order)) } }];
}

/** Entries that the legend leaves out are named by their place. */
function omitsAfter(plain: ChartObject['plain'], order: Order): Fields {
  const omits = plain?.legend?.omits;
  if (!omits) return {};
  return { 'plain/legend/omits': order.flatMap((index, place) => (index !== undefined && omits.includes(index) ? [place] : [])) };
}

/** Rows become series and series rows. */
export function transposed({ id, categories, series }: ChartObject, newId: () => string): Operation[] {
  const points = Math.max(categories.length, ...series.map(({ values }) => values.length));
  if (points > MOST_SERIES || points === 0) return [];
  const list = Array.from({ length: points }, (_, point) => ({
    id: newId(),
    name: categories[point] ?? '',
    values: series.map(({ values }) => values[point] ?? null),
  }));
  return [{ kind: 'set', id, fields: { categories: series.map(({ name }) => name), series: list } }];
}
