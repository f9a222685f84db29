import type { PageFrame } from '#contract/pages.ts';
import { copyPath } from '#contract/presentation/presentation-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberOf } from '../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';
import { createPresentations, type Presentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';

describe('the dashboard', () => {
  let server: TestServer;
  let presentations: Presentations;
  beforeAll(async () => {
    server = await startTestServer();
    presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
  });
  afterAll(() => server.close());

  const propsOf = async (visitor: TestVisitor, query = ''): Promise<PageFrame<'dashboard'>['props']> => {
    const { text } = await visitor.get(`/dashboard/next/${query}`);
    return JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null').props;
  };
  const add = (ownerId: string, oid: string) =>
    presentations.addDocument(ownerId, { schemaVersion: 2, title: oid, root: { id: 'root', title: oid, children: [] } }, { oid, privacy: 'reusable', isTemplate: false, tags: [] });

  test('[SITE-1] lists one’s own, a private copy too, to be edited; what is others’ never', async () => {
    const ada = await memberOf(server, 'ada');
    const jun = await memberOf(server, 'jun');
    await add('ada', 'original');
    const [, copy = ''] = /^\/p\/([^/]+)\//.exec((await jun.post(copyPath('original'), {})).location ?? '') ?? [];
    expect(await propsOf(jun)).toMatchObject({ total: 1, cards: [{ oid: copy, title: 'Copy of original', privacy: 'private', editAddress: `/p/edit/${copy}/` }] });
    expect((await jun.get(`/p/edit/${copy}/`)).status).toBe(200);
    expect(await propsOf(ada)).toMatchObject({ total: 1, cards: [{ oid: 'original', privacy: 'reusable', editAddress: '/p/edit/original/' }] });
    const { text, headers } = await visitorOf(server).get('/user/jun/');
    expect(text).not.toContain(copy);
    expect(headers.get('cache-control')).not.toContain('no-store');
    expect((await visitorOf(server).get('/user/ada/')).text).not.toContain('/p/edit/');
  });

  test('[SITE-1] goes page by page, the latest first, whatever number is asked for', async () => {
    const wren = await memberOf(server, 'wren');
    for (let at = 1; at <= 25; at++) await add('wren', `deck${at}`);
    const first = await propsOf(wren);
    expect([first.total, first.pageCount, first.cards.length, first.cards[0]?.oid]).toEqual([25, 2, 24, 'deck25']);
    expect((await propsOf(wren, '?page=2')).cards.map(({ oid }) => oid)).toEqual(['deck1']);
    for (const [query, page] of [['?page=-1', 1], ['?page=x', 1], ['?page=1&page=2', 1], ['?page=99', 2]] as const) expect([query, (await propsOf(wren, query)).page]).toEqual([query, page]);
  });

  test('[LOG-9] stands without its totals where they cannot be told', async () => {
    const kit = await memberOf(server, 'kit');
    await add('kit', 'unsummed');
    expect((await propsOf(kit)).totals).toMatchObject({ views: { now: 0, before: 0 } });
    const { pool } = server.foundation.database;
    await pool.query('alter table owner_day rename to owner_day_away');
    expect(await propsOf(kit)).toMatchObject({ total: 1, totals: null });
    await pool.query('alter table owner_day_away rename to owner_day');
  });

  test('[SITE-1] a page of it is there again after logging in', async () => {
    expect((await visitorOf(server).get('/dashboard/next/?page=2')).location).toBe('/login?next=%2Fdashboard%2Fnext%2F%3Fpage%3D2');
  });
});
