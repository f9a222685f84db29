import { describe, expect, test } from 'vitest';
import { apply } from '#model/geometry/matrix.ts';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import { asObjects } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { addables } from './add-object.ts';
import { createOutlineTools } from './outline-tools.ts';

const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });
const document = {
  schemaVersion: 2,
  assets: { p: { source: 'p.png', width: 10, height: 10 } },
  root: {
    id: 'root',
    width: 1000,
    height: 800,
    children: [
      {
        kind: 'topic',
        id: 'zone',
        title: 'The twilight zone',
        ...box(400, 400, 400, 400),
        scale: 0.5,
        rotation: 30,
        children: [
          { kind: 'topic', id: 'hide', title: 'Hide', ...box(100, 100) },
          { kind: 'topic', id: 'hunt', title: 'Hunt', ...box(200, 100) },
          { kind: 'image', id: 'picture', asset: 'p', ...box(300, 300) },
        ],
      },
      { kind: 'text', id: 'text', ...box(800, 100), paragraphs: ['', 'A descent in six stops', 'And more'] },
      { kind: 'shape', shape: 'star', id: 'star', ...box(800, 300) },
    ],
  },
  path: [
    { id: 'one', to: 'root' },
    { id: 'two', to: 'zone' },
    { id: 'three', to: 'hunt' },
    { id: 'four', to: 'zone' },
  ],
};

function open() {
  const test = openTestDesk(document);
  const { desk } = test;
  const tools = createOutlineTools(desk);
  const childrenOf = (id: string) => {
    const object = desk.draft.entries.get(id)?.object;
    return object && 'children' in object ? object.children.map((child) => child.id) : [];
  };
  /** Two corners of an object on the canvas. */
  const cornersOf = (id: string) => {
    const node = desk.scene.nodes.get(id);
    if (!node) throw new Error(`No ${id}`);
    const matrix = matrixBetween(node, desk.scene.root);
    return [apply(matrix, 0, 0), apply(matrix, node.object.width, node.object.height)].flatMap(({ x, y }) => [x, y]);
  };
  const selected = () => asObjects(desk.state().selection).ids;
  return { ...test, tools, childrenOf, cornersOf, selected };
}

const expectClose = (one: readonly number[], other: readonly number[]) =>
  one.forEach((value, place) => expect(value).toBeCloseTo(other[place] ?? Number.NaN, 6));

describe('names', () => {
  const { tools, desk } = open();
  const nameOf = (id: string) => {
    const object = desk.draft.entries.get(id)?.object;
    return object && tools.nameOf(object);
  };

  test('are titles, first words and descriptions', () => {
    expect(['zone', 'text', 'star', 'picture'].map(nameOf)).toEqual(['The twilight zone', 'A descent in six stops', undefined, undefined]);
    tools.rename('star', ' A star ');
    expect(nameOf('star')).toBe('A star');
    tools.rename('hide', 'Conceal');
    expect(nameOf('hide')).toBe('Conceal');
  });

  test('can be written unless an object is called by what is written in it', () => {
    expect(['zone', 'star', 'text', 'root'].map((id) => tools.writtenName(id))).toEqual([
      'The twilight zone',
      'A star',
      undefined,
      undefined,
    ]);
  });

  test('that stay the same are no change', () => {
    expect(tools.rename('zone', 'The twilight zone ')).toBe(false);
    expect(tools.rename('text', 'Anything')).toBe(false);
  });

  test('of pictures can be taken away again: then they lack a description', () => {
    tools.rename('star', '');
    expect(desk.draft.entries.get('star')?.object.alt).toBeUndefined();
  });
});

test('badges say which steps lead to an object', () => {
  const { tools } = open();
  expect([...tools.badges()]).toEqual([
    ['root', ['1']],
    ['zone', ['2', '4']],
    ['hunt', ['3']],
  ]);
  expect(tools.badges()).toBe(tools.badges());
});

