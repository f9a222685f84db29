import { beforeAll, expect, test } from 'vitest';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createHands } from './hands.ts';
import { prepareGestures } from './gestures/late-gestures.ts';

beforeAll(prepareGestures);

const plain = { isShift: false, isAlt: false, isCtrl: false };
const box = (id: string, x: number, size = 100, own: object = {}) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y: 100,
  width: size,
  height: size,
  fill: { kind: 'color', color: 'accent1' },
  ...own,
});

/** One unit of the canvas is one pixel of the view. */
function open(...children: object[]) {
  const { desk } = openTestDesk({
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
    path: [{ id: 'first', to: 'root' }],
  });
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  const tap = (x: number, isTouch = true) => {
    hands.press({ at: { x, y: 100 }, isTouch, isPanning: false, clicks: 1, ...plain });
    hands.release();
  };
  const swipe = (from: number, to: number) => {
    hands.press({ at: { x: from, y: 100 }, isTouch: true, isPanning: false, clicks: 1, ...plain });
    hands.move({ x: (from + to) / 2, y: 100 }, plain);
    hands.move({ x: to, y: 100 }, plain);
    hands.release();
  };
  const ids = () => {
    const { selection } = desk.state();
    return selection.kind === 'objects' ? selection.ids : [selection.id];
  };
  return { desk, hands, tap, swipe, ids, choose: (...some: string[]) => desk.select(select(desk.draft, some)) };
}

test('[SITE-5] a menu is about what it is opened on', () => {
  const { hands, ids, choose } = open(box('a', 100), box('b', 300));
  hands.aim({ x: 300, y: 100 }, false);
  expect(ids()).toEqual(['b']);
  choose('a', 'b');
  hands.aim({ x: 100, y: 100 }, false);
  expect(ids()).toEqual(['a', 'b']);
  hands.aim({ x: 600, y: 600 }, false);
  expect(ids()).toEqual([]);
});

test('a menu on something locked that is selected leaves it selected, so that it can be unlocked', () => {
  const { hands, ids, choose } = open(box('a', 100, 100, { isLocked: true }));
  choose('a');
  hands.aim({ x: 100, y: 100 }, true);
  expect(ids()).toEqual(['a']);
});

test.each([true, false])('[SITE-5] several are selected by one press each, without a key; by finger: %s', (isTouch) => {
  const { desk, tap, ids } = open(box('a', 100), box('b', 300));
  tap(100, isTouch);
  desk.use({ kind: 'select', isAdding: true });
  tap(300, isTouch);
  expect(ids()).toEqual(['a', 'b']);
  tap(600);
  expect(ids()).toEqual(['a', 'b']);
  tap(100, isTouch);
  expect(ids()).toEqual(['b']);
  desk.use({ kind: 'select' });
  tap(100, isTouch);
  expect(ids()).toEqual(['a']);
});

test('[SITE-5] a finger moves something small, and resizes it from beside it', () => {
  const { desk, swipe, choose } = open(box('dot', 100, 30));
  const dot = () => desk.draft.entries.get('dot')?.object;
  choose('dot');
  swipe(104, 164);
  expect(dot()).toMatchObject({ x: 160, width: 30 });
  swipe(150, 210);
  expect(dot()).toMatchObject({ x: 220, width: 30 });
});

test('[SITE-5] one can zoom in to a millionth of the overview', () => {
  const { desk, hands } = open(box('a', 100));
  const before = desk.state().camera.zoom;
  for (let step = 0; step < 200; step++) hands.zoom({ x: 300, y: 300 }, 1.2);
  expect(desk.state().camera.zoom / before).toBeGreaterThanOrEqual(1e6 * 0.999);
});

test('a menu in a text that is edited leaves it open, also beside its letters', () => {
  const { desk, hands, ids } = open(box('behind', 300, 400), {
    kind: 'text',
    id: 't',
    x: 300,
    y: 100,
    width: 300,
    height: 150,
    paragraphs: ['Ebb'],
  });
  desk.select({ kind: 'text', id: 't', anchor: 1, focus: 4, within: { parent: 'root' } });
  hands.aim({ x: 420, y: 160 }, false);
  expect(desk.state().selection).toMatchObject({ kind: 'text', anchor: 1, focus: 4 });
  hands.aim({ x: 800, y: 700 }, false);
  expect(ids()).toEqual([]);
});

test('while several are selected, a second tap takes one away, and opens nothing', () => {
  const { desk, hands, ids } = open(box('a', 100));
  desk.use({ kind: 'select', isAdding: true });
  for (const clicks of [1, 2]) {
    hands.press({ at: { x: 100, y: 100 }, isTouch: true, isPanning: false, clicks, ...plain });
    hands.release();
  }
  expect(ids()).toEqual([]);
  hands.press({ at: { x: 700, y: 600 }, isTouch: true, isPanning: false, clicks: 2, ...plain });
  expect(desk.draft.presentation.root.children).toHaveLength(1);
});
