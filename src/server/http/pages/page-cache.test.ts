import { describe, expect, test } from 'vitest';
import type { ReadQuery } from './page-address.ts';
import { createPageCache } from './page-cache.ts';

const headers = { visitor: {}, anyone: {}, ownFrame: {} };
const openCache = (largest?: number) => createPageCache({ headers, sessionCookie: 'session=', ...(largest !== undefined && { largest }) });
const page = (address: string, subject = address) => ({ language: 'en' as const, address, tags: [subject], since: 0 });
const plain = { 'accept-encoding': 'identity' };
/** Takes about this many bytes of the cache. */
const html = (bytes: number) => async () => ({ html: 'a'.repeat(bytes) });

describe('the page cache', () => {
  test('ignores parameters that the page does not read', async () => {
    const cache = openCache();
    const reads: ReadQuery = ({ part }) => (part === '2' ? 'part=2' : '');
    await cache.share({ ...page('/deck/'), reads }, async () => ({ html: 'first' }));
    await cache.share({ ...page('/deck/?part=2'), reads }, async () => ({ html: 'second' }));
    await cache.share({ ...page('/deck/?part=2&lang=de'), language: 'de', reads }, async () => ({ html: 'zweiter' }));
    const found = (url: string) => cache.find(url, plain)?.body.toString();
    for (const url of ['/deck/', '/deck/?', '/deck/?utm_source=letter', '/deck/?part=3', '/deck/?a&b=&=c&%', '/deck/?lang=xx'])
      expect(found(url), url).toBe('first');
    for (const url of ['/deck/?part=2', '/deck/?utm_medium=x&part=2&a=b', '/deck/?%70art=2']) expect(found(url), url).toBe('second');
    for (const url of ['/deck/?lang=DE&part=2', '/deck/?part=2&x=1&lang=de-AT']) expect(found(url), url).toBe('zweiter');
    for (const url of ['/other/?part=2', '/deck/?lang=de', '/deck/#?part=2']) expect(found(url), url).toBeUndefined();
  });

  test('forgets what a page reads with the last page at its path', async () => {
    const cache = openCache();
    await cache.share(page('/deck/', 'deck'), html(10));
    expect(cache.find('/deck/?x=1', plain)).toBeDefined();
    cache.drop('deck');
    expect(cache.find('/deck/?x=1', plain)).toBeUndefined();
  });

  test('forgets the least recently used page first', async () => {
    const cache = openCache(100_000);
    for (let count = 0; count < 400; count++) {
      await cache.share(page(`/${count}/`), html(900));
      expect(cache.find('/0/', plain), `after ${count} others`).toBeDefined();
    }
    expect(cache.find('/1/', plain)).toBeUndefined();
    expect(cache.find('/399/', plain)).toBeDefined();
  });

  test('does not keep a page that takes more than its share, and forgets no other for it', async () => {
    const cache = openCache(100_000);
    for (let count = 0; count < 90; count++) await cache.share(page(`/${count}/`), html(900));
    expect((await cache.share(page('/large/'), html(60_000))).identity.body.length).toBe(60_000);
    expect(cache.find('/large/', plain)).toBeUndefined();
    for (let count = 0; count < 90; count++) expect(cache.find(`/${count}/`, plain), `${count}`).toBeDefined();
  });

  test('pages about one subject push out one another, and no others', async () => {
    const cache = openCache(100_000);
    for (let count = 0; count < 80; count++) await cache.share(page(`/${count}/`), html(900));
    for (let count = 0; count < 200; count++) await cache.share(page(`/deck/?variant=${count}`, 'deck'), html(900));
    for (let count = 0; count < 80; count++) expect(cache.find(`/${count}/`, plain), `${count}`).toBeDefined();
  });

  test('renders a page once for everyone who asks at the same time, even if it is too large to keep', async () => {
    const cache = openCache(100_000);
    let renderings = 0;
    const render = async () => ({ html: `${++renderings}`.padEnd(60_000) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.share(page('/large/'), render)));
    expect(renderings).toBe(1);
    expect(new Set(answers.map(({ br }) => br.etag)).size).toBe(1);
    await cache.share(page('/large/'), render);
    expect(renderings).toBe(2);
  });

  test('does not share what was begun before a drop', async () => {
    const cache = openCache();
    const old = cache.share(page('/deck/', 'deck'), async () => ({ html: 'old' }));
    cache.drop('deck');
    const current = cache.share({ ...page('/deck/', 'deck'), since: cache.generation() }, async () => ({ html: 'new' }));
    expect((await old).identity.body.toString()).toBe('old');
    expect((await current).identity.body.toString()).toBe('new');
    expect(cache.find('/deck/', plain)?.body.toString()).toBe('new');
  });

  test('renders again after a failure', async () => {
    const cache = openCache();
    await expect(cache.share(page('/'), () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect((await cache.share(page('/'), async () => ({ html: 'yes' }))).identity.body.toString()).toBe('yes');
  });
});
