import { describe, expect, test } from 'vitest';
import { select, type TextSelection } from '../core/selection/selection.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { createPathTools } from '../path/path-tools.ts';
import { marksOf, rememberMarks, stepAt } from './marks.ts';

const topic = (id: string, x: number, y: number, own: object = {}) => ({ kind: 'topic', id, x, y, width: 100, height: 100, ...own });

/** One unit of the canvas is one pixel of the view. */
function open(children: object[], to: readonly string[]) {
  const { desk } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', width: 1000, height: 800, children },
    path: to.map((id, place) => ({ id: `to ${id} ${place + 1}`, to: id })),
  });
  const path = createPathTools(desk);
  const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)];
  const lines = () => marksOf(desk, path.marks()).lines.map(({ step, points: [from, , , end] }) => [step, rounded(from), rounded(end)]);
  return { desk, path, lines };
}

describe('a line between stops', () => {
  test('leads from the edge that faces the next one to its number', () => {
    const { lines } = open([topic('a', 200, 200), topic('b', 600, 200)], ['a', 'b']);
    expect(lines()).toEqual([['to b 2', [250, 200], [550, 200]]]);
  });

  test('begins at a round frame where that ends', () => {
    const circle = { frame: { shape: 'circle' } };
    const [square, round] = [{}, circle].map((own) => open([topic('a', 200, 200, own), topic('b', 650, 600)], ['a', 'b']).lines()[0]?.[1]);
    expect(square).toEqual([250, 250]);
    expect(round).toEqual([235, 235]);
  });

  test('begins at the number of a stop that holds the next one', () => {
    const inner = topic('inner', 20, 20, { width: 10, height: 10 });
    const { lines } = open([topic('a', 200, 200, { children: [inner] })], ['a', 'inner']);
    expect(lines()[0]?.[1]).toEqual([150, 200]);
  });

  test('leads neither to the whole canvas nor from there, and not from a stop to itself', () => {
    const { lines } = open([topic('a', 200, 200), topic('b', 600, 200)], ['root', 'a', 'root', 'b', 'b']);
    expect(lines()).toEqual([]);
  });

  test('follows what moves, and is left out where nobody sees it', () => {
    const { lines, desk } = open([topic('a', 200, 200), topic('b', 600, 200)], ['a', 'b']);
    desk.do([{ kind: 'set', id: 'b', fields: { y: 400 } }]);
    expect(lines()[0]?.[2]).toEqual([550, 400]);
    desk.look({ ...desk.state().camera, x: 5000 });
    expect(lines()).toEqual([]);
  });
});

test('the number of a stop is found where it is shown', () => {
  const { desk, path } = open([topic('a', 200, 200), topic('b', 600, 200)], ['a', 'b']);
  expect(stepAt(desk, path.marks(), { x: 558, y: 200 }, 13)?.step).toBe('to b 2');
  expect(stepAt(desk, path.marks(), { x: 600, y: 200 }, 13)).toBeUndefined();
});

test('[SITE-5] marks stay the same while a text is written, until its box grows or something is moved', () => {
  const text = { kind: 'text', id: 'text', x: 400, y: 400, width: 200, height: 100, paragraphs: ['Rain'] };
  const { desk } = openTestDesk({ root: { id: 'root', width: 1000, height: 800, children: [text] } });
  const marks = rememberMarks(desk, () => [{ step: 'one', label: '1', to: 'text' }]);
  const caret = (at: number): TextSelection => ({ kind: 'text', id: 'text', within: { parent: 'root' }, anchor: at, focus: at });
  const type = (at: number) =>
    desk.do([{ kind: 'text', id: 'text', change: [{ keep: at }, { insert: 'x' }] }], { select: () => caret(at + 1) });
  desk.select(caret(5));
  const before = marks();
  expect(before.steps).toHaveLength(1);
  type(5);
  type(6);
  expect(marks()).toBe(before);
  desk.do([{ kind: 'set', id: 'text', fields: { height: 150 } }]);
  expect(marks().selection).not.toEqual(before.selection);
  desk.do([{ kind: 'set', id: 'text', fields: { height: 100 } }]);
  expect(marks()).toEqual(before);
  desk.select(select(desk.draft, ['text']));
  expect(marks().handles.length).toBeGreaterThan(before.handles.length);
});
