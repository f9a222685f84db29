import type { CellPlace, Sheet } from '../sheet.ts';
import type { Cells } from './tabular.ts';

/**
 * Where copied cells go, and how many times. One cell fills all that is selected. At the first number of a chart, a first row or column of
 * words is that of its names.
 */
export function placeBlock(
  { kind, heads }: Pick<Sheet, 'kind' | 'heads'>,
  { from, to }: { from: CellPlace; to: CellPlace },
  cells: Cells,
  isNumber: (words: string) => boolean,
): [CellPlace, Cells] {
  const [first = []] = cells;
  if (cells.length === 1 && first.length === 1) {
    const row = Array<string>(to.column - from.column + 1).fill(first[0] ?? '');
    return [from, Array.from({ length: to.row - from.row + 1 }, () => row)];
  }
  if (kind !== 'chart' || from.row !== heads.rows || from.column !== heads.columns) return [from, cells];
  const hasCategories = heads.columns > 0 && first.length > 1 && !cells.slice(1).every(([words = '']) => isNumber(words));
  const hasNames = cells.length > 1 && !first.slice(hasCategories ? 1 : 0).every(isNumber);
  return [{ row: from.row - (hasNames ? 1 : 0), column: from.column - (hasCategories ? 1 : 0) }, cells];
}
