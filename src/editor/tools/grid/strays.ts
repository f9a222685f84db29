import type { Axis, CellPlace, Sheet } from './sheet.ts';

/** What was pasted where numbers belong, and is none. It stays where it was pasted until somebody corrects it. */
export function createStrays() {
  let rows = new Map<number, Map<number, string>>();
  const forEach = (visit: (place: CellPlace, words: string) => void) =>
    rows.forEach((cells, row) => cells.forEach((words, column) => visit({ row, column }, words)));
  const keep = ({ row, column }: CellPlace, words: string): void => {
    const cells = rows.get(row) ?? new Map<number, string>();
    rows.set(row, cells.set(column, words));
  };
  return {
    at: ({ row, column }: CellPlace): string | undefined => rows.get(row)?.get(column),
    keep,
    forget(from: CellPlace, to: CellPlace): void {
      if (rows.size === 0) return;
      forEach(({ row, column }) => {
        if (row >= from.row && row <= to.row && column >= from.column && column <= to.column) rows.get(row)?.delete(column);
      });
    },
    /** They go where their rows or series go. `sheet` is as it was. */
    rearrange(axis: Axis, order: readonly (number | undefined)[], sheet: Sheet): void {
      const former: [CellPlace, string][] = [];
      forEach((place, words) => former.push([place, words]));
      if (former.length === 0) return;
      const next = new Map(order.map((line, place) => [line, place]));
      rows = new Map();
      for (const [place, words] of former) {
        const index = axis === 'rows' ? place.row : place.column;
        const line = sheet.lineAt(axis, index);
        const now = line === undefined ? undefined : next.get(line);
        if (line === undefined || now === undefined) continue;
        const shift = (now - line) * (axis === 'columns' ? sheet.pitch : 1);
        keep(axis === 'rows' ? { ...place, row: index + shift } : { ...place, column: index + shift }, words);
      }
    },
    clear: (): void => rows.clear(),
    count: (): number => [...rows.values()].reduce((sum, cells) => sum + cells.size, 0),
  };
}
