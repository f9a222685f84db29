import { distanceTo } from '#model/geometry/outline.ts';
import { compilePath } from '#model/geometry/path.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { lineForm } from '#model/paint/forms/outline/line-form.ts';
import type { LineObject } from '#model/presentation/presentation.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { createHands } from '../hands/hands.ts';
import { fitStroke } from './fit-stroke.ts';
import { rememberPen, usualPen } from './freehand.ts';
import { prepareGestures } from '../hands/gestures/late-gestures.ts';

beforeAll(prepareGestures);

const wave = Array.from({ length: 400 }, (_, x): Point => ({ x: 100 + x, y: 300 + 60 * Math.sin(x / 40) }));
const corner = [...wave.slice(0, 200), ...Array.from({ length: 200 }, (_, step): Point => ({ x: 299 - step, y: 242 + step / 2 }))];

const open = (children: object[] = []) => {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
    path: [{ id: 'first', to: 'root' }],
  });
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  const plain = { isShift: false, isAlt: false, isCtrl: false };
  const draw = (points: readonly Point[]) => {
    const [first, ...others] = points;
    if (!first) return;
    hands.press({ at: first, isTouch: true, isPanning: false, clicks: 1, ...plain });
    for (let at = 0; at < others.length; at += 6) {
      const trail = others.slice(at, at + 6);
      hands.move(trail.at(-1) ?? first, plain, trail);
    }
    hands.release();
  };
  const lines = () => desk.draft.presentation.root.children.flatMap((object) => (object.kind === 'line' ? [object] : []));
  return { desk, done, hands, draw, lines, plain };
};

/** How far it runs from what was drawn. */
function strayOf(line: LineObject, drawn: readonly Point[]): number {
  const [form] = lineForm(line);
  const [node] = form?.kind === 'drawing' ? form.nodes : [];
  const path = compilePath(node?.kind === 'path' ? node.d : '');
  const [left, top] = [line.x - line.width / 2, line.y - line.height / 2];
  return Math.max(...drawn.map(({ x, y }) => distanceTo(path, x - left, y - top)));
}

describe.each([
  ['a wave', wave, 40],
  ['a corner', corner, 45],
])('%s', (_, drawn, most) => {
  test('becomes a curved line with few points, where it was drawn', () => {
    const { desk, draw, lines } = open();
    desk.use(usualPen);
    draw(drawn);
    const [line] = lines();
    expect(line).toMatchObject({ course: 'curved', stroke: { paint: { color: 'accent1' }, width: 4, cap: 'round' } });
    expect(line?.points.length).toBeLessThan(most);
    expect(line && strayOf(line, drawn)).toBeLessThan(2);
  });
});

test('a touch makes a dot, which can be seen', () => {
  const { desk, draw, lines } = open();
  desk.use(usualPen);
  draw([{ x: 200, y: 200 }]);
  const [line] = lines();
  expect(line && lineForm(line)).toHaveLength(1);
});

test('each stroke is an object and a step of its own, and the pen stays', () => {
  const { desk, draw, lines } = open();
  desk.use({ ...usualPen, color: 'accent3', width: 10 });
  draw(wave);
  draw(corner);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toMatchObject({ stroke: { paint: { color: 'accent3' }, width: 10 } });
  expect(desk.state()).toMatchObject({ tool: { kind: 'pen' }, selection: { ids: [] } });
  desk.undo();
  expect(lines()).toHaveLength(1);
});

test('what is being drawn is shown, and forgotten when it is called off', () => {
  const { desk, hands, lines, plain } = open();
  desk.use(usualPen);
  hands.press({ at: { x: 10, y: 10 }, isTouch: false, isPanning: false, clicks: 1, ...plain });
  hands.move({ x: 30, y: 10 }, plain, [
    { x: 20, y: 12 },
    { x: 30, y: 10 },
  ]);
  expect(desk.state().marks?.stroke?.points).toHaveLength(3);
  hands.cancel();
  expect(desk.state().marks).toBeUndefined();
  expect(lines()).toEqual([]);
});

test('is as wide as the pen in the view, however deep one draws', () => {
  const { desk, draw, lines } = open();
  desk.look({ ...desk.state().camera, zoom: 1000 });
  desk.use(usualPen);
  draw(wave);
  const [line] = lines();
  expect((line?.stroke.width ?? 0) * (line?.scale ?? 0) * 1000).toBeCloseTo(4);
});

test.each([
  [300, 'root'],
  [800, 'topic'],
])('from within a topic that is %i wide is in the %s', (width, holder) => {
  const topic = { kind: 'topic', id: 'topic', x: 400, y: 300, width, height: 400, children: [] };
  const { desk, draw } = open([{ ...topic, x: 50 + width / 2 }]);
  desk.use(usualPen);
  draw(wave);
  const drawn = [...desk.draft.entries.values()].find(({ object }) => object.kind === 'line');
  expect(drawn?.parent?.object.id).toBe(holder);
});

test('the pen is the one that was used last', () => {
  const { desk } = open();
  const pen = rememberPen(desk);
  expect(pen()).toEqual(usualPen);
  desk.use({ ...usualPen, color: 'accent3', width: 10 });
  desk.use({ kind: 'select' });
  expect(pen()).toEqual({ kind: 'pen', color: 'accent3', width: 10 });
});

test('a straight line needs two points', () => {
  expect(
    fitStroke(
      Array.from({ length: 50 }, (_, x) => ({ x: x * 3, y: x })),
      1,
    ),
  ).toHaveLength(2);
});
