import { expect, test } from 'vitest';
import { Field } from './field.ts';
import { mirrorOf } from './mirror.ts';

/** A field and a text, written to as somebody types or as others change it. */
function open(units: string) {
  const field = new Field();
  let text = units;
  field.show(mirrorOf(text, 1, 1), text);
  return {
    get text() {
      return text;
    },
    type(value: string, caret = value.length): void {
      const typed = field.read(value, caret, text);
      if (!typed) return;
      text = text.slice(0, typed.range.from) + typed.inserted.replaceAll('\n', '\u2029') + text.slice(typed.range.to);
      field.wrote(text);
    },
    others(next: string): void {
      text = next;
    },
    placeOf: (index: number) => field.placeOf(index),
  };
}

test('typing is written where it was typed', () => {
  const it = open('\u2029ab\u2029cd');
  it.type('ab\ncXd', 5);
  expect(it.text).toBe('\u2029ab\u2029cXd');
  it.type('aX', 2);
  expect(it.text).toBe('\u2029aX');
});

test('while others write before it, typing stays at its letters', () => {
  const it = open('\u2029one two');
  it.type('one two k');
  it.others('\u2029zero one two k');
  it.type('one two か');
  it.type('one two かn');
  expect(it.text).toBe('\u2029zero one two かn');
  expect(it.placeOf(9)).toBe('\u2029zero one two か'.length);
});

test('while others write behind and within it', () => {
  const it = open('\u2029one two');
  it.type('one k two', 5);
  it.others('\u2029one k two and three');
  it.type('one か two', 5);
  it.others('\u2029o.n.e か two and three');
  it.type('one かん two', 6);
  expect(it.text).toBe('\u2029o.n.e かん two and three');
});

test('what others have removed is not written again', () => {
  const it = open('\u2029one two three');
  it.type('one two three k');
  it.others('\u2029three k');
  it.type('one two three か');
  expect(it.text).toBe('\u2029three か');
});

test('what is shown anew is all that counts', () => {
  const field = new Field();
  field.show(mirrorOf('\u2029a', 1, 1), '\u2029a');
  field.read('ab', 2, '\u2029xa');
  const mirror = mirrorOf('\u2029xab', 1, 1);
  expect(field.shows(mirror)).toBe(false);
  field.show(mirror, '\u2029xab');
  expect(field.shows(mirror)).toBe(true);
  expect(field.placeOf(3)).toBe(4);
});
