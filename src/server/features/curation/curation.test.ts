import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { curationTags } from '#contract/presentation/curation.ts';
import { curationPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { pageChannel } from '../../http/pages/page-cache.ts';
import { listenToDatabase } from '../../platform/database/notifications.ts';
import { featureServers } from '../../platform/database/test-database.ts';
import { callApi, memberOf, type TestMember } from '../../testing/test-member.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';

describe.each(featureServers())('curation on $name', (postgres) => {
  let server: TestServer;
  let moderator: TestMember;
  const heard: string[] = [];
  let stopListening: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer({ postgres });
    await addPerson(server.foundation.database.pool, 'owner');
    moderator = await memberOf(server, 'moderator', 'moderator');
    await new Promise<void>(
      (resolve) =>
        (stopListening = listenToDatabase(server.foundation.database.url, [pageChannel], {
          onMessage: (_channel, tag) => heard.push(tag),
          onConnected: resolve,
        })),
    );
  });
  afterAll(async () => {
    await stopListening();
    await server.close();
  });

  const add = (oid: string, privacy: Privacy = 'public') =>
    addPresentation(server.foundation.database.pool, { oid, owner: 'owner', privacy });
  const tagOf = async (oid: string) => JSON.parse((await callApi(moderator, 'GET', curationPath(oid))).text);
  const statuses = async (visitor: TestVisitor, oid: string) => {
    const answers = [
      await callApi(visitor, 'GET', curationPath(oid)),
      await callApi(visitor, 'PUT', curationPath(oid), { tag: 'staff-pick' }),
      await callApi(visitor, 'DELETE', curationPath(oid)),
    ];
    return answers.map(({ status }) => status);
  };

  test('[PAGE-23] a moderator sets, changes and removes a tag', async () => {
    const { oid } = await add('tagged');
    expect(await tagOf(oid)).toEqual({ tag: null });
    for (const tag of curationTags) {
      expect(await callApi(moderator, 'PUT', curationPath(oid), { tag })).toMatchObject({ status: 204, text: '' });
      expect(await tagOf(oid)).toEqual({ tag });
    }
    for (let time = 0; time < 2; time++) expect((await callApi(moderator, 'DELETE', curationPath(oid))).status).toBe(204);
    expect(await tagOf(oid)).toEqual({ tag: null });
  });

  test('[PAGE-23] only the pages that show the presentation or its tag are invalidated on each change', async () => {
    const { oid } = await add('announced');
    const pages = [`presentation:${oid}`, 'staff-picks', 'templates', 'explore'];
    const told = async (act: () => Promise<unknown>) => {
      heard.length = 0;
      await act();
      await server.foundation.database.pool.query('select pg_notify($1, $2)', [pageChannel, 'the end']);
      await vi.waitFor(() => expect(heard).toContain('the end'));
      return heard.filter((tag) => tag !== 'the end');
    };
    const pick = () => callApi(moderator, 'PUT', curationPath(oid), { tag: 'staff-pick' });
    expect(await told(pick)).toEqual(pages);
    expect(await told(pick)).toEqual([]);
    const remove = () => callApi(moderator, 'DELETE', curationPath(oid));
    expect(await told(remove)).toEqual(pages);
    expect(await told(remove)).toEqual([]);
  });

  test('[PAGE-23] administrators may, others may not', async () => {
    const { oid } = await add('guarded');
    expect(await statuses(await memberOf(server, 'admin', 'admin'), oid)).toEqual([200, 204, 204]);
    expect(await statuses(await memberOf(server, 'ada'), oid)).toEqual([403, 403, 403]);
    expect(await statuses(visitorOf(server), oid)).toEqual([401, 401, 401]);
    const forged = await moderator.send(curationPath(oid), {
      method: 'PUT',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"tag":"unsuitable"}',
    });
    expect([forged.status, await tagOf(oid)]).toEqual([403, { tag: null }]);
  });

  test('unknown and private presentations cannot be tagged', async () => {
    await add('hidden', 'private');
    for (const oid of ['hidden', 'unknown', 'No Name']) expect(await statuses(moderator, oid)).toEqual([404, 404, 404]);
  });

  test('[PAGE-23] rejects unknown tags', async () => {
    const { oid } = await add('untagged');
    for (const body of [{ tag: 'best' }, { tag: '' }, { tag: null }, { tag: ['staff-pick'] }, {}, [], null, 'staff-pick'])
      expect((await callApi(moderator, 'PUT', curationPath(oid), body)).status).toBe(422);
    expect(await tagOf(oid)).toEqual({ tag: null });
  });

  test('rejects a body that is not JSON', async () => {
    const { oid } = await add('broken');
    const token = decodeURIComponent(moderator.cookies.get('XSRF-TOKEN') ?? '');
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token };
    for (const body of ['', '{"tag":'])
      expect((await moderator.send(curationPath(oid), { method: 'PUT', headers, body })).status).toBe(400);
  });
});

test('[PAGE-23] tagging is impossible while curation is off', async () => {
  const server = await startTestServer({ environment: { FEATURES: 'allow-content-curation=off' } });
  await addPerson(server.foundation.database.pool, 'owner');
  const { oid } = await addPresentation(server.foundation.database.pool, { oid: 'tagged', owner: 'owner' });
  const moderator = await memberOf(server, 'moderator', 'moderator');
  expect((await callApi(moderator, 'PUT', curationPath(oid), { tag: 'staff-pick' })).status).toBe(404);
  await server.close();
});
