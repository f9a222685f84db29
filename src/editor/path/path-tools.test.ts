import { describe, expect, test } from 'vitest';
import { select } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createPathTools } from './path-tools.ts';

const topic = (id: string, x: number) => ({ kind: 'topic', id, title: id, x, y: 300, width: 100, height: 100 });
const document = {
  schemaVersion: 2,
  theme: { background: { layers: [{ id: 'l', depth: 1, objects: [{ kind: 'shape', shape: 'star', id: 'far' }] }] } },
  root: { id: 'root', width: 1000, height: 800, children: [topic('a', 100), topic('b', 300), topic('c', 500)] },
  path: [
    { id: 'one', to: 'a' },
    { id: 'two', to: 'b' },
    { id: 'more', reveal: ['c'] },
    { id: 'three', to: 'c', hide: ['b'] },
  ],
};

function open(given: object = document) {
  const test = openTestDesk(given);
  const tools = createPathTools(test.desk);
  const { desk } = test;
  const ids = () => desk.state().presentation.path.map(({ id }) => id);
  const step = (id: string) => desk.state().presentation.path.find((one) => one.id === id);
  const choose = (...objects: string[]) => desk.select(select(desk.draft, objects));
  return { ...test, tools, ids, step, choose };
}

describe('steps are called', () => {
  test('by the number of their stop, and by their place at it if they follow there', () => {
    const { tools } = open();
    expect([...tools.labels()]).toEqual([
      ['one', '1'],
      ['two', '2'],
      ['more', '2.2'],
      ['three', '3'],
    ]);
    expect(tools.marks().map(({ to, label }) => `${to} ${label}`)).toEqual(['a 1', 'b 2', 'c 3']);
  });

  test('the same until the path changes', () => {
    const { tools, desk } = open();
    const before = tools.labels();
    desk.do([{ kind: 'set', id: 'a', fields: { x: 5 } }]);
    expect(tools.labels()).toBe(before);
    tools.moveBy('one', 1);
    expect(tools.labels().get('one')).toBe('2');
  });
});

test('the stops are visited the other way round, and what happens at each stays in its order', () => {
  const { tools, ids, step, desk } = open();
  expect(tools.reverseStops()).toBe(true);
  expect(ids()).toEqual(['three', 'two', 'more', 'one']);
  desk.undo();
  expect(ids()).toEqual(['one', 'two', 'more', 'three']);
  // A path that began with the whole canvas ends with it.
  desk.do([{ kind: 'step', id: 'one', set: { to: null } }]);
  tools.reverseStops();
  expect([ids().at(-1), step('one')?.to]).toEqual(['one', 'root']);
});

test('a path with one stop has no other way round', () => {
  expect(
    open({
      ...document,
      path: [
        { id: 'one', to: 'a' },
        { id: 'more', reveal: ['b'] },
      ],
    }).tools.reverseStops(),
  ).toBe(false);
});

describe('a path takes', () => {
  test('the time of all its steps, if each says how long it stays', () => {
    const { tools, desk } = open();
    expect(tools.length()).toEqual({ stops: 3, minutes: undefined });
    for (const id of ['one', 'two', 'more', 'three']) tools.set(id, { hold: 45_000 });
    expect(tools.length()).toEqual({ stops: 3, minutes: 3 });
    expect(desk.state().presentation.path).toHaveLength(4);
  });
});

describe('adding a step', () => {
  test('leads to what is selected, after the chosen one, and chooses it', () => {
    const { tools, desk, ids, step, choose, done } = open();
    desk.chooseStep('one');
    choose('c');
    const id = tools.addStep() ?? '';
    expect(ids()).toEqual(['one', id, 'two', 'more', 'three']);
    expect(step(id)).toMatchObject({ to: 'c' });
    expect(desk.state().step).toBe(id);
    expect(done).toHaveLength(1);
  });

  test('leads to each of several objects, in one change', () => {
    const { tools, ids, step, choose, done, desk } = open();
    choose('c', 'a');
    tools.addStep();
    expect(
      ids()
        .slice(4)
        .map((id) => step(id)?.to),
    ).toEqual(['a', 'c']);
    expect(done).toHaveLength(1);
    desk.undo();
    expect(ids()).toHaveLength(4);
  });

  test('shows all of the canvas if nothing on it is selected', () => {
    const { tools, step, desk } = open();
    expect(step(tools.addStep() ?? '')?.to).toBe('root');
    desk.select(select(desk.draft, ['far'], { layer: 'l' }));
    expect(step(tools.addStep() ?? '')?.to).toBe('root');
  });
});

