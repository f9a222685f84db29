import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { signUpPath } from '#contract/routes.ts';
import { featureServers } from '../../platform/database/test-database.ts';
import { memberOf, type TestMember } from '../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { createPresentations, type Presentations } from './presentations.ts';
import { createPresentationsStore, type PresentationsStore } from './presentations.store.ts';

const deck = (title: string) => ({
  schemaVersion: 2,
  title,
  description: 'About it',
  root: { id: 'root', title, children: [{ kind: 'text', id: 'words', paragraphs: ['Words'] }] },
});

describe.each(featureServers())('copies on $name', (postgres) => {
  let server: TestServer;
  let presentations: Presentations;
  let store: PresentationsStore;
  let ada: TestMember;
  let jun: TestMember;
  beforeAll(async () => {
    server = await startTestServer({ postgres });
    const { database, storage, documents, queue } = server.foundation;
    store = createPresentationsStore(database);
    presentations = createPresentations({ store, storage, documents, queue });
    ada = await memberOf(server, 'ada');
    jun = await memberOf(server, 'jun');
  });
  afterAll(() => server.close());

  const add = async (
    oid: string,
    { privacy = 'reusable', isTemplate = false, title = oid }: { privacy?: Privacy; isTemplate?: boolean; title?: string } = {},
  ) => {
    expect(await presentations.addDocument('ada', deck(title), { oid, privacy, isTemplate, tags: ['sea', 'light'] })).toMatchObject({
      outcome: 'saved',
    });
    return oid;
  };
  const oidIn = (location: string | null) => /^\/p\/edit\/([a-z0-9]{12})\/$/.exec(location ?? '')?.[1] ?? '';
  const ownedBy = async (person: string) =>
    (await server.foundation.database.pool.query<{ count: number }>('select count(*)::int from presentation where owner_id = $1', [person]))
      .rows[0]?.count;

  test('[SITE-15] a copy is a separate private presentation with the same content and a new owner', async () => {
    await add('original', { title: 'The deep sea' });
    const source = await store.findByOid('original');
    const copied = await presentations.copy('jun', 'original', 'Copy of The deep sea');
    if (copied.outcome !== 'copied') throw new Error(copied.outcome);
    const { oid } = copied.presentation;
    expect(copied.presentation).toEqual({ oid, title: 'Copy of The deep sea', schemaVersion: 2 });
    expect(oid).toMatch(/^[a-z0-9]{12}$/);
    const row = await store.findByOid(oid);
    expect(row).toMatchObject({
      ownerId: 'jun',
      title: 'Copy of The deep sea',
      description: 'About it',
      privacy: 'private',
      isTemplate: false,
      tags: ['sea', 'light'],
      version: 1,
      contentHash: source?.contentHash,
    });
    const { rows } = await server.foundation.database.pool.query(
      `select data from pgboss.job where name = 'presentation-changed' and data->>'oid' = $1`,
      [oid],
    );
    expect(rows).toEqual([{ data: { oid, version: 1, contentHash: row?.contentHash, documentKey: row?.documentKey } }]);
    expect(await presentations.saveDocument('jun', deck('Another sea'), oid)).toMatchObject({ outcome: 'saved', version: 2 });
    expect(await store.findByOid('original')).toMatchObject({
      ownerId: 'ada',
      title: 'The deep sea',
      version: 1,
      contentHash: source?.contentHash,
    });
  });

  describe('of a presentation with notes', () => {
    const noted = (title: string) => ({
      ...deck(title),
      path: [
        { to: 'words', notes: 'Wait until it is quiet' },
        { to: 'root', notes: 'Ask who was there', caption: 'All of it', own: 'kept' },
      ],
    });
    const addNoted = async (oid: string, showsNotes: boolean) => {
      await presentations.addDocument('ada', noted(oid), { oid, privacy: 'reusable', isTemplate: false, tags: ['sea'] });
      await server.foundation.database.pool.query('update presentation set shows_notes = $2 where oid = $1', [oid, showsNotes]);
    };
    const copyBy = async (person: string, oid: string) => {
      const copied = await presentations.copy(person, oid, 'Mine');
      const row = await store.findByOid(copied.outcome === 'copied' ? copied.presentation.oid : '');
      const stored = row && (await server.foundation.storage.get(row.documentKey));
      if (!stored) throw new Error('There is no copy');
      const { path } = JSON.parse(await text(stored.body));
      return { row, said: path.map(({ notes, caption }: { notes: string; caption?: string }) => [notes, caption]), path };
    };

    test('has them if the owner made it', async () => {
      await addNoted('noted', false);
      const { row, said } = await copyBy('ada', 'noted');
      expect(row.contentHash).toBe((await store.findByOid('noted'))?.contentHash);
      expect(said).toEqual([
        ['Wait until it is quiet', undefined],
        ['Ask who was there', 'All of it'],
      ]);
    });

    test('has none if somebody else made it, and everything else', async () => {
      await addNoted('confidential', false);
      const { row, said, path } = await copyBy('jun', 'confidential');
      expect(said).toEqual([
        ['', undefined],
        ['', 'All of it'],
      ]);
      expect(path[1]).toMatchObject({ to: 'root', own: 'kept' });
      expect(row).toMatchObject({
        ownerId: 'jun',
        title: 'Mine',
        description: 'About it',
        privacy: 'private',
        tags: ['sea'],
        showsNotes: false,
      });
      const { rows } = await server.foundation.database.pool.query(
        `select made_by from presentation_version where presentation_id = $1 and exists (select from pgboss.job where name = 'presentation-changed' and data->>'oid' = $2)`,
        [row.id, row.oid],
      );
      expect(rows).toEqual([{ made_by: 'copy' }]);
    });

    test('has none if an editor made it', async () => {
      await addNoted('edited', false);
      await store.setRight((await store.findByOid('edited'))?.id ?? 0, 'jun', 'edit');
      expect((await copyBy('jun', 'edited')).said.map(([notes]: string[]) => notes)).toEqual(['', '']);
    });

    test('has those that the owner shows, as captions', async () => {
      await addNoted('generous', true);
      expect((await copyBy('jun', 'generous')).said).toEqual([
        ['', 'Wait until it is quiet'],
        ['', 'All of it'],
      ]);
    });

    test('is refused to others if its document is too large to be parsed', async () => {
      await addNoted('large', false);
      const documentKey = 'presentation/documents/large.json';
      await server.foundation.storage.put(documentKey, Buffer.alloc(24 * 1024 * 1024 + 1, '{'), { type: 'application/json' });
      const { pool } = server.foundation.database;
      await pool.query(
        `update presentation_version set document_key = $1 where presentation_id = (select id from presentation where oid = 'large')`,
        [documentKey],
      );
      expect((await jun.post(copyPath('large'), {})).status).toBe(413);
      expect((await ada.post(copyPath('large'), {})).status).toBe(303);
    });
  });

  test('[SITE-15] a copy survives the removal of the original', async () => {
    const { storage, database } = server.foundation;
    await add('leaving', { title: 'Said by one' });
    const copied = await presentations.copy('jun', 'leaving', 'Kept');
    await database.pool.query(`delete from presentation where oid = 'leaving'`);
    const row = await store.findByOid(copied.outcome === 'copied' ? copied.presentation.oid : '');
    if (!row) throw new Error('There is no copy');
    await presentations.removeContent(row, async () => undefined);
    const stored = await storage.get(row.documentKey);
    expect(JSON.parse(stored ? await text(stored.body) : 'null')).toMatchObject({ title: 'Said by one' });
  });

  test('a presentation removed while it is copied is copied completely or not at all', async () => {
    const { storage, documents, database, queue } = server.foundation;
    await add('vanishing', { title: 'Vanishing' });
    const source = await store.findByOid('vanishing');
    if (!source) throw new Error('There is nothing to copy');
    // The presentation and then its document are removed between the lookup and the copy.
    const late = createPresentations({
      storage,
      documents,
      queue,
      store: {
        ...store,
        findByOid: async (oid) => {
          const found = await store.findByOid(oid);
          await database.pool.query(`delete from presentation where oid = 'vanishing'`);
          await presentations.removeContent(source, async () => undefined);
          return found;
        },
      },
    });
    const before = await ownedBy('jun');
    expect(await late.copy('jun', 'vanishing', 'Copy')).toEqual({ outcome: 'unknown' });
    expect(await presentations.copy('jun', 'vanishing', 'Copy')).toEqual({ outcome: 'unknown' });
    expect(await ownedBy('jun')).toBe(before);
  });

  test('[SITE-15] confirming leads to the editor of the new copy', async () => {
    const oid = await add('asked', { title: 'The shallow sea' });
    const page = await jun.get(copyPath(oid));
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(page.text).toContain('The shallow sea');
    const english = await jun.post(copyPath(oid), {}, { 'accept-language': 'en' });
    expect([english.status, await store.findByOid(oidIn(english.location))]).toMatchObject([
      303,
      { ownerId: 'jun', title: 'Copy of The shallow sea', privacy: 'private' },
    ]);
    const german = await store.findByOid(oidIn((await jun.post(copyPath(oid), {}, { 'accept-language': 'de' })).location));
    expect(german?.title).toMatch(/The shallow sea/);
    expect(german?.title).not.toMatch(/Copy of/);
  });

  test('[SITE-15] the copy of a template opens with its first words ready to be replaced', async () => {
    await add('fillable', { privacy: 'public', isTemplate: true });
    expect((await jun.post(copyPath('fillable'), {})).location).toMatch(/^\/p\/edit\/[a-z0-9]{12}\/#fill$/);
  });

  test('[SITE-15] only reusable presentations, templates and one’s own can be copied; others are not found', async () => {
    await add('reusable');
    await add('template', { privacy: 'public', isTemplate: true });
    for (const privacy of ['public', 'unlisted', 'private'] as const) await add(privacy, { privacy });
    const statuses = async (visitor: TestMember, oid: string) => [
      (await visitor.get(copyPath(oid))).status,
      (await visitor.post(copyPath(oid), {})).status,
    ];
    for (const oid of ['reusable', 'template']) expect([oid, await statuses(jun, oid)]).toEqual([oid, [200, 303]]);
    for (const oid of ['public', 'unlisted', 'private', 'unknown', 'No Name'])
      expect([oid, await statuses(jun, oid)]).toEqual([oid, [404, 404]]);
    for (const oid of ['public', 'unlisted', 'private']) expect([oid, await statuses(ada, oid)]).toEqual([oid, [200, 303]]);
  });

  describe('a private presentation', () => {
    const addPrivate = async (oid: string, allowsCopies: boolean) => {
      await add(oid, { privacy: 'private' });
      await server.foundation.database.pool.query('update presentation set allows_copies = $2 where oid = $1', [oid, allowsCopies]);
      return (await store.findByOid(oid))?.id ?? 0;
    };
    /** Whether its page offers a copy, then the statuses of asking for one and of making it. */
    const copying = async ({ get, post }: TestMember, oid: string) => {
      const { text } = await get(`/p/${oid}/${oid}/`);
      const { props } = JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
      return [props.showMakeACopyButton, (await get(copyPath(oid))).status, (await post(copyPath(oid), {})).status];
    };

    test.each([
      ['view', false],
      ['view', true],
      ['comment', true],
    ] as const)('[PAGE-9] is not copied with a mere %s right (copies allowed: %s)', async (level, allowsCopies) => {
      const oid = `confided-${level}-${allowsCopies}`;
      await store.setRight(await addPrivate(oid, allowsCopies), 'jun', level);
      expect(await copying(jun, oid)).toEqual([false, 404, 404]);
    });

    test('[PAGE-9] is copied by its owner and by people who may edit it', async () => {
      const oid = 'drafted';
      await store.setRight(await addPrivate(oid, false), 'jun', 'edit');
      expect([await copying(ada, oid), await copying(jun, oid)]).toEqual([
        [true, 200, 303],
        [true, 200, 303],
      ]);
    });
  });

  test('[SITE-15] signed-out visitors sign up first and come back', async () => {
    const oid = await add('tempting');
    const visitor = visitorOf(server);
    const back = signUpPath(copyPath(oid));
    expect(await visitor.get(copyPath(oid))).toMatchObject({ status: 303, location: back });
    expect(await visitor.post(copyPath(oid), {})).toMatchObject({ status: 303, location: back });
    expect((await visitor.get(copyPath('private'))).status).toBe(404);
  });

  test('a form forged by another site copies nothing', async () => {
    const oid = await add('forged');
    const before = await ownedBy('jun');
    expect((await jun.send(copyPath(oid), { method: 'POST' })).status).toBe(403);
    expect((await jun.post(copyPath(oid), {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await ownedBy('jun')).toBe(before);
  });
});
