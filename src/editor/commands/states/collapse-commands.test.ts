import { beforeAll, expect, test } from 'vitest';
import { asObjects, enter, select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { objectAt } from '../../hands/aim.ts';
import { createHands } from '../../hands/hands.ts';
import { marksOf } from '../../hands/marks.ts';
import { reorder } from '../arrange-objects.ts';
import { collapseCommands } from './collapse-commands.ts';
import { prepareGestures } from '../../hands/gestures/late-gestures.ts';

beforeAll(prepareGestures);

const box = (id: string, x: number, y: number) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y,
  width: 60,
  height: 60,
  fill: { kind: 'color', color: 'accent1' },
});
const topic = (id: string, x: number, y: number, size: number, children: object[]) => ({
  kind: 'topic',
  id,
  title: id,
  x,
  y,
  width: size,
  height: size,
  frame: { shape: 'invisible' },
  children,
});

/** One unit of the canvas is one pixel of the view. */
function open() {
  const inner = topic('inner', 200, 100, 100, [box('deep', 50, 50)]);
  const { desk, others, done } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children: [topic('t', 500, 400, 300, [box('a', 60, 60), inner]), box('b', 100, 100)] },
    path: [
      { id: 'one', to: 'root' },
      { id: 'two', to: 'inner' },
    ],
  });
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  const view = collapseCommands(desk);
  const collapsed = () => [...desk.state().collapsed];
  const collapse = (...ids: string[]) => {
    desk.select(select(desk.draft, ids));
    view.collapse();
  };
  const steps = () => marksOf(desk, [{ step: 'two', label: '2', to: 'inner' }]).steps.length;
  const badges = () => marksOf(desk, []).badges;
  return { desk, others, done, hands, view, collapsed, collapse, steps, badges };
}

test('[SITE-5] a topic that is collapsed shows how much is in it, and nothing of it', () => {
  const { desk, collapse, collapsed, steps, badges } = open();
  expect([objectAt(desk, { x: 410, y: 310 }, false), steps(), badges()]).toEqual(['a', 1, []]);
  collapse('t');
  expect(collapsed()).toEqual(['t']);
  expect([objectAt(desk, { x: 410, y: 310 }, false), steps()]).toEqual(['t', 0]);
  expect(badges()).toEqual([{ id: 't', at: { x: 500, y: 400 }, width: 300, count: 3 }]);
  expect(objectAt(desk, { x: 100, y: 100 }, false)).toBe('b');
});

test('it is no change of the document, and is not taken back', () => {
  const { desk, view, collapse, collapsed, done } = open();
  collapse('t');
  expect([done, desk.state().canUndo]).toEqual([[], false]);
  desk.do([{ kind: 'remove', id: 'b' }]);
  desk.undo();
  expect(collapsed()).toEqual(['t']);
  desk.select(select(desk.draft, ['t']));
  expect([view.canCollapse(), view.canExpand(), view.canExpandAll()]).toEqual([false, true, true]);
  view.expand();
  expect(collapsed()).toEqual([]);
});

test('only topics with something in them are collapsed: those that are selected, or the one in which somebody works', () => {
  const { desk, view, collapsed } = open();
  desk.select(select(desk.draft, ['b']));
  expect(view.canCollapse()).toBe(false);
  desk.select(select(desk.draft, []));
  expect(view.canCollapse()).toBe(false);
  desk.select(enter(desk.draft, select(desk.draft, ['t'])));
  view.collapse();
  expect(collapsed()).toEqual(['t']);
  expect(desk.state().selection).toEqual(select(desk.draft, ['t']));
});

test('what was selected in it stands for it', () => {
  const { desk, collapsed } = open();
  desk.select(select(desk.draft, ['deep', 'b']));
  desk.collapse(['t'], true);
  expect(collapsed()).toEqual(['t']);
  expect(desk.state().selection).toEqual(select(desk.draft, ['t', 'b']));
});

test('a rectangle around it selects it as a whole', () => {
  const { desk, hands, collapse } = open();
  collapse('t');
  const plain = { isShift: false, isAlt: false, isCtrl: false };
  hands.press({ at: { x: 340, y: 240 }, isTouch: false, isPanning: false, clicks: 1, ...plain });
  hands.move({ x: 500, y: 500 }, plain);
  hands.move({ x: 700, y: 600 }, plain);
  hands.release();
  expect(desk.state().selection).toEqual(select(desk.draft, ['t']));
});

test('something new is put into it, not into what is not seen, and expands it', () => {
  const { desk, hands, collapse, collapsed } = open();
  collapse('t');
  hands.make('topic', { x: 550, y: 350 });
  const [id = ''] = asObjects(desk.state().selection).ids;
  expect([desk.draft.entries.get(id)?.parent?.object.id, collapsed()]).toEqual(['t', []]);
});

test.each([
  ['selects something in it', (desk: ReturnType<typeof open>['desk']) => desk.select(select(desk.draft, ['deep']))],
  ['works in it', (desk: ReturnType<typeof open>['desk']) => desk.select(enter(desk.draft, select(desk.draft, ['t'])))],
  ['goes to something in it', (desk: ReturnType<typeof open>['desk']) => desk.frame('deep')],
])('it expands by itself when somebody %s', (_name, go) => {
  const { desk, collapse, collapsed } = open();
  collapse('t');
  go(desk);
  expect(collapsed()).toEqual([]);
});

test('going to the topic itself, or what others do in it, leaves it as it is', () => {
  const { desk, others, collapse, collapsed, badges } = open();
  collapse('t');
  desk.frame('t');
  desk.frame();
  others([{ kind: 'remove', id: 'a' }]);
  expect(collapsed()).toEqual(['t']);
  expect(badges()).toMatchObject([{ count: 2 }]);
});

test('of collapsed topics that overlap, the one in front is pressed', () => {
  const { desk } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children: [topic('behind', 500, 400, 300, []), topic('front', 550, 400, 300, [])] },
    path: [{ id: 'one', to: 'root' }],
  });
  const at = () => objectAt(desk, { x: 520, y: 400 }, false);
  desk.collapse(['behind', 'front'], true);
  expect(at()).toBe('front');
  desk.do(reorder(desk.draft, ['behind'], 'toFront', Math.random));
  expect(at()).toBe('behind');
});
