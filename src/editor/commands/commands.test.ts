import { describe, expect, test, vi } from 'vitest';
import { identity, multiply, placementMatrix } from '#model/geometry/matrix.ts';
import { en } from '#locale/texts/editing/editorCommands/en.ts';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createHands } from '../hands/hands.ts';
import { createInspectTools } from '../inspect/inspect-tools.ts';
import { createOutlineTools } from '../outline/outline-tools.ts';
import { createClipboard } from './clipboard.ts';
import { type CommandId, commandIds, type Keys } from './command.ts';
import { createCommands } from './commands.ts';
import { commandFor, type Pressed } from './keys.ts';
import { createPathTools } from '../path/path-tools.ts';
import { createLoader } from '../tools/load-tools.ts';

const box = (id: string, x: number, own: object = {}) => ({
  kind: 'shape',
  shape: 'ellipse',
  id,
  x,
  y: 100,
  width: 100,
  height: 100,
  ...own,
});

function open(children: object[] = [box('a', 100), box('b', 300), box('c', 500)]) {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    assets: { squid: { kind: 'image', source: 'a.png', width: 40, height: 30 } },
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
    path: [
      { id: 'first', to: 'root' },
      { id: 'second', to: 'b' },
    ],
  });
  const asked: string[] = [];
  const commands = createCommands(desk, {
    clipboard: createClipboard(desk),
    hands: createHands(desk, { press: () => false, dragTo: () => undefined }),
    inspect: createInspectTools(desk),
    path: createPathTools(desk),
    ask: (what) => void asked.push(what),
    load: createLoader(desk, { oid: 'test', fontsVersion: 'test', labels: { missingImage: '', unreadable: '' } }),
  });
  const find = (id: CommandId) => commands.find((command) => command.id === id);
  const run = (id: CommandId, keys = '') => find(id)?.run(keys);
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  const order = () => desk.draft.presentation.root.children.map(({ id }) => id);
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  const ids = () => {
    const { selection } = desk.state();
    return selection.kind === 'objects' ? selection.ids : [];
  };
  return { desk, done, asked, commands, find, run, choose, order, object, ids };
}

