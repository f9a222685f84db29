import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageFrame } from '#contract/pages.ts';
import { embedPath, routes } from '#contract/routes.ts';
import { languages, type Language } from '#locale/language.ts';
import { addMadePresentation } from '../../testing/test-made-presentation.ts';
import { addPerson } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';

describe('a presentation’s pages in the cache', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await addPerson(server.foundation.database.pool, 'ada');
    await addMadePresentation(server.foundation, { oid: 'deck', owner: 'ada', texts: ['What it says'] });
  });
  afterAll(() => server.close());

  const get = (path: string, preferred: Language = 'en') => visitorOf(server).get(path, { 'accept-language': preferred });
  const spoken = async (path: string, preferred: Language) => /<html lang="(\w+)"/.exec((await get(path, preferred)).text)?.[1];
  const carried = (html: string): PageFrame =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test.each(languages)('are in the right language, however an earlier address spelled %s', async (language) => {
    const upper = language.toUpperCase();
    const spellings = [language, upper, `${language}-AT`, `${language}_`, `${upper}-Latn-XX`, `%20${language}+`].map(
      (tag) => `lang=${tag}`,
    );
    const garbage = ['', 'xx', `x${language}`, `${language}x`, `${language}&lang=${language}`, '%00', '%E0%A4%A'].map(
      (tag) => `lang=${tag}`,
    );
    for (const address of [`${embedPath('deck')}?`, `${routes.player}?oid=deck&`, '/p/deck/deck/?'])
      for (const preferred of languages.filter((other) => other !== language).slice(0, 2)) {
        for (const query of [...spellings, `%6Cang=${language}`, `x=1&lang=${upper}&y`]) {
          expect(await spoken(address + query, preferred), query).toBe(language);
          expect(await spoken(address.slice(0, -1), preferred), `after ${query}`).toBe(preferred);
        }
        for (const query of [...garbage, `lang[]=${language}`, `Lang=${language}`])
          expect(await spoken(address + query, preferred), query).toBe(preferred);
      }
  });

  test.each([
    `${embedPath('deck')}?`,
    `${routes.player}?oid=deck&`,
    '/p/deck/deck/?',
    `${routes.explore}?`,
    `${routes.landing}?`,
    '/user/ada/?',
  ])('%s with any other parameters is the same page, and shows none of them', async (address) => {
    await get(address);
    const cached = await get(address);
    expect(cached.headers.get('etag')).toBeTruthy();
    for (const stranger of [
      'utm_source=letter',
      'fbclid=a&gclid=b',
      'stranger',
      '=',
      'a=%E0%A4%A',
      'x=1#stranger',
      `long=${'a'.repeat(3000)}`,
    ]) {
      const answer = await get(address + stranger);
      expect(answer.headers.get('etag'), stranger).toBe(cached.headers.get('etag'));
      expect(answer.text).toBe(cached.text);
    }
  });

  test.each(['/p/deck/deck/', embedPath('deck'), routes.explore])('%s shows no parameters of its first visitor', async (path) => {
    const { text } = await get(`${path}?utm_source=stranger&lang=fr&stranger=1`, 'de');
    expect(text).not.toContain('stranger');
    expect(carried(text).address).toBe(`${path}?lang=fr`);
    expect((await get(`${path}?lang=fr`)).text).toBe(text);
  });

  test('a parameter that a page reads is not ignored', async () => {
    await get(routes.explore);
    for (const query of ['page=2', 'order=latest', 'reusable=1', 'language=hu']) {
      const answer = await get(`${routes.explore}?${query}`);
      expect(answer.headers.get('etag'), query).toBeNull();
      expect(carried(answer.text).address).toBe(`${routes.explore}?${query}`);
    }
    await get(embedPath('deck'));
    for (const query of ['step=2', 'autoplay=1234', 'loop=1', 'surface=lite'])
      expect((await get(`${embedPath('deck')}?${query}`)).text, query).not.toBe((await get(embedPath('deck'))).text);
  });

  test('a presentation with very many texts has pages of an ordinary size', async () => {
    const texts = Array.from({ length: 40_000 }, (_, place) => `text ${place}`);
    await addMadePresentation(server.foundation, { oid: 'long', owner: 'ada', texts });
    for (const path of ['/p/long/long/', embedPath('long'), '/p/long/long/?transcript=2', '/p/long/long/?transcript=100&lang=ja']) {
      const { text, status } = await get(path);
      expect([status, Buffer.byteLength(text) < 500_000], `${path} has ${Buffer.byteLength(text)} bytes`).toEqual([200, true]);
      expect((await get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`)).headers.get('etag'), path).toBeTruthy();
    }
    expect((await get(embedPath('long'), 'de')).text).toMatch(/<a href="\/p\/long\/long\/\?transcript=2"[^>]*>Ganzen Text lesen</);
  });

  test('a long text is divided into parts, linked with one another, each a page with the same canonical address', async () => {
    const texts = Array.from({ length: 1500 }, (_, place) => `Sentence no. ${place}.`);
    await addMadePresentation(server.foundation, { oid: 'parts', owner: 'ada', texts });
    const read: string[] = [];
    const visited: string[] = [];
    let next: string | undefined = '?lang=hu';
    while (next !== undefined) {
      visited.push(next);
      const { text } = await get(`/p/parts/parts/${next}`);
      read.push(...(text.match(/(?<=>)Sentence no\. \d+\.(?=<)/g) ?? []));
      expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(`${server.origin}/p/parts/parts/?lang=hu`);
      next = /<a [^>]*rel="next" href="([^"#]*)#transcript"[^>]*>Következő rész</.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(read).toEqual(texts);
    expect(visited).toEqual(['?lang=hu', ...[2, 3, 4, 5, 6].map((part) => `?transcript=${part}&lang=hu`)].slice(0, visited.length));
    expect(visited.length).toBeGreaterThan(3);
    expect((await get(`/p/parts/parts/?transcript=${visited.length + 1}`)).status).toBe(404);
    for (const ignored of ['0', '-1', 'x', '1', '1.5', '2&transcript=3'])
      expect((await get(`/p/parts/parts/?transcript=${ignored}`)).text, ignored).toBe((await get('/p/parts/parts/')).text);
  });

  test('an ordinary text has one part and no links to others', async () => {
    for (const path of ['/p/deck/deck/', embedPath('deck')]) {
      const { text } = await get(path);
      expect(text).toContain('What it says');
      expect(text).not.toContain('transcript=');
    }
  });
});
