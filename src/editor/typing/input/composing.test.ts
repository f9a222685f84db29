import { describe, expect, test } from 'vitest';
import { openTyping } from '../test-typing.ts';

describe('an input method', () => {
  test('shows what it composes, and is one step when it is done', () => {
    const it = openTyping(['ab']);
    it.at(2);
    it.type('x');
    it.compose('k', 'か', 'かn', 'かん', '漢');
    expect(it.text()).toBe('ax漢|b');
    it.type('y');
    it.desk.undo();
    expect(it.text()).toBe('ax漢|b');
    it.desk.undo();
    expect(it.text()).toBe('ax|b');
    it.desk.undo();
    expect(it.text()).toBe('a|b');
  });

  test('may make nothing of it', () => {
    const it = openTyping(['ab']);
    it.at(2);
    it.compose('k', 'か', '');
    expect(it.text()).toBe('a|b');
  });

  test('replaces what is selected', () => {
    const it = openTyping(['abcd']);
    it.at(2, 4);
    it.compose('ᄒ', '하', '한');
    expect(it.text()).toBe('a한|d');
    it.desk.undo();
    expect(it.text()).toBe('a|bc|d');
  });

  test('is underlined', () => {
    const it = openTyping(['ab']);
    it.at(2);
    it.typing.field.beginComposition();
    it.into('かん', 0);
    it.typing.field.compose({ ...it.field }, 'かん');
    expect(it.typing.view()?.drawn?.composed).toHaveLength(1);
    expect(it.typing.field.before('insertParagraph')).toBe(false);
    it.typing.field.endComposition({ ...it.field });
    expect(it.typing.view()?.drawn?.composed).toEqual([]);
  });

  test.each<[string, string[], number, string, number, [number, number]]>([
    // Letters are 5 wide, and the box 200.
    ['right-to-left', ['سلام'], 3, 'كتاب', 170, [170, 190]],
    ['right-to-left after what is left-to-right', ['ab '], 4, 'שלו', 12.5, [12.5, 27.5]],
    ['left-to-right within what is right-to-left', ['שלום'], 3, 'abc', 190, [175, 190]],
  ])('[SITE-5] is where it is read: %s', (_name, paragraphs, offset, letters, caret, [left, right]) => {
    const it = openTyping(paragraphs);
    it.at(offset);
    it.typing.field.beginComposition();
    for (let length = 1; length <= letters.length; length++) {
      it.into(letters.slice(0, length), length - 1);
      it.typing.field.compose({ ...it.field }, letters.slice(0, length));
    }
    const end = offset + letters.length;
    expect(it.desk.state().selection).toMatchObject({ anchor: end, focus: end });
    expect(it.typing.view()?.drawn).toMatchObject({ caret: { x: caret }, composed: [{ left, right }] });
    it.typing.field.endComposition({ ...it.field });
    it.show();
    expect(it.typing.view()?.drawn).toMatchObject({ caret: { x: caret }, composed: [] });
    it.press('Shift+Home');
    expect(it.desk.state().selection).toMatchObject({ anchor: end, focus: 1 });
    it.press('Backspace');
    expect(it.text()).toBe(`|${paragraphs[0]?.slice(offset - 1) ?? ''}`);
    it.desk.undo();
    it.desk.undo();
    expect(it.text().replaceAll('|', '')).toBe(paragraphs[0]);
  });

  test('goes on where it was if others write before it', () => {
    const it = openTyping(['ab']);
    it.at(3);
    it.typing.field.beginComposition();
    it.into('k', 0);
    it.others([{ kind: 'text', id: 't', change: [{ keep: 1 }, { insert: 'zero ' }] }]);
    it.show();
    it.into('か', 1);
    it.typing.field.endComposition({ ...it.field });
    it.show();
    expect(it.text()).toBe('zero abか|');
  });
});
