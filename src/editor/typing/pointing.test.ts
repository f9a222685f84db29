import { describe, expect, test } from 'vitest';
import { openTyping } from './test-typing.ts';

describe('a pointer', () => {
  test('places the caret and selects', () => {
    const it = openTyping();
    it.at(1);
    expect(it.typing.press({ x: 110, y: 107 }, { clicks: 1, isExtending: false })).toBe(true);
    expect(it.text()).toBe('He|llo world\nagain');
    it.typing.dragTo({ x: 120, y: 107 });
    expect(it.text()).toBe('He|ll|o world\nagain');
    it.typing.press({ x: 105, y: 122 }, { clicks: 1, isExtending: true });
    expect(it.text()).toBe('He|llo world\na|gain');
  });

  test('selects words and paragraphs', () => {
    const it = openTyping();
    it.at(1);
    it.typing.press({ x: 135, y: 107 }, { clicks: 2, isExtending: false });
    expect(it.text()).toBe('Hello |world|\nagain');
    it.typing.dragTo({ x: 110, y: 107 });
    expect(it.text()).toBe('|Hello world|\nagain');
    it.typing.press({ x: 135, y: 107 }, { clicks: 3, isExtending: false });
    expect(it.text()).toBe('|Hello world|\nagain');
  });

  test('elsewhere is none of its business', () => {
    const it = openTyping();
    expect(it.typing.press({ x: 110, y: 107 }, { clicks: 1, isExtending: false })).toBe(false);
    it.at(1);
    expect(it.typing.press({ x: 400, y: 107 }, { clicks: 1, isExtending: false })).toBe(false);
  });

  test('in a text that is turned', () => {
    const it = openTyping(['Hello world'], { rotation: 90 });
    it.at(1);
    // Its middle is at 200, 130: the first line runs downwards at the right.
    expect(it.typing.press({ x: 222, y: 40 }, { clicks: 1, isExtending: false })).toBe(true);
    expect(it.text()).toBe('He|llo world');
    const { caretArea } = it.typing.view()?.drawn ?? {};
    expect(caretArea?.top).toBeCloseTo(40, 6);
    expect(caretArea?.right).toBeCloseTo(230, 6);
  });

  test('goes to another cell of the table', () => {
    const it = openTyping();
    it.at(1, 1, 'table', 'a');
    expect(it.typing.press({ x: 107, y: 475 }, { clicks: 1, isExtending: false })).toBe(true);
    expect(it.text('table', 'c')).toBe('|three');
  });
});
