import type { PageFrame, PageName } from '#contract/pages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageChannel } from '../../../http/pages/page-cache.ts';
import { notify } from '../../../platform/database/notifications.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { createExploreStore } from './explore.store.ts';
import { createSearchIndex, searchOutdated, workOnSearchIndex } from './search-index.ts';

describe('explore over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { pool } = server.foundation.database;
    await pool.query(
      `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'adaoid', 'Ada Whitlock', 'ada', 'ada@example.org', true)`,
    );
    for (const [oid, title, privacy, isTemplate] of [
      ['reef', 'Reef & ray', 'public', false],
      ['hidden', 'Reef unseen', 'private', false],
      ['pitch', 'Pitch deck', 'reusable', true],
    ])
      await pool.query(
        `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy, is_template) values ($1, 'ada', $2, '', 2, 1, $3, $4) returning id)
         insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $1 from added`,
        [oid, title, privacy, isTemplate],
      );
    const store = createExploreStore(server.foundation.database);
    await workOnSearchIndex(server.foundation.queue, createSearchIndex({ store, readContent: async () => undefined }));
    const isIndexed = async () => (await store.listUnindexed()).length === 0 || Promise.reject(new Error('Not indexed yet'));
    await vi.waitFor(isIndexed, { timeout: 50_000, interval: 50 });
  });
  afterAll(() => server.close());

  const get = (path: string) => visitorOf(server).get(path);
  const carried = <Name extends PageName>(html: string): PageFrame<Name> =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const namesAt = async (path: string) => carried<'explore'>((await get(path)).text).props.cards.map(({ oid }) => oid);

  test('[SITE-2] finds presentations that are older than the index', async () => {
    expect(await namesAt('/explore/search/?search=REEF')).toEqual(['reef']);
    expect(await namesAt('/explore/search/?search=whitlock&order=latest&page=7')).toEqual(['reef']);
    expect(await namesAt('/explore/search/?search=reef&reusable=1')).toEqual([]);
    expect(await namesAt('/explore/')).toEqual(['reef']);
  });

  test('[SITE-2] finds a new title as soon as its job is done', async () => {
    await server.foundation.database.pool.query(`update presentation set title = 'Lagoon' where oid = 'reef'`);
    await server.foundation.queue.publish(searchOutdated, { oid: 'reef' });
    await vi.waitFor(async () => expect(await namesAt('/explore/search/?search=lagoon')).toEqual(['reef']), {
      timeout: 20_000,
      interval: 50,
    });
    await server.foundation.database.pool.query(`update presentation set title = 'Reef & ray' where oid = 'reef'`);
    await server.foundation.queue.publish(searchOutdated, { ownerId: 'ada' });
    await vi.waitFor(async () => expect(await namesAt('/explore/search/?search=ray')).toEqual(['reef']), { timeout: 50_000, interval: 50 });
  });

  test.each([
    '/explore/?page=-1&order=up&language=%00&reusable=x',
    '/explore/?page=1e99',
    '/explore/?page=2&page=3&order[]=latest',
    '/explore/search/?search=%00',
    `/explore/search/?search=${encodeURIComponent(`'"<->:*&|!(){}[]\\%_;--`)}`,
    `/explore/search/?search=${'a'.repeat(4000)}`,
    '/explore/search/?search=%F0%9F%98%80%F0%9F%98',
    '/explore/search/?search=a&search=b',
  ])('answers %s', async (path) => {
    expect([200, 303]).toContain((await get(path)).status);
  });

  test('[PAGE-3] an empty search leads to explore', async () => {
    for (const path of ['/explore/search/', '/explore/search/?search=%20%20', '/explore/search/?search='])
      expect(await get(path)).toMatchObject({ status: 303, location: '/explore/' });
  });

  test('[SITE-4] shows templates and the gallery', async () => {
    expect(await namesAt('/presentation-template/')).toEqual(['pitch']);
    const { props } = carried<'gallery'>((await get('/gallery/')).text);
    for (const cards of [props.staffPicks, props.mostWatched, props.latest]) expect(cards.map(({ oid }) => oid)).toEqual(['reef']);
  });

  test('a profile shows the public presentations', async () => {
    expect((await namesAt('/user/adaoid/?page=nothing')).toSorted()).toEqual(['pitch', 'reef']);
  });

  test('lists are cached until something in them changes; searches are not', async () => {
    const etags = async () =>
      Promise.all(
        ['/explore/', '/gallery/', '/presentation-template/', '/user/adaoid/'].map(async (path) => (await get(path)).headers.get('etag')),
      );
    await etags();
    const kept = await etags();
    expect(kept).not.toContain(null);
    expect((await get('/explore/search/?search=reef')).headers.get('cache-control')).toContain('no-store');
    await server.foundation.database.pool.query(`update presentation set title = title || '!'`);
    for (const tag of ['explore', 'templates']) await notify(server.foundation.database.pool, pageChannel, tag);
    await vi.waitFor(async () => {
      const now = await etags();
      now.forEach((etag, at) => expect(etag !== null && etag !== kept[at]).toBe(true));
    });
  });
});
