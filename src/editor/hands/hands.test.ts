import { beforeAll, describe, expect, test } from 'vitest';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createPathTools } from '../path/path-tools.ts';
import { createHands } from './hands.ts';
import { prepareGestures } from './gestures/late-gestures.ts';

beforeAll(prepareGestures);

const plain = { isShift: false, isAlt: false, isCtrl: false };
type Own = Partial<typeof plain>;

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

/** One unit of the canvas is one pixel of the view. */
function open(children: object[], path: object[] = [{ id: 'first', to: 'root' }]) {
  const { desk, done, lifted } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children },
    path,
  });
  const asked: string[] = [];
  const hands = createHands(desk, { press: () => false, dragTo: () => undefined }, (what) => void asked.push(what), createPathTools(desk));
  const press = (x: number, y: number, own: object = {}) =>
    hands.press({ at: { x, y }, isTouch: false, isPanning: false, clicks: 1, ...plain, ...own });
  const drag = (from: [number, number], to: [number, number], own: Own & { isTouch?: boolean } = {}) => {
    press(...from, own);
    hands.move({ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }, { ...plain, ...own });
    hands.move({ x: to[0], y: to[1] }, { ...plain, ...own });
    hands.release();
  };
  const click = (x: number, y: number, own: object = {}) => {
    press(x, y, own);
    hands.release();
  };
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  const ids = () => {
    const { selection } = desk.state();
    return selection.kind === 'objects' ? selection.ids : [selection.id];
  };
  return { desk, done, lifted, asked, hands, press, drag, click, object, ids };
}

describe('the tool for stops', () => {
  const begin = () => {
    const opened = open([box('a', 200, 200), box('b', 500, 200)]);
    opened.desk.use({ kind: 'stop' });
    return opened;
  };

  test('adds a stop to each object that is pressed', () => {
    const { click, asked, ids, desk } = begin();
    click(200, 200);
    expect([asked, ids()]).toEqual([['addStep'], ['a']]);
    click(500, 200, { isTouch: true });
    expect([asked, ids()]).toEqual([['addStep', 'addStep'], ['b']]);
    expect(desk.state().tool.kind).toBe('stop');
    click(900, 700);
    expect(asked).toHaveLength(2);
  });

  test('frames the area that is drawn', () => {
    const { drag, asked, ids, object } = begin();
    drag([600, 400], [900, 600]);
    expect(asked).toEqual(['addStep']);
    expect(object(ids()[0] ?? '')).toMatchObject({ kind: 'frame', frame: { shape: 'invisible' }, x: 750, y: 500, width: 300, height: 200 });
  });

  test('moves the canvas under a finger, and makes nothing when it is called off', () => {
    const { drag, press, hands, asked, done, desk } = begin();
    const { x } = desk.state().camera;
    drag([600, 400], [700, 400], { isTouch: true });
    expect(desk.state().camera.x).toBe(x - 100);
    press(600, 400);
    hands.move({ x: 700, y: 500 }, plain);
    hands.cancel();
    expect([asked, done, desk.state().marks]).toEqual([[], [], undefined]);
  });
});

test('the number of a stop chooses it and selects what it shows', () => {
  const stops = [
    { id: 'one', to: 'a' },
    { id: 'two', to: 'b' },
  ];
  const { click, ids, desk } = open([box('a', 200, 200), box('b', 500, 200)], stops);
  click(442, 200);
  expect([desk.state().step, ids()]).toEqual(['two', ['b']]);
  click(142, 195, { isTouch: true });
  expect([desk.state().step, ids()]).toEqual(['one', ['a']]);
});

