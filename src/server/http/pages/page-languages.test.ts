import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { withoutLanguage } from '../input/language.ts';

describe('a language in the address', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startTestServer()));
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => visitorOf(server).get(path, headers);
  const spoken = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(server.origin, '');
  /** Only cached responses have an ETag. */
  const isKept = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).headers.has('etag');

  test('[BASE-1] overrides the browser and an earlier choice', async () => {
    expect(spoken((await get('/?lang=de', { 'accept-language': 'hu' })).text)).toBe('de');
    expect(spoken((await get('/?lang=ja', { cookie: 'django_language=ko' })).text)).toBe('ja');
    expect(spoken((await get('/login?next=%2Fexplore%2F&lang=fr')).text)).toBe('fr');
    expect(spoken((await get('/nothing/?lang=it')).text)).toBe('it');
  });

  test.each(['xx', '', 'de&lang=fr', '%00', 'd'.repeat(500)])('?lang=%s is ignored', async (lang) =>
    expect(spoken((await get(`/?lang=${lang}`, { 'accept-language': 'hu' })).text)).toBe('hu'),
  );

  test('is a separate canonical address, cached once for all visitors', async () => {
    const first = await get('/?lang=es', { 'accept-language': 'en' });
    expect(canonical(first.text)).toBe('/?lang=es');
    expect(await isKept('/?lang=es', { 'accept-language': 'ko', cookie: 'django_language=ja' })).toBe(true);
    expect((await get('/?lang=es', { 'accept-language': 'ko' })).text).toBe(first.text);
    const plain = await get('/', { 'accept-language': 'es' });
    expect([spoken(plain.text), canonical(plain.text)]).toEqual(['es', '/']);
  });

  test('is cached under one address, however it is spelled and whatever follows it', async () => {
    for (const path of ['/?lang=PT', '/?lang=pt-BR', '/?lang=pt&utm_source=letter', '/?x=1&lang=pt', '/?%6Cang=pt']) {
      const answer = await get(path, { 'accept-language': 'hu' });
      expect([spoken(answer.text), canonical(answer.text)], path).toEqual(['pt', '/?lang=pt']);
      expect(await isKept(path, { 'accept-language': 'ko' }), path).toBe(true);
    }
  });

  test('is removed when the visitor chooses another language', () => {
    expect(['/explore/?lang=de', '/explore/?page=2&lang=de#top', '/?lang=de&language=fr', '/?lang', '/'].map(withoutLanguage)).toEqual([
      '/explore/',
      '/explore/?page=2#top',
      '/?language=fr',
      '/',
      '/',
    ]);
  });
});
