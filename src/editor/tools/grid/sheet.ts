import type { Operation } from '#model/change/operation.ts';

/** A cell of the grid, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export type Axis = 'rows' | 'columns';
export type CellValue = string | number | null;
export type Block = readonly (readonly CellValue[])[];

/** What is to be done, or what keeps it from being done. */
export type Written = readonly Operation[] | 'joined';

/** The data of a chart, or the cells of a table, as rows and columns. Another object after each change. */
export interface Sheet {
  readonly kind: 'chart' | 'table';
  readonly rows: number;
  readonly columns: number;
  /** As many as documents may have. */
  readonly most: { readonly rows: number; readonly columns: number };
  /** Rows and columns of names. */
  readonly heads: { readonly rows: 0 | 1; readonly columns: 0 | 1 };
  /** Columns of one series: two where each has its own places from left to right. */
  readonly pitch: 1 | 2;
  read(place: CellPlace): CellValue;
  /** What can be written there, also beyond the last row and column. */
  takes(place: CellPlace): 'numbers' | 'words' | 'nothing';
  /** From a place on; it grows where the block reaches beyond it. `isAll` leaves nothing but the block. */
  write(from: CellPlace, block: Block, isAll?: boolean): Written;
  /** Of the rows or series that can be added, moved and removed: which one is at a place. Undefined for names. */
  lineAt(axis: Axis, index: number): number | undefined;
  lines(axis: Axis): number;
  /** How many there may be. */
  readonly mostLines: Readonly<Record<Axis, number>>;
  /** In another order: the former place of each; undefined for a new one. */
  rearrange(axis: Axis, order: readonly (number | undefined)[]): Written;
}