describe('a press', () => {
  test('selects what is there, and on nothing, nothing', () => {
    const { click, ids } = open([box('a', 100, 100), box('b', 300, 100)]);
    click(100, 100);
    expect(ids()).toEqual(['a']);
    click(300, 100);
    expect(ids()).toEqual(['b']);
    click(600, 600);
    expect(ids()).toEqual([]);
  });

  test('selects what is in front', () => {
    const { click, ids } = open([box('a', 100, 100), box('b', 120, 100)]);
    click(130, 100);
    expect(ids()).toEqual(['b']);
  });

  test('with Shift adds and takes away', () => {
    const { click, ids } = open([box('a', 100, 100), box('b', 300, 100)]);
    click(100, 100);
    click(300, 100, { isShift: true });
    expect(ids()).toEqual(['a', 'b']);
    click(100, 100, { isShift: true });
    expect(ids()).toEqual(['b']);
  });

  test('on one of several that are selected selects it alone, unless they are dragged', () => {
    const { click, drag, desk, ids, object } = open([box('a', 100, 100), box('b', 300, 100)]);
    desk.select(select(desk.draft, ['a', 'b']));
    drag([100, 100], [140, 300]);
    expect(ids()).toEqual(['a', 'b']);
    expect(object('b')).toMatchObject({ x: 340, y: 300 });
    click(140, 300);
    expect(ids()).toEqual(['a']);
  });

  test('selects a group as a whole; a double click enters it', () => {
    const group = { kind: 'group', id: 'g', x: 200, y: 100, width: 300, height: 100, children: [box('a', 50, 50), box('b', 250, 50)] };
    const { click, ids, desk } = open([group]);
    click(100, 100);
    expect(ids()).toEqual(['g']);
    click(100, 100, { clicks: 2 });
    expect(ids()).toEqual(['a']);
    expect(desk.state().selection.within).toEqual({ parent: 'g' });
    click(700, 600);
    expect(desk.state().selection.within).toEqual({ parent: 'root' });
  });

  test('twice on nothing begins a text there', () => {
    const { click, desk, object } = open([]);
    click(400, 300, { clicks: 2 });
    const { selection } = desk.state();
    expect(selection.kind).toBe('text');
    expect(selection.kind === 'text' && object(selection.id)).toMatchObject({ kind: 'text', x: 560, y: 300, width: 320 });
  });
});

describe('dragging', () => {
  test('moves what is under the pointer, as one step back', () => {
    const { drag, object, desk, lifted } = open([box('a', 100, 100)]);
    drag([100, 100], [350, 430]);
    expect(object('a')).toMatchObject({ x: 350, y: 430 });
    expect(lifted).toEqual([['a'], []]);
    desk.undo();
    expect(object('a')).toMatchObject({ x: 100, y: 100 });
    expect(desk.state().canUndo).toBe(false);
  });

  test('with Shift stays on one axis', () => {
    const { press, hands, object } = open([box('a', 100, 100)]);
    press(100, 100);
    hands.move({ x: 350, y: 140 }, { ...plain, isShift: true });
    expect(object('a')).toMatchObject({ x: 350, y: 100 });
  });

  test('lines up with neighbours that are near, and shows it; with Control it does not', () => {
    const { press, hands, object, desk } = open([box('a', 100, 100), box('b', 500, 400)]);
    press(100, 100);
    hands.move({ x: 300, y: 300 }, plain);
    hands.move({ x: 496, y: 200 }, plain);
    expect(object('a')).toMatchObject({ x: 500, y: 200 });
    expect(desk.state().marks?.guides).toContainEqual([
      { x: 500, y: 150 },
      { x: 500, y: 450 },
    ]);
    hands.move({ x: 496, y: 200 }, { ...plain, isCtrl: true });
    expect(object('a')).toMatchObject({ x: 496, y: 200 });
    hands.release();
    expect(desk.state().marks).toBeUndefined();
  });

  test('follows the pointer in a turned and enlarged topic', () => {
    const topic = {
      kind: 'topic',
      id: 't',
      x: 500,
      y: 400,
      rotation: 90,
      scale: 2,
      width: 200,
      height: 200,
      children: [box('a', 100, 100)],
    };
    const { drag, object } = open([topic]);
    drag([500, 400], [500, 480]);
    expect(object('a')).toMatchObject({ x: 140, y: 100 });
  });

  test('can be called off', () => {
    const { press, hands, object, desk } = open([box('a', 100, 100)]);
    press(100, 100);
    hands.move({ x: 250, y: 250 }, plain);
    expect(hands.cancel()).toBe(true);
    expect(object('a')).toMatchObject({ x: 100, y: 100 });
    expect(desk.state().marks).toBeUndefined();
    expect(hands.cancel()).toBe(false);
  });

  test('what somebody else removes meanwhile is told once, and ends', () => {
    const { press, hands, desk, lifted, done } = open([box('a', 100, 100), box('b', 300, 100)]);
    press(100, 100);
    hands.move({ x: 200, y: 200 }, plain);
    desk.do([{ kind: 'remove', id: 'a' }]);
    const before = done.length;
    hands.move({ x: 210, y: 210 }, plain);
    expect(desk.state().notice).toEqual({ kind: 'refused', rule: 'unknown-object' });
    desk.tell(undefined);
    hands.move({ x: 220, y: 220 }, plain);
    hands.release();
    expect([done.length, desk.state().notice, lifted.at(-1)]).toEqual([before, undefined, []]);
  });

  test('a little is a click', () => {
    const { press, hands, object } = open([box('a', 100, 100)]);
    press(100, 100);
    hands.move({ x: 101, y: 101 }, plain);
    hands.release();
    expect(object('a')).toMatchObject({ x: 100, y: 100 });
  });

  test('on nothing selects what is wholly in the rectangle; to the left, all that it touches', () => {
    const { drag, ids, desk } = open([box('a', 200, 200), box('b', 400, 200)]);
    drag([100, 100], [420, 300]);
    expect(ids()).toEqual(['a']);
    drag([420, 320], [100, 100]);
    expect(ids()).toEqual(['a', 'b']);
    expect(desk.state().marks).toBeUndefined();
  });

  test('with the pan tool, or the middle button, moves the canvas', () => {
    const { drag, press, hands, desk, object } = open([box('a', 100, 100)]);
    desk.use({ kind: 'pan' });
    drag([100, 100], [150, 120]);
    expect(desk.state().camera).toMatchObject({ x: 450, y: 380 });
    desk.use({ kind: 'select' });
    press(150, 120, { isPanning: true });
    hands.move({ x: 250, y: 120 }, plain);
    hands.release();
    expect(desk.state().camera).toMatchObject({ x: 350, y: 380 });
    expect(object('a')).toMatchObject({ x: 100, y: 100 });
  });
});

