import { placeCells } from '#model/paint/forms/table-form.ts';
import type { SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { expect } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createInspectTools } from '../inspect-tools.ts';

/** A letter for each place: a cell covers all that have its own. */
export type CellMap = readonly string[];

export const paragraphs = (letter: string) => [{ runs: [{ text: letter, weight: 700 }] }];

/** As documents have them: each cell where it begins. */
export function rowsOf(map: CellMap): object[][] {
  const seen = new Set<string>();
  return map.map((line, row) =>
    [...line].flatMap((letter, column) => {
      if (seen.has(letter)) return [];
      seen.add(letter);
      const columnSpan = line.lastIndexOf(letter) - column + 1;
      const rowSpan = map.filter((below, at) => at >= row && below.includes(letter)).length;
      return [{ id: letter, paragraphs: paragraphs(letter), columnSpan, rowSpan }];
    }),
  );
}

export function openTable(rows: readonly object[], more: object = {}) {
  const columns = [1, 2, 3, 4, 5];
  const table = { kind: 'table', id: 't', x: 500, y: 400, width: 500, height: 300, rows, ...more };
  const { desk, done } = openTestDesk({
    path: [{ id: 's1', to: 'root' }],
    root: { id: 'root', width: 1000, height: 800, children: [{ columns: columns.slice(0, widest(rows)), ...table }] },
  });
  const object = () => desk.draft.entries.get('t')?.object as SceneObject as TableObject;
  return { desk, done, object, inspect: createInspectTools(desk) };
}

const widest = (rows: readonly object[]): number =>
  Math.max(...rows.map((cells) => (cells as { columnSpan?: number }[]).reduce((sum, { columnSpan = 1 }) => sum + columnSpan, 0)));

const wordsOf = (cell: TableObject['rows'][number]['cells'][number]) => cell.paragraphs[0]?.runs[0]?.text || '·';

/** Dots are new and empty. Fails unless each place is covered once, and each cell covers as many as it says. */
export function mapOf(table: TableObject): string[] {
  const [rows, columns] = [table.rows.length, table.columns.length];
  const map = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  const placed = placeCells(table, rows);
  for (const { cell, row, column, rows: high, columns: wide } of placed)
    for (const line of map.slice(row, row + high)) for (let at = column; at < column + wide; at += 1) line[at] += wordsOf(cell);
  expect(placed.filter(({ cell, ...one }) => cell.rowSpan !== one.rows || cell.columnSpan !== one.columns)).toEqual([]);
  expect(placed).toHaveLength(table.rows.reduce((sum, { cells }) => sum + cells.length, 0));
  expect(map.flat().filter((words) => words.length !== 1)).toEqual([]);
  return map.map((line) => line.join(''));
}
