// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { ChartObject, SceneObject, TableObject } from '#model/presentation/presentation.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { chartFacts } from './chart-facts.ts';
import { pastedTable } from './copied/pasted-table.ts';
import { createGridTools } from './grid-tools.ts';

const box = { x: 500, y: 400, width: 800, height: 400 };

function open(object: object, language = 'en') {
  const path = [{ id: 's1', title: 'One', to: 'o' }];
  const root = { id: 'root', width: 1000, height: 800, children: [{ id: 'o', ...box, ...object }] };
  const { desk, done, others } = openTestDesk({ schemaVersion: 2, path, root });
  const tools = createGridTools(desk);
  const grid = tools.open('o', language);
  const objectNow = <T extends SceneObject>() => desk.draft.entries.get('o')?.object as T;
  /** All cells, as they are shown. */
  const cells = () => {
    const sheet = grid.sheet();
    return Array.from({ length: sheet?.rows ?? 0 }, (_, row) =>
      Array.from({ length: sheet?.columns ?? 0 }, (__, column) => grid.show({ row, column }).words),
    );
  };
  return { desk, done, others, tools, grid, cells, object: objectNow };
}

const at = (row: number, column: number) => ({ row, column });
const only = (row: number, column: number) => ({ from: at(row, column), to: at(row, column) });

const fish = { id: 'f', name: 'Fish', values: [1, null, 3], color: 'accent2' };
const squid = { id: 's', name: 'Squid', values: [4, 5.5], labels: { shows: ['value'], own: ['a', null] } };
const chart = { kind: 'chart', chart: 'column', categories: ['A', 'B', 'C'], series: [fish, squid] };

