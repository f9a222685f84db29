import { expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { createOutlineTools } from './outline-tools.ts';
import type { Relation } from './place-beside.ts';

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

function open() {
  const { desk } = openTestDesk({
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
      ],
    },
  });
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  return { desk, object, outline: createOutlineTools(desk) };
}

test.each<[Relation, number, number]>([
  ['rightOf', 610, 400],
  ['leftOf', 390, 400],
  ['above', 500, 345],
  ['below', 500, 455],
  ['inside', 500, 400],
])('%s another object', (relation, x, y) => {
  const { outline, object, desk } = open();
  expect(outline.placeBeside('a', relation, 'b')).toBe(true);
  expect(object('a')).toMatchObject({ x, y });
  desk.undo();
  expect(object('a')).toMatchObject({ x: 100, y: 100 });
});

test('as large as another, in its own proportions, wherever that is', () => {
  const { outline, object } = open();
  outline.placeBeside('a', 'sameSize', 'topic');
  expect(object('a')).toMatchObject({ scale: 2, width: 100, x: 100 });
});

test('within a topic, in the coordinates of the topic', () => {
  const { outline, object } = open();
  outline.placeBeside('c', 'rightOf', 'd');
  expect(object('c')).toMatchObject({ x: 410, y: 300 });
});

test('what to go by is beside it, the nearest first, or around it', () => {
  const { outline } = open();
  expect(outline.placesFor('a')).toEqual(['b', 'topic']);
  expect(outline.placesFor('c')).toEqual(['d', 'topic']);
  expect(outline.placesFor('root')).toEqual([]);
});

test('a locked object stays where it is', () => {
  const { outline, object, desk } = open();
  outline.set(['a'], 'isLocked', true);
  expect(outline.placeBeside('a', 'inside', 'b')).toBe(false);
  expect(object('a')).toMatchObject({ x: 100 });
  expect(desk.state().notice).toEqual({ kind: 'locked', ids: ['a'] });
});