test('every command is there once, and no keys belong to two', () => {
  const { commands } = open();
  expect(commands.map(({ id }) => id).toSorted()).toEqual(commandIds.toSorted());
  const keys = commands.flatMap((command) => command.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every command has a name of its own, by which the palette finds it, and the palette has keys', () => {
  const { commands, find } = open();
  const names = commands.map(({ id }) => Reflect.get(en, `editorCommands.${id}`));
  expect(names.filter((name) => typeof name !== 'string' || name === '')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(find('palette')?.keys).not.toEqual([]);
});

/** On a keyboard with Latin letters. */
function pressing(keys: Keys): Pressed {
  const parts = keys === '+' ? [keys] : keys.split('+');
  const key = parts.at(-1) ?? '';
  const code = /^[A-Z]$/.test(key) ? `Key${key}` : /^\d$/.test(key) ? `Digit${key}` : '';
  const [ctrlKey, altKey, shiftKey] = ['Ctrl', 'Alt', 'Shift'].map((held) => parts.includes(held)) as [boolean, boolean, boolean];
  return { key, code, ctrlKey, altKey, shiftKey, metaKey: false };
}

test('[SITE-5] the keys of every command lead to it', () => {
  const { commands } = open();
  const strayed = commands.filter(
    ({ id, keys }) => keys.length > 0 && !keys.some((each) => commandFor(commands, pressing(each))?.id === id),
  );
  expect(strayed.map(({ id }) => id)).toEqual([]);
});

test('every command with keys has some that reach a page on a Mac, and shows them there', () => {
  const { commands, find } = open();
  expect(commands.filter(({ keys, keysOnMac }) => keys.length > 0 && keysOnMac === undefined).map(({ id }) => id)).toEqual([]);
  const shown = (id: CommandId) => [find(id)?.keys[0], find(id)?.keysOnMac];
  expect(shown('replace')).toEqual(['Ctrl+H', 'Ctrl+Alt+F']);
  expect(shown('show')).toEqual(['Ctrl+Alt+H', 'Alt+Shift+H']);
  expect(shown('undo')).toEqual(['Ctrl+Z', 'Ctrl+Z']);
  expect(commandFor(commands, { ...pressing('Alt+F'), key: 'ƒ', metaKey: true })?.id).toBe('replace');
});

test('[SITE-5] every command is possible once something is selected in the outline, and the palette offers it then', async () => {
  const inner = [box('inner', 50)];
  const { desk, commands, find, run } = open([
    box('a', 100),
    box('b', 300),
    { kind: 'topic', id: 'topic', x: 500, y: 400, width: 200, height: 200, title: 'Topic', children: inner },
    { kind: 'group', id: 'group', x: 200, y: 400, width: 200, height: 200, children: [box('grouped', 50)] },
    { kind: 'image', id: 'image', x: 100, y: 700, width: 40, height: 30, asset: 'squid' },
    { kind: 'table', id: 'table', x: 300, y: 700, width: 100, height: 50, rows: [['1', '2']] },
    { kind: 'chart', id: 'chart', x: 500, y: 700, width: 100, height: 50, chart: 'column', series: [] },
    { kind: 'drawing', id: 'formula', x: 700, y: 700, drawing: { viewBox: '0 0 9 9', nodes: [] }, formula: { tex: 'x' } },
  ]);
  const outline = createOutlineTools(desk);
  const places = [[], ['a', 'b', 'group'], ...[...desk.draft.entries.keys()].map((id) => [id])];
  const reached = new Set<CommandId>();
  const before: readonly (readonly [CommandId, ...string[]])[] = [
    ['copyStyle', 'a'],
    ['nextStep'],
    ['nextStep'],
    ['flyHigh'],
    ['lock', 'a'],
    ['hide', 'b'],
    ['collapse', 'topic'],
    ['undo'],
  ];
  for (const [id, ...ids] of before) {
    outline.select(ids);
    expect(find(id)?.isPossible(), id).toBe(true);
    run(id);
    if (id === 'copyStyle') await vi.waitUntil(() => find('pasteStyle')?.isPossible());
    for (const place of places) {
      outline.select(place);
      for (const command of commands) if (command.isPossible()) reached.add(command.id);
    }
  }
  expect(commandIds.filter((id) => !reached.has(id))).toEqual([]);
});

describe('order', () => {
  test.each([
    ['toFront', ['a'], ['b', 'c', 'a']],
    ['forward', ['a'], ['b', 'a', 'c']],
    ['forward', ['c'], ['a', 'b', 'c']],
    ['backward', ['c'], ['a', 'c', 'b']],
    ['toBack', ['b', 'c'], ['b', 'c', 'a']],
    ['toFront', ['a', 'b'], ['c', 'a', 'b']],
    ['forward', ['a', 'b'], ['c', 'a', 'b']],
    ['backward', ['a'], ['a', 'b', 'c']],
  ] as const)('%s of %j', (id, chosen, after) => {
    const { run, choose, order, desk } = open();
    choose(...chosen);
    run(id);
    expect(order()).toEqual(after);
    desk.undo();
    expect(order()).toEqual(['a', 'b', 'c']);
  });
});

describe('groups', () => {
  test('hold what is selected where it is, and let it go again', () => {
    const { run, choose, order, object, ids, desk } = open();
    choose('a', 'b');
    run('group');
    const [group = ''] = ids();
    expect(order()).toEqual([group, 'c']);
    expect(object(group)).toMatchObject({ kind: 'group', x: 200, y: 100, width: 300, height: 100 });
    expect(object('a')).toMatchObject({ x: 50, y: 50 });
    run('ungroup');
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(object('a')).toMatchObject({ x: 100, y: 100, scale: 1 });
    expect(ids()).toEqual(['a', 'b']);
    desk.undo();
    desk.undo();
    expect(object('a')).toMatchObject({ x: 100, y: 100 });
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  test('that are turned, enlarged and faint leave their objects as they looked', () => {
    const group = { kind: 'group', id: 'g', x: 400, y: 300, width: 200, height: 100, rotation: 30, scale: 2, opacity: 0.5 };
    const { run, choose, object } = open([{ ...group, children: [box('a', 50, { rotation: 10, opacity: 0.5 })] }]);
    const before = [object('g'), object('a')].reduce((matrix, one) => (one ? multiply(matrix, placementMatrix(one)) : matrix), identity);
    choose('g');
    run('ungroup');
    const after = object('a');
    expect(after && placementMatrix(after).map((value) => Math.round(value * 1e6))).toEqual(before.map((value) => Math.round(value * 1e6)));
    expect(after).toMatchObject({ opacity: 0.25 });
    expect(object('g')).toBeUndefined();
  });

  test('need two objects in one place', () => {
    const { find, choose } = open();
    choose('a');
    expect(find('group')?.isPossible()).toBe(false);
  });
});

test('arrow keys move by a pixel, with Shift by ten, and many are one step back', () => {
  const { run, choose, object, desk } = open();
  choose('a', 'b');
  run('moveRight', 'ArrowRight');
  run('moveDown', 'Shift+ArrowDown');
  expect(object('a')).toMatchObject({ x: 101, y: 110 });
  expect(object('b')).toMatchObject({ x: 301, y: 110 });
  desk.undo();
  expect(object('a')).toMatchObject({ x: 100, y: 100 });
});

test('[SITE-5] arrow keys move the view while nothing is selected, with Shift farther, and no object', () => {
  const words = { kind: 'text', id: 'text', x: 700, y: 100, width: 100, height: 50, paragraphs: ['Words'] };
  const { run, find, choose, object, desk } = open([box('a', 100), words]);
  const { camera } = desk.state();
  run('moveRight', 'ArrowRight');
  run('moveUp', 'Shift+ArrowUp');
  expect(desk.state().camera).toEqual({
    ...camera,
    x: expect.closeTo(camera.x + 40 / camera.zoom),
    y: expect.closeTo(camera.y - 200 / camera.zoom),
  });
  expect(object('a')).toMatchObject({ x: 100, y: 100 });
  const after = desk.state().camera;
  choose('a');
  run('moveRight', 'ArrowRight');
  expect(desk.state().camera).toEqual(after);
  choose('text');
  run('enter');
  expect(desk.state().selection.kind).toBe('text');
  expect(find('moveRight')?.isPossible()).toBe(false);
});

test('objects are turned and made larger by key', () => {
  const { run, choose, object } = open();
  choose('a');
  run('turnLeft');
  run('larger');
  expect(object('a')).toMatchObject({ rotation: -15, scale: 1.1 });
});

test('Tab goes from object to object, and leaves the canvas after the last', () => {
  const { run, find, ids } = open();
  expect(find('selectNext')?.isPossible()).toBe(false);
  run('enter');
  expect(ids()).toEqual(['a']);
  run('selectNext');
  run('selectNext');
  expect(ids()).toEqual(['c']);
  expect(find('selectNext')?.isPossible()).toBe(false);
  run('selectPrevious');
  expect(ids()).toEqual(['b']);
  run('leave');
  expect(ids()).toEqual([]);
});

test('what is deleted takes the steps to it along, and comes back with them', () => {
  const { run, choose, order, desk } = open();
  choose('b');
  run('delete');
  expect(order()).toEqual(['a', 'c']);
  expect(desk.draft.presentation.path.map(({ id }) => id)).toEqual(['first']);
  desk.undo();
  expect(order()).toEqual(['a', 'b', 'c']);
  expect(desk.draft.presentation.path.map(({ id }) => id)).toEqual(['first', 'second']);
});

test('duplicates lie beside the originals and are selected', async () => {
  const { run, choose, ids, object, desk } = open();
  choose('a');
  run('duplicate');
  await expect.poll(() => ids()[0]).not.toBe('a');
  expect(object(ids()[0] ?? '')).toMatchObject({ x: 105, y: 105 });
  expect(desk.draft.presentation.root.children).toHaveLength(4);
});

test.each(['addTopic', 'addText', 'addShape', 'addLine', 'addArrow', 'addTable', 'addChart', 'addCode'] as const)(
  '%s makes one in the middle of the view',
  (id) => {
    const { run, desk } = open([]);
    run(id);
    expect(desk.state().notice).toBeUndefined();
    expect(desk.draft.presentation.root.children).toHaveLength(1);
    const { selection } = desk.state();
    expect(selection.kind === 'text' ? selection.id : selection.ids[0]).toBe(desk.draft.presentation.root.children[0]?.id);
  },
);

test('steps are gone through by key', () => {
  const { run, desk } = open();
  run('nextStep');
  expect(desk.state().step).toBe('first');
  run('nextStep');
  expect(desk.state().step).toBe('second');
  expect(desk.state().camera.x).toBeCloseTo(300);
  run('nextStep');
  expect(desk.state().step).toBe('second');
});

test('what only the page can do is asked of it', () => {
  const { run, asked } = open();
  for (const id of ['addPicture', 'palette', 'shortcuts', 'addStep'] as const) run(id);
  expect(asked).toEqual(['picture', 'palette', 'shortcuts', 'addStep']);
});