describe('a finger', () => {
  const isTouch = true;

  test('pans, and selects by a tap', () => {
    const { drag, click, desk, ids, object } = open([box('a', 100, 100)]);
    drag([100, 100], [160, 100], { isTouch });
    expect(desk.state().camera.x).toBe(440);
    expect(object('a')).toMatchObject({ x: 100 });
    expect(ids()).toEqual([]);
    click(160, 100, { isTouch });
    expect(ids()).toEqual(['a']);
    click(700, 700, { isTouch });
    expect(ids()).toEqual([]);
  });

  test('moves what is selected', () => {
    const { drag, click, object } = open([box('a', 100, 100)]);
    click(100, 100, { isTouch });
    drag([100, 100], [300, 330], { isTouch });
    expect(object('a')).toMatchObject({ x: 300, y: 330 });
  });
});

describe('a handle', () => {
  test('changes the box of a shape; with Shift it keeps its proportions, with Alt its middle', () => {
    const { click, drag, object, desk } = open([box('a', 300, 300)]);
    click(300, 300);
    drag([350, 350], [400, 370]);
    expect(object('a')).toMatchObject({ x: 325, y: 310, width: 150, height: 120, scale: 1 });
    desk.undo();
    drag([350, 350], [400, 370], { isShift: true });
    expect(object('a')).toMatchObject({ width: 150, height: 150 });
    desk.undo();
    drag([350, 350], [400, 370], { isAlt: true });
    expect(object('a')).toMatchObject({ x: 300, y: 300, width: 200, height: 140 });
  });

  test('keeps the proportions of a picture', () => {
    const { click, drag, object } = open([{ kind: 'image', id: 'p', asset: 'none', x: 300, y: 300, width: 200, height: 100 }]);
    click(300, 300);
    drag([400, 350], [500, 360]);
    expect(object('p')).toMatchObject({ width: 300, height: 150, x: 350, y: 325 });
  });

  test('enlarges a topic with all that is in it', () => {
    const topic = {
      kind: 'topic',
      id: 't',
      x: 300,
      y: 300,
      width: 200,
      height: 200,
      frame: { shape: 'rectangle', fill: { kind: 'color', color: 'surface' } },
      children: [box('a', 100, 100)],
    };
    const { desk, drag, object } = open([topic]);
    desk.select(select(desk.draft, ['t']));
    drag([400, 400], [500, 500]);
    expect(object('t')).toMatchObject({ x: 350, y: 350, width: 200, height: 200, scale: 1.5 });
    expect(object('a')).toMatchObject({ x: 100, y: 100 });
  });

  test('at the edge of a topic moves that edge, and what is in it stays', () => {
    const topic = { kind: 'topic', id: 't', x: 300, y: 300, width: 200, height: 200, children: [box('a', 100, 100)] };
    const { desk, drag, object } = open([topic]);
    desk.select(select(desk.draft, ['t']));
    drag([200, 300], [150, 300]);
    expect(object('t')).toMatchObject({ x: 275, width: 250, height: 200, scale: 1 });
    expect(object('a')).toMatchObject({ x: 150, y: 100 });
  });

  test('turns around the middle; with Shift in steps', () => {
    const { click, drag, object } = open([box('a', 300, 300)]);
    click(300, 300);
    drag([300, 222], [378, 301], { isShift: true });
    expect(object('a')).toMatchObject({ rotation: 90, x: 300, y: 300 });
  });

  test('changes several at once, away from the opposite corner', () => {
    const { desk, drag, object } = open([box('a', 200, 200), box('b', 400, 400)]);
    desk.select(select(desk.draft, ['a', 'b']));
    drag([450, 450], [600, 600]);
    expect(object('a')).toMatchObject({ x: 225, y: 225, scale: 1.5 });
    expect(object('b')).toMatchObject({ x: 525, y: 525, scale: 1.5 });
  });

  test('turns several around their common middle', () => {
    const { desk, drag, object } = open([box('a', 200, 300), box('b', 400, 300)]);
    desk.select(select(desk.draft, ['a', 'b']));
    drag([300, 222], [378, 300], { isShift: true });
    expect(object('a')).toMatchObject({ x: 300, y: 200, rotation: 90 });
    expect(object('b')).toMatchObject({ x: 300, y: 400, rotation: 90 });
  });

  test('at the end of a line moves that end', () => {
    const line = {
      kind: 'line',
      id: 'l',
      x: 200,
      y: 200,
      width: 200,
      height: 2,
      points: [
        { x: 0, y: 1 },
        { x: 200, y: 1 },
      ],
    };
    const { desk, drag, object } = open([line]);
    desk.select(select(desk.draft, ['l']));
    drag([300, 200], [300, 260]);
    expect(object('l')).toMatchObject({
      points: [
        { x: 0, y: 1 },
        { x: 200, y: 61 },
      ],
    });
  });
});

