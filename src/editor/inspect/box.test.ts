import type { SceneObject } from '#model/presentation/presentation.ts';
import { apply, placementMatrix } from '#model/geometry/matrix.ts';
import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { createInspectTools } from './inspect-tools.ts';

const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

function open(...children: object[]) {
  const { desk, done } = openTestDesk({ schemaVersion: 2, root: { id: 'root', width: 1000, height: 800, children } });
  const inspect = createInspectTools(desk);
  const object = (id: string) => desk.draft.entries.get(id)?.object as SceneObject;
  const corner = (id: string) => apply(placementMatrix(object(id)), 0, 0);
  return { inspect, object, corner, done, desk };
}

describe('the box of an object', () => {
  test('is where its upper left corner is, and how large it is there', () => {
    const { inspect } = open({ kind: 'shape', id: 'a', shape: 'star', ...at(300, 200, 100, 40), scale: 2 });
    expect(inspect.boxOf('a')).toEqual({ left: 200, top: 160, width: 200, height: 80, rotation: 0 });
    expect(inspect.boxOf('nobody')).toBeUndefined();
  });

  test('moves by its corner', () => {
    const { inspect, object } = open({ kind: 'shape', id: 'a', shape: 'star', ...at(300, 200, 100, 40) });
    inspect.setBox('a', { left: 0 }, false);
    inspect.setBox('a', { top: 10 }, false);
    expect(object('a')).toMatchObject({ x: 50, y: 30, width: 100, height: 40 });
  });

  test.each([0, 30, 90, 217])('becomes wider from its corner, turned by %d°', (rotation) => {
    const { inspect, object, corner } = open({ kind: 'shape', id: 'a', shape: 'star', ...at(300, 200, 100, 40), rotation });
    const before = corner('a');
    inspect.setBox('a', { width: 250 }, false);
    expect(object('a')).toMatchObject({ width: 250, height: 40 });
    expect(corner('a').x).toBeCloseTo(before.x, 6);
    expect(corner('a').y).toBeCloseTo(before.y, 6);
  });

  test('keeps its proportions if somebody wants that', () => {
    const { inspect, object } = open(
      { kind: 'video', id: 'a', asset: 'v', ...at(300, 200, 100, 40) },
      { kind: 'text', id: 't', ...at(300, 200, 100, 40), paragraphs: ['Words'] },
    );
    inspect.setBox('a', { height: 20 }, true);
    expect(object('a')).toMatchObject({ width: 50, height: 20, scale: 1 });
    // Its letters grow with it.
    inspect.setBox('t', { width: 300 }, true);
    expect(object('t')).toMatchObject({ width: 100, height: 40, scale: 3, x: 400, y: 240 });
  });

  test('what is in a topic stays where it is', () => {
    const { inspect, object } = open({
      kind: 'topic',
      id: 'a',
      ...at(300, 200, 100, 40),
      children: [{ kind: 'shape', id: 'in', shape: 'star', ...at(10, 10, 5, 5) }],
    });
    inspect.setBox('a', { width: 400 }, false);
    const { x, y } = apply(placementMatrix(object('a')), object('in').x, object('in').y);
    expect([x, y]).toEqual([260, 190]);
  });

  test('a group is as large as what is in it, and grows as a whole', () => {
    const child = (id: string, x: number) => ({ kind: 'shape', id, shape: 'star', ...at(x, 50, 20, 20) });
    const { inspect, object } = open({ kind: 'group', id: 'g', ...at(100, 100, 200, 200), children: [child('a', 20), child('b', 100)] });
    expect(inspect.boxOf('g')).toMatchObject({ left: 10, top: 40, width: 100, height: 20 });
    inspect.setBox('g', { width: 50 }, false);
    expect(object('g').scale).toBe(0.5);
    expect(inspect.boxOf('g')).toMatchObject({ left: 10, top: 40, width: 50, height: 10 });
  });

  test('turns around its middle', () => {
    const child = (id: string, x: number) => ({ kind: 'shape', id, shape: 'star', ...at(x, 50, 20, 20) });
    const { inspect } = open({ kind: 'group', id: 'g', ...at(100, 100, 200, 200), children: [child('a', 20), child('b', 100)] });
    inspect.setBox('g', { rotation: 90 }, false);
    const box = inspect.boxOf('g');
    expect(box?.left).toBeCloseTo(10, 6);
    expect(box?.top).toBeCloseTo(40, 6);
    expect(box?.rotation).toBe(90);
  });

  test('the points of a line go with it; a level one has no height to change', () => {
    const line = (y: number) => [
      { x: 0, y: 0 },
      { x: 100, y },
    ];
    const { inspect, object, done } = open(
      { kind: 'line', id: 'a', ...at(50, 25, 100, 50), points: line(50) },
      { kind: 'line', id: 'level', ...at(50, 0, 100, 0), points: line(0) },
    );
    inspect.setBox('a', { height: 100 }, false);
    expect(object('a')).toMatchObject({ height: 100, x: 50, y: 50, points: line(100) });
    expect(inspect.boxOf('level')?.height).toBe(0);
    done.length = 0;
    inspect.setBox('level', { height: 100 }, false);
    inspect.setBox('nobody', { height: 100 }, false);
    expect(done).toEqual([]);
  });

  test('steps in a row are taken back together', () => {
    const { inspect, object, desk } = open({ kind: 'shape', id: 'a', shape: 'star', ...at(300, 200, 100, 40) });
    for (const left of [251, 252, 253]) inspect.setBox('a', { left }, false, 'dragging');
    inspect.settle();
    expect(object('a').x).toBe(303);
    desk.undo();
    expect(object('a').x).toBe(300);
  });
});
