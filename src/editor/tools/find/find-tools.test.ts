import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createFindTools } from './find-tools.ts';

const deck = {
  schemaVersion: 2,
  title: 'Sea',
  root: {
    id: 'root',
    title: 'The sea',
    width: 1000,
    height: 800,
    children: [
      {
        kind: 'topic',
        id: 'topic',
        title: 'Deep sea',
        x: 300,
        y: 300,
        width: 300,
        height: 200,
        children: [
          {
            kind: 'text',
            id: 'text',
            x: 100,
            y: 50,
            width: 200,
            height: 40,
            paragraphs: ['Sea', { runs: [{ text: 'The ' }, { text: 'sea', weight: 700 }, { text: ' of seas' }] }],
          },
        ],
      },
      { kind: 'image', id: 'image', x: 700, y: 300, width: 100, height: 80, asset: 'a', alt: 'The open sea' },
      { kind: 'code', id: 'code', x: 700, y: 600, width: 100, height: 80, code: 'sea = "sea"', codeLanguage: 'ts' },
      { kind: 'table', id: 'table', x: 100, y: 600, width: 100, height: 80, columns: [1, 1], rows: [{ cells: ['sea', 'land'] }] },
      { kind: 'chart', id: 'chart', x: 100, y: 600, width: 100, height: 80, chart: 'bar', title: 'Seas', categories: [], series: [] },
    ],
  },
  path: [{ id: 'one', title: 'To sea', to: 'topic', notes: 'Sea, sea', caption: 'At sea' }],
};
const usual = { isExact: false, isWholeWords: false };

function open(query = 'sea', matching = usual) {
  const { desk, done } = openTestDesk(deck);
  const find = createFindTools(desk);
  find.look(query, matching);
  return { desk, find, done };
}

test('finds what is written anywhere, in the order of the canvas and of the path', () => {
  const { find } = open();
  expect(find.view()).toMatchObject({ count: 14, place: 0 });
  const places: unknown[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    find.go(1);
    const { at } = find.view();
    places.push(at?.kind === 'letters' ? at.id : at && 'field' in at && at.field);
  }
  const onCanvas = ['title', 'title', 'text', 'text', 'text', 'alt', 'code', 'code', 'table', 'title'];
  expect(places).toEqual([...onCanvas, 'title', 'caption', 'notes', 'notes']);
});

test('goes on from one to the next and around, selects letters or what they belong to, and steps', () => {
  const { desk, find } = open('seas');
  expect(find.go(1)).toBe(true);
  expect(desk.state().selection).toMatchObject({ kind: 'text', id: 'text', anchor: 16, focus: 20 });
  find.go(1);
  expect(find.view()).toMatchObject({ count: 2, place: 2, at: { kind: 'field', id: 'chart', field: 'title' } });
  expect(desk.state().selection).toMatchObject({ kind: 'objects', ids: ['chart'] });
  find.go(1);
  expect(find.view().place).toBe(1);
  find.go(-1);
  expect(find.view().place).toBe(2);
  find.look('To sea', usual);
  find.go(1);
  expect(desk.state().step).toBe('one');
});

test('says that there is nothing', () => {
  const { find } = open('whale');
  expect(find.go(1)).toBe(false);
  expect(find.view()).toEqual({ count: 0, place: 0, isSearching: false, at: undefined });
  expect(find.replaceAll('x')).toBe(0);
});

test('follows what changes', async () => {
  const { desk, find } = open('land');
  expect(find.view().count).toBe(1);
  desk.do([{ kind: 'set', id: 'topic', fields: { title: 'Land' } }]);
  expect(find.view().count).toBe(2);
  find.stop();
  desk.do([{ kind: 'set', id: 'topic', fields: { title: 'Sky' } }]);
  expect(find.view().count).toBe(0);
});

describe('replacing', () => {
  test('all of it is one step back, and letters keep their looks', () => {
    const { desk, find, done } = open('sea', { ...usual, isWholeWords: true });
    const before = JSON.stringify(desk.draft.presentation);
    const { count } = find.view();
    expect(find.replaceAll('Ocean')).toBe(count);
    expect(done).toHaveLength(1);
    const text = desk.draft.entries.get('text')?.object;
    expect(text?.kind === 'text' && text.paragraphs.map(({ runs }) => runs)).toEqual([
      [{ text: 'Ocean' }],
      [{ text: 'The ' }, { text: 'Ocean', weight: 700 }, { text: ' of seas' }],
    ]);
    expect(desk.draft.entries.get('code')?.object).toMatchObject({ code: 'Ocean = "Ocean"' });
    expect(desk.draft.entries.get('image')?.object).toMatchObject({ alt: 'The open Ocean' });
    expect(desk.draft.presentation.path[0]).toMatchObject({ title: 'To Ocean', notes: 'Ocean, Ocean', caption: 'At Ocean' });
    expect(find.view().count).toBe(0);
    desk.undo();
    expect(JSON.parse(JSON.stringify(desk.draft.presentation))).toEqual(JSON.parse(before));
    expect(find.view().count).toBe(count);
  });

  test('one by one goes on to the next, also if what is written has it again', () => {
    const { desk, find } = open('sea', { ...usual, isExact: true });
    const { count } = find.view();
    find.go(1);
    find.replace('seasea');
    expect(desk.draft.presentation.root.title).toBe('The seasea');
    expect(find.view()).toMatchObject({ count: count + 1, place: 3, at: { kind: 'field', id: 'topic' } });
    find.replace('');
    expect(desk.draft.entries.get('topic')?.object).toMatchObject({ title: 'Deep ' });
    find.replace('');
    const text = desk.draft.entries.get('text')?.object;
    expect(text?.kind === 'text' && text.paragraphs[1]?.runs).toEqual([{ text: 'The  of seas' }]);
  });

  test('first shows what it would replace', () => {
    const { find, done } = open();
    find.replace('x');
    expect([find.view().place, done]).toEqual([1, []]);
  });
});

