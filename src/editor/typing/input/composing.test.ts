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
