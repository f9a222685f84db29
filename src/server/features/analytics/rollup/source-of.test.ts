import { expect, test } from 'vitest';
import { sourceOf } from './source-of.ts';

const url = 'https://talks.example.org/p/abc/tides/';
const from = (referer: string, more: Partial<Parameters<typeof sourceOf>[0]> = {}) =>
  sourceOf({ source: 'website', linkId: null, referer, url, body: {}, ...more });

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['https://talks.example.org/explore/search/', 'search'],
  ['https://talks.example.org/explore/', 'site'],
  ['https://talks.example.org/', 'site'],
  ['https://mail.google.com/', 'email'],
  ['android-app://com.google.android.gm/', 'email'],
  ['https://l.facebook.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://www.linkedin.com/feed/', 'social'],
])('a visit from %j counts as %s', (referer, source) => {
  expect(from(referer)).toEqual({ source, referrer: '', embedHost: '' });
});

test('names other sites, without www and in ASCII', () => {
  expect(from('https://WWW.Uni-Köln.example/kurs?id=1')).toEqual({
    source: 'referrer',
    referrer: 'xn--uni-kln-e1a.example',
    embedHost: '',
  });
  expect(from('https://evilfacebook.com/')).toMatchObject({ source: 'referrer', referrer: 'evilfacebook.com' });
  expect(from('https://talks.example.org:8443/')).toMatchObject({ source: 'referrer', referrer: 'talks.example.org' });
});

test('a view link counts as such, wherever it was found', () => {
  expect(from('https://mail.google.com/', { linkId: 'abc' })).toEqual({ source: 'link', referrer: '', embedHost: '' });
});

test('the embedding site is the one the browser reports, or else the referrer; nonsense is ignored', () => {
  const embedded = (told: unknown, referer = '') =>
    from(referer, { source: 'embed', linkId: 'abc', body: typeof told === 'string' ? { embed_host: told } : {} }).embedHost;
  expect(embedded('https://blog.example.org')).toBe('blog.example.org');
  expect(embedded('www.Blog.example.org')).toBe('blog.example.org');
  expect(embedded(undefined, 'https://blog.example.org/post')).toBe('blog.example.org');
  for (const nonsense of ['', '<script>', 'a b', 'https://', '\0']) expect(embedded(nonsense)).toBe('');
});