describe('moving a step', () => {
  test.each([
    ['one', 3, ['two', 'more', 'three', 'one']],
    ['three', 0, ['three', 'one', 'two', 'more']],
    ['one', 1, ['two', 'one', 'more', 'three']],
    ['three', 99, ['one', 'two', 'more', 'three']],
  ])('%s to place %i', (id, place, expected) => {
    const { tools, ids } = open();
    tools.moveTo(id, place);
    expect(ids()).toEqual(expected);
  });

  test('goes past one at a time, and not beyond the ends', () => {
    const { tools, ids, done } = open();
    expect(tools.moveBy('one', 1)).toBe(true);
    expect(ids()).toEqual(['two', 'one', 'more', 'three']);
    expect([tools.moveBy('two', -1), tools.moveBy('three', 1), tools.moveBy('nowhere', 1)]).toEqual([false, false, false]);
    expect(done).toHaveLength(1);
  });

  test('between two that have the same key goes past both', () => {
    const path = ['one', 'second', 'third'].map((id, place) => ({ id, to: 'a', order: place === 0 ? 'a0' : 'a1' }));
    const { tools, ids } = open({ ...document, path });
    tools.moveTo('one', 1);
    expect(ids()).toEqual(['second', 'third', 'one']);
  });
});

describe('removing a step', () => {
  test('chooses the next one, or the one before the last', () => {
    const { tools, ids, desk } = open();
    expect(tools.remove('two')).toBe('more');
    expect(desk.state().step).toBe('more');
    expect(tools.remove('three')).toBe('more');
    expect(ids()).toEqual(['one', 'more']);
  });

  test('leaves the last one', () => {
    const { tools, ids } = open({ ...document, path: [{ id: 'only', to: 'a' }] });
    expect(tools.remove('only')).toBeUndefined();
    expect(ids()).toEqual(['only']);
  });
});

describe('what appears with a step', () => {
  test('is what is selected, once, and not the canvas', () => {
    const { tools, step, choose, desk } = open();
    choose('a', 'c');
    expect(tools.revealSelected('more')).toBe(true);
    expect(step('more')?.reveal).toEqual(['c', 'a']);
    expect(tools.revealSelected('more')).toBe(false);
    desk.select(select(desk.draft, []));
    expect(tools.revealSelected('more')).toBe(false);
  });

  test('is not hidden by it any more', () => {
    const { tools, step, choose } = open();
    choose('b');
    tools.revealSelected('three');
    expect(step('three')).toMatchObject({ reveal: ['b'] });
    expect(step('three')?.hide).toBeUndefined();
  });

  test('appears one after the other once each has a step of its own, which stays at the stop', () => {
    const { tools, desk, step, ids, choose, done } = open();
    choose('a', 'b');
    tools.revealSelected('more');
    tools.moveRevealed('more', 'b', -1);
    expect(tools.spreadRevealed('more')).toBe(true);
    expect(ids().map((id) => step(id)?.reveal)).toEqual([[], [], ['c'], ['b'], ['a'], []]);
    expect([...tools.labels().values()]).toEqual(['1', '2', '2.2', '2.3', '2.4', '3']);
    expect(tools.spreadRevealed('more')).toBe(false);
    expect(done).toHaveLength(3);
    desk.undo();
    expect(step('more')?.reveal).toEqual(['c', 'b', 'a']);
    expect(ids()).toHaveLength(4);
  });

  test('can be left alone again', () => {
    const { tools, step } = open();
    tools.leaveAlone('more', 'c');
    tools.leaveAlone('three', 'b');
    expect(step('more')?.reveal).toEqual([]);
    expect(step('three')?.hide).toBeUndefined();
  });
});

test('choosing a step shows what it shows', () => {
  const { tools, desk } = open();
  tools.choose('more');
  expect(desk.state().step).toBe('more');
  expect(desk.state().camera).toMatchObject({ x: 300, y: 300 });
});

test('choosing a stop shows it; while the path is edited, only if it is out of view, and then among the others', () => {
  const { tools, desk } = open();
  tools.choose('two');
  const near = desk.state().camera;
  desk.turnToPath(true);
  tools.choose('two');
  expect(desk.state().camera).toBe(near);
  tools.choose('three');
  expect([desk.state().step, desk.state().camera.anchor]).toEqual(['three', 'root']);
  const far = desk.state().camera;
  tools.choose('one');
  expect([desk.state().step, desk.state().camera]).toEqual(['one', far]);
});
