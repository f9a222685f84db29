import { apply } from '#model/geometry/matrix.ts';
import type { LineObject } from '#model/presentation/presentation.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { cut } from '../../core/clipboard/cut.ts';
import { duplicate } from '../../core/clipboard/paste/paste.ts';
import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createHands } from '../../hands/hands.ts';
import { toView } from '../../hands/view.ts';
import { createLineTools } from './line-tools.ts';
import { prepareGestures } from '../../hands/gestures/late-gestures.ts';

beforeAll(prepareGestures);

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
/** From the right side of `a` to the left side of `b`. */
const line = (own: object = {}) => ({
  kind: 'line',
  id: 'line',
  x: 300,
  y: 200,
  width: 200,
  height: 1,
  points: [
    { x: 0, y: 0.5 },
    { x: 200, y: 0.5 },
  ],
  startsAt: { id: 'a', x: 1, y: 0.5 },
  endsAt: { id: 'b', x: 0, y: 0.5 },
  ...own,
});
const boxes = [box('a', 150, 200), box('b', 450, 200)];

function open(children: object[]) {
  const { desk, done, lifted, others } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
    path: [{ id: 'first', to: 'root' }],
  });
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined });
  const plain = { isShift: false, isAlt: false, isCtrl: false };
  const drag = (from: [number, number], to: [number, number], own: object = {}) => {
    hands.press({ at: { x: from[0], y: from[1] }, isTouch: false, isPanning: false, clicks: 1, ...plain });
    hands.move({ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }, { ...plain, ...own });
    hands.move({ x: to[0], y: to[1] }, { ...plain, ...own });
    hands.release();
  };
  const click = (x: number, y: number, clicks: number) => {
    hands.press({ at: { x, y }, isTouch: false, isPanning: false, clicks, ...plain });
    hands.release();
  };
  const lineOf = (id = 'line') => {
    const object = desk.draft.entries.get(id)?.object;
    if (object?.kind !== 'line') throw new Error('There is no line');
    return object;
  };
  /** In the view. */
  const endsOf = (object: LineObject) => {
    const node = desk.scene.nodes.get(object.id);
    if (!node) throw new Error('It is not on the canvas');
    return [object.points[0], object.points.at(-1)].map((point) => {
      const { x, y } = apply(toView(desk, node), point?.x ?? 0, point?.y ?? 0);
      return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
    });
  };
  const made = () => lineOf(desk.draft.presentation.root.children.find(({ kind }) => kind === 'line')?.id);
  return { desk, done, lifted, others, drag, click, lineOf, endsOf, made };
}

describe('an end that is attached', () => {
  test('follows what is dragged, as one step back, and is lifted with it', () => {
    const { desk, drag, lineOf, endsOf } = open([...boxes, line()]);
    drag([150, 200], [170, 330], { isCtrl: true });
    expect(endsOf(lineOf())).toEqual([
      [220, 330],
      [400, 200],
    ]);
    expect(lineOf()).toMatchObject({ startsAt: { id: 'a' }, endsAt: { id: 'b' } });
    desk.undo();
    expect(endsOf(lineOf())).toEqual([
      [200, 200],
      [400, 200],
    ]);
    expect(desk.state().canUndo).toBe(false);
    desk.redo();
    expect(endsOf(lineOf())[0]).toEqual([220, 330]);
  });

  test.each([
    ['resized', { width: 200 }, [250, 200]],
    ['turned', { rotation: 90 }, [150, 250]],
    ['scaled', { scale: 2 }, [250, 200]],
  ])('follows what is %s', (_, fields, place) => {
    const { desk, lineOf, endsOf } = open([...boxes, line()]);
    desk.do([{ kind: 'set', id: 'a', fields }]);
    expect(endsOf(lineOf())[0]).toEqual(place);
  });

  test('follows what is in a group or topic that moves', () => {
    const topic = { kind: 'topic', id: 't', x: 150, y: 200, width: 200, height: 200, scale: 0.5, children: [box('a', 100, 100)] };
    const { desk, lineOf, endsOf } = open([topic, box('b', 450, 200), line()]);
    desk.do([{ kind: 'set', id: 't', fields: { x: 100, y: 500 } }]);
    expect(endsOf(lineOf())).toEqual([
      [125, 500],
      [400, 200],
    ]);
  });

  test('changes nothing when the line moves along', () => {
    const { desk, done } = open([{ kind: 'group', id: 'g', x: 300, y: 200, width: 600, height: 400, children: [...boxes, line()] }]);
    desk.do([{ kind: 'set', id: 'g', fields: { x: 400 } }]);
    expect(done).toEqual([[{ kind: 'set', id: 'g', fields: { x: 400 } }]]);
    expect(desk.draft.entries.get('line')?.object).toMatchObject({ points: line().points });
  });

  test('stays where it is when its object is removed, and comes back with it', () => {
    const { desk, lineOf, endsOf } = open([...boxes, line()]);
    desk.do(cut(desk.draft, select(desk.draft, ['a'])));
    expect(endsOf(lineOf())[0]).toEqual([200, 200]);
    expect(lineOf().startsAt).toBeUndefined();
    expect(lineOf().endsAt).toBeDefined();
    desk.undo();
    expect(lineOf().startsAt).toMatchObject({ id: 'a' });
  });

  test('is put right when somebody else has moved its object, at the next change to that', () => {
    const { desk, others, lineOf, endsOf } = open([...boxes, line()]);
    others([{ kind: 'set', id: 'a', fields: { y: 300 } }]);
    expect(endsOf(lineOf())[0]).toEqual([200, 200]);
    desk.do([{ kind: 'set', id: 'a', fields: { x: 160 } }]);
    expect(endsOf(lineOf())[0]).toEqual([210, 300]);
  });
});