describe('drawing', () => {
  test('makes a shape from corner to corner and selects it', () => {
    const { desk, drag, ids, object } = open([]);
    desk.use({ kind: 'shape', shape: 'star' });
    drag([100, 100], [300, 250]);
    expect(ids()).toHaveLength(1);
    expect(object(ids()[0] ?? '')).toMatchObject({ kind: 'shape', shape: 'star', x: 200, y: 175, width: 200, height: 150 });
    expect(desk.state().tool).toEqual({ kind: 'select' });
  });

  test('a click makes one of the usual size', () => {
    const { desk, click, ids, object } = open([]);
    desk.use({ kind: 'topic' });
    click(500, 400);
    expect(object(ids()[0] ?? '')).toMatchObject({ kind: 'topic', x: 500, y: 400, width: 320, height: 320, frame: { shape: 'circle' } });
  });

  test('puts it into the topic it is in', () => {
    const topic = { kind: 'topic', id: 't', x: 500, y: 400, scale: 2, width: 200, height: 200, children: [] };
    const { desk, drag, object } = open([topic]);
    desk.use({ kind: 'shape', shape: 'ellipse' });
    drag([450, 350], [550, 450]);
    const made = object('t');
    expect(made?.kind === 'topic' && made.children).toMatchObject([{ kind: 'shape', x: 100, y: 100, width: 50, height: 50 }]);
  });

  test.each(['line', 'arrow'] as const)('makes a %s', (kind) => {
    const { desk, drag, ids, object } = open([]);
    desk.use({ kind });
    drag([100, 100], [300, 200]);
    expect(object(ids()[0] ?? '')).toMatchObject({
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 200, y: 100 },
      ],
      end: kind === 'arrow' ? 'arrow' : 'none',
    });
  });

  test.each(['table', 'chart', 'code'] as const)('makes a %s that the document accepts', (kind) => {
    const { desk, click, ids, object } = open([]);
    desk.use({ kind });
    click(500, 400);
    expect(object(ids()[0] ?? '')?.kind).toBe(kind);
    expect(desk.state().notice).toBeUndefined();
  });

  test('far inside a tiny topic makes something as large as what is in view', () => {
    const topic = { kind: 'topic', id: 't', x: 500, y: 400, scale: 1e-4, width: 1000, height: 800, children: [] };
    const { desk, hands, object } = open([topic]);
    desk.frame('t');
    hands.make({ shape: 'rectangle' }, { x: 500, y: 400 });
    const made = object('t');
    const [shape] = made?.kind === 'topic' ? made.children : [];
    expect(shape?.width).toBeGreaterThan(50);
    expect(shape?.width).toBeLessThan(1000);
  });
});

