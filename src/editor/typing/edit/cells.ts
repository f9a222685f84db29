import { placeCells, rowCountOf } from '#model/paint/forms/table-form.ts';
import type { TableObject } from '#model/presentation/presentation.ts';

/** A cell that is drawn. */
interface CellPlace {
  readonly id: string;
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

export const cellsOf = (table: TableObject): CellPlace[] =>
  placeCells(table, rowCountOf(table)).flatMap(({ cell, row, column }) =>
    cell.id === undefined ? [] : [{ id: cell.id, row: row + 1, column: column + 1 }],
  );

/** The one after a cell in reading order, or with -1 the one before. */
export function cellBeside(table: TableObject, id: string, by: 1 | -1): CellPlace | undefined {
  const cells = cellsOf(table);
  const index = cells.findIndex((cell) => cell.id === id);
  return index < 0 ? undefined : cells[index + by];
}
