import type { Operation } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { placeCells } from '#model/paint/forms/table-form.ts';
import type { Color, Paint } from '#model/presentation/paints.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';

/** Where somebody is in a table. */
export interface TablePlace {
  /** From 0; the last ones that the cell covers. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What is filled. The header is the first row. */
export type CellScope = 'cell' | 'row' | 'column' | 'header' | 'all';

/** Beyond this, a table's rows are set instead of cell by cell. */
const MOST_CHANGES = 300;

/** `part` is the cell where somebody types; otherwise it is the last row and column. */
export function tablePlace(table: TableObject, part: string | undefined): TablePlace {
  const [rows, columns] = [table.rows.length, table.columns.length];
  const placed = part === undefined ? undefined : placedCell(table, part);
  return {
    row: (placed ? placed.row + placed.rows : rows) - 1,
    column: (placed ? placed.column + placed.columns : columns) - 1,
    rows,
    columns,
  };
}

/** Joined cells belong to every row and column that they cover. */
export function cellsIn(table: TableObject, part: string | undefined, scope: CellScope): TableCell[] {
  const here = part === undefined ? undefined : placedCell(table, part);
  const isIn = (one: Placed): boolean => {
    switch (scope) {
      case 'all':
        return true;
      case 'header':
        return one.row === 0;
      case 'cell':
        return one.cell.id === part;
      case 'row':
        return here !== undefined && one.row < here.row + here.rows && one.row + one.rows > here.row;
      case 'column':
        return here !== undefined && one.column < here.column + here.columns && one.column + one.columns > here.column;
    }
  };
  return placeCells(table, table.rows.length).flatMap((one) => (isIn(one) ? [one.cell] : []));
}

/** Undefined for none. */
export function fillOperations({ id, rows }: TableObject, cells: readonly TableCell[], color: Color | undefined): Operation[] {
  const fill: Paint | undefined = color === undefined ? undefined : { kind: 'color', color };
  const changed = new Set(cells.filter((cell) => !isSame(cell.fill, fill)));
  if (changed.size <= MOST_CHANGES) return [...changed].map((cell) => ({ kind: 'set', id, part: cell.id, fields: { fill: fill ?? null } }));
  const filled = (cell: TableCell): TableCell => ({ ...cell, fill });
  const next = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (changed.has(cell) ? filled(cell) : { id: cell.id })) }));
  return [{ kind: 'set', id, fields: { rows: next } }];
}

type Placed = ReturnType<typeof placeCells>[number];

const placedCell = (table: TableObject, part: string) => placeCells(table, table.rows.length).find(({ cell }) => cell.id === part);
