import { beforeAll, describe, expect, test } from 'vitest';
import { createCommands } from '../commands.ts';
import { createClipboard } from '../clipboard.ts';
import type { CommandId } from '../command.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createHands } from '../../hands/hands.ts';
import { handlesOf } from '../../hands/handles.ts';
import { createInspectTools } from '../../inspect/inspect-tools.ts';
import { createPathTools } from '../../path/path-tools.ts';
import { createLoader } from '../../tools/load-tools.ts';
import { select } from '../../core/selection/selection.ts';
import { prepareGestures } from '../../hands/gestures/late-gestures.ts';

beforeAll(prepareGestures);

const box = (id: string, x: number, own: object = {}) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y: 400,
  width: 200,
  height: 200,
  fill: { kind: 'color', color: '#123456' },
  ...own,
});

function open() {
  const { desk } = openTestDesk({
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        box('behind', 300),
        box('front', 300),
        { kind: 'group', id: 'group', x: 700, y: 400, width: 300, height: 300, children: [box('inner', 150, { y: 150 })] },
      ],
    },
    path: [{ id: 'one', to: 'front' }],
  });
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  const commands = createCommands(desk, {
    clipboard: createClipboard(desk),
    hands,
    inspect: createInspectTools(desk),
    path: createPathTools(desk),
    load: createLoader(desk, { oid: 'test', fontsVersion: 'test', labels: { missingImage: '', unreadable: '' } }),
    ask: () => undefined,
  });
  const find = (id: CommandId) => commands.find((command) => command.id === id);
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  const run = (id: CommandId) => {
    if (!find(id)?.isPossible()) throw new Error(`${id} would do nothing`);
    find(id)?.run('');
  };
  const ids = () => {
    const { selection } = desk.state();
    return selection.kind === 'objects' ? selection.ids : [];
  };
  const press = (x: number, y: number, to = { x, y }) => {
    const held = { isShift: false, isAlt: false, isCtrl: false };
    hands.press({ at: { x, y }, isTouch: false, isPanning: false, clicks: 1, ...held });
    hands.move(to, held);
    hands.release();
  };
  return { desk, find, run, choose, ids, press, object: (id: string) => desk.draft.entries.get(id)?.object };
}

describe('what is locked', () => {
  test('is not there for the pointer: a click goes to what is behind it', () => {
    const { choose, run, press, ids } = open();
    press(300, 400);
    expect(ids()).toEqual(['front']);
    run('lock');
    press(300, 400);
    expect(ids()).toEqual(['behind']);
    choose('group');
    run('lock');
    choose();
    press(700, 400);
    expect(ids()).toEqual([]);
  });

  test('is neither in a rectangle that is drawn, nor among all, nor next', () => {
    const { choose, run, press, ids } = open();
    choose('front');
    run('lock');
    press(50, 50, { x: 950, y: 750 });
    expect(ids()).toEqual(['behind', 'group']);
    run('selectAll');
    expect(ids()).toEqual(['behind', 'group']);
    choose('behind');
    run('selectNext');
    expect(ids()).toEqual(['group']);
  });

  test('can be selected elsewhere, but stays as it is, with everything in it, and says why', () => {
    const { choose, run, desk, object } = open();
    choose('group');
    run('lock');
    const before = object('group');
    for (const id of ['moveLeft', 'larger', 'turnRight', 'delete', 'toBack'] as const) {
      run(id);
      expect(desk.state().notice).toEqual({ kind: 'locked', ids: ['group'] });
      desk.tell(undefined);
    }
    expect(desk.do([{ kind: 'set', id: 'inner', fields: { x: 1 } }])).toBe(false);
    expect(desk.do([{ kind: 'add', into: { parent: 'group' }, object: box('new', 1) }])).toBe(false);
    expect(desk.do([{ kind: 'set', id: 'group', fields: { alt: 'Described' } }])).toBe(true);
    expect(object('group')).toEqual({ ...before, alt: 'Described' });
    expect(handlesOf(desk)).toEqual([]);
  });

  test('is free again once it is unlocked, each as one step back', () => {
    const { choose, run, desk, object, find } = open();
    choose('front', 'group');
    run('lock');
    expect(find('lock')?.isPossible()).toBe(false);
    choose('inner');
    run('unlock');
    expect([object('front'), object('group')].map((one) => one?.isLocked)).toEqual([true, undefined]);
    desk.undo();
    run('unlockAll');
    expect([object('front'), object('group')].map((one) => one?.isLocked)).toEqual([undefined, undefined]);
    expect(find('unlockAll')?.isPossible()).toBe(false);
    desk.undo();
    expect(object('front')?.isLocked).toBe(true);
  });
});

test('a copy of something locked is free, but what is locked in it stays so', async () => {
  const { choose, run, object, ids } = open();
  choose('inner');
  run('lock');
  choose('front', 'group');
  run('lock');
  run('duplicate');
  await expect.poll(ids).not.toEqual(['front', 'group']);
  const copies = ids().map(object);
  expect(copies.map((copy) => [copy?.kind, copy?.isLocked])).toEqual([
    ['shape', undefined],
    ['group', undefined],
  ]);
  expect(copies.flatMap((copy) => (copy?.kind === 'group' ? copy.children.map(({ isLocked }) => isLocked) : []))).toEqual([true]);
  expect([object('front'), object('group')].map((one) => one?.isLocked)).toEqual([true, true]);
});

describe('what is hidden', () => {
  test('is neither drawn nor hit, with everything in it, and comes back', () => {
    const { choose, run, desk, press, ids, find } = open();
    choose('front', 'group');
    run('hide');
    expect([...desk.scene.nodes.keys()]).toEqual(['root', 'behind']);
    press(300, 400);
    expect(ids()).toEqual(['behind']);
    run('selectAll');
    expect(ids()).toEqual(['behind']);
    choose('inner');
    run('show');
    expect(desk.scene.nodes.has('inner')).toBe(true);
    run('showAll');
    expect(desk.scene.nodes.has('front')).toBe(true);
    expect(find('showAll')?.isPossible()).toBe(false);
  });
});
