import { beforeAll, describe, expect, test } from 'vitest';
import { identity, multiply, placementMatrix } from '#model/geometry/matrix.ts';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createHands } from './hands.ts';
import { prepareGestures } from './gestures/late-gestures.ts';

beforeAll(prepareGestures);

const plain = { isShift: false, isAlt: false, isCtrl: false };

const box = (id: string, x: number, y: number, own: object = {}) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y,
  width: 100,
  height: 100,
  fill: { kind: 'color', color: 'accent1' },
  ...own,
});
const topic = (id: string, x: number, y: number, children: object[] = [], own: object = {}) => ({
  kind: 'topic',
  id,
  title: id,
  x,
  y,
  width: 300,
  height: 300,
  frame: { shape: 'rectangle' },
  children,
  ...own,
});

/** One unit of the canvas is one pixel of the view. */
function open(children: object[]) {
  const { desk, others, lifted } = openTestDesk({
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
    path: [{ id: 'first', to: 'root' }],
  });
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  const take = (
    from: [number, number],
    to: [number, number],
    { isTouch = false, ...own }: { isTouch?: boolean; isCtrl?: boolean } = {},
  ) => {
    hands.press({ at: { x: from[0], y: from[1] }, isTouch, isPanning: false, clicks: 1, ...plain });
    hands.move({ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }, { ...plain, ...own });
    hands.move({ x: to[0], y: to[1] }, { ...plain, ...own });
  };
  const drag = (...given: Parameters<typeof take>) => {
    take(...given);
    hands.release();
  };
  const parentOf = (id: string) => desk.draft.entries.get(id)?.parent?.object.id;
  /** Where an object is on the canvas. */
  const placeOf = (id: string) => {
    let matrix = identity;
    for (let entry = desk.draft.entries.get(id); entry?.parent; entry = entry.parent)
      matrix = multiply(placementMatrix(entry.object), matrix);
    return matrix.map((value) => Math.round(value * 1e6) / 1e6 + 0);
  };
  const ids = () => {
    const { selection } = desk.state();
    return selection.kind === 'objects' ? selection.ids : [selection.id];
  };
  return { desk, others, lifted, hands, take, drag, parentOf, placeOf, ids };
}

describe('[SITE-5] dropping an object on a topic', () => {
  test('puts it in, where it is and as large as it is, as one step back with the move', () => {
    const { drag, parentOf, placeOf, desk, ids, lifted } = open([
      topic('t', 600, 400, [box('inner', 300, 300)], { rotation: 90, scale: 0.5, width: 800, height: 800 }),
      box('a', 100, 100),
    ]);
    drag([100, 100], [660, 340]);
    expect(parentOf('a')).toBe('t');
    expect(placeOf('a')).toEqual([1, 0, 0, 1, 610, 290]);
    expect(ids()).toEqual(['a']);
    expect(lifted.at(-1)).toEqual([]);
    desk.undo();
    expect([parentOf('a'), placeOf('a')]).toEqual(['root', [1, 0, 0, 1, 50, 50]]);
    expect(desk.state().canUndo).toBe(false);
    desk.redo();
    expect([parentOf('a'), placeOf('a')]).toEqual(['t', [1, 0, 0, 1, 610, 290]]);
  });

  test('puts several in, in front of what is there, in their order', () => {
    const { drag, desk, ids } = open([topic('t', 600, 400, [box('inner', 150, 150)]), box('a', 100, 100), box('b', 220, 100)]);
    desk.select(select(desk.draft, ['a', 'b']));
    drag([100, 100], [520, 420]);
    const object = desk.draft.entries.get('t')?.object;
    expect(object?.kind === 'topic' && object.children.map(({ id }) => id)).toEqual(['inner', 'a', 'b']);
    expect(ids()).toEqual(['a', 'b']);
  });

  test('puts it into the innermost topic that it fits in', () => {
    const inner = (size: number) => topic('inner', 150, 150, [], { width: size, height: size });
    const { drag, parentOf } = open([topic('t', 600, 400, [inner(200)]), box('a', 100, 100)]);
    drag([100, 100], [600, 400]);
    expect(parentOf('a')).toBe('inner');
    const narrow = open([topic('t', 600, 400, [inner(100)]), box('a', 100, 100)]);
    narrow.drag([100, 100], [600, 400]);
    expect(narrow.parentOf('a')).toBe('t');
  });

  test('shows and names the topic while it is dragged, and says where it is afterwards', () => {
    const { take, hands, desk } = open([topic('t', 600, 400), box('a', 100, 100)]);
    take([100, 100], [300, 200]);
    expect(desk.state().marks?.receiving).toBeUndefined();
    hands.move({ x: 560, y: 380 }, plain);
    expect(desk.state().marks?.receiving).toMatchObject({ into: 't', at: { x: 560, y: 380 } });
    expect(desk.state().marks?.receiving?.outline).toContainEqual({ x: 450, y: 250 });
    hands.release();
    expect(desk.state().marks).toBeUndefined();
    expect(desk.state().notice).toEqual({ kind: 'nested', ids: ['a'], into: 't' });
  });

  test('counts by the outline, which may be round', () => {
    const { drag, parentOf } = open([topic('t', 600, 400, [], { frame: { shape: 'circle' } }), box('a', 100, 100)]);
    drag([100, 100], [470, 270]);
    expect(parentOf('a')).toBe('root');
    drag([470, 270], [520, 330]);
    expect(parentOf('a')).toBe('t');
  });

  test('works with a finger, too', () => {
    const { drag, hands, parentOf } = open([topic('t', 600, 400), box('a', 100, 100)]);
    const isTouch = true;
    hands.press({ at: { x: 100, y: 100 }, isPanning: false, clicks: 1, ...plain, isTouch });
    hands.release();
    drag([100, 100], [600, 400], { isTouch });
    expect(parentOf('a')).toBe('t');
  });
});

