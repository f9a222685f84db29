import { describe, expect, test } from 'vitest';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import type { Relation } from './place-beside.ts';
import { createPlacingTools } from './placing-tools.ts';

const box = (id: string, x: number, y: number, own: object = {}) => ({
  kind: 'shape',
  shape: 'ellipse',
  id,
  x,
  y,
  width: 100,
  height: 50,
  ...own,
});

function open(...more: object[]) {
  const { desk } = openTestDesk({
    assets: { squid: { kind: 'image', source: 'a.png', width: 40, height: 30 } },
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        box('a', 100, 100),
        box('b', 500, 400),
        {
          kind: 'topic',
          id: 'topic',
          x: 700,
          y: 300,
          width: 400,
          height: 400,
          scale: 0.5,
          children: [box('c', 60, 60), box('d', 300, 300)],
        },
        ...more,
      ],
    },
  });
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  const parentOf = (id: string) => desk.draft.entries.get(id)?.parent?.object.id;
  return { desk, object, parentOf, placing: createPlacingTools(desk) };
}

test.each<[Relation, number, number]>([
  ['rightOf', 610, 400],
  ['leftOf', 390, 400],
  ['above', 500, 345],
  ['below', 500, 455],
])('%s another object', (relation, x, y) => {
  const { placing, object, desk } = open();
  expect(placing.placeBeside('a', relation, 'b')).toBe(true);
  expect(object('a')).toMatchObject({ x, y });
  desk.undo();
  expect(object('a')).toMatchObject({ x: 100, y: 100 });
});

describe('as large as another, wherever that is', () => {
  /** Width and height in what it is in. */
  const sizeOf = (object: SceneObject | undefined) => object && [object.width * object.scale, object.height * object.scale];

  test('[SITE-5] a shape takes on its width and its height', () => {
    const { placing, object, desk } = open();
    expect(placing.placeBeside('a', 'sameSize', 'topic')).toBe(true);
    expect(object('a')).toMatchObject({ width: 200, height: 200, scale: 1 });
    expect(placing.placeBeside('a', 'sameSize', 'topic')).toBe(false);
    desk.undo();
    expect(object('a')).toMatchObject({ width: 100, height: 50 });
  });

  test('[SITE-5] a picture and a group keep their proportions and fit into its size', () => {
    const { placing, object } = open(
      { kind: 'image', id: 'image', asset: 'squid', x: 200, y: 600, width: 100, height: 50 },
      { kind: 'group', id: 'group', x: 400, y: 600, children: [box('e', 0, 0)] },
    );
    placing.placeBeside('image', 'sameSize', 'topic');
    expect(sizeOf(object('image'))).toEqual([200, 100]);
    placing.placeBeside('group', 'sameSize', 'topic');
    expect(object('group')).toMatchObject({ scale: 2 });
  });

  test('[SITE-5] a text takes on its width, and what is in a topic keeps its size', () => {
    const { placing, object } = open({ kind: 'text', id: 'text', x: 200, y: 600, width: 100, height: 50, paragraphs: ['Words'] });
    placing.placeBeside('text', 'sameSize', 'topic');
    expect(object('text')).toMatchObject({ width: 200, height: 50, scale: 1 });
    placing.placeBeside('topic', 'sameSize', 'b');
    expect(sizeOf(object('topic'))).toEqual([100, 50]);
    expect(object('c')).toMatchObject({ x: 60, y: 60, width: 100 });
  });
});

describe('inside a topic', () => {
  const inTopic = { kind: 'topic', id: 'round', x: 200, y: 600, width: 100, height: 100, frame: { shape: 'circle' } };
  /** On the canvas. */
  const placeOf = ({ scene }: ReturnType<typeof open>['desk'], id: string) => {
    const node = scene.nodes.get(id);
    return node && transformRectangle(matrixBetween(node, scene.root), exactBox(node));
  };

  test('[SITE-5] an object is in it, and as large as fits into its frame, as one step back', () => {
    const { placing, object, desk, parentOf } = open(inTopic);
    expect(placing.placeBeside('a', 'inside', 'round')).toBe(true);
    expect(parentOf('a')).toBe('round');
    expect(object('a')).toMatchObject({ x: 50, y: 50, width: 100, height: 50 });
    const [across, down] = [100, 50].map((length) => (length * (object('a')?.scale ?? 1)) / 100);
    expect(Math.hypot(across ?? 1, down ?? 1)).toBeCloseTo(0.8);
    desk.undo();
    expect([parentOf('a'), object('a')?.x, object('a')?.scale]).toEqual(['root', 100, 1]);
  });

  test('[SITE-5] it goes where there is room, as large as it was', () => {
    const { placing, desk, parentOf } = open();
    placing.placeBeside('b', 'inside', 'topic');
    expect(parentOf('b')).toBe('topic');
    const [b, d] = [placeOf(desk, 'b'), placeOf(desk, 'd')];
    if (!b || !d) throw new Error('They are gone');
    expect([b.right - b.left, b.bottom - b.top]).toEqual([100, 50]);
    expect(intersects(b, d)).toBe(false);
    expect(b.left).toBeGreaterThanOrEqual(600);
    expect(b.bottom).toBeLessThanOrEqual(400);
  });

  test('only a topic takes something in', () => {
    const { placing, parentOf } = open();
    expect(placing.placeBeside('a', 'inside', 'b')).toBe(false);
    expect(parentOf('a')).toBe('root');
  });
});

test('within a topic, in the coordinates of the topic', () => {
  const { placing, object } = open();
  placing.placeBeside('c', 'rightOf', 'd');
  expect(object('c')).toMatchObject({ x: 410, y: 300 });
});

describe('what to go by', () => {
  test('is beside it, the nearest first, and for a size also around it', () => {
    const { placing } = open();
    expect(placing.placesFor('a', 'rightOf')).toEqual(['b', 'topic']);
    expect(placing.placesFor('c', 'above')).toEqual(['d']);
    expect(placing.placesFor('c', 'sameSize')).toEqual(['d', 'topic']);
    expect(placing.placesFor('root', 'rightOf')).toEqual([]);
  });

  test('[SITE-5] is, for a place inside, every topic but itself, those in it, and those that are locked', () => {
    const inner = { kind: 'topic', id: 'inner', x: 50, y: 50, width: 50, height: 50 };
    const { placing, desk } = open({ kind: 'topic', id: 'outer', x: 200, y: 600, width: 100, height: 100, children: [inner] });
    expect(placing.placesFor('a', 'inside')).toEqual(['topic', 'outer', 'inner']);
    expect(placing.placesFor('inner', 'inside')).toEqual(['outer', 'topic']);
    expect(placing.placesFor('outer', 'inside')).toEqual(['topic']);
    desk.do([{ kind: 'set', id: 'outer', fields: { isLocked: true } }]);
    expect(placing.placesFor('a', 'inside')).toEqual(['topic']);
  });
});

test('a locked object stays where it is', () => {
  const { placing, object, desk } = open();
  desk.do([{ kind: 'set', id: 'a', fields: { isLocked: true } }]);
  expect(placing.placeBeside('a', 'rightOf', 'b')).toBe(false);
  expect(object('a')).toMatchObject({ x: 100 });
  expect(desk.state().notice).toEqual({ kind: 'locked', ids: ['a'] });
});
