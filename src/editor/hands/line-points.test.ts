import { beforeAll, expect, test } from 'vitest';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { marksOf } from './marks.ts';
import { createHands } from './hands.ts';
import { removeChosenPoint } from './pulling.ts';
import { prepareGestures } from './gestures/late-gestures.ts';

beforeAll(prepareGestures);

const stroke = { paint: { kind: 'color', color: 'text' }, width: 4, dash: [], cap: 'round', join: 'round' };
const line = { kind: 'line', id: 'line', x: 500, y: 400, width: 200, height: 100, stroke };
const points = [
  { x: 0, y: 0 },
  { x: 100, y: 100 },
  { x: 200, y: 0 },
];
const shape = { kind: 'shape', shape: 'rectangle', x: 350, y: 350, width: 100, height: 100, fill: { kind: 'color', color: 'accent1' } };

/** One unit of the canvas is one pixel of the view; the line begins at (400, 350). */
function open(own: object = {}) {
  const { desk } = openTestDesk({
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        { ...shape, id: 'a' },
        { ...line, points, ...own },
      ],
    },
    path: [{ id: 'one', to: 'root' }],
  });
  const asked: string[] = [];
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined }, (what) => void asked.push(what));
  const click = (x: number, y: number, clicks = 1) => {
    hands.press({ at: { x, y }, isTouch: false, isPanning: false, clicks, isShift: false, isAlt: false, isCtrl: false });
    hands.release();
  };
  const places = () => {
    const object = desk.draft.entries.get('line')?.object;
    return object?.kind === 'line' ? object.points.map(({ x }) => x) : [];
  };
  const chosen = () => marksOf(desk, []).handles.findIndex(({ isChosen }) => isChosen);
  desk.select(select(desk.draft, ['line']));
  return { desk, asked, click, places, chosen };
}

test('[SITE-5] the point of a line that was pressed last is removed, then the next one, as long as two are left', () => {
  const { desk, click, places, chosen } = open();
  expect([removeChosenPoint(desk), chosen()]).toEqual([false, -1]);
  click(500, 450);
  expect(chosen()).toBe(1);
  expect(removeChosenPoint(desk)).toBe(true);
  expect([places(), chosen()]).toEqual([[0, 200], 1]);
  expect(removeChosenPoint(desk)).toBe(false);
  desk.undo();
  expect(places()).toEqual([0, 100, 200]);
});

test('an end that is removed is no longer attached', () => {
  const { desk, click, places } = open({ startsAt: { id: 'a', x: 1, y: 0.5 } });
  click(400, 350);
  expect(removeChosenPoint(desk)).toBe(true);
  expect(places()).toEqual([100, 200]);
  expect(Reflect.get(desk.draft.entries.get('line')?.object ?? {}, 'startsAt')).toBeUndefined();
});

test('it is forgotten after a press elsewhere, or if something else is selected', () => {
  const { desk, click, chosen } = open();
  click(500, 450);
  desk.select(select(desk.draft, ['a']));
  expect(removeChosenPoint(desk)).toBe(false);
  desk.select(select(desk.draft, ['line']));
  click(450, 400);
  expect(chosen()).not.toBe(1);
  click(800, 700);
  desk.select(select(desk.draft, ['line']));
  expect(removeChosenPoint(desk)).toBe(false);
});

test('twice on a line or a shape edits its points', () => {
  const { desk, asked, click } = open();
  desk.select(select(desk.draft, []));
  click(350, 350, 2);
  expect([asked, desk.state().selection]).toEqual([['points'], select(desk.draft, ['a'])]);
});
