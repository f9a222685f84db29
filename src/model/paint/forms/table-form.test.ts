import { describe, expect, it } from 'vitest';
import type { TableCell, TableObject } from '../../presentation/presentation.ts';
import { boundsOf, notFinite, pathsOf, piecesOf, placed, testKit } from './parts/test-kit.ts';
import { tableForm } from './table-form.ts';

const stroke = { paint: { kind: 'color' as const, color: 'muted' }, width: 2, dash: [], cap: 'butt' as const, join: 'miter' as const };
const cell = (text: string, own: Partial<TableCell> = {}): TableCell => ({
  paragraphs: [{ runs: [{ text }], align: 'start', level: 0 }],
  columnSpan: 1,
  rowSpan: 1,
  ...own,
});
const table = (rows: TableCell[][], own: Partial<TableObject> = {}): TableObject => ({
  ...placed,
  kind: 'table',
  columns: [1, 1, 1],
  rows: rows.map((cells) => ({ cells })),
  hasHeader: false,
  lines: stroke,
  fontSize: 20,
  ...own,
});
/** Bounds of the cells, in the order given. */
const boxes = (object: TableObject, kit = testKit) =>
  piecesOf(pathsOf(tableForm(object, kit)).find((path) => path.strokeWidth === 2)?.d ?? '');
