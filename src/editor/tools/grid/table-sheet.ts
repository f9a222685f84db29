import type { Operation } from '#model/change/operation.ts';
import { typeText } from '#model/change/text/editing/type-text.ts';
import { placeCells } from '#model/paint/forms/table-form.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { type Order, rearranged, withWords } from '../../inspect/content/table-lines.ts';
import type { Block, CellPlace, CellValue, Sheet } from './sheet.ts';

/** As documents may have. */
export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 200;
/** Beyond this, cells are set instead of changing their texts one by one. */
const MOST_CHANGES = 300;

type NewId = (kind: string) => string;
type AnyCell = Partial<TableCell>;
type CellAt = (place: CellPlace) => TableCell | undefined;

export function tableSheet(table: TableObject, newId: NewId): Sheet {
  const isPlain = table.rows.every(
    ({ cells }) => cells.length <= table.columns.length && cells.every(({ columnSpan, rowSpan }) => columnSpan === 1 && rowSpan === 1),
  );
  const cellAt = isPlain ? ({ row, column }: CellPlace) => table.rows[row]?.cells[column] : joinedCells(table);
  const isWithin = ({ row, column }: CellPlace) => row < table.rows.length && column < table.columns.length;

  return {
    kind: 'table',
    rows: table.rows.length,
    columns: table.columns.length,
    most: { rows: MOST_ROWS, columns: MOST_COLUMNS },
    mostLines: { rows: MOST_ROWS, columns: MOST_COLUMNS },
    heads: { rows: table.hasHeader ? 1 : 0, columns: 0 },
    pitch: 1,
    read(place) {
      const cell = cellAt(place);
      return cell ? wordsOf(cell.paragraphs) : null;
    },
    takes: (place) => (cellAt(place) || isPlain || !isWithin(place) ? 'words' : 'nothing'),
    write(from, block, isAll = false) {
      const changes = changesIn(from, block, cellAt);
      const size = sizeAfter(table, from, block, isAll);
      const isSame = size.rows === table.rows.length && size.columns === table.columns.length;
      const isFew = !isPlain || changes.list.length <= MOST_CHANGES;
      const texts = () => changes.list.map(({ cell, words }) => textOperation(table.id, cell, words, newId));
      if (isSame && changes.isComplete && isFew) return texts();
      if (isPlain || isAll) return [written(table, size, from, block, cellAt, newId)];
      if (!fits(table, from, block, cellAt)) return 'joined';
      const wordsAt = (row: number, column: number) => wordsFrom(block[row - from.row]?.[column - from.column] ?? null);
      const grown = rearranged(table, longer(table, size), newId, wordsAt);
      return grown === 'joined' ? grown : [...grown, ...texts()];
    },
    lineAt: (axis, index) => (index < (axis === 'rows' ? table.rows.length : table.columns.length) ? index : undefined),
    lines: (axis) => (axis === 'rows' ? table.rows.length : table.columns.length),
    rearrange: (axis, order) => rearranged(table, { [axis]: order }, newId),
  };
}

function joinedCells(table: TableObject): CellAt {
  const cells = new Map(placeCells(table, table.rows.length).map(({ cell, row, column }) => [`${row}/${column}`, cell]));
  return ({ row, column }) => cells.get(`${row}/${column}`);
}

const wordsOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

const wordsFrom = (value: CellValue): string => String(value ?? '');

interface Changes {
  readonly list: readonly { readonly cell: TableCell; readonly words: string }[];
  /** Whether every cell that gets words is there. */
  readonly isComplete: boolean;
}

function changesIn(from: CellPlace, block: Block, cellAt: CellAt): Changes {
  const list: { cell: TableCell; words: string }[] = [];
  let isComplete = true;
  for (const [down, row] of block.entries())
    for (const [across, value] of row.entries()) {
      const cell = cellAt({ row: from.row + down, column: from.column + across });
      const words = wordsFrom(value);
      if (!cell) isComplete &&= words === '';
      else if (words !== wordsOf(cell.paragraphs)) list.push({ cell, words });
    }
  return { list, isComplete };
}

function sizeAfter({ rows, columns }: TableObject, from: CellPlace, block: Block, isAll: boolean): Size {
  const [down, across] = [from.row + block.length, from.column + Math.max(1, ...block.map((row) => row.length))];
  return isAll ? { rows: down, columns: across } : { rows: Math.max(rows.length, down), columns: Math.max(columns.length, across) };
}

/** Whether no words would come to a place that a joined cell covers. */
const fits = ({ rows, columns }: TableObject, from: CellPlace, block: Block, cellAt: CellAt): boolean =>
  block.every((values, down) =>
    values.every((value, across) => {
      const place = { row: from.row + down, column: from.column + across };
      return place.row >= rows.length || place.column >= columns.length || wordsFrom(value) === '' || cellAt(place) !== undefined;
    }),
  );

function longer({ rows, columns }: TableObject, size: Size): { rows: Order; columns: Order } {
  const upTo = (count: number, now: number): Order => Array.from({ length: count }, (_, index) => (index < now ? index : undefined));
  return { rows: upTo(size.rows, rows.length), columns: upTo(size.columns, columns.length) };
}

/** Only what is different, so that the words that stay keep their formatting. A text counts one for each beginning, as for a line break. */
function textOperation(id: string, { id: part, paragraphs }: TableCell, words: string, newId: NewId): Operation {
  const [before, after] = [`\n${wordsOf(paragraphs)}`, `\n${words}`];
  const most = Math.min(before.length, after.length);
  let start = 1;
  while (start < most && before[start] === after[start]) start += 1;
  if (isSecondHalf(before, start) || isSecondHalf(after, start)) start -= 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && isSecondHalf(before, before.length - end)) end -= 1;
  const range = { from: start, to: before.length - end };
  const typed = after.slice(start, after.length - end);
  const { change } = typeText(paragraphs, range, typed, { newId: () => newId('paragraph') });
  return { kind: 'text', id, part, change };
}

const isSecondHalf = (words: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(words.charAt(at));

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** All rows anew, and nothing joined: cells that stay as they are are only named. */
function written(table: TableObject, size: Size, from: CellPlace, block: Block, cellAt: CellAt, newId: NewId): Operation {
  const rows = Array.from({ length: size.rows }, (_, row) => {
    const there = table.rows[row];
    const model = there ?? table.rows.at(-1);
    const cells = Array.from({ length: size.columns }, (_, column): AnyCell => {
      const value = block[row - from.row]?.[column - from.column];
      const cell = cellAt({ row, column });
      const isSingle = cell?.columnSpan === 1 && cell.rowSpan === 1;
      if (cell && isSingle && (value === undefined || wordsFrom(value) === wordsOf(cell.paragraphs))) return { id: cell.id };
      return withWords(cell ?? { ...(model?.cells[column] ?? model?.cells.at(-1)), id: newId('cell') }, wordsFrom(value ?? ''));
    });
    return { ...(there?.height !== undefined && { height: there.height }), cells };
  });
  return { kind: 'set', id: table.id, fields: { rows, columns: shares(table, size.columns) } };
}

function shares({ columns }: TableObject, count: number): number[] {
  const usual = columns.reduce((sum, share) => sum + share, 0) / columns.length || 1;
  return Array.from({ length: count }, (_, index) => columns[index] ?? usual);
}
