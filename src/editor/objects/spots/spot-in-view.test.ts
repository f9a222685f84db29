import { describe, expect, test } from 'vitest';
import { intersects, type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { asObjects, select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { toView } from '../../hands/view.ts';
import type { NewKind } from '../new-content.ts';
import { addPicture, makeInView, makeObject, pointForPicture } from '../new-objects.ts';

const rectangle: NewKind = { shape: 'rectangle' };
const topic = (id: string, x: number, more: object = {}) => ({ kind: 'topic', id, title: id, x, y: 400, width: 300, height: 300, ...more });

function open(...children: object[]) {
  const { desk } = openTestDesk({ root: { id: 'root', width: 1000, height: 800, children } });
  /** What has been made, and where it is seen. */
  const made = (kind: NewKind) => {
    expect(makeInView(desk, kind)).toBe(true);
    expect(desk.state().notice).toBeUndefined();
    const { selection } = desk.state();
    const id = selection.kind === 'text' ? selection.id : (selection.ids[0] ?? '');
    const node = desk.scene.nodes.get(id);
    if (!node) throw new Error('Nothing is selected');
    return { id, into: node.parent?.object.id, box: transformRectangle(toView(desk, node), exactBox(node)) };
  };
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  return { desk, made, choose };
}

const isInView = ({ left, top, right, bottom }: Rectangle) => left >= 0 && top >= 0 && right <= 1000 && bottom <= 800;
const middleOf = ({ left, top, right, bottom }: Rectangle) => [(left + right) / 2, (top + bottom) / 2];

describe('what is added without saying where', () => {
  test('[SITE-5] is in the middle of the view', () => {
    const { made } = open();
    expect(made(rectangle).box).toEqual({ left: 420, top: 320, right: 580, bottom: 480 });
  });

  test.each<[string, NewKind]>([
    ['shapes', rectangle],
    ['texts', 'text'],
    ['lines', 'line'],
  ])('[SITE-5] does not cover what was added before: %s', (_, kind) => {
    const { desk, made, choose } = open();
    const boxes = [made(kind), made(kind)].map(({ box }) => box);
    choose();
    boxes.push(made(kind).box);
    boxes.forEach((box, place) => {
      expect(isInView(box)).toBe(true);
      expect(boxes.slice(place + 1).filter((other) => intersects(box, other))).toEqual([]);
    });
    expect(desk.draft.presentation.root.children).toHaveLength(3);
  });

  test('[SITE-5] lies a little farther each time when the view is full', () => {
    const { made, choose } = open({ kind: 'shape', shape: 'star', id: 'all', x: 500, y: 400, width: 990, height: 790 });
    const middles = [1, 2, 3].map(() => {
      choose();
      return middleOf(made(rectangle).box);
    });
    expect(middles).toEqual([
      [524, 424],
      [548, 448],
      [572, 472],
    ]);
  });

  test('stays where a pointer says', () => {
    const { desk } = open();
    for (let time = 0; time < 2; time++) makeObject(desk, rectangle, { x: 300, y: 300 });
    expect(desk.draft.presentation.root.children.map(({ x, y }) => [x, y])).toEqual([
      [300, 300],
      [300, 300],
    ]);
  });
});

test('[SITE-5] a second picture lies beside the first, and in the topic that is selected', async () => {
  const { desk, choose } = open(topic('left', 160));
  const add = async () => {
    const stored = await desk.storePicture('');
    expect(stored && addPicture(desk, stored, pointForPicture(desk))).toBe(true);
    return desk.draft.entries.get(asObjects(desk.state().selection).ids[0] ?? '');
  };
  const [one, other] = [await add(), await add()];
  expect(one?.object).toMatchObject({ x: 500, y: 400 });
  expect([other?.object.x, other?.object.y]).not.toEqual([500, 400]);
  choose('left');
  expect((await add())?.parent?.object.id).toBe('left');
});

describe('while a topic is selected', () => {
  test.each<[string, NewKind]>([
    ['a shape', rectangle],
    ['a text', 'text'],
    ['a line', 'line'],
    ['a table', 'table'],
  ])('[SITE-5] %s goes into it, no larger than it', (_, kind) => {
    const { made, choose } = open(topic('left', 160), topic('middle', 500));
    choose('left');
    const { into, box } = made(kind);
    expect(into).toBe('left');
    expect(box.left).toBeGreaterThan(10);
    expect(box.right).toBeLessThan(310);
  });

  test('[SITE-5] the second object in it is beside the first', () => {
    const { made, choose } = open(topic('left', 160));
    choose('left');
    const one = made(rectangle);
    choose('left');
    const other = made(rectangle);
    expect([one.into, other.into]).toEqual(['left', 'left']);
    expect(middleOf(one.box)).not.toEqual(middleOf(other.box));
  });

  test('[SITE-5] another topic goes beside it, and so does the next one', () => {
    const { made } = open();
    const topics = [made('topic'), made('topic'), made('topic')];
    expect(topics.map(({ into }) => into)).toEqual(['root', 'root', 'root']);
    topics.forEach(({ box }, place) => {
      expect(isInView(box)).toBe(true);
      expect(topics.slice(place + 1).filter((other) => intersects(box, other.box))).toEqual([]);
    });
  });

  test('[SITE-5] another topic goes into it when it fills the view', () => {
    const { desk, made, choose } = open(topic('middle', 500));
    choose('middle');
    desk.frame('middle');
    expect(made('topic').into).toBe('middle');
  });

  test('it does not matter if it is out of view, locked or collapsed', () => {
    const { desk, made, choose } = open(topic('far', 5000), topic('locked', 160, { isLocked: true }), topic('collapsed', 840));
    for (const id of ['far', 'locked', 'collapsed']) {
      choose(id);
      if (id === 'collapsed') desk.collapse([id], true);
      expect(made(rectangle).into).toBe('root');
    }
  });
});