const area = ({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) =>
  (right - left) * (bottom - top);

describe('tables', () => {
  it('cells cover the table without overlapping, including spans', () => {
    const all = boxes(
      table([[cell('a', { columnSpan: 2 }), cell('b', { rowSpan: 3 })], [cell('c', { rowSpan: 2 }), cell('d')], [cell('e')]]),
    );
    expect(all.reduce((sum, box) => sum + area(box), 0)).toBeCloseTo(640 * 360, 3);
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(width, height)).toBeLessThan(1e-6);
      }
  });

  it('columns get their shares of the width', () => {
    const [a, b, c] = boxes(table([[cell('a'), cell('b'), cell('c')]], { columns: [2, 1, 5] }));
    expect([a?.right, b?.right, c?.right]).toEqual([160, 240, 640]);
  });

  it('the first column is where reading starts', () => {
    const row = table([[cell('a'), cell('b'), cell('c')]], { columns: [2, 1, 5] });
    expect(boxes(row, { ...testKit, language: 'ar' }).map(({ left }) => left)).toEqual([480, 400, 0]);
  });

  it('rows share the remaining height; a row with more text is higher, and pushes the rest down', () => {
    const short = boxes(table([[cell('a')], [cell('b')]]));
    expect(short.map(({ bottom }) => bottom)).toEqual([180, 360]);
    const [first, second] = boxes(table([[cell('many words '.repeat(60))], [cell('b')]]));
    expect(first?.bottom).toBeGreaterThan(360);
    expect((second?.bottom ?? 0) - (second?.top ?? 0)).toBeGreaterThan(20);
  });

  it('the text of a cell that spans rows fits into them', () => {
    const [tall] = boxes(table([[cell('word '.repeat(80), { rowSpan: 2 }), cell('b')], [cell('c')]], { height: 10 }));
    const [text] = tableForm(table([[cell('word '.repeat(80), { rowSpan: 2 }), cell('b')], [cell('c')]], { height: 10 }), testKit).filter(
      (form) => form.kind === 'text',
    );
    expect((tall?.bottom ?? 0) - (tall?.top ?? 0)).toBeGreaterThanOrEqual(text?.kind === 'text' ? text.layout.height : Infinity);
  });

  it('text on its side is as long as its row, and begins at the edge its lines run from', () => {
    const sided = (turn: 90 | 270, verticalAlign: 'top' | 'bottom') => {
      const padding = { left: 5, top: 6, right: 7, bottom: 8 };
      const rows = [{ cells: [cell('two words', { turn, verticalAlign, padding })], height: 360 }];
      const [text] = tableForm(table([], { rows, columns: [1, 1] }), testKit).filter((form) => form.kind === 'text');
      if (text?.kind !== 'text') throw new Error('no text');
      return { x: text.x, y: text.y, turn: text.turn, lines: text.layout.lineCount, height: text.layout.height };
    };
    expect(sided(270, 'top')).toMatchObject({ x: 5, y: 352, turn: 270, lines: 1 });
    expect(sided(90, 'top')).toMatchObject({ x: 313, y: 6, turn: 90, lines: 1 });
    const { x, height } = sided(270, 'bottom');
    expect(x + height).toBeCloseTo(313);
  });

  it('a span beyond the edge, or over another cell, is cut off', () => {
    const all = boxes(table([[cell('a'), cell('b', { rowSpan: 9 })], [cell('c', { columnSpan: 9 })]]));
    expect(all.map(({ right }) => right)).toEqual([1, 2, 1].map((columns) => expect.closeTo((640 * columns) / 3, 6)));
    expect(Math.max(...all.map(({ bottom }) => bottom))).toBeCloseTo(360, 6);
  });

  it('the header is bolder and underlined', () => {
    const forms = tableForm(table([[cell('Head')], [cell('Body')]], { hasHeader: true, lines: undefined }), testKit);
    const faces = forms.flatMap((form) => (form.kind === 'text' ? form.layout.fragments.map(({ text, face }) => [text, face]) : []));
    expect(faces).toEqual([
      ['Head', 'inter-700'],
      ['Body', 'inter-400'],
    ]);
    expect(boundsOf(pathsOf(forms).at(-1)?.d ?? '')).toMatchObject({ left: 0, right: 640, top: 180, bottom: 180 });
  });

  it('text on a dark cell is light', () => {
    const color = (fill: string) =>
      tableForm(table([[cell('a', { fill: { kind: 'color', color: fill } })]]), testKit).flatMap((form) =>
        form.kind === 'text' ? form.layout.fragments.map((fragment) => fragment.color) : [],
      );
    expect(color('#102030')).toEqual(['background']);
    expect(color('#ffee88')).toEqual(['text']);
  });

  it('a hostile table is only drawn in part, with finite numbers', () => {
    const rows = Array.from({ length: 1000 }, () => Array.from({ length: 200 }, () => cell('x', { rowSpan: 1000 })));
    expect(notFinite(tableForm(table(rows, { columns: Array<number>(200).fill(1), width: 1e-6, height: 1e9 }), testKit))).toEqual([]);
  });

  it('rows have their given height, or more if their text needs it', () => {
    const plain = table([[cell('a')], [cell('many words '.repeat(60))], [cell('c')]], { height: 10 });
    const tall = { ...plain, rows: plain.rows.map((row, index) => ({ ...row, height: [200, 30, 50][index] })) };
    const [first, second, third] = boxes(tall);
    expect([first?.bottom, (third?.bottom ?? 0) - (third?.top ?? 0)]).toEqual([200, 50]);
    expect((second?.bottom ?? 0) - (second?.top ?? 0)).toBeGreaterThan(100);
  });

  it("text respects its cell's padding at the top, in the middle and at the bottom", () => {
    const padding = { left: 30, top: 10, right: 0, bottom: 40 };
    const place = (verticalAlign: 'top' | 'middle' | 'bottom') =>
      tableForm(table([[cell('a', { padding, verticalAlign })]], { columns: [1] }), testKit).flatMap((form) =>
        form.kind === 'text' ? [[form.x, form.y, form.layout.height]] : [],
      )[0];
    expect(place('top')).toEqual([30, 10, 26]);
    expect(place('bottom')).toEqual([30, 360 - 40 - 26, 26]);
    expect(place('middle')).toEqual([30, (10 + 360 - 40 - 26) / 2, 26]);
  });

  it('cell borders are drawn on their sides, above fills, and the header has none of its own', () => {
    const lines = { top: { ...stroke, width: 7 }, right: { ...stroke, width: 9 } };
    const paths = pathsOf(
      tableForm(
        table([[cell('a', { lines }), cell('b', { fill: { kind: 'color', color: '#ff0000' } })]], {
          columns: [1, 1],
          hasHeader: true,
          lines: undefined,
        }),
        testKit,
      ),
    );
    expect(paths.filter(({ strokeWidth }) => strokeWidth > 0).map(({ d, strokeWidth }) => [strokeWidth, boundsOf(d)])).toEqual([
      [7, { left: 0, top: 0, right: 320, bottom: 0 }],
      [9, { left: 320, top: 0, right: 320, bottom: 360 }],
    ]);
    expect(paths.findIndex(({ fill }) => fill !== undefined)).toBeLessThan(paths.findIndex(({ strokeWidth }) => strokeWidth === 7));
  });
});
