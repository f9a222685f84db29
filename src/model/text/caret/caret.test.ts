import { describe, expect, test } from 'vitest';
import type { TextObject } from '../../presentation/presentation.ts';
import { layoutText } from '../layout-text.ts';
import { tableMeasure, testTheme } from '../test-layout.ts';
import { bidi } from '../writing/bidi.ts';
import { caretAt, type CaretMove, type CaretPlace, goalOf, moveCaret, positionAt, reachFrom, selectionBoxes } from './caret.ts';
import { caretMap } from './caret-map.ts';

const kit = { theme: testTheme, language: 'en', measure: tableMeasure, rich: { bidi } };

const textOf = (paragraphs: string[], more: Partial<TextObject> = {}) => ({
  styleClass: 'body' as const,
  direction: 'auto' as const,
  verticalAlign: 'top' as const,
  width: 100,
  height: 0,
  paragraphs: paragraphs.map((text) => ({ runs: [{ text }], align: 'start' as const, level: 0 })),
  ...more,
});

/** Letters are 5 wide, spaces 2.5, and lines 15 high. */
const mapOf = (paragraphs: string[], more: Partial<TextObject> = {}) => caretMap(textOf(paragraphs, more), kit);
const at = (offset: number): CaretPlace => ({ offset });

describe('where the caret is', () => {
  test.each<[string, string[], number, number, number]>([
    ['before the first letter', ['ab'], 1, 0, 0],
    ['after the first letter', ['ab'], 2, 5, 0],
    ['at the end', ['ab'], 3, 10, 0],
    ['in the second paragraph', ['ab', 'cd'], 5, 5, 15],
    ['at the start of the second paragraph', ['ab', 'cd'], 4, 0, 15],
    ['in an empty paragraph', ['ab', '', 'cd'], 4, 0, 15],
    ['after a line break', ['ab\ncd'], 4, 0, 15],
    ['before a line break', ['ab\ncd'], 3, 10, 0],
    ['in a text without letters', [''], 1, 0, 0],
    ['after an emoji of several characters', ['👩‍👩‍👧x'], 9, 30, 0],
    ['at the right of right-to-left text, before it', ['אב'], 1, 100, 0],
    ['at the left of right-to-left text, after it', ['אב'], 3, 90, 0],
    ['after Hebrew in English', ['ab אב'], 6, 12.5, 0],
  ])('%s', (_name, paragraphs, offset, x, top) => {
    expect(caretAt(mapOf(paragraphs), at(offset))).toEqual({ x, top, bottom: top + 15 });
  });

  test('where a line is wrapped, at its end or at the start of the next', () => {
    const map = mapOf(['aaaaaaaaaa bbbbbbbbbb']);
    expect(caretAt(map, { offset: 12 })).toMatchObject({ x: 0, top: 15 });
    expect(caretAt(map, { offset: 12, clings: 'before' })).toMatchObject({ x: 50, top: 0 });
  });

  test('follows alignment and vertical position', () => {
    const map = caretMap(
      { ...textOf(['ab'], { height: 100, verticalAlign: 'middle' }), paragraphs: [{ runs: [{ text: 'ab' }], align: 'center', level: 0 }] },
      kit,
    );
    expect(caretAt(map, at(2))).toEqual({ x: 50, top: 42.5, bottom: 57.5 });
  });

  test('does not stop within a letter', () => {
    const map = mapOf(['e\u0301👩‍👩‍👧x']);
    expect(map.lines[0]?.letters.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [3, 11],
      [11, 12],
    ]);
  });

  test('counts characters that are not laid out', () => {
    const map = mapOf(['a\u202ab\u202cc']);
    expect(map.lines[0]?.letters.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [3, 5],
      [5, 6],
    ]);
  });
});

describe('which place is at a point', () => {
  const map = mapOf(['Hello world', 'again']);
  test.each<[number, number, number]>([
    [-50, -50, 1],
    [6, 7, 2],
    [8, 7, 3],
    [500, 7, 12],
    [6, 20, 14],
    [500, 500, 18],
  ])('%d, %d', (x, y, offset) => {
    expect(positionAt(map, { x, y }).offset).toBe(offset);
  });

  test('every place of a text is where its caret is', () => {
    for (const paragraphs of [
      ['Hello wide world of words', '', 'again'],
      ['שלום עולם', 'x'],
    ]) {
      const map = mapOf(paragraphs, { width: 60 });
      for (const line of map.lines)
        for (const offset of [line.from, ...line.letters.map(({ to }) => to)]) {
          const place: CaretPlace = line.isWrapped && offset === line.to ? { offset, clings: 'before' } : { offset };
          const { x, top, bottom } = caretAt(map, place);
          expect(caretAt(map, positionAt(map, { x, y: (top + bottom) / 2 }))).toEqual({ x, top, bottom });
        }
    }
  });
});

