import { expect, test } from 'vitest';
import { plainWords, runsOf } from './inline.ts';

test('marks become looks of letters', () => {
  expect(runsOf('A **bold** and *lean* `code` ~~gone~~ word')).toEqual([
    { text: 'A ' },
    { text: 'bold', weight: 700 },
    { text: ' and ' },
    { text: 'lean', isItalic: true },
    { text: ' ' },
    { text: 'code', family: 'code' },
    { text: ' ' },
    { text: 'gone', isStruck: true },
    { text: ' word' },
  ]);
});

test('links lead to the web and to mail, nowhere else', () => {
  const href = 'https://example.org/a';
  expect(runsOf(`See [this](${href})`)).toEqual([{ text: 'See ' }, { text: 'this', link: { kind: 'address', href } }]);
  for (const other of ['javascript:alert(1)', 'file:///etc', '/p/new/']) expect(runsOf(`[this](${other})`)).toEqual([{ text: 'this' }]);
});

test('a picture is its description', () => {
  expect(plainWords('![A map](map.png) of it')).toBe('A map of it');
  expect(plainWords('![](map.png)')).toBe('');
});

test('what is no mark stays', () => {
  for (const words of ['snake_case_name', '2 * 3 * 4', 'a < b > c', 'f(x)[0]', '5 % of **']) expect(plainWords(words)).toBe(words);
  expect(plainWords('\\*star\\* <b>x</b>')).toBe('*star* x');
});
