import { beforeAll, describe, expect, test } from 'vitest';
import { apply, type Point } from '#model/geometry/matrix.ts';
import { nodesIn } from '#model/paint/paint.ts';
import type { Camera } from '#model/camera/camera.ts';
import { asObjects, select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createHands } from '../hands.ts';
import { marksOf } from '../marks.ts';
import { prepareGestures } from './late-gestures.ts';

beforeAll(prepareGestures);

const box = (id: string, x: number, y: number, own: object = {}) => ({
  kind: 'shape',
  shape: 'rectangle',
  id,
  x,
  y,
  width: 100,
  height: 60,
  fill: { kind: 'color', color: 'accent1' },
  ...own,
});
const group = { kind: 'group', id: 'group', x: 700, y: 300, width: 10, height: 10, children: [box('inner', 5, 5), box('other', 5, 105)] };

const cameras: Camera[] = [
  { anchor: 'root', x: 560, y: 440, zoom: 1.5, rotation: 0 },
  { anchor: 'root', x: 400, y: 380, zoom: 1.2, rotation: 30 },
  { anchor: 'topic', x: 90, y: 40, zoom: 7, rotation: -20 },
];

/** Also what is far beside the view. */
const bleed = { left: 1e5, top: 1e5, right: 1e5, bottom: 1e5 };

/** A layer of this depth behind a canvas of 1,000 by 800. */
function open(depth: number, camera: Camera) {
  const { desk, lifted } = openTestDesk({
    schemaVersion: 2,
    theme: {
      background: { layers: [{ id: 'far', depth, objects: [box('one', 450, 400), box('two', 600, 420, { rotation: 15 }), group] }] },
    },
    root: {
      id: 'root',
      kind: 'topic',
      width: 1000,
      height: 800,
      children: [{ kind: 'topic', id: 'topic', x: 500, y: 400, width: 200, height: 150, scale: 0.2 }],
    },
    path: [{ id: 'first', to: 'root' }],
  });
  desk.look(camera);
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids, { layer: 'far' }));
  /** Where the painter has the corners of an object. */
  const painted = (id: string): Point[] => {
    for (const { node, matrix } of nodesIn(desk.scene, { ...desk.state(), bleed }))
      if (node.object.id === id) {
        const { width, height } = node.object;
        return [apply(matrix, 0, 0), apply(matrix, width, 0), apply(matrix, width, height), apply(matrix, 0, height)];
      }
    throw new Error(`${id} is not there`);
  };
  const middle = (id: string): Point => {
    const [from, , to] = painted(id);
    return { x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: ((from?.y ?? 0) + (to?.y ?? 0)) / 2 };
  };
  return { desk, lifted, choose, painted, middle, hands: createHands(desk, { press: () => false, dragTo: () => undefined }) };
}

const rounded = (points: readonly Point[] | undefined) =>
  points?.map(({ x, y }) => `${(Math.round(x * 100) / 100 || 0).toFixed(2)} ${(Math.round(y * 100) / 100 || 0).toFixed(2)}`);
const between = (one: Point, other: Point): Point => ({ x: Math.round(other.x - one.x), y: Math.round(other.y - one.y) });
const plain = { isShift: false, isAlt: false, isCtrl: true };

const cases = [0, 0.5, 1].flatMap((depth) => cameras.map((camera, at) => [depth, at + 1, camera] as const));

describe.each(cases)('[SITE-5] of a layer at depth %d, from camera %i', (depth, _at, camera) => {
  test('what is selected has its outline and handles where it is painted', () => {
    const { desk, choose, painted } = open(depth, camera);
    choose('two');
    const marks = marksOf(desk, []);
    expect(rounded(marks.selection)).toEqual(rounded(painted('two')));
    expect(rounded(marks.handles.slice(0, 4).map(({ at }) => at))).toEqual(rounded(painted('two')));
    choose('one', 'two');
    expect(marksOf(desk, []).each.map(rounded)).toEqual([rounded(painted('one')), rounded(painted('two'))]);
  });

  test('what is dragged and pulled at stays under the pointer', () => {
    const { desk, hands, choose, painted, middle } = open(depth, camera);
    choose('one');
    const drag = (at: Point, x: number, y: number) => {
      hands.press({ at, isTouch: false, isPanning: false, clicks: 1, ...plain, isCtrl: false });
      hands.move({ x: at.x + x, y: at.y + y }, plain);
      hands.release();
    };
    const before = middle('one');
    drag(before, 40, 30);
    expect(between(before, middle('one'))).toEqual({ x: 40, y: 30 });
    const corner = painted('one')[2] ?? before;
    drag(corner, 24, 18);
    expect(between(corner, painted('one')[2] ?? corner)).toEqual({ x: 24, y: 18 });
    expect(asObjects(desk.state().selection).ids).toEqual(['one']);
    expect(desk.draft.presentation.theme.background.layers[0]?.objects).toHaveLength(3);
  });
});

test('[SITE-5] a group in a layer is entered, worked in and left like one on the canvas', () => {
  const camera = { anchor: 'root', x: 560, y: 400, zoom: 1.5, rotation: 0 };
  const { desk, hands, choose, middle, painted } = open(0.5, camera);
  choose('one');
  const press = (at: Point, clicks = 1) => {
    hands.press({ at, isTouch: false, isPanning: false, clicks, isShift: false, isAlt: false, isCtrl: false });
    hands.release();
  };
  press(middle('inner'));
  expect(asObjects(desk.state().selection).ids).toEqual(['group']);
  press(middle('inner'), 2);
  expect(desk.state().selection).toMatchObject({ within: { parent: 'group' }, ids: ['inner'] });
  expect(marksOf(desk, []).entered).toHaveLength(4);
  press(middle('other'));
  expect(desk.state().selection).toMatchObject({ within: { parent: 'group' }, ids: ['other'] });
  expect(rounded(marksOf(desk, []).selection)).toEqual(rounded(painted('other')));
  press(middle('one'));
  expect(desk.state().selection).toMatchObject({ within: { layer: 'far' }, ids: ['one'] });
});
