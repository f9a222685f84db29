import { expect, test } from 'vitest';
import { findLinks } from './mail-links.ts';

const links = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

test('preserves every character of the text', () => {
  const text = 'Hello,\n\nopen http://localhost:3000/signup/confirm/?token=a-b_c&next=%2Fp%2F.\n(Or http://localhost:3000/.)\n';
  expect(
    findLinks(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
  expect(findLinks('')).toEqual([]);
});

test('finds whole addresses, without trailing punctuation', () => {
  expect(links('Open http://localhost:3000/login/reset/?token=a-b_c&x=%2F. Now')).toEqual([
    'http://localhost:3000/login/reset/?token=a-b_c&x=%2F',
  ]);
  expect(links('(https://example.org/a), https://example.org/b!')).toEqual(['https://example.org/a', 'https://example.org/b']);
});

test('links nothing else', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'mailto:a@example.org', 'https://', '<a href="x">'])
    expect(links(text)).toEqual([]);
});