describe('dragging an object out of a topic', () => {
  test('puts it onto the canvas, or into another topic', () => {
    const { drag, parentOf, placeOf } = open([
      topic('t', 200, 400, [box('a', 100, 100)], { scale: 0.8 }),
      topic('other', 700, 400, [], { scale: 2 }),
    ]);
    drag([160, 360], [160, 80]);
    expect([parentOf('a'), placeOf('a')]).toEqual(['root', [0.8, 0, 0, 0.8, 120, 40]]);
    drag([160, 80], [700, 420]);
    expect([parentOf('a'), placeOf('a')]).toEqual(['other', [0.8, 0, 0, 0.8, 660, 380]]);
  });

  test('leaves the topic that somebody works in, and keeps it selected', () => {
    const { drag, desk, ids, parentOf } = open([topic('t', 200, 400, [box('a', 100, 100), box('b', 200, 200)])]);
    desk.select(select(desk.draft, ['a'], { parent: 't' }));
    drag([150, 350], [600, 200]);
    expect([parentOf('a'), ids(), desk.state().selection.within]).toEqual(['root', ['a'], { parent: 'root' }]);
  });

  test('by less than half of it leaves it in', () => {
    const { drag, parentOf } = open([topic('t', 200, 400, [box('a', 100, 100)])]);
    // Held at its left edge, its middle stays in the topic.
    drag([105, 350], [45, 350]);
    expect(parentOf('a')).toBe('t');
  });
});

describe('an object stays in what it is in', () => {
  const over: [number, number] = [590, 410];
  test.each([
    ['with Control', topic('t', 600, 400), over, { isCtrl: true }],
    ['on a locked topic', topic('t', 600, 400, [], { isLocked: true }), over, {}],
    ['on a hidden topic', topic('t', 600, 400, [], { isHidden: true }), over, {}],
    ['on a topic that is no larger', topic('t', 600, 400, [], { width: 100, height: 100 }), over, {}],
    ['if it lay upon the topic before', topic('t', 150, 150), [140, 180] as [number, number], {}],
  ])('%s', (_name, other, to, modifiers) => {
    const { drag, parentOf, placeOf, desk } = open([other, box('a', 100, 100)]);
    drag([100, 100], to, modifiers);
    expect(parentOf('a')).toBe('root');
    expect(placeOf('a')).not.toEqual([1, 0, 0, 1, 50, 50]);
    expect(desk.state().notice).toBeUndefined();
  });

  test('in a group', () => {
    const group = { kind: 'group', id: 'g', x: 150, y: 100, width: 200, height: 100, children: [box('a', 50, 50), box('b', 150, 50)] };
    const { drag, desk, parentOf } = open([topic('t', 600, 400), group]);
    desk.select(select(desk.draft, ['a'], { parent: 'g' }));
    drag([100, 100], [600, 400]);
    expect(parentOf('a')).toBe('g');
  });

  test('of its own, which is dragged with it', () => {
    const { drag, desk, parentOf } = open([topic('t', 300, 400, [topic('inner', 150, 150, [], { width: 80, height: 80 })])]);
    desk.select(select(desk.draft, ['t', 'inner']));
    drag([160, 400], [300, 420]);
    expect([parentOf('t'), parentOf('inner')]).toEqual(['root', 't']);
  });

  test('after Escape', () => {
    const { take, hands, desk, parentOf, placeOf } = open([topic('t', 600, 400), box('a', 100, 100)]);
    take([100, 100], [600, 400]);
    hands.cancel();
    expect([parentOf('a'), placeOf('a')]).toEqual(['root', [1, 0, 0, 1, 50, 50]]);
    expect([desk.state().marks, desk.state().notice]).toEqual([undefined, undefined]);
  });

  test('if somebody else removes the topic meanwhile', () => {
    const { take, hands, others, desk, parentOf, placeOf } = open([topic('t', 600, 400), box('a', 100, 100)]);
    take([100, 100], [600, 400]);
    others([{ kind: 'remove', id: 't' }]);
    hands.release();
    expect([parentOf('a'), placeOf('a')]).toEqual(['root', [1, 0, 0, 1, 550, 350]]);
    expect(desk.state().notice).toBeUndefined();
    desk.undo();
    expect(placeOf('a')).toEqual([1, 0, 0, 1, 50, 50]);
  });
});