describe('the data of a chart', () => {
  test('are rows of points under the names of their series', () => {
    const { cells } = open(chart, 'de');
    expect(cells()).toEqual([
      ['', 'Fish', 'Squid'],
      ['A', '1', '4'],
      ['B', '', '5,5'],
      ['C', '3', ''],
    ]);
  });

  test('one value changes only its series', () => {
    const { grid, done, object, desk } = open(chart);
    expect(grid.enter(at(2, 1), ' 2.5 ').kind).toBe('done');
    expect(done).toEqual([[{ kind: 'set', id: 'o', part: 'f', fields: { values: [1, 2.5, 3] } }]]);
    grid.enter(at(0, 2), 'Kraken');
    grid.enter(at(1, 0), 'First');
    grid.enter(at(1, 1), '');
    expect(object<ChartObject>().series.map(({ name, values }) => [name, values])).toEqual([
      ['Fish', [null, 2.5, 3]],
      ['Kraken', [4, 5.5]],
    ]);
    for (let step = 0; step < 4; step++) desk.undo();
    expect(object<ChartObject>().series[0]).toMatchObject(fish);
    expect(object<ChartObject>().categories).toEqual(chart.categories);
  });

  test('what is not a number changes nothing, and what is the same neither', () => {
    const { grid, done } = open(chart);
    expect(grid.enter(at(1, 1), 'many').kind).toBe('not-a-number');
    expect(grid.enter(at(1, 1), '1').kind).toBe('done');
    expect(grid.enter(at(0, 0), 'corner').kind).toBe('joined');
    expect(done).toEqual([]);
  });

  test('grow where somebody writes below or beside them', () => {
    const { grid, cells } = open(chart);
    grid.enter(at(4, 1), '7');
    grid.enter(at(0, 3), 'Jellies');
    grid.enter(at(1, 4), '9');
    expect(cells()).toEqual([
      ['', 'Fish', 'Squid', 'Jellies', ''],
      ['A', '1', '4', '', '9'],
      ['B', '', '5.5', '', ''],
      ['C', '3', '', '', ''],
      ['', '7', '', '', ''],
    ]);
  });

  test('a paste is one step back, brings its names along and keeps the series', () => {
    const { grid, done, desk, cells, object } = open(chart);
    const plain = '\tFish\tSquid\tJellies\r\nNorth\t1.234,5\t12 %\t1\r\nSouth\t1.000\tn/a\t2\r\nEast\t\t\t3\r\nWest\t4\t5\t6\r\n';
    const outcome = grid.paste(only(1, 1), { plain });
    expect(outcome).toMatchObject({ kind: 'pasted', strays: 0, range: { from: at(0, 0), to: at(4, 3) } });
    expect(done).toHaveLength(1);
    expect(cells()).toEqual([
      ['', 'Fish', 'Squid', 'Jellies'],
      ['North', '1234.5', '12', '1'],
      ['South', '1000', '', '2'],
      ['East', '', '', '3'],
      ['West', '4', '5', '6'],
    ]);
    expect(
      object<ChartObject>()
        .series.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['f', 's']);
    expect(object<ChartObject>().series[0]?.color).toBe('accent2');
    desk.undo();
    expect(object<ChartObject>().series).toMatchObject([fish, squid]);
  });

  test('numbers alone stay where they are pasted', () => {
    const { grid, cells } = open(chart);
    grid.paste(only(1, 1), { plain: '7\t8\n9\t10' });
    expect(cells().slice(1)).toEqual([
      ['A', '7', '8'],
      ['B', '9', '10'],
      ['C', '3', ''],
    ]);
    grid.paste({ from: at(1, 1), to: at(2, 2) }, { plain: '5' });
    expect(cells()[2]).toEqual(['B', '5', '5']);
  });

  test('numbers that all count the same say what', () => {
    const { grid, object } = open(chart);
    grid.paste(only(0, 0), { plain: '\tx\ty\nA\t1 %\t2 %\nB\t3 %\t4 %\nC\t5 %\t\n' });
    expect(object<ChartObject>().unit).toBe('%');
  });

  test('words among pasted numbers are kept until they are corrected', () => {
    const { grid, object } = open(chart);
    expect(grid.paste(only(1, 1), { plain: '1\t2\n3\tabout 4' })).toMatchObject({ strays: 1 });
    expect(grid.show(at(2, 2))).toEqual({ words: 'about 4', isNumber: true, isStray: true });
    expect(object<ChartObject>().series[1]?.values[1]).toBeNull();
    grid.move('rows', 1, 1, -1);
    expect(grid.show(at(1, 2)).words).toBe('about 4');
    grid.enter(at(1, 2), '4');
    expect(grid.show(at(1, 2))).toEqual({ words: '4', isNumber: true, isStray: false });
    expect(grid.strayCount()).toBe(0);
  });

  test('too many cells are refused by name before anything is changed', () => {
    const { grid, done } = open(chart);
    const million = `${'1\t'.repeat(9)}1\n`.repeat(100_000);
    expect(grid.paste(only(0, 0), { plain: million })).toEqual({ kind: 'too-large', axis: 'rows', most: 10_000 });
    expect(grid.paste(only(0, 0), { plain: '1\t'.repeat(200) })).toEqual({ kind: 'too-large', axis: 'columns', most: 100 });
    expect(grid.paste(only(9_999, 1), { plain: '1\n2\n3' })).toEqual({ kind: 'too-large', axis: 'rows', most: 10_000 });
    expect(done).toEqual([]);
  });

  test('rows move with all that is said about them', () => {
    const { grid, object, cells, desk } = open(chart);
    grid.move('rows', 0, 1, 1);
    grid.insert('rows', 1);
    expect(
      cells()
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['B', '', 'A', 'C']);
    expect(object<ChartObject>().series[1]?.labels?.own).toEqual([null, null, 'a', null]);
    grid.remove('rows', 0, 2);
    expect(object<ChartObject>().series[0]?.values).toEqual([1, 3]);
    desk.undo();
    desk.undo();
    desk.undo();
    expect(object<ChartObject>().categories).toEqual(chart.categories);
  });

  test('series move, come and go as they are', () => {
    const { grid, object, others } = open(chart);
    grid.move('columns', 0, 1, 1);
    grid.insert('columns', 1);
    others([{ kind: 'set', id: 'o', part: 'f', fields: { color: 'accent5' } }]);
    grid.remove('columns', 1, 1);
    expect(object<ChartObject>().series.map(({ id, color }) => [id, color])).toEqual([
      ['s', undefined],
      ['f', 'accent5'],
    ]);
  });

  test('rows and series change places', () => {
    const { grid, cells } = open(chart);
    grid.transpose();
    expect(cells()).toEqual([
      ['', 'A', 'B', 'C'],
      ['Fish', '1', '', '3'],
      ['Squid', '4', '5.5', ''],
    ]);
  });

  test('points have two numbers', () => {
    const { grid, cells } = open({ kind: 'chart', chart: 'scatter', series: [{ id: 'a', name: 'Whales', values: [2, 4], x: [1, 3] }] });
    expect(cells()).toEqual([
      ['', 'Whales'],
      ['1', '2'],
      ['3', '4'],
    ]);
    grid.paste(only(1, 0), { plain: 'Length\tDepth\n5\t6\n7\t8\n9\t10' });
    expect(cells()).toEqual([
      ['', 'Depth'],
      ['5', '6'],
      ['7', '8'],
      ['9', '10'],
    ]);
  });

  test('a file takes the place of everything', () => {
    const { grid, cells } = open(chart);
    grid.replaceAll('\uFEFF;Whales\r\n"North; far";"1,5"\r\n');
    expect(cells()).toEqual([
      ['', 'Whales'],
      ['North; far', '1.5'],
    ]);
  });

  test('are copied as they are shown', () => {
    const { grid } = open(chart, 'de');
    expect(grid.copy({ from: at(1, 0), to: at(2, 2) }).plain).toBe('A\t1\t4\nB\t\t5,5');
  });

  test('are found among the marks', () => {
    const { tools } = open(chart);
    const [first, later] = [tools.markPlace('o', 0, 0), tools.markPlace('o', 0, 2)];
    expect(first?.[0]?.x).toBeLessThan(later?.[0]?.x ?? 0);
    expect((first?.[3]?.y ?? 0) - (first?.[0]?.y ?? 0)).toBeLessThan((later?.[3]?.y ?? 0) - (later?.[0]?.y ?? 0));
    expect(tools.markPlace('o', 0, 1)).toBeUndefined();
  });

  test('are said in words', () => {
    const { object } = open({ ...chart, unit: '%' });
    expect(chartFacts(object<ChartObject>(), 'de')).toEqual({
      chart: 'column',
      names: ['Fish', 'Squid'],
      seriesCount: 2,
      pointCount: 3,
      most: { value: '5,5%', category: 'B', series: 'Squid' },
      least: { value: '1%', category: 'A', series: 'Fish' },
    });
    expect(chartFacts({ ...object<ChartObject>(), series: [] }, 'de')).toBeUndefined();
  });
});

