import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likePath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { callApi, memberOf, type TestMember } from '../../testing/test-member.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';

describe('the like routes', () => {
  let server: TestServer;
  let ada: TestMember;
  beforeAll(async () => {
    server = await startTestServer();
    await addPerson(server.foundation.database.pool, 'owner');
    ada = await memberOf(server, 'ada');
  });
  afterAll(() => server.close());

  const query = async (sql: string, values: unknown[] = []) => (await server.foundation.database.pool.query(sql, values)).rows;
  let last = 0;
  const add = (privacy: Privacy, owner = 'owner') =>
    addPresentation(server.foundation.database.pool, { oid: `liked${++last}`, owner, privacy });
  const addLink = async (id: number, linkId: string, expires: string | null = null) => {
    await query('insert into view_link (link_id, presentation_id, expires_at) values ($1, $2, $3)', [linkId, id, expires]);
    return linkId;
  };
  const likesOf = async (id: number) =>
    (await query('select likes from presentation_tally where presentation_id = $1', [id]))[0]?.['likes'] ?? 0;
  const answersTo = async (path: string, visitor: TestVisitor = ada) => {
    const [put, remove] = [await callApi(visitor, 'PUT', path), await callApi(visitor, 'DELETE', path)];
    return [put.status, remove.status];
  };

  test.each(['public', 'reusable', 'unlisted'] as const)(
    '[LIKE-1] PUT likes a presentation that is %s, DELETE takes it back, without a body in request or response',
    async (privacy) => {
      const { id, oid } = await add(privacy);
      expect(likePath({ oid })).toBe(`/api/v4/presentation/${oid}/like/`);
      for (let time = 0; time < 2; time++) expect(await callApi(ada, 'PUT', likePath({ oid }))).toMatchObject({ status: 204, text: '' });
      expect(await likesOf(id)).toBe(1);
      for (let time = 0; time < 2; time++) expect(await callApi(ada, 'DELETE', likePath({ oid }))).toMatchObject({ status: 204, text: '' });
      expect(await likesOf(id)).toBe(0);
    },
  );

  test('[LIKE-2] a visitor who came through a view link likes by that link', async () => {
    const { id, oid } = await add('private');
    const linkId = await addLink(id, 'openlink00000001');
    const path = likePath({ oid, linkId });
    expect(path).toBe('/api/v4/presentation/like/?auth_key=openlink00000001&key_type=prezilink');
    expect((await callApi(ada, 'PUT', path)).status).toBe(204);
    expect(await likesOf(id)).toBe(1);
    expect((await callApi(ada, 'DELETE', path)).status).toBe(204);
    expect(await likesOf(id)).toBe(0);
  });

  test('[LIKE-2] an unknown or expired link likes nothing', async () => {
    const expired = await addLink((await add('private')).id, 'expiredlink1', '2020-01-01');
    for (const linkId of [expired, 'unknownlink00001', "it's none", '../../etc', 'x'.repeat(5000)])
      expect(await answersTo(likePath({ oid: '', linkId }))).toEqual([404, 404]);
  });

  test.each([
    '',
    '?auth_key=openlink00000002',
    '?auth_key=openlink00000002&key_type=other',
    '?key_type=prezilink',
    '?auth_key=a&auth_key=b&key_type=prezilink',
  ])('[LIKE-2] rejects an incomplete query (%s)', async (search) => {
    expect(await answersTo(`/api/v4/presentation/like/${search}`)).toEqual([400, 400]);
  });

  test('[LIKE-1] rejects signed-out visitors and likes nothing', async () => {
    const { id, oid } = await add('public');
    const answer = await callApi(visitorOf(server), 'PUT', likePath({ oid }));
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'signedOut', title: 'Log in to do this' });
    expect(await answersTo(likePath({ oid, linkId: 'openlink00000001' }), visitorOf(server))).toEqual([401, 401]);
    expect(await likesOf(id)).toBe(0);
  });

  test('[LIKE-1] a forged request from another site or with a wrong token changes nothing', async () => {
    const { id, oid } = await add('public');
    const token = decodeURIComponent(ada.cookies.get('XSRF-TOKEN') ?? '');
    const forged: Record<string, string>[] = [
      {},
      { 'x-xsrf-token': 'guessed' },
      { 'x-xsrf-token': `${token}x` },
      { 'x-xsrf-token': token, origin: 'https://evil.example' },
      { 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of forged)
      for (const method of ['PUT', 'DELETE'])
        expect((await ada.send(likePath({ oid }), { method, headers: { accept: 'application/json', ...headers } })).status).toBe(403);
    expect(await likesOf(id)).toBe(0);
  });

  test('a private presentation is not found without rights, exactly like an unknown one', async () => {
    const [theirs, mine] = [await add('private'), await add('private', 'ada')];
    const [closed, unknown] = [await callApi(ada, 'PUT', likePath(theirs)), await callApi(ada, 'PUT', likePath({ oid: 'unknown' }))];
    const neutral = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
    expect([closed.status, neutral(closed.text)]).toEqual([404, neutral(unknown.text)]);
    expect(await answersTo(likePath(mine))).toEqual([204, 204]);
    await query(`insert into presentation_right (presentation_id, person_id, level) values ($1, 'ada', 'view')`, [theirs.id]);
    expect(await answersTo(likePath(theirs))).toEqual([204, 204]);
  });

  test('a presentation in the trash is not found', async () => {
    const { id, oid } = await add('public');
    await query('update presentation set trashed_at = now() where id = $1', [id]);
    expect(await answersTo(likePath({ oid }))).toEqual([404, 404]);
    expect(await likesOf(id)).toBe(0);
  });

  test.each(['%00', 'UPPER', "it's", 'a'.repeat(41), '..%2f..', '%F0%9F%90%99'])('an impossible oid (%s) is not found', async (oid) => {
    expect(await answersTo(`/api/v4/presentation/${oid}/like/`)).toEqual([404, 404]);
  });

  test('ignores any request body', async () => {
    const { oid } = await add('public');
    for (const body of [{ likes: 1_000_000 }, null, 'words']) expect((await callApi(ada, 'PUT', likePath({ oid }), body)).status).toBe(204);
    expect((await callApi(ada, 'PUT', likePath({ oid }), 'x'.repeat(2000))).status).toBe(413);
  });
});
