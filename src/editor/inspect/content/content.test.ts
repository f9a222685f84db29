import type { ChartObject, ImageObject, SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createInspectTools } from '../inspect-tools.ts';

const box = { x: 0, y: 0, width: 100, height: 100 };

function open(...children: object[]) {
  const assets = { wide: { kind: 'image', source: 'a.png', width: 400, height: 100 } };
  const path = [{ id: 's1', title: 'One', to: 'root' }];
  const { desk, done } = openTestDesk({ schemaVersion: 2, assets, path, root: { id: 'root', width: 1000, height: 800, children } });
  return {
    desk,
    done,
    inspect: createInspectTools(desk),
    object: <T extends SceneObject>(id: string) => desk.draft.entries.get(id)?.object as T,
  };
}

describe('tables', () => {
  const table = (rows: object[][], more = {}) => open({ kind: 'table', id: 't', ...box, rows, columns: [1, 3], ...more });
  const cell = (id: string, more = {}) => ({ id, paragraphs: [id], ...more });
  const words = ({ rows }: TableObject) => rows.map(({ cells }) => cells.map(({ paragraphs }) => paragraphs[0]?.runs[0]?.text ?? ''));
  const four = [
    [cell('a'), cell('b', { fill: 'accent1' })],
    [cell('c'), cell('d')],
  ];

  test('know where somebody is', () => {
    const { desk, inspect, object } = table(four);
    expect(inspect.tablePlace(object('t'))).toEqual({ row: 1, column: 1, rows: 2, columns: 2 });
    desk.select({ kind: 'text', within: { parent: 'root' }, id: 't', part: 'b', anchor: 1, focus: 1 });
    expect(inspect.tablePlace(object('t'))).toMatchObject({ row: 0, column: 1 });
  });

  test('get a row like the one before it', () => {
    const { desk, inspect, object } = table(four);
    inspect.addRow('t', 0);
    expect(words(object('t'))).toEqual([
      ['a', 'b'],
      ['', ''],
      ['c', 'd'],
    ]);
    expect(object<TableObject>('t').rows[1]?.cells[1]?.fill).toEqual({ kind: 'color', color: 'accent1' });
    desk.undo();
    expect(words(object('t'))).toHaveLength(2);
  });

  test('get a column as wide as the one before it', () => {
    const { inspect, object } = table(four);
    inspect.addColumn('t', 1);
    expect(words(object('t'))).toEqual([
      ['a', 'b', ''],
      ['c', 'd', ''],
    ]);
    expect(object<TableObject>('t').columns).toEqual([1, 3, 3]);
  });

  test('lose rows and columns', () => {
    const { desk, inspect, object } = table(four);
    inspect.removeRow('t', 0);
    expect(words(object('t'))).toEqual([['c', 'd']]);
    inspect.removeColumn('t', 0);
    expect(words(object('t'))).toEqual([['d']]);
    expect(object<TableObject>('t').columns).toEqual([3]);
    desk.undo();
    desk.undo();
    expect(words(object('t'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  const fills = ({ rows }: TableObject) => rows.map(({ cells }) => cells.map(({ fill }) => (fill?.kind === 'color' ? fill.color : '')));
  const typeIn = (desk: ReturnType<typeof table>['desk'], part: string) =>
    desk.select({ kind: 'text', within: { parent: 'root' }, id: 't', part, anchor: 1, focus: 1 });

  test('[SITE-5] the cell where somebody types gets a colour, and loses it', () => {
    const { desk, inspect, object } = table(four);
    typeIn(desk, 'c');
    inspect.fillCells('t', 'cell', 'text');
    expect(fills(object('t'))).toEqual([
      ['', 'accent1'],
      ['text', ''],
    ]);
    // Its words are drawn in the colour that is easiest to read on it.
    expect(inspect.textLook()?.color).toBe('background');
    inspect.fillCells('t', 'cell', undefined);
    expect(object<TableObject>('t').rows[1]?.cells[0]).not.toHaveProperty('fill');
    expect(inspect.textLook()?.color).toBe('text');
  });

  test.each([
    ['row', ['a', 'b', 'c']],
    ['column', ['b', 'd', 'f']],
    ['header', ['a', 'b', 'c']],
    ['all', ['a', 'b', 'c', 'd', 'e', 'f']],
  ] as const)('[SITE-5] cells of a %s get a colour at once, joined ones too', (scope, filled) => {
    const joined = [[cell('a', { rowSpan: 2 }), cell('b'), cell('c')], [cell('d'), cell('e')], [cell('f', { columnSpan: 3 })]];
    const { desk, done, inspect, object } = table(joined, { columns: [1, 1, 1] });
    typeIn(desk, 'b');
    inspect.fillCells('t', scope, 'accent2');
    const cells = object<TableObject>('t').rows.flatMap((row) => row.cells);
    expect(cells.filter(({ fill }) => fill).map(({ id }) => id)).toEqual(filled);
    expect(done).toHaveLength(1);
    desk.undo();
    expect(fills(object('t')).flat().join('')).toBe('');
  });

  test('[SITE-5] many cells get a colour, and keep their words', () => {
    const rows = Array.from({ length: 200 }, (_, row) => [cell(`a${row}`), cell(`b${row}`)]);
    const { desk, done, inspect, object } = table(rows);
    const former = object('t');
    inspect.fillCells('t', 'all', '#ff0000');
    expect(new Set(fills(object('t')).flat())).toEqual(new Set(['#ff0000']));
    expect(words(object('t'))[199]).toEqual(['a199', 'b199']);
    expect(done[0]).toHaveLength(1);
    inspect.fillCells('t', 'all', undefined);
    expect(object('t')).toEqual(former);
    desk.undo();
    desk.undo();
    expect(object('t')).toEqual(former);
  });
});

describe('pictures', () => {
  const picture = (more = {}) => open({ kind: 'image', id: 'i', asset: 'wide', ...box, ...more });

  test('are replaced by another one that fills the same box', async () => {
    const { desk, inspect, object } = picture();
    // The test's picture is 40 by 30.
    expect(await inspect.replacePicture('i', new Blob())).toBe(true);
    const { asset, crop, width, height } = object<ImageObject>('i');
    expect(desk.draft.presentation.assets[asset]).toMatchObject({ width: 40, height: 30 });
    expect({ width, height }).toEqual({ width: 100, height: 100 });
    expect(crop).toEqual({ x: 0.125, y: 0, width: 0.75, height: 1 });
    desk.undo();
    expect(object('i')).toMatchObject({ asset: 'wide', crop: { width: 1 } });
  });

  test('that are gone by then are not replaced', async () => {
    const { desk, inspect } = picture();
    const replaced = inspect.replacePicture('i', new Blob());
    desk.do([{ kind: 'remove', id: 'i' }]);
    expect(await replaced).toBe(false);
  });

  test('can be shown whole again', () => {
    const { inspect, object } = picture({ crop: { x: 0.5, y: 0, width: 0.25, height: 1 } });
    expect(inspect.isCropped(object('i'))).toBe(true);
    inspect.showWholePicture('i');
    expect(object('i')).toMatchObject({ width: 100, height: 25 });
    expect(inspect.isCropped(object('i'))).toBe(false);
  });

  test('have a mask and can be mirrored both ways', () => {
    const { inspect, object } = picture();
    inspect.setMask('i', 'rounded');
    expect(object<ImageObject>('i').mask).toEqual({ kind: 'rounded', radius: 10 });
    inspect.set(['i'], { 'mask/radius': 30 });
    expect(object<ImageObject>('i').mask).toEqual({ kind: 'rounded', radius: 30 });
    inspect.setMask('i', 'none');
    expect(object<ImageObject>('i').mask).toEqual({ kind: 'none' });
    const flips = (['x', 'y', 'x', 'y'] as const).map((axis) => {
      inspect.flip(['i'], axis);
      return object<ImageObject>('i').flip;
    });
    expect(flips).toEqual(['x', 'both', 'y', undefined]);
  });
});

describe('charts', () => {
  const chart = (more = {}) => open({ kind: 'chart', id: 'c', chart: 'column', ...box, series: [], ...more });

  test('of spreadsheets get a place for their legend', () => {
    const { inspect, object } = chart({ plain: {} });
    expect(inspect.showsLegend(object('c'))).toBe(false);
    inspect.showLegend('c', true);
    expect(inspect.showsLegend(object('c'))).toBe(true);
    expect(object<ChartObject>('c').plain?.legend).toEqual({ side: 'bottom' });
    inspect.showLegend('c', false);
    expect(inspect.showsLegend(object('c'))).toBe(false);
  });

  test('only some can be stacked', () => {
    const { inspect, object } = chart();
    expect(inspect.canStack(object('c'))).toBe(true);
    inspect.set(['c'], { chart: 'pie' });
    expect(inspect.canStack(object('c'))).toBe(false);
  });
});

describe('links', () => {
  const { inspect } = open(
    { kind: 'topic', id: 'a', title: 'Deep', ...box, children: [{ kind: 'topic', id: 'b', title: 'Deeper', ...box }] },
    { kind: 'topic', id: 'c', title: ' ', ...box },
    { kind: 'topic', id: 'd', title: '', alt: 'A dark deep', ...box },
  );

  test.each([
    ['example.com', 'https://example.com'],
    [' https://example.com/a b ', 'https://example.com/a%20b'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['tel:+4912345', 'tel:+4912345'],
    ['/p/abc/', '/p/abc/'],
  ])('%j leads to %s', (typed, address) => {
    expect(inspect.addressFrom(typed)).toBe(address);
  });

  test.each(['', 'words', 'two words', 'javascript:alert(1)', '//evil.example', 'https://'])('%j leads nowhere', (typed) => {
    expect(inspect.addressFrom(typed)).toBeUndefined();
  });

  test('[SITE-5] lead to topics, however deep, with or without a title', () => {
    expect(inspect.topics()).toEqual([
      { id: 'a', title: 'Deep' },
      { id: 'b', title: 'Deeper' },
      { id: 'c', title: '' },
      { id: 'd', title: 'A dark deep' },
    ]);
  });
});
