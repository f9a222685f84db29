import { describe, expect, test } from 'vitest';
import { apply, placementMatrix } from '#model/geometry/matrix.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { SceneObject, TextObject } from '#model/presentation/presentation.ts';
import { layoutText } from '#model/text/layout-text.ts';
import { tableMeasure, testTheme } from '#model/text/test-layout.ts';
import { fitting, heightNeeded } from './fitting.ts';

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

const fitted = (object: SceneObject): SceneObject => {
  const [operation] = fitting(object, kit);
  return { ...object, ...(operation?.kind === 'set' ? (operation.fields as Partial<SceneObject>) : {}) } as SceneObject;
};

describe('[SITE-5] a box that grows with its text', () => {
  test('stays as it is while there is room', () => {
    expect(fitting(textOf(1), kit)).toEqual([]);
  });

  test('keeps its top edge', () => {
    expect(fitting(textOf(4), kit)).toEqual([{ kind: 'set', id: 'o', fields: { height: 60, y: 220 } }]);
  });

  test('grows to where its lines are, if they are in its middle or at its bottom', () => {
    expect(fitting(textOf(4, { verticalAlign: 'middle' }), kit)).toEqual([{ kind: 'set', id: 'o', fields: { height: 60 } }]);
    expect(fitting(textOf(4, { verticalAlign: 'bottom' }), kit)).toEqual([{ kind: 'set', id: 'o', fields: { height: 60, y: 180 } }]);
  });

  test.each([0, 30, 90, 215])('keeps its upper corners, turned by %i degrees and scaled', (rotation) => {
    const object = textOf(5, { rotation, scale: 2.5 });
    const grown = fitted(object);
    expect(grown.height).toBe(75);
    for (const x of [0, 100]) {
      const [before, after] = [object, grown].map((one) => apply(placementMatrix(one), x, 0));
      expect(after?.x).toBeCloseTo(before?.x ?? 0, 9);
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 9);
    }
  });

  test('grows with the cells of its table', () => {
    const table = objectOf({
      kind: 'table',
      fontSize: 10,
      height: 20,
      rows: [
        [
          { id: 'a', paragraphs: ['x', ''] },
          { id: 'b', paragraphs: ['y'] },
        ],
      ],
    });
    expect(fitting(table, kit)).toEqual([{ kind: 'set', id: 'o', fields: { height: 33, y: 206.5 } }]);
  });

  test.each([
    [5, 2, 45],
    [6, 2, 45],
    [7, 3, 45],
    [16, 4, 60],
  ])('with %i lines in %i columns, is %d high', (lines, count, height) => {
    const grown = fitted(textOf(lines, { columns: { count, gap: 4 } }));
    expect(grown.height).toBeCloseTo(height, 6);
    expect(layoutText(grown as TextObject, kit).height).toBeLessThanOrEqual(grown.height * 1.001);
  });

  test('with lines of all heights in columns, is no higher than it has to be', () => {
    const paragraphs = [30, 10, 10, 20, 10, 10].map((size) => ({ runs: [{ text: 'a', size }] }));
    const text = objectOf({ kind: 'text', paragraphs, columns: { count: 2, gap: 0 } }) as TextObject;
    // 45 15 15 beside 30 15 15.
    expect(heightNeeded(text, kit)).toBeCloseTo(75, 6);
  });
});

describe('[SITE-5] a box that stays', () => {
  test('has letters that are as large as fit, and again as large as they are', () => {
    const small = fitted(textOf(4, { fit: 'shrink' })) as TextObject;
    expect(small).toMatchObject({ height: 20, letterScale: 0.33 });
    expect(layoutText({ ...small, letterScale: 0.34 }, kit).height).toBeGreaterThan(20);
    expect(fitted({ ...small, height: 40 })).toMatchObject({ letterScale: 0.66 });
    expect(fitting({ ...small, height: 60 }, kit)).toEqual([{ kind: 'set', id: 'o', fields: { letterScale: null } }]);
    expect(fitting(small, kit)).toEqual([]);
  });

  test('has letters that can still be seen, however many they are', () => {
    expect(fitted(textOf(400, { fit: 'shrink' }))).toMatchObject({ letterScale: 0.1 });
  });

  test('has letters that run over, if nothing is to change', () => {
    expect(fitting(textOf(9, { fit: 'fixed' }), kit)).toEqual([]);
  });
});
