import type { Fields } from '#model/change/operation.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';

/** Where somebody is in a table, and what they can do there. */
export interface TablePlace {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  /** No cell covers several rows or columns, and every row is complete: rows and columns can be added and removed. */
  readonly isPlain: boolean;
}

/** `part` is the cell where somebody types; otherwise it is the last row and column. */
export function tablePlace({ rows, columns }: TableObject, part: string | undefined): TablePlace {
  const row = rows.findIndex(({ cells }) => part !== undefined && cells.some(({ id }) => id === part));
  const column = rows[row]?.cells.findIndex(({ id }) => id === part) ?? -1;
  const isPlain = rows.every(
    ({ cells }) => cells.length === columns.length && cells.every(({ columnSpan, rowSpan }) => columnSpan === 1 && rowSpan === 1),
  );
  return {
    row: row < 0 ? rows.length - 1 : row,
    column: column < 0 ? columns.length - 1 : column,
    rows: rows.length,
    columns: columns.length,
    isPlain,
  };
}

/** After a row, with cells that look like those in it. */
export function withRowAfter({ rows }: TableObject, at: number, newId: () => string): Fields {
  const model = rows[at];
  if (!model) return {};
  const row = { ...model, cells: model.cells.map((cell) => emptyLike(cell, newId())) };
  return { rows: rows.map(asIs).toSpliced(at + 1, 0, row) };
}

export const withoutRow = ({ rows }: TableObject, at: number): Fields => ({ rows: rows.map(asIs).toSpliced(at, 1) });

/** After a column, and as wide. */
export function withColumnAfter({ rows, columns }: TableObject, at: number, newId: () => string): Fields {
  const share = columns[at] ?? 1;
  return {
    columns: columns.toSpliced(at + 1, 0, share),
    rows: rows.map((row) => {
      const model = row.cells[at];
      return { ...row, cells: row.cells.map(mention).toSpliced(at + 1, 0, ...(model ? [emptyLike(model, newId())] : [])) };
    }),
  };
}

export const withoutColumn = ({ rows, columns }: TableObject, at: number): Fields => ({
  columns: columns.toSpliced(at, 1),
  rows: rows.map((row) => ({ ...row, cells: row.cells.map(mention).toSpliced(at, 1) })),
});

type AnyCell = Partial<TableCell>;

const mention = ({ id }: TableCell): AnyCell => ({ id });
const asIs = (row: TableObject['rows'][number]) => ({ ...row, cells: row.cells.map(mention) });

function emptyLike({ paragraphs, fill, verticalAlign, padding, lines }: TableCell, id: string): AnyCell {
  const align = paragraphs[0]?.align ?? 'start';
  return {
    id,
    paragraphs: [{ runs: [], align, level: 0 }],
    ...(fill && { fill }),
    ...(verticalAlign && { verticalAlign }),
    ...(padding && { padding }),
    ...(lines && { lines }),
  };
}
