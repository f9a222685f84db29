import { describe, expect, test } from 'vitest';
import { createClipboard } from '../commands/clipboard.ts';
import type { CommandId } from '../commands/command.ts';
import { createCommands } from '../commands/commands.ts';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createHands } from '../hands/hands.ts';
import { createPathTools } from '../path/path-tools.ts';
import { createLoader } from '../tools/load-tools.ts';
import { alignMoves, distributeMoves } from './align.ts';
import { createInspectTools } from './inspect-tools.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('lining up boxes', () => {
  const boxes = [box(0, 0, 10, 10), box(100, 50, 40, 20), box(30, 200, 20, 100)];

  test.each([
    ['left', [0, -100, -30]],
    ['center', [65, -50, 30]],
    ['right', [130, 0, 90]],
  ] as const)('by %s', (side, across) => {
    expect(alignMoves(boxes, side)).toEqual(across.map((x) => ({ x, y: 0 })));
  });

  test.each([
    ['top', [0, -50, -200]],
    ['middle', [145, 90, -100]],
    ['bottom', [290, 230, 0]],
  ] as const)('by %s', (side, down) => {
    expect(alignMoves(boxes, side)).toEqual(down.map((y) => ({ x: 0, y })));
  });

  test('the same gaps between neighbours, in whatever order they are given', () => {
    const moves = distributeMoves(boxes, 'across');
    expect(moves.map(({ x }) => x)).toEqual([0, 0, 15]);
    const moved = boxes.map(({ left, right }, index) => [left + (moves[index]?.x ?? 0), right + (moves[index]?.x ?? 0)]);
    expect(moved).toEqual([
      [0, 10],
      [100, 140],
      [45, 65],
    ]);
    expect(distributeMoves(boxes, 'down').map(({ y }) => y)).toEqual([0, 45, 0]);
  });

  test('boxes that overlap get the same overlap', () => {
    const moves = distributeMoves([box(0, 0, 50, 1), box(10, 0, 50, 1), box(60, 0, 50, 1)], 'across');
    expect(moves.map(({ x }) => x)).toEqual([0, 20, 0]);
  });

  test('two have no gap to share', () => {
    expect(distributeMoves(boxes.slice(0, 2), 'across')).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});

describe('lining up objects', () => {
  const shape = (id: string, x: number, y: number) => ({ kind: 'shape', id, shape: 'star', x, y, width: 10, height: 10 });
  const inner = { kind: 'topic', id: 'topic', x: 500, y: 400, width: 100, height: 100, scale: 2, rotation: 90 };
  const open = () => {
    const children = [shape('a', 100, 100), shape('b', 200, 300), { ...inner, children: [shape('c', 50, 50)] }];
    const { desk, done } = openTestDesk({ schemaVersion: 2, root: { id: 'root', width: 1000, height: 800, children } });
    return { desk, done, inspect: createInspectTools(desk) };
  };
  const placeOf = (desk: ReturnType<typeof open>['desk'], id: string) => {
    const { x, y } = desk.draft.entries.get(id)?.object ?? { x: NaN, y: NaN };
    return [x, y];
  };

  test('is one step, and touches only what moves', () => {
    const { desk, done, inspect } = open();
    desk.select(select(desk.draft, ['a', 'b']));
    inspect.align('left');
    expect(placeOf(desk, 'b')).toEqual([100, 300]);
    expect(done).toEqual([[{ kind: 'set', id: 'b', fields: { x: 100, y: 300 } }]]);
    desk.undo();
    expect(placeOf(desk, 'b')).toEqual([200, 300]);
  });

  test('also where they are in different topics, turned and scaled', () => {
    const { desk, inspect } = open();
    desk.select(select(desk.draft, ['a', 'c']));
    // On the canvas, c is a square of 20 around (500, 400).
    inspect.align('top');
    const [x, y] = placeOf(desk, 'c');
    expect(x).toBeCloseTo(50 - 295 / 2, 6);
    expect(y).toBeCloseTo(50, 6);
  });
});

describe('as commands', () => {
  const shape = (id: string, x: number, y: number, width: number) => ({ kind: 'shape', id, shape: 'star', x, y, width, height: 100 });
  const picture = (id: string) => ({ kind: 'image', id, x: 100, y: 600, width: 40, height: 30, asset: 'squid' });
  const open = () => {
    const children = [shape('a', 100, 100, 100), shape('b', 250, 300, 100), shape('c', 500, 400, 40), picture('one'), picture('two')];
    const { desk } = openTestDesk({
      schemaVersion: 2,
      assets: { squid: { kind: 'image', source: 'a.png', width: 40, height: 30 } },
      root: { id: 'root', width: 1000, height: 800, children },
    });
    const commands = createCommands(desk, {
      clipboard: createClipboard(desk),
      hands: createHands(desk, { press: () => false, dragTo: () => undefined }),
      inspect: createInspectTools(desk),
      path: createPathTools(desk),
      load: createLoader(desk, { oid: 'test', fontsVersion: 'test', labels: { missingImage: '', unreadable: '' } }),
      ask: () => undefined,
    });
    const find = (id: CommandId) => commands.find((command) => command.id === id);
    const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
    const object = (id: string) => desk.draft.entries.get(id)?.object;
    const isPossible = (id: CommandId) => find(id)?.isPossible();
    return { desk, choose, object, isPossible, run: (id: CommandId) => find(id)?.run('') };
  };

  test.each([
    ['alignLeft', 'x', [100, 100, 70]],
    ['alignCenter', 'x', [285, 285, 285]],
    ['alignRight', 'x', [470, 470, 500]],
    ['alignTop', 'y', [100, 100, 100]],
    ['alignMiddle', 'y', [250, 250, 250]],
    ['alignBottom', 'y', [400, 400, 400]],
    ['distributeAcross', 'x', [100, 315, 500]],
    ['distributeDown', 'y', [100, 250, 400]],
  ] as const)('[SITE-5] %s, as one step', (id, axis, places) => {
    const { run, choose, object, desk } = open();
    const along = () => ['a', 'b', 'c'].map((one) => object(one)?.[axis]);
    const before = along();
    choose('a', 'b', 'c');
    run(id);
    expect(along()).toEqual(places);
    desk.undo();
    expect(along()).toEqual(before);
  });

  test('it takes two to align and three to distribute', () => {
    const { isPossible, choose } = open();
    choose('a');
    expect(isPossible('alignLeft')).toBe(false);
    choose('a', 'b');
    expect([isPossible('alignLeft'), isPossible('distributeAcross')]).toEqual([true, false]);
  });

  test('[SITE-5] all pictures that are selected are flipped, and back', () => {
    const { run, choose, object, isPossible } = open();
    const flips = () => ['one', 'two'].map((id) => Reflect.get(object(id) ?? {}, 'flip'));
    choose('one', 'two', 'a');
    run('flipAcross');
    expect(flips()).toEqual(['x', 'x']);
    run('flipDown');
    expect(flips()).toEqual(['both', 'both']);
    run('flipAcross');
    expect(flips()).toEqual(['y', 'y']);
    choose('a');
    expect(isPossible('flipAcross')).toBe(false);
  });
});