describe('a selection', () => {
  test('covers its letters, line by line', () => {
    expect(selectionBoxes(mapOf(['abcd', 'ef']), 2, 7)).toEqual([
      { left: 5, right: 20, top: 0, bottom: 15 },
      { left: 0, right: 5, top: 15, bottom: 30 },
    ]);
  });

  test('shows a sliver of an empty line', () => {
    expect(selectionBoxes(mapOf(['a', '', 'b']), 1, 5)).toContainEqual({ left: 0, right: 3.75, top: 15, bottom: 30 });
  });

  test('is in two parts where the direction turns', () => {
    // On the screen: a b ב א; the last Latin letter and the first Hebrew one are selected.
    expect(selectionBoxes(mapOf(['abאב']), 2, 4)).toEqual([
      { left: 5, right: 10, top: 0, bottom: 15 },
      { left: 15, right: 20, top: 0, bottom: 15 },
    ]);
  });
});

describe('moving the caret', () => {
  const words = ['Hello wide world', 'again'];
  test.each<[CaretMove, string[], number, number]>([
    ['right', words, 1, 2],
    ['left', words, 1, 1],
    ['left', words, 3, 2],
    ['right', words, 17, 18],
    ['left', words, 18, 17],
    ['right', ['👩‍👩‍👧x'], 1, 9],
    ['left', ['אב'], 1, 2],
    ['right', ['אב'], 2, 1],
    ['word-right', words, 1, 6],
    ['word-right', words, 6, 11],
    ['word-right', words, 17, 23],
    ['word-left', words, 9, 7],
    ['word-left', words, 7, 1],
    ['word-left', words, 18, 12],
    ['word-left', ['שלום עולם'], 1, 5],
    ['line-start', words, 9, 1],
    ['line-end', words, 9, 17],
    ['up', words, 20, 3],
    ['down', words, 3, 20],
    ['up', words, 5, 1],
    ['down', words, 20, 23],
    ['paragraph-start', words, 20, 18],
    ['paragraph-end', words, 3, 17],
    ['start', words, 20, 1],
    ['end', words, 3, 23],
  ])('%s in %j from %d', (move, paragraphs, from, to) => {
    expect(moveCaret(mapOf(paragraphs), at(from), move).offset).toBe(to);
  });

  test('to the end of a wrapped line stays on that line', () => {
    const map = mapOf(['aaaaaaaaaa bbbbbbbbbb']);
    expect(moveCaret(map, at(3), 'line-end')).toEqual({ offset: 12, clings: 'before' });
  });

  test('up and down keep their goal', () => {
    const map = mapOf(['abcdef', 'x', 'abcdef']);
    const short = moveCaret(map, at(6), 'down', 25);
    expect(short.offset).toBe(9);
    expect(moveCaret(map, short, 'down', 25).offset).toBe(15);
  });

  test('right through a line of both directions reaches its end without turning back', () => {
    const map = mapOf(['ab אב cd']);
    const xs = [caretAt(map, at(1)).x];
    for (let place = at(1), turn = 0; turn < 8; turn++) {
      place = moveCaret(map, place, 'right');
      xs.push(caretAt(map, place).x);
    }
    expect(xs.at(-1)).toBe(35);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});

describe('[SITE-5] in columns', () => {
  /** Two columns, 40 wide, with room for two lines each: a letter for each line. */
  const map = mapOf(['a', 'b', 'c', 'd', 'e'], { height: 30, columns: { count: 2, gap: 20 } });

  test('a point leads into the column that it is in, or nearest to', () => {
    const offsetAt = (x: number, y: number) => positionAt(map, { x, y }).offset;
    expect([offsetAt(30, 5), offsetAt(30, 500), offsetAt(45, 5), offsetAt(65, 5), offsetAt(500, 22)]).toEqual([2, 4, 2, 6, 8]);
  });

  test('up and down go on in the next column, as far from its edge', () => {
    expect(moveCaret(map, at(4), 'down')).toEqual(at(6));
    expect(moveCaret(map, at(3), 'down')).toEqual(at(5));
    expect(moveCaret(map, at(6), 'up', goalOf(map, at(6)))).toEqual(at(4));
  });

  test('a selection covers the end of one and the start of the next', () => {
    expect(selectionBoxes(map, 3, 6)).toEqual([
      { left: 0, right: 5, top: 15, bottom: 30 },
      { left: 60, right: 65, top: 0, bottom: 15 },
    ]);
  });

  test('the lines are where they are drawn, at the bottom of the box too', () => {
    const more = { height: 60, verticalAlign: 'bottom' as const, columns: { count: 2, gap: 20 } };
    const tops = mapOf(['a', 'b', 'c', 'd', 'e', 'f'], more).lines.map(({ top }) => top);
    expect(tops).toEqual([0, 15, 30, 45, 0, 15]);
  });
});

test.each<[boolean, boolean, number, number]>([
  [false, false, 3, 2],
  [true, false, 3, 4],
  [false, true, 9, 7],
  [true, true, 1, 6],
  // Joins two paragraphs: what is between is the beginning of the second.
  [false, false, 12, 11],
])('what a key removes: forward %j, word %j, from %d', (isForward, isWord, from, to) => {
  expect(reachFrom(mapOf(['Hello wide', 'world']), from, isForward, isWord)).toBe(to);
});

test('a text has as many lines for carets as it is laid out in', () => {
  const text = textOf(['Hello wide world of many words', 'שלום עולם', '', 'a\nb\n'], { width: 40 });
  expect(caretMap(text, kit).lines.length).toBe(layoutText(text, kit).lineCount);
});
