import { expect, test } from 'vitest';
import { cleanName, cleanWords } from './clean-words.ts';

test.each([
  ['pay at https://evil.example/now today', 'pay at … today'],
  ['see evil.example', 'see …'],
  ['see www.evil', 'see …'],
  ['see evil．example', 'see …'],
  ['see evil。example', 'see …'],
  ['see ev\u200bil.exa\u00admple', 'see …'],
  ['see 10.0.0.1/x', 'see …'],
  ['write to me@evil', 'write to …'],
  ['hxxp://evil', '…'],
  ['two\r\nlines\u2028and more', 'two lines and more'],
  ['Light in the Deep', 'Light in the Deep'],
  ['J. R. R. Tolkien, Jr.', 'J. R. R. Tolkien, Jr.'],
  ['J.R.R. at 3.5 km', 'J.R.R. at 3.5 km'],
  ['佐藤 純。', '佐藤 純。'],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanWords(text, 100)).toBe(cleaned);
});

test('shortens by whole characters', () => {
  expect(cleanWords('👩🔬👩🔬', 3)).toBe('👩🔬…');
  expect(cleanWords('one two', 5)).toBe('one…');
});

test.each(['URGENT pay at https://evil.example', ' \u200b ', 'a'.repeat(51)])('%j is no name', (name) => {
  expect(cleanName(name)).toBeUndefined();
});

test.each(['Wren Adeyemi', 'שירה כהן', "O'Brien", '佐藤 純'])('%s is a name', (name) => {
  expect(cleanName(name)).toBe(name);
});
