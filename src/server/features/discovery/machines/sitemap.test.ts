import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { createDiscoveryStore } from './discovery.store.ts';
import { createSitemap } from './sitemap.ts';
import { addPerson, addPresentation } from './test-presentations.ts';

describe('sitemap and robots.txt', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { pool } = server.foundation.database;
    for (const id of ['ada', 'ben', 'cleo', 'dan']) await addPerson(pool, id);
    await addPresentation(pool, { oid: 'first', title: 'Über & <unter>' });
    await addPresentation(pool, { oid: 'core', schemaVersion: 0, privacy: 'reusable', title: '海の光' });
    await addPresentation(pool, { oid: 'quiet', privacy: 'unlisted', owner: 'cleo' });
    await addPresentation(pool, { oid: 'closed', privacy: 'private', owner: 'cleo' });
    await addPresentation(pool, { oid: 'bens', owner: 'ben', modifiedAt: '2026-06-01T00:00:00Z' });
    await addPresentation(pool, { oid: 'again' });
    await addPresentation(pool, { oid: 'template', isTemplate: true });
    const unsuitable = await addPresentation(pool, { oid: 'unsuitable', owner: 'dan' });
    await pool.query(`insert into presentation_curation (presentation_id, tag) values ($1, 'unsuitable')`, [unsuitable]);
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => visitorOf(server).get(path, { accept: '*/*', ...headers });
  const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(server.origin, ''));
  const inParts = (idsAPart: number, partsAnIndex = 10) =>
    createSitemap({ store: createDiscoveryStore(server.foundation.database), origin: server.origin, idsAPart, partsAnIndex });
  const everything = [
    '/p/first/uber-unter/',
    `/core/${encodeURIComponent('海の光')}/`,
    '/p/bens/bens/',
    '/p/again/again/',
    '/p/template/template/',
    '/user/adaoid/',
    '/user/benoid/',
  ];

  test('the index leads to everything public, and to nothing else', async () => {
    const index = await get(routes.sitemap);
    expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const parts = locations(index.text);
    expect(parts).toEqual(['/sitemap/pages.xml', '/sitemap/presentations-1.xml']);
    const [pages, presentations] = await Promise.all(parts.map((part) => get(part)));
    expect(locations(pages?.text)).toEqual(
      expect.arrayContaining([
        '/',
        '/explore/',
        '/presentation-template/',
        '/gallery/',
        '/product/',
        '/video',
        '/video/explore/',
        '/edu/prezi-video-edu',
      ]),
    );
    expect(locations(presentations?.text)).toEqual(everything);
    expect(presentations?.text).toContain(`<loc>${server.origin}/p/bens/bens/</loc><lastmod>2026-06-01T00:00:00.000Z</lastmod>`);
  });

  test('is compressed on request', async () =>
    expect((await get('/sitemap/pages.xml', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip'));

  test('lists each page in exactly one part, with no part empty or too large', async () => {
    const sitemap = inParts(2, 2);
    const indexes = await sitemap.listIndexes();
    expect(indexes.map((address) => address.replace(server.origin, ''))).toEqual(['/sitemap.xml', '/sitemap/index-2.xml']);
    const parts = [...locations(await sitemap.writeIndex(1)), ...locations(await sitemap.writePart('index-2.xml'))].map((path) =>
      path.replace('/sitemap/', ''),
    );
    expect(parts).toEqual(['pages.xml', 'presentations-1.xml', 'presentations-3.xml', 'presentations-4.xml']);
    const found = await Promise.all(parts.slice(1).map(async (part) => locations(await sitemap.writePart(part))));
    expect(found.flat().toSorted()).toEqual(everything.toSorted());
    for (const part of found) expect(part.length).toBeLessThanOrEqual(4);
  });

  test.each([
    'presentations-2.xml',
    'presentations-0.xml',
    'presentations-999999999.xml',
    'presentations-1e3.xml',
    'index-2.xml',
    'people.xml',
    '..%2f..%2fetc',
    `${'9'.repeat(60)}.xml`,
  ])('has no part %s', async (part) => expect((await get(`/sitemap/${part}`)).status).toBe(404));

  test('robots may go anywhere but to private areas', async () => {
    const { status, headers, text } = await get(routes.robots);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /dashboard/\nDisallow: /settings/\nDisallow: /view/\nDisallow: /dev/\n\nSitemap: ${server.origin}/sitemap.xml\n`,
    );
  });

  test('a preproduction site disallows everything', async () => {
    const trial = await startTestServer({ environment: { ENVIRONMENT: 'preprod' } });
    expect((await visitorOf(trial).get(routes.robots)).text).toBe('User-agent: *\nDisallow: /\n');
    await trial.close();
  });
});