describe('moving', () => {
  test('goes past a sibling, and says past which', () => {
    const { tools, childrenOf, done } = open();
    expect(tools.move(['hunt'], 'before')).toMatchObject({ into: 'zone', before: 'hide' });
    expect(childrenOf('zone')).toEqual(['hunt', 'hide', 'picture']);
    expect(tools.move(['hunt'], 'before')).toBeUndefined();
    expect(tools.move(['hunt'], 'after')).toMatchObject({ after: 'hide' });
    expect(done).toHaveLength(2);
  });

  test('takes several together', () => {
    const { tools, childrenOf } = open();
    tools.move(['hunt', 'hide'], 'after');
    expect(childrenOf('zone')).toEqual(['picture', 'hide', 'hunt']);
    tools.move(['zone', 'text'], 'after');
    expect(childrenOf('root')).toEqual(['star', 'zone', 'text']);
    expect(tools.move(['star', 'text'], 'after')).toBeUndefined();
  });

  test('into the topic above keeps the place on the canvas', () => {
    const { tools, childrenOf, cornersOf, desk } = open();
    const before = cornersOf('text');
    expect(tools.move(['text'], 'in')).toMatchObject({ into: 'zone', after: 'picture' });
    expect(childrenOf('zone')).toEqual(['hide', 'hunt', 'picture', 'text']);
    expectClose(cornersOf('text'), before);
    desk.undo();
    expect(childrenOf('root')).toEqual(['zone', 'text', 'star']);
    expectClose(cornersOf('text'), before);
  });

  test('into something empty, and not into what holds nothing', () => {
    const { tools, childrenOf } = open();
    expect(tools.move(['hunt'], 'in')).toEqual(expect.objectContaining({ into: 'hide', after: undefined }));
    expect(childrenOf('hide')).toEqual(['hunt']);
    expect(tools.move(['star'], 'in')).toBeUndefined();
    expect(tools.move(['zone'], 'in')).toBeUndefined();
  });

  test('out of a topic keeps the place on the canvas', () => {
    const { tools, childrenOf, cornersOf } = open();
    const before = cornersOf('picture');
    expect(tools.move(['picture'], 'out')).toMatchObject({ into: 'root', after: 'zone' });
    expect(childrenOf('root')).toEqual(['zone', 'picture', 'text', 'star']);
    expectClose(cornersOf('picture'), before);
    expect(tools.move(['picture'], 'out')).toBeUndefined();
  });

  test('never moves the canvas', () => {
    const { tools } = open();
    expect((['before', 'after', 'in', 'out'] as const).map((way) => tools.move(['root'], way))).toEqual(Array(4).fill(undefined));
  });
});

describe('adding', () => {
  test('a topic looks like those beside it and covers nothing', () => {
    const { tools, desk, childrenOf, selected, done } = open();
    const id = tools.add('topic', 'zone') ?? '';
    expect(childrenOf('zone')).toEqual(['hide', 'hunt', 'picture', id]);
    expect(desk.draft.entries.get(id)?.object).toMatchObject({ kind: 'topic', title: '', width: 100, height: 50 });
    expect(selected()).toEqual([id]);
    expect(done).toHaveLength(1);
  });

  test('a text begins with the caret in it', () => {
    const { tools, desk } = open();
    const id = tools.add('text', 'root');
    expect(desk.state().selection).toMatchObject({ kind: 'text', id, anchor: 1, focus: 1 });
  });

  test('a first topic gets a frame that is seen', () => {
    const { tools, desk } = open();
    const id = tools.add('topic', 'hide') ?? '';
    expect(desk.draft.entries.get(id)?.object).toMatchObject({ x: 50, y: 25, frame: { shape: 'circle' } });
  });

  test.each(addables.filter((kind) => kind !== 'text'))('[SITE-5] a %s goes where there is room, and is selected', (kind) => {
    const { tools, desk, childrenOf, selected, done } = open();
    const id = tools.add(kind, 'zone') ?? '';
    expect(desk.state().notice).toBeUndefined();
    expect(childrenOf('zone').at(-1)).toBe(id);
    expect(selected()).toEqual([id]);
    expect(done).toHaveLength(1);
    const node = (of: string) => desk.scene.nodes.get(of);
    const boxes = [...childrenOf('zone')].flatMap((of) => {
      const found = node(of);
      return found ? [transformRectangle(found.toParent, exactBox(found))] : [];
    });
    const own = boxes.pop();
    if (!own) throw new Error('It is not there');
    expect(boxes.filter((other) => intersects(own, other))).toEqual([]);
    expect(Math.min(own.left, own.top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(own.right, own.bottom)).toBeLessThanOrEqual(400);
  });

  test('only in what holds objects', () => {
    expect(open().tools.add('topic', 'star')).toBeUndefined();
  });
});

test('removing takes several in one change, but not the canvas', () => {
  const { tools, childrenOf, done, desk } = open();
  expect(tools.remove(['root'])).toBe(false);
  expect(tools.remove(['text', 'hunt', 'star'])).toBe(true);
  expect([childrenOf('root'), childrenOf('zone')]).toEqual([['zone'], ['hide', 'picture']]);
  expect(done).toHaveLength(1);
  desk.undo();
  expect(childrenOf('root')).toEqual(['zone', 'text', 'star']);
});

test('going to an object selects and frames it; going to the canvas selects nothing', () => {
  const { tools, desk, selected } = open();
  tools.goTo('hunt');
  expect(selected()).toEqual(['hunt']);
  expect(desk.state().camera.zoom).toBeGreaterThan(2);
  tools.goTo('root');
  expect(selected()).toEqual([]);
  expect(desk.state().camera).toMatchObject({ x: 500, y: 400 });
});
