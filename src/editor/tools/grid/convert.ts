import type { ChartObject, TableObject } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { exchange } from '../../objects/exchange.ts';
import { chartSheet } from './chart-sheet.ts';
import { type Decimal, decimalIn, decimalOf, isGap, readNumber, writeNumber } from './copied/numbers.ts';
import { MOST_COLUMNS, MOST_ROWS, tableSheet } from './table-sheet.ts';

interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly unit: string;
}

/** What a chart of a table would show: undefined if what is in it, below and beside the names, are not mostly numbers. */
export function chartDataOf(table: TableObject, language: string): ChartData | undefined {
  const sheet = tableSheet(table, () => '');
  const cells = Array.from({ length: sheet.rows }, (_, row) =>
    Array.from({ length: sheet.columns }, (_, column) => String(sheet.read({ row, column }) ?? '')),
  );
  const decimal = decimalIn(cells.flat()) ?? decimalOf(language);
  const isNumber = (words: string) => readNumber(words, decimal) !== undefined;
  const [first = []] = cells;
  const hasNames = table.hasHeader || !first.slice(1).every((words) => isNumber(words) || isGap(words));
  const body = hasNames ? cells.slice(1) : cells;
  const hasCategories = sheet.columns > 1 && !body.every(([words = '']) => isNumber(words));
  const start = hasCategories ? 1 : 0;
  const numbers = body.flatMap((row) => row.slice(start));
  const found = numbers.filter(isNumber).length;
  const strange = numbers.filter((words) => !isGap(words) && !isNumber(words)).length;
  if (found === 0 || strange > 0 || sheet.columns - start > 100) return undefined;
  const units = new Set(numbers.flatMap((words) => readNumber(words, decimal)?.unit ?? []));
  const [unit = ''] = units;
  return {
    categories: body.map(([words = ''], index) => (hasCategories ? words : String(index + 1)).slice(0, 1000)),
    series: first.slice(start).map((name, index) => ({
      name: hasNames ? name.slice(0, 1000) : '',
      values: body.map((row) => readNumber(row[start + index] ?? '', decimal)?.value ?? null),
    })),
    unit: units.size === 1 ? unit : '',
  };
}

/** A chart in the place of a table, or none if it has no numbers. */
export function tableToChart(desk: Desk, table: TableObject, language: string): boolean {
  const data = chartDataOf(table, language);
  if (!data) return false;
  const { categories, unit } = data;
  const fields = {
    chart: 'column',
    title: '',
    categories,
    series: data.series.map((one) => ({ ...one, id: desk.newId('series') })),
    isStacked: false,
    hasLegend: data.series.length > 1,
    unit,
  };
  return exchange(desk, table, 'chart', { ...fields, ...chartSize(table) });
}

/** No flatter than a chart can be read. */
const chartSize = ({ width, height }: TableObject) => ({ width, height: Math.max(height, width * 0.56) });

/** As somebody who reads this language would write it; false if it has more than a table can. */
export function chartToTable(desk: Desk, chart: ChartObject, language: string): boolean {
  const sheet = chartSheet(chart, () => '');
  if (sheet.rows > MOST_ROWS || sheet.columns > MOST_COLUMNS) return false;
  const decimal = decimalOf(language);
  const cell = (row: number, column: number) => ({
    id: desk.newId('cell'),
    paragraphs: [paragraph(desk, wordsAt(sheet.read({ row, column }), decimal), sheet.takes({ row, column }) === 'numbers')],
  });
  const fields = {
    columns: Array.from({ length: sheet.columns }, () => 1),
    rows: Array.from({ length: sheet.rows }, (_, row) => ({
      cells: Array.from({ length: sheet.columns }, (_, column) => cell(row, column)),
    })),
    hasHeader: true,
    lines: { paint: { kind: 'color', color: 'muted' }, width: 1, dash: [], cap: 'butt', join: 'miter' },
    fontSize: Math.max(0.001, Math.min(chart.height / (sheet.rows * 2.2), chart.width / (sheet.columns * 6))),
  };
  return exchange(desk, chart, 'table', fields);
}

const wordsAt = (value: string | number | null, decimal: Decimal): string =>
  typeof value === 'number' ? writeNumber(value, decimal) : (value ?? '');

const paragraph = (desk: Desk, text: string, isNumber: boolean) => ({
  id: desk.newId('paragraph'),
  runs: text === '' ? [] : [{ text }],
  align: isNumber ? 'end' : 'start',
  level: 0,
});
