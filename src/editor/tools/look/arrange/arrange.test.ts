import { describe, expect, test } from 'vitest';
import { select } from '../../../core/selection/selection.ts';
import { openTestDesk } from '../../../desk/test-desk.ts';
import { createLookTools, type Wishes } from '../look-tools.ts';
import { shapes } from './shapes.ts';

const topic = (id: string, x: number, more: object = {}) => ({ kind: 'topic', id, x, y: 200, width: 100, height: 100, ...more });
const shape = (id: string, x: number) => ({ kind: 'shape', id, shape: 'ellipse', x, y: 100, width: 40, height: 40 });
const wishes: Wishes = { shape: 'line', room: 0, columns: 2, growth: 1, turn: 0, isEven: false };

function open(children: object[], path: string[] = []) {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', width: 1000, height: 800, children },
    path: path.map((to, place) => ({ id: `s${place}`, to })),
  });
  const look = createLookTools(desk);
  const arrange = (change: Partial<Wishes>) => {
    const target = look.target();
    return target !== undefined && look.arrange(target, look.preview(target, { ...wishes, ...change }));
  };
  const object = (id: string) => desk.draft.entries.get(id)?.object;
  const choose = (...ids: string[]) => desk.select(select(desk.draft, ids));
  return { desk, done, look, arrange, object, choose, targets: () => look.target()?.nodes.map((node) => node.object.id) };
}

describe('what is arranged', () => {
  const inside = topic('t', 500, { width: 600, height: 600, children: [shape('a', 100), shape('b', 200)] });

  test('are the topics on the canvas, in the order of the path, those it never comes to last', () => {
    const { targets } = open([topic('one', 100), shape('dot', 5), topic('two', 300), topic('three', 500)], ['three', 'root', 'one']);
    expect(targets()).toEqual(['three', 'one', 'two']);
  });

  test('are all objects where there are not two topics', () => {
    expect(open([topic('one', 100), shape('dot', 5)]).targets()).toEqual(['one', 'dot']);
    expect(open([topic('one', 100)]).targets()).toBeUndefined();
  });

  test('are those in the selected topic', () => {
    const { targets, choose, look } = open([inside, topic('u', 900)]);
    expect(look.target()?.isCanvas).toBe(true);
    choose('t');
    expect(targets()).toEqual(['a', 'b']);
    expect(look.target()).toMatchObject({ isCanvas: false, areTopics: false });
    choose('a');
    expect(look.target()?.isCanvas).toBe(true);
  });
});

describe.each(shapes)('as a %s', (shape) => {
  test('they stay as large as they are where there is room, as one step back', () => {
    const { desk, done, arrange, object } = open([topic('one', 100), topic('two', 300), topic('three', 500, { rotation: 30 })]);
    const before = structuredClone(desk.draft.presentation);
    expect(arrange({ shape })).toBe(true);
    expect(['one', 'two', 'three'].map((id) => object(id)?.scale)).toEqual([1, 1, 1]);
    expect(object('three')?.rotation).toBe(30);
    expect(done).toHaveLength(1);
    desk.undo();
    expect(desk.draft.presentation).toEqual(before);
  });

  test('they all become smaller alike, and stay inside, where there is not', () => {
    const many = Array.from({ length: 60 }, (_, place) => topic(`t${place}`, place * 10, { width: 100 + (place % 3) * 40 }));
    const { look } = open(many);
    const target = look.target();
    const objects = target ? look.preview(target, { ...wishes, shape }) : [];
    expect(objects).toHaveLength(60);
    expect(new Set(objects.map(({ scale }) => scale.toFixed(9))).size).toBe(1);
    expect(objects.every(({ after }) => after.left >= 39 && after.top >= 31 && after.right <= 961 && after.bottom <= 769)).toBe(true);
  });
});

test('looking at a preview changes nothing, and arranging again changes nothing either', () => {
  const { desk, done, arrange, look } = open([topic('one', 100), topic('two', 300)]);
  const { presentation } = desk.draft;
  const target = look.target();
  if (target) look.preview(target, wishes);
  expect(desk.draft.presentation).toBe(presentation);
  arrange({});
  const count = done.length;
  arrange({});
  expect(done).toHaveLength(count);
});

test('can make all of them the same size', () => {
  const { arrange, object } = open([topic('one', 100), topic('two', 300, { width: 200, height: 50 }), topic('three', 500, { scale: 0.5 })]);
  arrange({ isEven: true });
  expect(['one', 'two', 'three'].map((id) => (object(id)?.scale ?? 0) * (object(id)?.width ?? 0))).toEqual([100, 100, 100]);
});
