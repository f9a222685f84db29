import { describe, expect, test } from 'vitest';
import { objectOf, openTyping, runsOf } from './test-typing.ts';
import { shiftInto } from './typing.ts';

describe('typing', () => {
  test('writes at the caret, in one step', () => {
    const it = openTyping(['Hello world']);
    it.at(6);
    it.type(', my');
    expect(it.text()).toBe('Hello, my| world');
    it.desk.undo();
    expect(it.text()).toBe('Hello| world');
    it.desk.redo();
    expect(it.text('t').replaceAll('|', '')).toBe('Hello, my world');
  });

  test('replaces what is selected, across paragraphs', () => {
    const it = openTyping();
    it.at(6, 15);
    it.type('!');
    expect(it.text()).toBe('Hello!|ain');
  });

  test('breaks paragraphs and lines, and joins them again', () => {
    const it = openTyping(['ab']);
    it.at(2);
    it.press('Enter', 'Shift+Enter');
    expect(it.text()).toBe('a\n\n|b');
    expect(objectOf(it)).toMatchObject({ paragraphs: [{ runs: [{ text: 'a' }] }, { runs: [{ text: '\nb' }] }] });
    it.press('Backspace', 'Backspace');
    expect(it.text()).toBe('a|b');
  });

  test('deletes letters, words and to the edge of a line', () => {
    const it = openTyping(['one two 👩‍👩‍👧']);
    it.press();
    it.at('\none two 👩‍👩‍👧'.length);
    it.press('Backspace');
    expect(it.text()).toBe('one two |');
    it.press('Ctrl+Backspace');
    expect(it.text()).toBe('one |');
    it.press('Home', 'Ctrl+Delete');
    expect(it.text()).toBe('| ');
  });

  test('takes corrections, dictation and words that come at once', () => {
    const it = openTyping(['teh cat']);
    it.at(8);
    Object.assign(it.field, { value: 'the cat', start: 7, end: 7 });
    it.typing.field.input({ ...it.field });
    it.show();
    expect(it.text()).toBe('the cat|');
    it.into(' and\nthe dog');
    it.show();
    expect(it.text()).toBe('the cat and\nthe dog|');
    expect(runsOf(it).map(({ text }) => text)).toEqual(['the cat and', 'the dog']);
  });

  test('does what browsers ask for without keys', () => {
    const it = openTyping([{ listType: 'BULLET', runs: ['ab'] }]);
    it.at(1);
    expect(it.typing.field.before('deleteContentBackward')).toBe(true);
    expect(objectOf(it)).not.toMatchObject({ paragraphs: [{ listType: 'BULLET' }] });
    expect(it.typing.field.before('deleteContentBackward')).toBe(true);
    it.desk.settle();
    expect(it.typing.field.before('insertLineBreak')).toBe(true);
    expect(it.text()).toBe('\n|ab');
    it.typing.field.before('historyUndo');
    expect(it.text()).toBe('|ab');
    expect(it.typing.field.before('insertText')).toBe(false);
  });

  test('follows a selection that is made in the field', () => {
    const it = openTyping();
    it.at(1);
    Object.assign(it.field, { start: 6, end: 14, isBackward: true });
    it.typing.field.selected({ ...it.field });
    expect(it.desk.state().selection).toMatchObject({ anchor: 15, focus: 7 });
  });

  test('lets the box grow, in the same step', () => {
    const it = openTyping(['a', 'b', 'c', 'd']);
    it.at(8);
    it.press('Enter');
    it.type('e');
    expect(objectOf(it)).toMatchObject({ height: 75, y: 137.5 });
    it.desk.undo();
    expect(objectOf(it)).toMatchObject({ height: 60, y: 130 });
    expect(it.text()).toBe('a\nb\nc\nd|');
  });

  test('[SITE-5] makes letters smaller as it goes on, in the same step', () => {
    const it = openTyping(['aaaa'], { fit: 'shrink', width: 50, height: 15 });
    it.at(5);
    it.type(' aaaa');
    expect(objectOf(it)).not.toHaveProperty('letterScale');
    it.type(' aaaa aaaa');
    // 16 letters and 3 spaces on a line, or 12 and 2.
    expect(objectOf(it)).toMatchObject({ height: 15, letterScale: 0.57 });
    it.press('Ctrl+Backspace');
    expect(objectOf(it)).toMatchObject({ letterScale: 0.76 });
    it.press('Ctrl+Backspace');
    expect(objectOf(it)).not.toHaveProperty('letterScale');
    it.desk.settle();
    it.type('bbbb bbbb');
    expect(objectOf(it)).toMatchObject({ letterScale: 0.57 });
    it.desk.undo();
    expect(it.text()).toBe('aaaa aaaa |');
    expect(objectOf(it)).not.toHaveProperty('letterScale');
  });

  test('[SITE-5] goes on in the next column, and the box grows once all are full', () => {
    const it = openTyping(['a', 'b', 'c'], { height: 30, columns: { count: 2, gap: 20 } });
    it.at(6);
    it.press('Enter');
    expect(it.typing.view()?.drawn?.caret).toMatchObject({ x: 110, top: 15 });
    it.press('Enter');
    expect(objectOf(it)?.height).toBeCloseTo(45, 6);
    expect(it.typing.view()?.drawn?.caret).toMatchObject({ x: 110, top: 15 });
    it.press('ArrowUp', 'ArrowUp');
    expect(it.text()).toBe('a\nb\n|c\n\n');
  });

  test('is no change if it is refused', () => {
    const it = openTyping(['a']);
    it.at(2);
    it.into('x'.repeat(200_001));
    it.show();
    expect(it.text()).toBe('a|');
    expect(it.desk.state().notice).toMatchObject({ kind: 'refused' });
    expect(it.field.value).toBe('a');
  });
});

