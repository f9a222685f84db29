import { Chance } from '#model/presentation/test-documents.ts';
import { describe, expect, test } from 'vitest';
import { type CellMap, mapOf, openTable as open, paragraphs, rowsOf } from './test-tables.ts';

type Act = 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn';
const acts = { rows: { add: 'addRow', remove: 'removeRow' }, columns: { add: 'addColumn', remove: 'removeColumn' } } as const;

describe('[SITE-5] rows and columns of a table with joined cells', () => {
  test.each<[string, CellMap, Act, number, CellMap]>([
    ['a row into a cell makes it longer', ['ab', 'ac'], 'addRow', 0, ['ab', 'a·', 'ac']],
    ['a row below a cell does not', ['aa', 'bc'], 'addRow', 0, ['aa', '··', 'bc']],
    ['a row above a cell does not', ['ab', 'ac'], 'addRow', -1, ['··', 'ab', 'ac']],
    ['a row after the last one', ['ab', 'ac'], 'addRow', 1, ['ab', 'ac', '··']],
    ['a row where nothing else is', ['ab', 'ab'], 'addRow', 0, ['ab', 'ab', 'ab']],
    ['a column into a cell makes it wider', ['aab', 'cdb'], 'addColumn', 0, ['aaab', 'c·db']],
    ['a column beside a cell does not', ['aab', 'cdb'], 'addColumn', 1, ['aa·b', 'cd·b']],
    ['a column before the first one', ['aab', 'cdb'], 'addColumn', -1, ['·aab', '·cdb']],
    ['a column after the last one', ['aab', 'cdb'], 'addColumn', 2, ['aab·', 'cdb·']],
    ['a column into a cell that is high and wide', ['aab', 'aac', 'def'], 'addColumn', 0, ['aaab', 'aaac', 'd·ef']],
    ['the row where a cell begins', ['ab', 'ac'], 'removeRow', 0, ['ac']],
    ['the row where a cell ends', ['ab', 'ac'], 'removeRow', 1, ['ab']],
    ['the row in the middle of a cell', ['ab', 'ac', 'ad'], 'removeRow', 1, ['ab', 'ad']],
    ['the only row of a wide cell', ['aa', 'bc'], 'removeRow', 0, ['bc']],
    ['a row in which no cell begins', ['ab', 'ab', 'cd'], 'removeRow', 1, ['ab', 'cd']],
    ['the row where cells begin between others', ['abc', 'dbe', 'fbe'], 'removeRow', 1, ['abc', 'fbe']],
    ['the column where a cell begins', ['aab', 'cdb'], 'removeColumn', 0, ['ab', 'db']],
    ['the column where a cell ends', ['aab', 'cdb'], 'removeColumn', 1, ['ab', 'cb']],
    ['the only column of a high cell', ['aab', 'cdb'], 'removeColumn', 2, ['aa', 'cd']],
    ['a column of a cell as wide as the table', ['aaa', 'bcd'], 'removeColumn', 2, ['aa', 'bc']],
    ['a row of a cell that is everything', ['aa', 'aa'], 'removeRow', 0, ['aa']],
  ])('%s', (_name, before, act, at, after) => {
    const { desk, done, object, inspect } = open(rowsOf(before));
    const former = object();
    expect(inspect[act]('t', at)).toBe(true);
    expect(mapOf(object())).toEqual(after);
    expect(done).toHaveLength(1);
    expect(object().columns).toHaveLength(after[0]?.length ?? 0);
    desk.undo();
    expect(object()).toEqual(former);
    desk.redo();
    expect(mapOf(object())).toEqual(after);
  });

  test('cells keep their words, as others may be writing in them', () => {
    const { done, object, inspect } = open(rowsOf(['ab', 'ac']));
    inspect.removeRow('t', 0);
    expect(object().rows[0]?.cells[0]).toMatchObject({ id: 'a', paragraphs: paragraphs('a') });
    expect(JSON.stringify(done)).not.toContain('"paragraphs"');
  });

  test('a new row comes after all rows of the cell where somebody types', () => {
    const { desk, object, inspect } = open(rowsOf(['aab', 'aac', 'def']));
    desk.select({ kind: 'text', within: { parent: 'root' }, id: 't', part: 'a', anchor: 1, focus: 1 });
    const { row, column } = inspect.tablePlace(object());
    expect([row, column]).toEqual([1, 1]);
    inspect.addRow('t', row);
    inspect.addColumn('t', column);
    expect(mapOf(object())).toEqual(['aa·b', 'aa·c', '····', 'de·f']);
  });

  test('a row that was too short is completed', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => ({ id: letter, paragraphs: paragraphs(letter) }));
    const { object, inspect } = open([[a, b], [c]] as object[]);
    inspect.addRow('t', 1);
    expect(mapOf(object())).toEqual(['ab', 'c·', '··']);
  });

  test('a new row looks like the one before it, but not like a header', () => {
    const fill = (color: string) => ({ kind: 'color', color });
    const rows = ['accent1', 'accent2'].map((color, row) => [{ id: `c${row}`, paragraphs: 'x', fill: fill(color), verticalAlign: 'top' }]);
    const { object, inspect } = open(rows as object[], { hasHeader: true });
    inspect.addRow('t', 0);
    expect(object().rows[1]?.cells[0]).toMatchObject({ fill: fill('accent2'), verticalAlign: 'top' });
  });

  test('the table stays whole, however often they come and go', () => {
    const { desk, object, inspect } = open(rowsOf(['aabcd', 'aabee', 'fgbhi', 'fjjjk', 'lmnok']));
    const chance = new Chance(7);
    for (let turn = 0; turn < 500; turn += 1) {
      const former = object();
      const size = { rows: former.rows.length, columns: former.columns.length };
      const axis = chance.among(['rows', 'columns'] as const);
      const isAdding = size[axis] === 1 || (size[axis] < 9 && chance.is(0.5));
      const at = chance.up(size[axis]);
      expect(inspect[acts[axis][isAdding ? 'add' : 'remove']]('t', at)).toBe(true);
      const now = object();
      expect({ rows: now.rows.length, columns: now.columns.length }).toEqual({ ...size, [axis]: size[axis] + (isAdding ? 1 : -1) });
      mapOf(now);
      const ids = now.rows.flatMap(({ cells }) => cells.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      if (turn % 10 > 0) continue;
      desk.undo();
      expect(object()).toEqual(former);
      desk.redo();
      expect(object()).toEqual(now);
    }
  });
});
