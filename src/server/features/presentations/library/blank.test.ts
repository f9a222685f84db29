import { json } from 'node:stream/consumers';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { routes } from '#contract/routes.ts';
import { languages } from '#locale/language.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { createPresentationsStore } from '../presentations.store.ts';

describe('[SITE-5] a new presentation', () => {
  let server: TestServer;
  let ada: TestMember;
  let jun: TestMember;
  beforeAll(async () => {
    server = await startTestServer();
    [ada, jun] = [await memberOf(server, 'ada'), await memberOf(server, 'jun')];
  });
  afterAll(() => server.close());

  const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await server.foundation.database.pool.query<Row>(sql, values)).rows;
  const countOf = async (person: string) =>
    (await query<{ count: number }>('select count(*)::int from presentation where owner_id = $1', [person]))[0]?.count;
  const oidIn = (location: string | null) => /^\/p\/edit\/([a-z0-9]{12})\/$/.exec(location ?? '')?.[1] ?? '';
  const make = async (member: TestMember, fields: Record<string, string> = {}, language = 'en') => {
    const { status, location } = await member.post(routes.newPresentation, fields, { 'accept-language': language });
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/p\/edit\//)]);
    return oidIn(location);
  };

  test('is private and empty, opens in the editor, and is on the dashboard', async () => {
    const oid = await make(ada);
    const row = await createPresentationsStore(server.foundation.database).findByOid(oid);
    expect(row).toMatchObject({
      ownerId: 'ada',
      title: 'Untitled presentation',
      description: '',
      privacy: 'private',
      isTemplate: false,
      schemaVersion: 2,
      tags: [],
      version: 1,
    });
    const stored = await server.foundation.storage.get(row?.documentKey ?? '');
    const { presentation, problems } = parsePresentation(stored && (await json(stored.body)));
    expect(problems).toEqual([]);
    expect(presentation).toMatchObject({
      title: 'Untitled presentation',
      language: 'en',
      theme: defaultTheme,
      root: { id: 'root', children: [] },
      path: [{ to: 'root' }],
    });

    const editor = await ada.get(`/p/edit/${oid}/`);
    expect([editor.status, /"page":"(\w+)"/.exec(editor.text)?.[1]]).toEqual([200, 'editor']);
    const draft = await callApi(ada, 'GET', draftRoutes.draft.replace(':oid', oid));
    expect([draft.status, draft.text]).toEqual([200, expect.stringContaining('Untitled presentation')]);
    expect((await ada.get(routes.dashboard)).text).toContain(`href="/p/edit/${oid}/"`);
    expect((await jun.get(`/p/edit/${oid}/`)).status).toBe(404);
  });

  test('has its title in the language of the person', async () => {
    const titles = new Set<string>();
    for (const language of languages) {
      const oid = await make(jun, {}, language);
      const [row] = await query<{ title: string; key: string }>(
        'select title, document_key as key from presentation join presentation_version on presentation_id = id where oid = $1',
        [oid],
      );
      const stored = await server.foundation.storage.get(row?.key ?? '');
      expect(stored && (await json(stored.body))).toMatchObject({ title: row?.title, language });
      titles.add(row?.title ?? '');
    }
    expect(titles.size).toBe(languages.length);
    expect(titles).toContain('Unbenannte Präsentation');
  });

  test('gets its pictures before what nobody waits for', async () => {
    const oid = await make(ada);
    expect(await query(`select priority from pgboss.job where name = 'presentation-changed' and data->>'oid' = $1`, [oid])).toEqual([
      { priority: 1 },
    ]);
  });

  test('is put in the folder where the person was, and in none that is not theirs', async () => {
    const folderOf = async (oid: string) =>
      (
        await query<{ oid: string | null }>('select f.oid from presentation p left join folder f on f.id = p.folder_id where p.oid = $1', [
          oid,
        ])
      )[0]?.oid;
    const { folder } = JSON.parse(
      (await callApi(ada, 'POST', routes.dashboardAction, { action: 'make-folder', name: 'Teaching', oid: [] })).text,
    ) as { folder: string };
    expect(await folderOf(await make(ada, { folder }))).toBe(folder);
    expect(await folderOf(await make(jun, { folder }))).toBeNull();
    for (const wrong of ['', 'none', 'NO SUCH']) expect(await folderOf(await make(ada, { folder: wrong }))).toBeNull();
  });

  test('is not made without a session or a token, nor by opening its address', async () => {
    const before = [await countOf('ada'), await countOf('jun')];
    expect(await visitorOf(server).post(routes.newPresentation, {})).toMatchObject({
      status: 303,
      location: `/login?next=${encodeURIComponent(routes.newPresentation)}`,
    });
    expect((await ada.send(routes.newPresentation, { method: 'POST', body: new URLSearchParams() })).status).toBe(403);
    expect((await ada.get(routes.newPresentation)).status).toBe(200);
    expect([await countOf('ada'), await countOf('jun')]).toEqual(before);
  });

  test('is refused when the storage is full', async () => {
    const small = await startTestServer({ environment: { STORAGE_LIMIT_GB: '0.000001' } });
    try {
      const kit = await memberOf(small, 'kit');
      const { status, text } = await kit.post(routes.newPresentation, {});
      expect([status, text]).toEqual([422, expect.stringMatching(/role="alert"[^]*Your storage is full, so nothing was created\./)]);
      expect((await small.foundation.database.pool.query('select from presentation')).rowCount).toBe(0);
    } finally {
      await small.close();
    }
  });
});
