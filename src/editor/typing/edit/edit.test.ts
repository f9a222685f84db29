import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { addressOf } from './address.ts';
import { cellBeside, cellsOf } from './cells.ts';
import { lineBreakAt, shiftLines } from './code-lines.ts';
import { nextSize } from './formats.ts';

function objectOf(source: object): SceneObject {
  const [object] = parsePresentation({ root: { children: [{ id: 'o', x: 300, y: 200, width: 100, height: 20, ...source }] } }).presentation
    .root.children;
  if (!object) throw new Error('No object');
  return object;
}

describe('the cells of a table', () => {
  const paragraphs = ['x'];
  const table = objectOf({
    kind: 'table',
    columns: [1, 1],
    rows: [
      [{ id: 'a', paragraphs, columnSpan: 2 }],
      [
        { id: 'b', paragraphs, rowSpan: 2 },
        { id: 'c', paragraphs },
      ],
      [{ id: 'd', paragraphs }],
    ],
  }) as TableObject;

  test('have rows and columns', () => {
    expect(cellsOf(table)).toEqual([
      { id: 'a', row: 1, column: 1 },
      { id: 'b', row: 2, column: 1 },
      { id: 'c', row: 2, column: 2 },
      { id: 'd', row: 3, column: 2 },
    ]);
  });

  test('come one after the other', () => {
    expect(cellBeside(table, 'b', 1)?.id).toBe('c');
    expect(cellBeside(table, 'b', -1)?.id).toBe('a');
    expect(cellBeside(table, 'd', 1)).toBeUndefined();
    expect(cellBeside(table, 'gone', 1)).toBeUndefined();
  });
});

describe('lines of code', () => {
  const units = '\u2029if (a)\n  b()\n\tc()\nd';
  const place = (words: string) => units.indexOf(words);

  test('a new one begins like the one before', () => {
    expect(lineBreakAt(units, place('b()') + 3)).toBe('\n  ');
    expect(lineBreakAt(units, place('\tc') + 4)).toBe('\n\t');
    expect(lineBreakAt(units, 5)).toBe('\n');
    expect(lineBreakAt(units, place('  b') + 1)).toBe('\n ');
  });

  test('move in and out by a step', () => {
    const all = { from: 1, to: units.length };
    expect(shiftLines(units, all, false).change.filter((part) => 'insert' in part)).toHaveLength(4);
    expect(shiftLines(units, all, true)).toEqual({
      change: [{ keep: place('  b') }, { remove: 2 }, { keep: 4 }, { remove: 1 }],
      selection: { from: 1, to: units.length - 3 },
    });
  });

  test('of the last line, more than its beginning has to be selected', () => {
    const { change } = shiftLines(units, { from: 1, to: place('  b') }, false);
    expect(change).toEqual([{ keep: 1 }, { insert: '  ' }]);
  });
});

test.each([
  ['example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['localhost:3000', 'https://localhost:3000'],
  [' ada@example.org ', 'mailto:ada@example.org'],
  ['+49 (30) 12345-67', 'tel:+49301234567'],
  ['/p/view/abc', '/p/view/abc'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s means %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  [22, 1, 23],
  [22.4, -1, 21],
  [5, 1, 6],
  [144, 1, 150],
  [1000, -1, 900],
  [0.4, 1, 0.41],
  [1e6, 1, 1e6],
] as const)('from size %d in direction %d to %d', (size, by, next) => {
  expect(nextSize(size, by)).toBe(next);
});
