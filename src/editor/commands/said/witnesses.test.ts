import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClipboard } from '../clipboard.ts';
import { type CommandId, commandIds } from '../command.ts';
import type { Said } from './said.ts';
import { before, box, openTestCommands, places } from './test-commands.ts';

function open(children?: readonly object[]) {
  const { desk, asked, find, choose } = openTestCommands(children);
  const chosen = () => {
    const { selection } = desk.state();
    return selection.kind === 'text' ? `letters of ${selection.id}` : selection.ids.join();
  };
  const said = (): Said | undefined => {
    const { notice } = desk.state();
    return notice?.kind === 'said' ? notice.said : undefined;
  };
  const run = (id: CommandId): Said | undefined => {
    desk.tell(undefined);
    find(id)?.run('');
    return said();
  };
  return { desk, asked, find, choose, chosen, said, run };
}

afterEach(() => vi.unstubAllGlobals());

test.each(commandIds)('[SITE-5] %s is heard, whatever it is done to', async (id) => {
  // Whatever asks the browser for what is copied.
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined, readText: async () => 'Words' } });
  let times = 0;
  for (const place of places) {
    const { desk, asked, find, choose, chosen, run } = open();
    for (const [first, ...ids] of before[id] ?? []) {
      choose(...ids);
      run(first);
      // oxlint-disable-next-line no-await-in-loop -- it is copied once its code is there
      if (first === 'copyStyle') await vi.waitUntil(() => find('pasteStyle')?.isPossible());
    }
    choose(...place);
    if (!find(id)?.isPossible()) continue;
    times += 1;
    const earlier = chosen();
    run(id);
    // A dialog opens, something is told, or what is selected now is announced.
    const isHeard = () => asked.length > 0 || desk.state().notice !== undefined || (chosen() !== earlier && chosen() !== '');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(isHeard, { message: `${id} of ${place.join() || 'nothing'}` }).toBe(true);
  }
  expect(times).toBeGreaterThan(0);
});

describe('what a command has done is where it happened', () => {
  test('in the units of what the object is in, as far as a pixel of the view goes', () => {
    const { desk, choose, run } = open();
    choose('a');
    expect(run('moveRight')).toEqual({ kind: 'moved', x: 51, y: 75, digits: 0 });
    desk.look({ ...desk.state().camera, zoom: 50 });
    expect(run('moveRight')).toEqual({ kind: 'moved', x: expect.closeTo(51.02), y: 75, digits: 2 });
    choose('inner');
    expect(run('moveUp')).toMatchObject({ kind: 'moved', x: 0, y: expect.closeTo(74.98), digits: 2 });
  });

  test('of several objects, the box around them', () => {
    const { choose, run } = open();
    choose('a', 'b');
    expect(run('moveDown')).toEqual({ kind: 'moved', x: 50, y: 76, digits: 0 });
    expect(run('larger')).toMatchObject({ kind: 'sized', width: 310, height: expect.closeTo(55) });
  });

  test('the angle, or by how much if the objects are turned differently', () => {
    const { desk, choose, run } = open();
    choose('a');
    expect(run('turnLeft')).toEqual({ kind: 'turned', degrees: -15 });
    choose('a', 'b');
    expect(run('turnLeft')).toEqual({ kind: 'turnedBy', degrees: -15 });
    desk.do([{ kind: 'set', id: 'a', fields: { rotation: 175 } }]);
    expect(run('turnRight')).toEqual({ kind: 'turnedBy', degrees: 15 });
  });

  test('what it is in front of or behind now', () => {
    const { choose, run } = open([box('a', 100), box('hidden', 200, { isHidden: true }), box('b', 300), box('c', 500)]);
    choose('a');
    expect(run('toBack')).toEqual({ kind: 'behind', other: undefined });
    run('forward');
    expect(run('forward')).toMatchObject({ kind: 'inFront', other: { id: 'b' } });
    expect(run('toFront')).toEqual({ kind: 'inFront', other: undefined });
    expect(run('backward')).toMatchObject({ kind: 'behind', other: { id: 'c' } });
  });

  test('what is gone, locked or hidden, as it was', () => {
    const { choose, run } = open();
    choose('a', 'b');
    expect(run('lock')).toMatchObject({ kind: 'lock', objects: [{ id: 'a' }, { id: 'b' }] });
    choose('c');
    expect(run('hide')).toMatchObject({ kind: 'hide', objects: [{ id: 'c' }] });
    expect(run('delete')).toMatchObject({ kind: 'deleted', objects: [{ id: 'c' }] });
    expect(run('unlockAll')).toMatchObject({ kind: 'unlock', objects: [{ id: 'a' }, { id: 'b' }] });
  });

  test('a point of a line that is gone, while the line stays', () => {
    const points = [0, 50, 100].map((x) => ({ x, y: 0 }));
    const { desk, choose, run } = open([{ kind: 'line', id: 'line', x: 100, y: 100, width: 100, height: 1, points }]);
    choose('line');
    desk.choosePoint({ line: 'line', index: 1 });
    expect(run('delete')).toEqual({ kind: 'pointDeleted' });
  });

  test('how many are in a group', () => {
    const { choose, run } = open();
    choose('a', 'b', 'c');
    expect(run('group')).toEqual({ kind: 'grouped', count: 3 });
    expect(run('ungroup')).toEqual({ kind: 'ungrouped' });
  });
});

test('what did not happen is not said to have happened', () => {
  const { desk, choose, run } = open();
  choose('a');
  run('lock');
  for (const id of ['moveRight', 'larger', 'turnLeft', 'toFront', 'delete'] as const) {
    expect(run(id), id).toBeUndefined();
    expect(desk.state().notice, id).toEqual({ kind: 'locked', ids: ['a'] });
  }
  choose('b', 'inner');
  expect(run('group')).toEqual({ kind: 'unchanged' });
  choose('b');
  run('hide');
  expect(run('moveRight')).toEqual({ kind: 'unchanged' });
});

test('what is copied and cut is heard by key too', async () => {
  const { choose, said, desk } = open();
  const clipboard = createClipboard(desk);
  await clipboard.prepare();
  const transfer = Object.assign(Object.create(null), { setData: () => undefined });
  choose('a');
  clipboard.onCopy(transfer, false);
  expect(said()).toMatchObject({ kind: 'copied', objects: [{ id: 'a' }] });
  clipboard.onCopy(transfer, true);
  expect(said()).toMatchObject({ kind: 'cut', objects: [{ id: 'a' }] });
});
