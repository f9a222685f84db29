import type { CellPlace } from './sheet.ts';

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export type GridAct =
  | { readonly kind: 'go'; readonly to: CellPlace; readonly isExtending: boolean }
  | { readonly kind: 'edit' | 'clear' | 'all' | 'close' | 'break' | 'forget' };

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** With the empty ones in which to write more. */
  readonly reachRows: number;
  readonly reachColumns: number;
  /** Rows to be seen at once. */
  readonly page: number;
}

/** `typing` has replaced what was in the cell: arrows lead on. While `editing`, they are for its text. */
export type CellMode = 'still' | 'typing' | 'editing';

/** What a key does in a cell. Undefined if it is for the browser. */
export function gridAct(pressed: GridKey, at: CellPlace, size: GridSize, mode: CellMode): GridAct | undefined {
  const { key, altKey, shiftKey } = pressed;
  const isCtrl = pressed.ctrlKey || pressed.metaKey;
  const isStill = mode === 'still';
  if (key === 'Escape') return { kind: isStill ? 'close' : 'forget' };
  if (key === 'Enter' && altKey) return { kind: 'break' };
  if (key === 'Enter') return go({ row: at.row + (shiftKey ? -1 : 1), column: at.column }, size);
  if (altKey) return undefined;
  if (key === 'Tab') return isCtrl ? undefined : beside(at, shiftKey ? -1 : 1, size);
  if (mode === 'editing') return undefined;
  if (isStill) {
    if (isCtrl && key.toLowerCase() === 'a') return { kind: 'all' };
    if (key === 'F2') return { kind: 'edit' };
    if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  }
  const to = target(key, at, size, isCtrl);
  return to && go(to, size, isStill && shiftKey);
}

function target(key: string, { row, column }: CellPlace, { rows, columns, page }: GridSize, isCtrl: boolean): CellPlace | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: isCtrl ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isCtrl ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isCtrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isCtrl ? columns - 1 : column + 1 };
    case 'Home':
      return { row: isCtrl ? 0 : row, column: 0 };
    case 'End':
      return { row: isCtrl ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return undefined;
  }
}

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

const go = ({ row, column }: CellPlace, { reachRows, reachColumns }: GridSize, isExtending = false): GridAct => ({
  kind: 'go',
  to: { row: clamp(row, reachRows), column: clamp(column, reachColumns) },
  isExtending,
});

/** From the end of a row to the next one; beyond the first and the last cell, Tab leaves the grid. */
function beside({ row, column }: CellPlace, by: 1 | -1, size: GridSize): GridAct | undefined {
  const next = column + by;
  if (next >= 0 && next < size.columns) return go({ row, column: next }, size);
  const line = row + by;
  if (line < 0 || line >= size.reachRows) return undefined;
  return go({ row: line, column: by > 0 ? 0 : size.columns - 1 }, size);
}