test('zooming keeps the point under the pointer, far beyond the smallest object', () => {
  const { hands, desk } = open([box('a', 100, 100)]);
  hands.zoom({ x: 100, y: 100 }, 4);
  expect(desk.pick({ x: 100, y: 100 })[0]?.node.object.id).toBe('a');
  for (let turn = 0; turn < 40; turn++) hands.zoom({ x: 100, y: 100 }, 2);
  expect(desk.state().camera.zoom).toBeGreaterThan(500);
});

test('a text that begins beside a topic is beside it, even if it reaches into it', () => {
  const topic = { kind: 'topic', id: 't', x: 500, y: 400, width: 400, height: 400, children: [] };
  const { desk, click, object } = open([topic]);
  desk.use({ kind: 'text' });
  click(200, 400);
  const made = object('t');
  expect(made?.kind === 'topic' && made.children).toEqual([]);
});

test('a press between the letters of a selected text drags it, and lets it go if nothing is dragged', () => {
  const { desk, drag, click, object, ids } = open([{ kind: 'text', id: 'w', x: 300, y: 300, width: 300, height: 100, paragraphs: ['Hi'] }]);
  desk.select(select(desk.draft, ['w']));
  drag([400, 330], [450, 380]);
  expect(object('w')).toMatchObject({ x: 350, y: 350 });
  click(450, 380);
  expect(ids()).toEqual([]);
});

describe('distances', () => {
  const row = () => open([box('a', 100, 200), box('b', 250, 200), box('c', 600, 203), box('far', 600, 600)]);
  const move = (by: Own, x: number) => {
    const { desk, hands, press, object } = row();
    press(600, 200);
    hands.move({ x: 500, y: 200 }, { ...plain, ...by });
    hands.move({ x, y: 200 }, { ...plain, ...by });
    return { marks: desk.state().marks, object: object('c'), hands, desk };
  };

  test('are the same as those between the neighbours, once they nearly are, and are written beside both', () => {
    const { marks, object } = move({}, 397);
    expect(object).toMatchObject({ x: 400, y: 200 });
    expect(marks?.gaps).toEqual([
      {
        ends: [
          { x: 300, y: 200 },
          { x: 350, y: 200 },
        ],
        text: '50',
      },
      {
        ends: [
          { x: 150, y: 200 },
          { x: 200, y: 200 },
        ],
        text: '50',
      },
    ]);
  });

  test('to the nearest neighbour in line are written otherwise', () => {
    const { marks } = move({}, 440);
    expect(marks?.gaps).toEqual([
      {
        ends: [
          { x: 300, y: 200 },
          { x: 390, y: 200 },
        ],
        text: '90',
      },
    ]);
  });

  test('are left alone while Control is held', () => {
    const { marks, object } = move({ isCtrl: true }, 397);
    expect(object).toMatchObject({ x: 397, y: 203 });
    expect([marks?.gaps, marks?.guides]).toEqual([undefined, []]);
  });

  test('go with an outline of where it was, until it is let go', () => {
    const { marks, hands, desk } = move({}, 440);
    expect(marks?.origin?.[0]).toEqual({ x: 550, y: 153 });
    hands.release();
    expect(desk.state().marks).toBeUndefined();
  });
});

test('a side that is pulled lines up with the sides of others', () => {
  const { desk, drag, object, click } = open([box('a', 200, 200), box('b', 500, 500)]);
  click(200, 200);
  drag([250, 200], [447, 200]);
  expect(object('a')).toMatchObject({ width: 300, x: 300 });
  desk.undo();
  drag([250, 200], [447, 200], { isCtrl: true });
  expect(object('a')?.width).toBe(297);
});