describe('the cells of a table', () => {
  const cell = (id: string, text: string, more = {}) => ({ id, paragraphs: [{ id: 'p', runs: [{ text }] }], ...more });
  const table = {
    kind: 'table',
    columns: [1, 3],
    hasHeader: true,
    rows: [
      [cell('a', 'Animal'), cell('b', 'Share')],
      [cell('c', 'Fish'), cell('d', '24 %')],
    ],
  };

  test('change where they differ, and keep the formatting of the rest', () => {
    const bold = { id: 'd', paragraphs: [{ id: 'p', runs: [{ text: 'deep ' }, { text: 'sea', weight: 700 }] }] };
    const { grid, object, done } = open({ ...table, rows: [[cell('c', 'Fish'), bold]], columns: [1, 1] });
    grid.enter(at(0, 1), 'very deep\nblue sea');
    const found = object<TableObject>().rows[0]?.cells[1]?.paragraphs;
    expect(found?.map(({ runs }) => runs.map(({ text, weight }) => [text, weight]))).toEqual([
      [['very deep', undefined]],
      [
        ['blue ', undefined],
        ['sea', 700],
      ],
    ]);
    expect(done[0]?.map(({ kind }) => kind)).toEqual(['text']);
  });

  test('emoji stay whole', () => {
    const { grid, cells } = open({ ...table, rows: [[cell('c', 'a😀b')]], columns: [1] });
    grid.enter(at(0, 0), 'a😁b');
    expect(cells()).toEqual([['a😁b']]);
    grid.enter(at(0, 0), '😁😁');
    expect(cells()).toEqual([['😁😁']]);
  });

  test('a paste grows the table, in one step', () => {
    const { grid, cells, done, desk, object } = open(table);
    grid.paste(only(1, 1), { plain: '25 %\tmore\nx\ty' });
    expect(cells()).toEqual([
      ['Animal', 'Share', ''],
      ['Fish', '25 %', 'more'],
      ['', 'x', 'y'],
    ]);
    expect(done).toHaveLength(1);
    expect(object<TableObject>().columns).toEqual([1, 3, 2]);
    desk.undo();
    expect(object<TableObject>().columns).toEqual([1, 3]);
    expect(cells()).toHaveLength(2);
  });

  test('rows and columns come, move and go', () => {
    const { grid, cells, object } = open(table);
    grid.insert('rows', 1);
    grid.insert('columns', 1);
    grid.move('columns', 2, 1, -1);
    grid.remove('rows', 1, 1);
    expect(cells()).toEqual([
      ['Animal', 'Share', ''],
      ['Fish', '24 %', ''],
    ]);
    expect(object<TableObject>().columns).toEqual([1, 3, 1]);
  });

  test('that are joined stay joined', () => {
    const joined = { ...table, rows: [[cell('a', 'Both', { columnSpan: 2 })], [cell('c', 'Fish'), cell('d', '24 %')]] };
    const { grid, cells, done } = open(joined);
    expect(cells()[0]).toEqual(['Both', '']);
    expect(grid.move('columns', 1, 1, -1).kind).toBe('done');
    expect(grid.enter(at(0, 1), 'x').kind).toBe('joined');
    expect(grid.paste(only(0, 0), { plain: 'a\tb' }).kind).toBe('joined');
    expect(done).toHaveLength(1);
    grid.paste(only(0, 0), { plain: 'All' });
    expect(cells()).toEqual([
      ['All', ''],
      ['24 %', 'Fish'],
    ]);
  });

  const high = {
    ...table,
    rows: [[cell('a', 'Sea', { rowSpan: 2 }), cell('b', 'Fish')], [cell('c', 'Squid')], [cell('d', 'Lake'), cell('e', 'Frog')]],
  };

  test('[SITE-5] that are joined get longer and shorter with the rows that come and go', () => {
    const { grid, cells, done, desk } = open(high);
    grid.insert('rows', 1);
    expect(cells()).toEqual([
      ['Sea', 'Fish'],
      ['', ''],
      ['', 'Squid'],
      ['Lake', 'Frog'],
    ]);
    expect(grid.sheet()?.takes(at(1, 0))).toBe('nothing');
    grid.remove('rows', 0, 2);
    expect(cells()).toEqual([
      ['Sea', 'Squid'],
      ['Lake', 'Frog'],
    ]);
    expect(done).toHaveLength(2);
    desk.undo();
    desk.undo();
    expect(cells()).toHaveLength(3);
    expect(grid.move('rows', 1, 1, 1).kind, 'it would be torn apart').toBe('joined');
  });

  test('[SITE-5] beside joined ones, what is typed or pasted beyond the last row and column makes the table larger', () => {
    const { grid, cells, done, object } = open(high);
    expect(grid.enter(at(3, 0), 'Pond').kind).toBe('done');
    expect(done).toHaveLength(1);
    expect(grid.paste(only(1, 1), { plain: 'Octopus\tmany' }).kind).toBe('pasted');
    expect(cells()).toEqual([
      ['Sea', 'Fish', ''],
      ['', 'Octopus', 'many'],
      ['Lake', 'Frog', ''],
      ['Pond', '', ''],
    ]);
    expect(object<TableObject>().columns).toHaveLength(3);
  });

  test('[SITE-5] a file takes the place of joined cells', () => {
    const { grid, cells, object } = open(high);
    expect(grid.replaceAll('a,b\nc,d\ne,f').kind).toBe('pasted');
    expect(cells()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
    expect(object<TableObject>().rows.flatMap((row) => row.cells.map(({ rowSpan }) => rowSpan))).toEqual(Array(6).fill(1));
  });

  test('many are changed at once', () => {
    const rows = Array.from({ length: 400 }, (_, row) => [cell(`a${row}`, String(row)), cell(`b${row}`, 'b')]);
    const { grid, cells, done } = open({ ...table, rows });
    grid.paste(only(0, 0), { plain: Array.from({ length: 400 }, (_, row) => `x${row}\ty`).join('\n') });
    expect(cells()[399]).toEqual(['x399', 'y']);
    expect(done[0]).toHaveLength(1);
    expect(grid.paste(only(0, 0), { plain: 'x\n'.repeat(1001) })).toEqual({ kind: 'too-large', axis: 'rows', most: 1000 });
  });

  test('become a chart in the same place, and back', () => {
    const { tools, desk, object } = open(table);
    expect(tools.canBecomeChart(object<TableObject>())).toBe(true);
    tools.convert('o');
    const [made] = desk.draft.presentation.root.children;
    expect(made).toMatchObject({
      kind: 'chart',
      categories: ['Fish'],
      unit: '%',
      series: [{ name: 'Share', values: [24] }],
      x: 500,
      y: 400,
    });
    expect(desk.draft.presentation.path[0]?.to).toBe(made?.id);
    expect(desk.state().selection).toMatchObject({ ids: [made?.id] });
    tools.convert(made?.id ?? '');
    const [back] = desk.draft.presentation.root.children;
    expect(back).toMatchObject({ kind: 'table', hasHeader: true, columns: [1, 1] });
    desk.undo();
    desk.undo();
    expect(desk.draft.presentation.root.children[0]).toMatchObject({ id: 'o', kind: 'table' });
  });

  test('without numbers are no chart', () => {
    const { tools, desk } = open({
      ...table,
      rows: [
        [cell('a', 'x'), cell('b', 'y')],
        [cell('c', 'Fish'), cell('d', 'many')],
      ],
    });
    expect(tools.convert('o')).toBe(false);
    expect(desk.state().notice).toEqual({ kind: 'done', text: 'editorData.noNumbers' });
  });
});

describe('keys', () => {
  const { tools } = open(chart);
  const size = { rows: 4, columns: 3, reachRows: 5, reachColumns: 4, page: 3 };
  const press = (key: string, from = at(1, 1), mode: 'still' | 'typing' | 'editing' = 'still') => {
    const parts = key.split('+');
    const [ctrlKey, shiftKey, altKey] = [parts.includes('Ctrl'), parts.includes('Shift'), parts.includes('Alt')];
    return tools.keyAct({ key: parts.at(-1) ?? '', ctrlKey, metaKey: false, altKey, shiftKey }, from, size, mode);
  };
  test.each([
    ['ArrowDown', at(2, 1)],
    ['ArrowLeft', at(1, 0)],
    ['Enter', at(2, 1)],
    ['Shift+Enter', at(0, 1)],
    ['Tab', at(1, 2)],
    ['Home', at(1, 0)],
    ['End', at(1, 2)],
    ['Ctrl+Home', at(0, 0)],
    ['Ctrl+End', at(3, 2)],
    ['PageDown', at(4, 1)],
  ])('%s goes on', (key, to) => {
    expect(press(key)).toEqual({ kind: 'go', to, isExtending: false });
  });
  test('Tab wraps, and leaves beyond both ends', () => {
    expect(press('Tab', at(1, 2))).toMatchObject({ to: at(2, 0) });
    expect(press('Shift+Tab', at(1, 0))).toMatchObject({ to: at(0, 2) });
    expect(press('Tab', at(4, 2))).toBeUndefined();
    expect(press('Shift+Tab', at(0, 0))).toBeUndefined();
  });
  test('arrows are for the text once it is edited', () => {
    expect(press('ArrowLeft', at(1, 1), 'editing')).toBeUndefined();
    expect(press('ArrowLeft', at(1, 1), 'typing')).toMatchObject({ to: at(1, 0) });
    expect(press('Delete', at(1, 1), 'typing')).toBeUndefined();
    expect(press('Escape', at(1, 1), 'typing')).toEqual({ kind: 'forget' });
    expect(press('Escape')).toEqual({ kind: 'close' });
    expect(press('Shift+ArrowDown')).toMatchObject({ isExtending: true });
  });
});

describe('cells on the canvas', () => {
  const pasted = (plain: string, html = '') => pastedTable({ plain, html, files: [] });

  test('become a table', () => {
    const found = pasted('Animal\tShare\r\nFish\t24\r\nSquid\t"4\n5"\r\n');
    const [table] = found && 'clip' in found && found.clip.kind === 'objects' ? found.clip.objects : [];
    expect(table).toMatchObject({ kind: 'table', hasHeader: true, columns: [1, 1] });
    expect(
      table?.kind === 'table' && table.rows.map(({ cells }) => cells.map(({ paragraphs }) => paragraphs.map(({ runs }) => runs[0]?.text))),
    ).toEqual([
      [['Animal'], ['Share']],
      [['Fish'], ['24']],
      [['Squid'], ['4', '5']],
    ]);
  });

  test('that are too many are refused by name', () => {
    expect(pasted('1\t2\n'.repeat(500_000), '<table>')).toEqual({ tooLarge: 'rows', most: 1000 });
    expect(pasted(`${'1\t'.repeat(300)}\n${'1\t'.repeat(300)}`)).toEqual({ tooLarge: 'columns', most: 200 });
  });

  test('words stay words', () => {
    expect([pasted('one\ttwo'), pasted('if x:\n\treturn'), pasted('\ta\n\tb'), pasted('a\tb\nc\td', '<table>')]).toEqual(
      Array(4).fill(undefined),
    );
  });
});