describe('[SITE-5] emoji', () => {
  test.each(['👋🏿', '🇩🇪', '👩‍👩‍👧', '👩🏽‍🚀', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}', '1️⃣', '❤️'])(
    '%s is one letter',
    (sign) => {
      const it = openTyping(['ab']);
      it.at(2);
      it.into(sign);
      it.show();
      expect(it.text()).toBe(`a${sign}|b`);
      it.press('ArrowLeft');
      expect(it.text()).toBe(`a|${sign}b`);
      it.press('Shift+ArrowRight');
      expect(it.text()).toBe(`a|${sign}|b`);
      it.press('ArrowRight', 'Backspace');
      expect(it.text()).toBe('a|b');
      it.typing.insert(sign);
      it.press('ArrowLeft', 'Delete');
      expect(it.text()).toBe('a|b');
    },
  );

  test('from the picker takes the place of what is selected, in a step of its own', () => {
    const it = openTyping(['ab cd']);
    it.at(4, 6);
    it.typing.insert('🚀');
    expect(it.text()).toBe('ab 🚀|');
    it.type('!');
    it.desk.undo();
    it.desk.undo();
    expect(it.text()).toBe('ab |cd|');
  });
});

describe('code', () => {
  test('keeps its lines in line', () => {
    const it = openTyping();
    it.at(14, 14, 'code');
    it.press('Enter');
    it.type('c();');
    expect(it.text('code')).toBe('if (a)\n  b();\n  c();|');
    it.press('Tab', 'Shift+Tab');
    expect(it.text('code')).toBe('if (a)\n  b();\nc();  |');
    expect(it.typing.view()?.format).toBeUndefined();
  });

  test('moves lines that are selected', () => {
    const it = openTyping();
    it.at(3, 10, 'code');
    it.press('Tab');
    expect(it.text('code')).toBe('  if| (a)\n    |b();');
    it.press('Ctrl+B');
    expect(it.text('code')).toBe('  if| (a)\n    |b();');
  });
});

test('the caret is brought into view', () => {
  const it = openTyping();
  it.at(13);
  it.typing.reveal({ left: 0, top: 0, right: 1000, bottom: 800 });
  expect(it.desk.state().camera).toMatchObject({ x: 500, y: 400 });
  it.typing.reveal({ left: 200, top: 0, right: 1000, bottom: 120 });
  expect(it.desk.state().camera).toMatchObject({ x: 376, y: 434 });
});

test.each([
  [10, 20, 0, 100, 0],
  [-10, 0, 0, 100, 10],
  [110, 120, 0, 100, -20],
  [50, 250, 0, 100, -50],
])('from %i to %i into %i to %i by %i', (from, to, first, last, by) => {
  expect(shiftInto(from, to, first, last)).toBe(by);
});