describe('somebody who drags', () => {
  test('a line away detaches it', () => {
    const { drag, lineOf } = open([...boxes, line()]);
    drag([300, 200], [300, 500]);
    expect([lineOf().startsAt, lineOf().endsAt]).toEqual([undefined, undefined]);
  });

  test('one end away detaches only that', () => {
    const { desk, drag, lineOf, endsOf } = open([...boxes, line()]);
    desk.select(select(desk.draft, ['line']));
    drag([400, 200], [600, 600]);
    expect([lineOf().startsAt?.id, lineOf().endsAt]).toEqual(['a', undefined]);
    expect(endsOf(lineOf())).toEqual([
      [200, 200],
      [600, 600],
    ]);
  });

  test('an end to the middle of a side attaches it there', () => {
    const { desk, drag, lineOf, endsOf } = open([...boxes, line()]);
    desk.select(select(desk.draft, ['line']));
    drag([400, 200], [445, 258]);
    expect(lineOf().endsAt).toEqual({ id: 'b', x: 0.5, y: 1 });
    expect(endsOf(lineOf())[1]).toEqual([450, 250]);
  });

  test('a new arrow from object to object attaches both ends, on the outline, too', () => {
    const round = box('b', 450, 200, { shape: 'ellipse' });
    const { desk, drag, made, endsOf } = open([box('a', 150, 200), round]);
    desk.use({ kind: 'arrow' });
    drag([203, 198], [412, 162]);
    const [, end] = endsOf(made());
    expect(made()).toMatchObject({ startsAt: { id: 'a', x: 1, y: 0.5 }, endsAt: { id: 'b' }, end: 'arrow' });
    expect(Math.hypot((end?.[0] ?? 0) - 450, (end?.[1] ?? 0) - 200)).toBeCloseTo(50, 0);
    desk.undo();
    expect(desk.draft.presentation.root.children).toHaveLength(2);
  });

  test('with Control attaches nothing', () => {
    const { desk, drag, made } = open(boxes);
    desk.use({ kind: 'line' });
    drag([600, 600], [402, 200], { isCtrl: true });
    expect(made().endsAt).toBeUndefined();
  });

  test('from one topic to another makes a line that is in neither', () => {
    const topic = (id: string, x: number) => ({
      kind: 'topic',
      id,
      x,
      y: 200,
      width: 100,
      height: 100,
      frame: { shape: 'circle' },
      children: [],
    });
    const { desk, drag, made } = open([topic('a', 150), topic('b', 450)]);
    desk.use({ kind: 'arrow' });
    drag([200, 200], [400, 200]);
    expect(made()).toMatchObject({ startsAt: { id: 'a', x: 1, y: 0.5 }, endsAt: { id: 'b', x: 0, y: 0.5 } });
  });
});

