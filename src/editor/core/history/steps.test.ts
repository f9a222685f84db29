import { describe, expect, test } from 'vitest';
import { objectOf, open, textsOf } from '#model/change/draft/test-drafts.ts';
import type { Operation } from '#model/change/operation.ts';
import { select, type TextSelection } from '../selection/selection.ts';
import { History } from './history.ts';
import { readHistory } from './read-history.ts';
import { meet } from './test-people.ts';

const type = (at: number, letters: string): Operation => ({ kind: 'text', id: 'a', change: [{ keep: at }, { insert: letters }] });

describe('a step', () => {
  const nothing = select(open(), []);
  const caret: TextSelection = { kind: 'text', within: { parent: 'root' }, id: 'a', anchor: 6, focus: 6 };
  const typed = (at: number, count = 1): Operation[] => [{ kind: 'text', id: 'a', change: [{ keep: at }, { remove: count }] }];

  function stepsOf(fill: (history: History) => void): number {
    const history = new History();
    fill(history);
    const kept = JSON.parse(JSON.stringify(history.written('it', 1))) as { undo: unknown[] };
    return kept.undo.length;
  }

  test.each<[string, number, (history: History) => void]>([
    ['is all that is typed in one place', 1, (it) => [6, 7, 8].forEach((at) => it.record(typed(at), 'typing', at * 100, caret, caret))],
    ['ends with a pause', 2, (it) => [6, 7].forEach((at) => it.record(typed(at), 'typing', at * 2000, caret, caret))],
    [
      'ends after ten seconds',
      2,
      (it) => Array.from({ length: 15 }, (_, at) => it.record(typed(6 + at), 'typing', at * 900, caret, caret)),
    ],
    ['ends when something is typed elsewhere', 2, (it) => [6, 2].forEach((at) => it.record(typed(at), 'typing', 0, caret, caret))],
    ['is all that a selection is dragged', 1, (it) => [1, 2, 3].forEach((x) => it.record([set({ x })], 'dragging', x, nothing, nothing))],
    [
      'ends when the pointer is up',
      2,
      (it) => {
        it.record([set({ x: 1 })], 'dragging', 1, nothing, nothing);
        it.settle();
        it.record([set({ x: 2 })], 'dragging', 2, nothing, nothing);
      },
    ],
    [
      'is all that is composed, however long it takes',
      1,
      (it) => [6, 2, 9].forEach((at) => it.record(typed(at), 'composing', at * 60_000, caret, caret)),
    ],
    [
      'is all of one gesture, however long it rests',
      1,
      (it) => [1, 2, 3].forEach((x) => it.record([set({ x })], 'gesture', x * 60_000, nothing, nothing)),
    ],
    [
      'ends when the next is composed',
      2,
      (it) => {
        it.record(typed(6), 'composing', 0, caret, caret);
        it.settle();
        it.record(typed(7), 'composing', 0, caret, caret);
      },
    ],
    [
      'goes on while the box grows with its text',
      1,
      (it) => [6, 7, 8].forEach((at) => it.record([...typed(at), set({ height: at, y: at })], 'typing', 0, caret, caret)),
    ],
    ['is any other change', 3, (it) => [1, 2, 3].forEach((x) => it.record([set({ x })], 'change', x, nothing, nothing))],
    ['is one of a thousand', 1000, (it) => Array.from({ length: 1100 }, (_, x) => it.record([set({ x })], 'change', x, nothing, nothing))],
    [
      'is one of eight million characters',
      8,
      (it) => Array.from({ length: 20 }, (_, x) => it.record([set({ alt: 'x'.repeat(950_000) })], 'change', x, nothing, nothing)),
    ],
    ['stays, however large', 1, (it) => it.record([set({ alt: 'x'.repeat(9_000_000) })], 'change', 1, nothing, nothing)],
  ])('%s', (_name, count, fill) => {
    expect(stepsOf(fill)).toBe(count);
  });

  test('of typing and deleting is taken back at once, and selects what comes back', () => {
    const [one] = meet();
    for (const [at, letter] of [...'abc'].entries()) one.change([type(6 + at, letter)], 'typing', caret);
    one.change([{ kind: 'text', id: 'a', change: [{ keep: 8 }, { remove: 1 }] }], 'typing', caret);
    expect(textsOf(one.draft, 'a')).toEqual(['Helloab']);
    expect(one.undo()).toEqual(caret);
    expect(textsOf(one.draft, 'a')).toEqual(['Hello']);
    one.change([{ kind: 'text', id: 'a', change: [{ keep: 2 }, { remove: 3 }] }], 'typing', caret);
    expect(one.undo()).toEqual({ ...caret, anchor: 2, focus: 5 });
    expect(textsOf(one.draft, 'a')).toEqual(['Hello']);
  });

  test('of dragging goes back to where it began', () => {
    const [one] = meet();
    const selection = select(one.draft, ['a']);
    for (const x of [10, 20, 30]) one.change([set({ x, y: x })], 'dragging', selection);
    expect(one.undo()).toEqual(selection);
    expect(objectOf(one.draft, 'a')).toMatchObject({ x: 0, y: 0 });
    expect(one.undo()).toBeUndefined();
    one.redo();
    expect(objectOf(one.draft, 'a')).toMatchObject({ x: 30, y: 30 });
  });

  test('that is new leaves nothing to make again', () => {
    const [one] = meet();
    one.change([set({ x: 1 })]);
    one.undo();
    expect(one.history.canRedo).toBe(true);
    one.change([set({ y: 1 })]);
    expect(one.history.canRedo).toBe(false);
  });

  test('of which nothing is left is skipped', () => {
    const [one, other, room] = meet();
    one.change([set({ y: 5 })]);
    one.change([{ kind: 'set', id: 'i', fields: { x: 5 } }]);
    room.settle();
    other.change([{ kind: 'remove', id: 'i' }]);
    room.settle();
    one.undo();
    expect(objectOf(one.draft, 'a')?.y).toBe(0);
    expect(one.history.canUndo).toBe(false);
  });
});

