import type { Operation } from '#model/change/operation.ts';
import { placeCells } from '#model/paint/forms/table-form.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** The former place of each row or column; undefined for a new one. */
export type Order = readonly (number | undefined)[];

/** Of both, or of those that change. */
export interface Orders {
  readonly rows?: Order;
  readonly columns?: Order;
}

type AnyCell = Partial<TableCell>;
export type NewId = (kind: string) => string;

export const withLine = (count: number, at: number): Order => [...upTo(count).slice(0, at), undefined, ...upTo(count).slice(at)];
export const withoutLine = (count: number, at: number): Order => upTo(count).toSpliced(at, 1);

/**
 * Rows and columns in another order, with new ones, and without some. A joined cell gets longer where a new one comes into it, and shorter
 * where one of its own goes: its words go on with the rest of it. `joined` if it would be torn apart. `wordsAt`: what new cells say.
 */
export function rearranged(
  table: TableObject,
  orders: Orders,
  newId: NewId,
  wordsAt = (_row: number, _column: number): string => '',
): readonly Operation[] | 'joined' {
  const { rows = upTo(table.rows.length), columns = upTo(table.columns.length) } = orders;
  const kept = keptCells(table, rows, columns);
  return kept === 'joined' ? kept : relaid(table, kept, orders, newId, wordsAt);
}

/** These cells in these places, and new ones in all that are left. */
export function relaid(
  table: TableObject,
  kept: readonly Placed[],
  orders: Orders,
  newId: NewId,
  wordsAt = (_row: number, _column: number): string => '',
): readonly Operation[] {
  const { rows = upTo(table.rows.length), columns = upTo(table.columns.length) } = orders;
  const seats = seatsOf(rows.length, columns.length, kept);
  const looks = seatsOf(table.rows.length, table.columns.length, placeCells(table, table.rows.length));
  const from = { rows: modelsIn(rows, table.hasHeader && table.rows.length > 1), columns: modelsIn(columns, false) };

  const newCell = (row: number, column: number): AnyCell => {
    const look = looks[from.rows[row] ?? 0]?.[from.columns[column] ?? 0]?.cell;
    return withWords({ ...look, id: newId('cell') }, wordsAt(row, column));
  };
  const cellsIn = (row: number): AnyCell[] =>
    columns.flatMap((_, column) => {
      const seat = seats[row]?.[column];
      if (!seat) return [newCell(row, column)];
      return seat.row === row && seat.column === column ? [{ id: seat.cell.id }] : [];
    });
  const fields = {
    rows: rows.map((line, row) => {
      const { cells: _, height, ...rest } = { ...table.rows[line ?? from.rows[row] ?? 0] };
      return { ...(line !== undefined && rest), ...(height !== undefined && { height }), cells: cellsIn(row) };
    }),
    ...(orders.columns && { columns: from.columns.map((column) => table.columns[column] ?? 1) }),
  };
  // In between, no row may be longer than there are columns: more would be added.
  const resized = (isLonger: boolean) => kept.flatMap((one) => spanOperation(table.id, one, isLonger));
  return [...resized(false), { kind: 'set', id: table.id, fields }, ...resized(true)];
}

/** In the form of its first letter and paragraph. */
export function withWords({ paragraphs, ...look }: AnyCell, words: string): AnyCell {
  const [first] = paragraphs ?? [];
  const { text: _, ...letters } = first?.runs[0] ?? { text: '' };
  const { runs: __, id: ___, ...format } = first ?? { runs: [], align: 'start', level: 0 };
  const asParagraph = (line: string): Paragraph => ({
    ...format,
    runs: line === '' ? [] : [{ ...letters, text: line }],
  });
  return { ...look, columnSpan: 1, rowSpan: 1, paragraphs: words.split('\n').map(asParagraph) };
}

export type Placed = ReturnType<typeof placeCells>[number];

function keptCells(table: TableObject, rows: Order, columns: Order): Placed[] | 'joined' {
  const [down, across] = [placesIn(rows), placesIn(columns)];
  const kept: Placed[] = [];
  for (const { cell, ...former } of placeCells(table, table.rows.length)) {
    const tall = stretchOf(former.row, former.rows, rows, down);
    const wide = stretchOf(former.column, former.columns, columns, across);
    if (tall === 'torn' || wide === 'torn') return 'joined';
    if (tall && wide) kept.push({ cell, row: tall.at, rows: tall.count, column: wide.at, columns: wide.count });
  }
  return kept;
}

/** Where a cell's rows or columns are now, with new ones between them; undefined if they are gone. */
function stretchOf(from: number, count: number, order: Order, places: ReadonlyMap<number, number>) {
  let [first, last] = [order.length, -1];
  for (let line = from; line < from + count; line += 1) {
    const place = places.get(line);
    if (place !== undefined) [first, last] = [Math.min(first, place), Math.max(last, place)];
  }
  if (last < 0) return undefined;
  for (const line of order.slice(first, last)) if (line !== undefined && (line < from || line >= from + count)) return 'torn';
  return { at: first, count: last - first + 1 };
}

const placesIn = (order: Order): ReadonlyMap<number, number> =>
  new Map(order.flatMap((line, place) => (line === undefined ? [] : [[line, place] as const])));

/** Which cell covers each place. */
function seatsOf(rows: number, columns: number, cells: readonly Placed[]): (Placed | undefined)[][] {
  const seats = Array.from({ length: rows }, () => Array.from({ length: columns }, (): Placed | undefined => undefined));
  for (const one of cells)
    for (const line of seats.slice(one.row, one.row + one.rows)) line.fill(one, one.column, one.column + one.columns);
  return seats;
}

/** Each line's own former place; a new one looks like the one before it, but not like a header. */
function modelsIn(order: Order, hasHeader: boolean): number[] {
  let before = order.find((line) => line !== undefined) ?? 0;
  return order.map((line, place) => {
    if (line !== undefined) before = line;
    return line === undefined && hasHeader && place > 0 ? Math.max(1, before) : before;
  });
}

function spanOperation(id: string, { cell, rows, columns }: Placed, isLonger: boolean): Operation[] {
  const isChanged = (former: number, now: number) => (isLonger ? now > former : now < former);
  const fields = {
    ...(isChanged(cell.rowSpan, rows) && { rowSpan: rows }),
    ...(isChanged(cell.columnSpan, columns) && { columnSpan: columns }),
  };
  return Object.keys(fields).length > 0 ? [{ kind: 'set', id, part: cell.id, fields }] : [];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
