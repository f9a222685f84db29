import { describe, expect, test } from 'vitest';
import { parseNext } from './next-address.ts';

describe('the address to continue to', () => {
  test.each(['/', '/p/abc/talk/', '/explore/search/?search=deep%20sea#top', '/user/é/'])('[SITE-1] %s stays on the site', (next) => {
    expect(parseNext(next)).toBe(new URL(next, 'https://x.invalid').href.slice('https://x.invalid'.length));
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%0d%0aSet-Cookie:x',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    ' /x',
    '/' + 'a'.repeat(3000),
    undefined,
    ['/a', '/b'],
  ])('[SITE-1] %s is rejected', (next) => {
    expect(parseNext(next)).toBeNull();
  });
});
