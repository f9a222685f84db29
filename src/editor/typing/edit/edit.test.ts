import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { placementMatrix, apply } from '#model/geometry/matrix.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { tableMeasure, testTheme } from '#model/text/test-layout.ts';
import { addressOf } from './address.ts';
import { cellBeside, cellsOf } from './cells.ts';
import { lineBreakAt, shiftLines } from './code-lines.ts';
import { nextSize } from './formats.ts';
import { growth, growthAfter } from './growth.ts';

/** Letters are 5 wide and lines 15 high. */
const kit: FormKit = { theme: testTheme, language: 'en', measure: tableMeasure, labels: undefined, rich: richForms };

function objectOf(source: object): SceneObject {
  const [object] = parsePresentation({ root: { children: [{ id: 'o', x: 300, y: 200, width: 100, height: 20, ...source }] } }).presentation
    .root.children;
  if (!object) throw new Error('No object');
  return object;
}

const textOf = (lines: number, more: object = {}) =>
  objectOf({ kind: 'text', paragraphs: Array.from({ length: lines }, (_, index) => ({ runs: ['abc'], id: `p${index}` })), ...more });

describe('a box that grows with its text', () => {
  test('stays as it is while there is room', () => {
    expect(growth(textOf(1), kit)).toEqual([]);
  });

  test('keeps its top edge', () => {
    expect(growth(textOf(4), kit)).toEqual([{ kind: 'set', id: 'o', fields: { height: 60, y: 220 } }]);
  });

  test.each([0, 30, 90, 215])('keeps its upper corners, turned by %i degrees and scaled', (rotation) => {
    const object = textOf(5, { rotation, scale: 2.5 });
    const [operation] = growth(object, kit);
    const grown = { ...object, ...(operation?.kind === 'set' ? (operation.fields as Partial<SceneObject>) : {}) } as SceneObject;
    expect(grown.height).toBe(75);
    for (const x of [0, 100]) {
      const [before, after] = [object, grown].map((one) => apply(placementMatrix(one), x, 0));
      expect(after?.x).toBeCloseTo(before?.x ?? 0, 9);
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 9);
    }
  });

  test('after a change that is about to happen', () => {
    const change = [{ keep: 4 }, { begin: 'new' }, { insert: 'def' }];
    expect(growthAfter(textOf(1), undefined, change, kit)).toEqual([{ kind: 'set', id: 'o', fields: { height: 30, y: 205 } }]);
    expect(growthAfter(textOf(1), undefined, [{ keep: 99 }, { insert: 'x' }], kit)).toEqual([]);
  });

  test('grows with a cell of its table', () => {
    const table = objectOf({
      kind: 'table',
      fontSize: 10,
      height: 20,
      rows: [
        [
          { id: 'a', paragraphs: ['x'] },
          { id: 'b', paragraphs: ['y'] },
        ],
      ],
    });
    expect(growthAfter(table, 'a', [{ keep: 2 }, { begin: 'new' }], kit)).toEqual([
      { kind: 'set', id: 'o', fields: { height: 33, y: 206.5 } },
    ]);
  });
});

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