describe('the points of a line', () => {
  const bare = line({ startsAt: undefined, endsAt: undefined });

  test('are added by pulling between two of them, and go by a double click', () => {
    const { desk, drag, click, lineOf } = open([bare]);
    desk.select(select(desk.draft, ['line']));
    drag([300, 200], [300, 300]);
    expect(lineOf().points).toEqual([
      { x: 0, y: 0.5 },
      { x: 100, y: 100.5 },
      { x: 200, y: 0.5 },
    ]);
    click(300, 300, 2);
    expect(lineOf().points).toEqual(line().points);
    click(200, 200, 2);
    expect(lineOf().points).toHaveLength(2);
    desk.undo();
    desk.undo();
    expect(lineOf().points).toEqual(line().points);
    expect(desk.state().canUndo).toBe(false);
  });

  test('are left alone where there are many: the line is pulled as a whole', () => {
    const points = Array.from({ length: 30 }, (_, index) => ({ x: index * 6, y: (index % 2) * 40 }));
    const { desk, drag, lineOf } = open([{ ...bare, width: 174, height: 40, points }]);
    desk.select(select(desk.draft, ['line']));
    drag([387, 220], [474, 240], {});
    expect(lineOf().points).toEqual(points);
    expect(lineOf().scale).toBeCloseTo(1.5, 1);
  });
});

describe('the inspector', () => {
  test('attaches an end to the side that is nearest to the other, and detaches it', () => {
    const { desk, lineOf, endsOf } = open([...boxes, box('c', 450, 600), line()]);
    const lines = createLineTools(desk);
    expect(lines.neighboursOf(lineOf()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    lines.attach(lineOf(), 'end', 'c');
    expect(lineOf().endsAt).toEqual({ id: 'c', x: 0.5, y: 0 });
    expect(endsOf(lineOf())[1]).toEqual([450, 550]);
    lines.attach(lineOf(), 'end', undefined);
    expect(lines.holderOf(lineOf(), 'end')).toBeUndefined();
    expect(endsOf(lineOf())[1]).toEqual([450, 550]);
  });
});

describe('the points of a line, by fields', () => {
  test('move in the coordinates around it, come and go', () => {
    const { desk, lineOf, endsOf } = open([...boxes, line({ rotation: 180 })]);
    const lines = createLineTools(desk);
    desk.do([{ kind: 'set', id: 'line', fields: { startsAt: null, endsAt: null } }]);
    expect(lines.placeOf(lineOf(), 0)?.x).toBeCloseTo(400);
    lines.movePoint(lineOf(), 0, { x: 500, y: 700 }, 'change');
    expect(endsOf(lineOf())[0]).toEqual([500, 700]);
    lines.addPoint(lineOf(), 0);
    expect(lineOf().points).toHaveLength(3);
    expect(lines.placeOf(lineOf(), 1)?.y).toBeCloseTo(450);
    lines.removePoint(lineOf(), 1);
    expect(endsOf(lineOf())[0]).toEqual([500, 700]);
  });

  test('detach an end that they move', () => {
    const { desk, lineOf, endsOf } = open([...boxes, line()]);
    createLineTools(desk).movePoint(lineOf(), 1, { x: 600, y: 600 }, 'change');
    expect([lineOf().startsAt?.id, lineOf().endsAt]).toEqual(['a', undefined]);
    expect(endsOf(lineOf())[1]).toEqual([600, 600]);
  });
});

describe('copies', () => {
  const copyOf = (ids: string[]) => {
    const { desk } = open([...boxes, line()]);
    let made = 0;
    const target = { of: 'test', selection: select(desk.draft, ids), newId: () => `copy-${(made += 1)}`, random: () => 0.5 };
    desk.do(duplicate(desk.draft, target)?.operations ?? []);
    const [copy] = desk.draft.presentation.root.children.filter(({ kind, id }) => kind === 'line' && id !== 'line');
    return copy?.kind === 'line' ? copy : undefined;
  };

  test('are attached to copies', () => {
    const copy = copyOf(['a', 'b', 'line']);
    expect(copy?.startsAt?.id).toMatch(/^copy-/);
    expect(copy?.endsAt?.id).toMatch(/^copy-/);
  });

  test('are not attached to originals', () => {
    const copy = copyOf(['b', 'line']);
    expect(copy?.startsAt).toBeUndefined();
    expect(copy?.endsAt?.id).toMatch(/^copy-/);
  });
});
