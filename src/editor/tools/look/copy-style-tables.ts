import { isSame } from '#model/change/text/text-change.ts';
import type { Fields, Operation } from '#model/change/operation.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';

/** How a table looks besides its lines, which other objects have too. */
export interface TableStyle {
  readonly fields: Fields;
  readonly hasHeader: boolean;
  readonly rows: readonly (readonly CellStyle[])[];
}

type CellStyle = Pick<TableCell, 'fill' | 'lines'>;

export const tableStyle = ({ fontSize, hasHeader, rows }: TableObject): TableStyle => ({
  fields: { fontSize, hasHeader },
  hasHeader,
  rows: rows.map(({ cells }) => cells.map(({ fill, lines }) => ({ fill, lines }))),
});

/** Each cell gets the look of the one at its place, in larger tables of the last ones: rows there may alternate. */
export function cellOperations({ id, rows }: TableObject, style: TableStyle): Operation[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column): Operation[] => {
      const like = style.rows[rowLike(row, style)];
      const { fill, lines } = like?.[column] ?? like?.at(-1) ?? {};
      const fields = {
        ...(!isSame(cell.fill, fill) && { fill: fill ?? null }),
        ...(!isSame(cell.lines, lines) && { lines: lines ?? null }),
      };
      return cell.id === undefined || Object.keys(fields).length === 0 ? [] : [{ kind: 'set', id, part: cell.id, fields }];
    }),
  );
}

/** The header is like no other row. */
function rowLike(row: number, { hasHeader, rows: { length } }: TableStyle): number {
  if (row < length) return row;
  const first = hasHeader ? Math.min(1, length - 1) : 0;
  return Math.max(first, length - 2 + ((row - length) % 2));
}
