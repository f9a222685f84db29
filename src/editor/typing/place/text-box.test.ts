import { describe, expect, test } from 'vitest';
import { apply, type Point } from '#model/geometry/matrix.ts';
import type { Form, FormKit } from '#model/paint/forms/form.ts';
import { makeForms } from '#model/paint/forms/make-forms.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { caretAt } from '#model/text/caret/caret.ts';
import { tableMeasure, testTheme } from '#model/text/test-layout.ts';
import { cellAt, textBox } from './text-box.ts';

const kit: FormKit = { theme: testTheme, language: 'en', measure: tableMeasure, labels: undefined, rich: richForms };

function objectOf(source: object): SceneObject {
  const [object] = parsePresentation({ root: { children: [{ id: 'o', width: 400, height: 200, ...source }] } }).presentation.root.children;
  if (!object) throw new Error('No object');
  return object;
}

/** Where the painter begins to draw words, in the object's coordinates. */
function drawnAt(object: SceneObject, words: string): { x: number; y: number } {
  const texts = makeForms(object, kit).filter((form): form is Extract<Form, { kind: 'text' }> => form.kind === 'text');
  for (const { layout, x, y, turn = 0 } of texts) {
    const found = layout.fragments.find(({ text }) => text.startsWith(words));
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    if (found) return apply([cos, sin, -sin, cos, x, y], found.x, found.y);
  }
  throw new Error(`${words} is not drawn`);
}

/** Where a caret is, at the baseline of its line. */
function caretIn(object: SceneObject, part: string | undefined, offset: number) {
  const box = textBox(object, part, kit);
  if (!box) throw new Error('There is no text');
  const { x, top, bottom } = caretAt(box.map, { offset });
  const { ascent, descent } = { ascent: 0.96875, descent: 0.2412 };
  const size = (bottom - top) / (box.style.lineHeight || 1);
  return apply(box.matrix, x, (top + bottom) / 2 + ((ascent - descent) * size) / 2);
}

/** Texts are measured a little differently here. */
const ALMOST = 0.5;
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

describe('a text is edited where it is drawn', () => {
  test.each(['top', 'middle', 'bottom'])('at the %s of its box', (verticalAlign) => {
    const object = objectOf({ kind: 'text', verticalAlign, paragraphs: ['one', 'two'] });
    expect(distance(caretIn(object, undefined, 5), drawnAt(object, 'two'))).toBeLessThan(ALMOST);
  });

  test.each([
    ['in the middle', {}],
    ['at the bottom', { verticalAlign: 'bottom' }],
    ['with space around it', { padding: { left: 30, top: 1, right: 2, bottom: 9 } }],
    ['downwards', { turn: 90 }],
    ['upwards', { turn: 270 }],
  ])('in a cell, %s', (_name, cell) => {
    const object = objectOf({
      kind: 'table',
      fontSize: 10,
      columns: [1, 2],
      hasHeader: false,
      rows: [
        {
          height: 90,
          cells: [
            { id: 'a', paragraphs: ['one'] },
            { id: 'b', paragraphs: ['two'] },
          ],
        },
        {
          height: 110,
          cells: [
            { id: 'c', paragraphs: ['three'] },
            { id: 'd', paragraphs: ['four'], ...cell },
          ],
        },
      ],
    });
    expect(distance(caretIn(object, 'd', 1), drawnAt(object, 'four'))).toBeLessThan(ALMOST);
  });

  test.each([
    ['as large as it is', { width: 400, height: 200 }],
    ['shrunk', { width: 60, height: 30 }],
    ['without line numbers', { hasLineNumbers: false }],
  ])('as code, %s', (_name, more) => {
    const object = objectOf({ kind: 'code', code: 'one\n\ttwo\nthree', codeLanguage: 'text', fontSize: 10, hasLineNumbers: true, ...more });
    expect(distance(caretIn(object, undefined, 10), drawnAt(object, 'three'))).toBeLessThan(ALMOST);
  });

  test('tabs of code are one letter, and a last empty line has a place', () => {
    const box = textBox(objectOf({ kind: 'code', code: '\tab\n', codeLanguage: 'text', fontSize: 10 }), undefined, kit);
    expect(box?.map.lines.map(({ from, to, letters }) => [from, to, letters.map((letter) => [letter.from, letter.to])])).toEqual([
      [
        1,
        4,
        [
          [1, 2],
          [2, 3],
          [3, 4],
        ],
      ],
      [5, 5, []],
    ]);
    expect(box?.map.text).toBe('\u2029\tab\n');
  });

  test('nowhere if it is not drawn', () => {
    expect(textBox(objectOf({ kind: 'shape' }), undefined, kit)).toBeUndefined();
    expect(textBox(objectOf({ kind: 'table', rows: [[{ id: 'a', paragraphs: ['x'] }]] }), 'gone', kit)).toBeUndefined();
  });
});

test('the cell at a point', () => {
  const table = objectOf({
    kind: 'table',
    columns: [1, 3],
    rows: [
      [
        { id: 'a', paragraphs: ['x'] },
        { id: 'b', paragraphs: ['x'] },
      ],
      [
        { id: 'c', paragraphs: ['x'] },
        { id: 'd', paragraphs: ['x'] },
      ],
    ],
  }) as TableObject;
  expect(cellAt(table, { x: 50, y: 150 }, kit)).toBe('c');
  expect(cellAt(table, { x: 150, y: 50 }, kit)).toBe('b');
  expect(cellAt(table, { x: 450, y: 50 }, kit)).toBeUndefined();
});
