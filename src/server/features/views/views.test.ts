import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewCountPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';

describe('the addresses where views are counted', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1' } });
    await addPerson(server.foundation.database.pool, 'owner');
  });
  afterAll(() => server.close());

  const query = async (sql: string, values: unknown[] = []) => (await server.foundation.database.pool.query(sql, values)).rows;
  const add = (oid: string, privacy: Privacy) => addPresentation(server.foundation.database.pool, { oid, owner: 'owner', privacy });
  const viewsOf = async (id: number) => Number((await query('select views from presentation_tally where presentation_id = $1', [id]))[0]?.['views'] ?? 0);
  const watch = (path: string, headers: Record<string, string> = {}) => visitorOf(server).send(path, { method: 'POST', headers });

  test('everybody who begins to watch is counted, logged in or not, and no cookie is set', async () => {
    const { id, oid } = await add('watched', 'unlisted');
    const answer = await watch(viewCountPath({ oid }));
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await watch(viewCountPath({ oid }), { 'content-type': 'application/json' })).status).toBe(204);
    expect(await viewsOf(id)).toBe(2);
  });

  test('whoever came through a view link is counted by it', async () => {
    const { id, oid } = await add('linked', 'private');
    await query(`insert into view_link (link_id, presentation_id) values ('openlink00000001', $1)`, [id]);
    expect((await watch(viewCountPath({ oid, linkId: 'openlink00000001' }))).status).toBe(204);
    expect((await watch(viewCountPath({ oid }))).status).toBe(404);
    expect(await viewsOf(id)).toBe(1);
  });

  test('what is unknown is not there, and another site counts nothing', async () => {
    const { id, oid } = await add('quiet', 'public');
    for (const path of [viewCountPath({ oid: 'unknown' }), viewCountPath({ oid: 'No Name' }), viewCountPath({ oid, linkId: 'unknownlink00001' })]) expect((await watch(path)).status).toBe(404);
    expect((await watch(viewCountPath({ oid }), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await viewsOf(id)).toBe(0);
  });

  test('whoever goes on reloading is not counted for long', async () => {
    const { id, oid } = await add('reloaded', 'public');
    const answers = await Promise.all(Array.from({ length: 70 }, () => watch(viewCountPath({ oid }))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(await viewsOf(id)).toBe(70 - refused.length);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
