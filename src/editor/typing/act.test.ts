import { describe, expect, test } from 'vitest';
import { objectOf, openTyping } from './test-typing.ts';

describe('moving', () => {
  test('keeps its place in the line while it goes up and down', () => {
    const it = openTyping(['long enough', 'a', 'long enough']);
    it.at(8);
    it.press('ArrowDown');
    expect(it.text()).toBe('long enough\na|\nlong enough');
    it.press('ArrowDown');
    expect(it.text()).toBe('long enough\na\nlong en|ough');
    it.press('ArrowLeft', 'ArrowUp', 'ArrowUp');
    expect(it.text()).toBe('long e|nough\na\nlong enough');
  });

  test('by words, to the edges, and extending', () => {
    const it = openTyping(['one two']);
    it.at(1);
    it.press('Ctrl+ArrowRight');
    expect(it.text()).toBe('one| two');
    it.press('Shift+End');
    expect(it.text()).toBe('one| two|');
    it.press('ArrowLeft');
    expect(it.text()).toBe('one| two');
    it.press('Ctrl+A');
    expect(it.text()).toBe('|one two|');
    it.press('ArrowRight');
    expect(it.text()).toBe('one two|');
  });

  test('to the side that an arrow shows, in right-to-left text too', () => {
    const it = openTyping(['אבג']);
    it.at(2, 3);
    it.press('ArrowLeft');
    expect(it.text()).toBe('אב|ג');
    it.at(2, 3);
    it.press('ArrowRight');
    expect(it.text()).toBe('א|בג');
  });

  test('with Escape out of the text, to its object', () => {
    const it = openTyping();
    it.at(3);
    it.press('Escape');
    expect(it.desk.state().selection).toMatchObject({ kind: 'objects', ids: ['t'] });
    expect(it.typing.view()).toBeUndefined();
  });

  test('with Tab from cell to cell', () => {
    const it = openTyping();
    it.at(1, 1, 'table', 'a');
    it.press('Tab');
    expect(it.text('table', 'b')).toBe('two|');
    it.press('Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    expect(it.text('table', 'a')).toBe('one|');
    expect(it.typing.view()?.name).toEqual({ kind: 'cell', topic: 'A test', row: 1, column: 1 });
  });

  test('with Tab further into a list', () => {
    const it = openTyping([{ listType: 'BULLET', runs: ['a'] }]);
    it.at(1);
    it.press('Tab');
    expect(objectOf(it)).toMatchObject({ paragraphs: [{ level: 1 }] });
    it.press('Shift+Tab');
    expect(objectOf(it)).toMatchObject({ paragraphs: [{ level: 0 }] });
  });

  test('with Tab a tab in other paragraphs', () => {
    const it = openTyping(['ab']);
    it.at(2);
    it.press('Tab');
    expect(it.text()).toBe('a\t|b');
  });
});