describe('a history that was kept', () => {
  const kept = () => {
    const [one] = meet();
    one.change([set({ x: 1 })]);
    return JSON.parse(JSON.stringify(one.history.written('it', 7))) as Record<string, unknown>;
  };

  test('goes on, with the number of the change it was valid at', () => {
    const { history, number } = readHistory(kept(), 'it');
    expect(number).toBe(7);
    expect(history.undo(open())?.operations).toEqual([set({ x: 0 })]);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'history'],
    ['of another version', { ...kept(), version: 0 }],
    ['of another document', { ...kept(), of: 'other' }],
    ['without a number', { ...kept(), number: undefined }],
    ['with a step that is none', { ...kept(), undo: [{}] }],
    ['with an operation that is none', { ...kept(), undo: [{ ...(kept()['undo'] as object[])[0], operations: [{ kind: 'explode' }] }] }],
    ['with too many steps', { ...kept(), undo: Array.from({ length: 1001 }, () => (kept()['undo'] as object[])[0]) }],
  ])('is empty: %s', (_name, source) => {
    const { history, number } = readHistory(source, 'it');
    expect(history.canUndo || history.canRedo).toBe(false);
    expect(number).toBeUndefined();
  });

  test('does nothing with operations that fit no document', () => {
    const hostile = [
      { kind: 'remove', id: 'root' },
      { kind: 'step', id: 'none', remove: true },
      { kind: 'text', id: 'a', change: [{ keep: 999 }] },
    ];
    const source = { ...kept(), undo: [{ ...(kept()['undo'] as object[])[0], operations: hostile }] };
    expect(readHistory(source, 'it').history.undo(open())).toBeUndefined();
  });
});

function set(fields: Record<string, unknown>): Operation {
  return { kind: 'set', id: 'a', fields };
}