describe('[SITE-5] the words of a chart', () => {
  const chart = {
    kind: 'chart',
    id: 'chart',
    x: 100,
    y: 600,
    width: 100,
    height: 80,
    chart: 'column',
    title: 'Fish',
    unit: 'tons of fish',
    categories: ['Fish of the sea', 'Whales', 'River fish, fish'],
    series: [
      { id: 's1', name: 'Fish caught', values: [1, 2, 3] },
      { id: 's2', name: 'Boats', values: [1, 2, 3] },
    ],
    plain: { valueAxis: { title: 'Weight of fish' }, categoryAxis: { title: 'Kind' } },
  };
  const openChart = (query: string) => {
    const { desk, done } = openTestDesk({ ...deck, root: { ...deck.root, children: [chart] }, path: [{ id: 'one', to: 'root' }] });
    const find = createFindTools(desk);
    find.look(query, usual);
    const shown = () => desk.draft.entries.get('chart')?.object;
    return { desk, done, find, shown };
  };

  test('are found wherever they are, and the chart is selected', () => {
    const { desk, find } = openChart('fish');
    const found: unknown[] = [];
    for (let turn = 0; turn < find.view().count; turn += 1) {
      find.go(1);
      const { at } = find.view();
      found.push(at?.kind === 'field' ? at.field : at?.kind);
      expect(desk.state().selection).toMatchObject({ kind: 'objects', ids: ['chart'] });
    }
    expect(found).toEqual(['title', 'unit', 'axis', 'category', 'category', 'category', 'series']);
  });

  test('are replaced all at once, as one step back', () => {
    const { desk, done, find, shown } = openChart('fish');
    const before = structuredClone(shown());
    expect(find.replaceAll('eel')).toBe(7);
    expect(shown()).toMatchObject({
      title: 'eel',
      unit: 'tons of eel',
      categories: ['eel of the sea', 'Whales', 'River eel, eel'],
      series: [{ name: 'eel caught' }, { name: 'Boats' }],
      plain: { valueAxis: { title: 'Weight of eel' }, categoryAxis: { title: 'Kind' } },
    });
    expect(done).toHaveLength(1);
    desk.undo();
    expect(shown()).toEqual(before);
  });

  test('are replaced one by one', () => {
    const { find, shown } = openChart('fish,');
    find.go(1);
    find.replace('eel and');
    expect(shown()).toMatchObject({ categories: ['Fish of the sea', 'Whales', 'River eel and fish'] });
    find.look('Boats', usual);
    find.go(1);
    find.replace('Ships');
    expect(shown()).toMatchObject({ series: [{ name: 'Fish caught' }, { name: 'Ships' }] });
  });
});

test('searches a large presentation in slices', () => {
  const children = Array.from({ length: 1000 }, (_none, place) => ({
    kind: 'text',
    id: `t${place}`,
    x: 1,
    y: 1,
    width: 9,
    height: 9,
    paragraphs: [`sea ${place}`],
  }));
  const { desk } = openTestDesk({ ...deck, root: { ...deck.root, children }, path: [{ id: 'one', to: 'root' }] });
  const later: (() => void)[] = [];
  let now = 0;
  const time = {
    now: () => (now += 40),
    wait: (_ms: number, then: () => void) => (later.push(then), () => undefined),
    whenIdle: async () => undefined,
  };
  const find = createFindTools(desk, time);
  find.look('sea', usual);
  expect(find.view()).toMatchObject({ count: 0, isSearching: true });
  for (let next = later.shift(); next; next = later.shift()) next();
  expect(find.view()).toMatchObject({ count: 1001, isSearching: false });
  find.look('sea 9', usual);
  expect(find.view().isSearching).toBe(true);
  // Whoever asks for the next one does not wait.
  expect(find.go(1)).toBe(true);
  expect(find.view()).toMatchObject({ count: 111, place: 1, isSearching: false });
});
