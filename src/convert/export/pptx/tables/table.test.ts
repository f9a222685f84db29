import { expect, test } from 'vitest';
import { deck, exportDeck, roundTrip, slide } from '../test-export.ts';

const cell = (text: string, more: object = {}) => ({ paragraphs: [{ runs: [{ text }] }], ...more });
const line = { paint: { kind: 'color', color: '#00ff00' }, width: 4, dash: [], cap: 'butt', join: 'round' };
const table = {
  kind: 'table',
  id: 'table',
  x: 960,
  y: 500,
  width: 1200,
  height: 600,
  columns: [1, 2, 1],
  rows: [
    { cells: [cell('A', { columnSpan: 2, fill: { kind: 'color', color: '#ff0000' } }), cell('B', { rowSpan: 2 })], height: 200 },
    {
      cells: [
        cell('C', { lines: { left: line } }),
        cell('D', { verticalAlign: 'bottom', padding: { left: 20, top: 10, right: 30, bottom: 12 } }),
      ],
      height: 200,
    },
  ],
  hasHeader: true,
  fontSize: 40,
};

test('a table stays a table, with its cells, fills and lines', async () => {
  const [only] = (await roundTrip(deck([slide('one', [table])]))).objects;
  if (only?.kind !== 'table') throw new Error('There is no table');
  expect([only.x, only.y, only.width, only.height].map(Math.round)).toEqual([960, 500, 1200, 600]);
  expect(only.columns.map(Math.round)).toEqual([300, 600, 300]);
  expect(only.hasHeader).toBe(true);
  const [[a, b] = [], [c, d] = []] = only.rows.map(({ cells }) => cells);
  expect(a).toMatchObject({ columnSpan: 2, rowSpan: 1, fill: { kind: 'color', color: '#ff0000' } });
  expect(b).toMatchObject({ columnSpan: 1, rowSpan: 2 });
  expect(c?.lines?.left).toMatchObject({ paint: line.paint });
  expect(c?.lines?.bottom).toBeUndefined();
  expect(d?.verticalAlign).toBe('bottom');
  expect(Object.values(d?.padding ?? {}).map(Math.round)).toEqual([20, 10, 30, 12]);
  expect(only.rows.flatMap(({ cells }) => cells.map(({ paragraphs }) => paragraphs[0]?.runs[0]?.text))).toEqual(['A', 'B', 'C', 'D']);
});

test('places that a cell covers are marked as merged', () => {
  const written = exportDeck(deck([slide('one', [table])])).part('ppt/slides/slide1.xml');
  expect([...written.matchAll(/<a:tc((?: [^>]*)?)>/g)].map(([, attributes]) => attributes?.trim())).toEqual([
    'gridSpan="2"',
    'hMerge="1"',
    'rowSpan="2"',
    '',
    '',
    'vMerge="1"',
  ]);
});

test('a table at an angle is painted', () => {
  const { painted } = exportDeck(deck([slide('one', [{ ...table, rotation: 15 }])]));
  expect(painted.map(({ part }) => part.id)).toEqual(['table']);
});
