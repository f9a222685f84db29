import type { PageFrame } from '#contract/pages.ts';
import type { DashboardProps } from '#contract/presentation/library.ts';
import { copyPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageChannel } from '../../../http/pages/page-cache.ts';
import { listenToDatabase } from '../../../platform/database/notifications.ts';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { fileKey, weighFiles } from '../../pictures/files.ts';
import { contentsLeft } from '../contents-left.ts';
import { createPresentations, type Presentations } from '../presentations.ts';
import { createPresentationsStore } from '../presentations.store.ts';
import { createLibrary } from './library.ts';
import { createLibraryStore } from './library.store.ts';

interface Given {
  title?: string;
  privacy?: Privacy;
  tags?: string[];
  description?: string;
  isTemplate?: boolean;
}

describe('the dashboard', () => {
  let server: TestServer;
  let presentations: Presentations;
  let lastPerson = 0;
  beforeAll(async () => {
    server = await startTestServer();
    presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
  });
  afterAll(() => server.close());

  const query = <Row extends object>(sql: string, values: unknown[] = []) => server.foundation.database.pool.query<Row>(sql, values);
  const somebody = () => memberOf(server, `person${++lastPerson}`);
  const add = async (
    { personId }: { personId: string },
    oid: string,
    { title = oid, privacy = 'private', tags = [], description = '', isTemplate = false }: Given = {},
  ) => {
    await presentations.addDocument(
      personId,
      { schemaVersion: 2, title, description, root: { id: 'root', title, children: [] } },
      { oid, privacy, isTemplate, tags },
    );
    return oid;
  };
  const propsOf = async (visitor: TestVisitor, asked = ''): Promise<PageFrame<'dashboard'>['props']> => {
    const { text } = await visitor.get(`/dashboard/next/${asked}`);
    return JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null').props;
  };
  const oidsOf = async (visitor: TestVisitor, asked = '') => (await propsOf(visitor, asked)).cards.map(({ oid }) => oid);
  const act = async (visitor: TestVisitor, action: string, fields: Record<string, unknown> = {}) => {
    const { status, text } = await callApi(visitor, 'POST', '/dashboard/next/do/', { action, ...fields });
    return { status, ...JSON.parse(text) };
  };
  const rowOf = async (oid: string) =>
    (
      await query<{ title: string; privacy: string; trashed: boolean; folder: string | null; revision: number }>(
        'select title, privacy, trashed_at is not null as trashed, (select name from folder f where f.id = folder_id) as folder, revision from presentation where oid = $1',
        [oid],
      )
    ).rows[0];
  const makeFolder = async (visitor: TestVisitor, name: string): Promise<string> => (await act(visitor, 'make-folder', { name })).folder;

  test('[SITE-1] lists one’s own presentations with edit links, private copies included, and never those of others', async () => {
    const [ada, jun] = [await somebody(), await somebody()];
    await add(ada, 'original', { privacy: 'reusable' });
    const [, copy = ''] = /^\/p\/edit\/([^/]+)\//.exec((await jun.post(copyPath('original'), {})).location ?? '') ?? [];
    expect(await propsOf(jun)).toMatchObject({
      total: 1,
      cards: [
        {
          oid: copy,
          title: 'Copy of original',
          privacy: 'private',
          editAddress: `/p/edit/${copy}/`,
          detailsAddress: `/p/details/${copy}/`,
          downloadAddress: `/p/download/${copy}/`,
          revision: 1,
        },
      ],
    });
    expect(await propsOf(ada)).toMatchObject({
      total: 1,
      counts: { all: 1, public: 1, unlisted: 0, private: 0 },
      cards: [{ oid: 'original', privacy: 'reusable', editAddress: '/p/edit/original/' }],
    });
  });

  test('[SITE-1] has pages, latest first, and corrects invalid page numbers', async () => {
    const wren = await somebody();
    for (let at = 1; at <= 25; at++) await add(wren, `deck${at}`);
    const first = await propsOf(wren);
    expect([first.total, first.pageCount, first.cards.length, first.cards[0]?.oid]).toEqual([25, 2, 24, 'deck25']);
    expect(await oidsOf(wren, '?page=2')).toEqual(['deck1']);
    for (const [asked, page] of [
      ['?page=-1', 1],
      ['?page=x', 1],
      ['?page=1&page=2', 1],
      ['?page=99', 2],
    ] as const)
      expect([asked, (await propsOf(wren, asked)).query.page]).toEqual([asked, page]);
  });

  test('[LOG-9] is shown without totals if they cannot be read', async () => {
    const kit = await somebody();
    await add(kit, 'unsummed');
    expect((await propsOf(kit)).totals).toMatchObject({ views: { now: 0, before: 0 } });
    await query('alter table owner_day rename to owner_day_away');
    expect(await propsOf(kit)).toMatchObject({ total: 1, totals: null });
    await query('alter table owner_day_away rename to owner_day');
  });

  test('[SITE-1] redirects to log in and back to the same page; scripts get a 401', async () => {
    const visitor = visitorOf(server);
    expect((await visitor.get('/dashboard/next/?page=2')).location).toBe('/login?next=%2Fdashboard%2Fnext%2F%3Fpage%3D2');
    expect((await visitor.get('/dashboard/next/', { accept: 'application/json' })).status).toBe(401);
    expect((await callApi(visitor, 'POST', '/dashboard/next/do/', { action: 'empty-trash' })).status).toBe(401);
    expect((await visitor.post('/dashboard/next/do/', { action: 'empty-trash' })).location).toBe('/login?next=%2Fdashboard%2Fnext%2F');
  });

  test('finds words in titles, descriptions and tags, ignoring case and accents, and counts the results', async () => {
    const ida = await somebody();
    await add(ida, 'cafe', { title: 'Café Übersee', description: 'About coffee' });
    await add(ida, 'reef', { title: 'Reef survey', tags: ['Ocean', '海の光'] });
    await add(ida, 'plain', { title: 'Plain' });
    for (const [term, found] of [
      ['cafe uber', ['cafe']],
      ['COFFEE', ['cafe']],
      ['ocean', ['reef']],
      ['の光', ['reef']],
      ['reef coffee', []],
      ['%', []],
      ["'); drop", []],
    ] as const)
      expect([term, await oidsOf(ida, `?search=${encodeURIComponent(term)}`)]).toEqual([term, found]);
    expect((await propsOf(ida, '?search=reef')).counts.all).toBe(1);
  });

  test('filters and sorts, titles in the order of the language', async () => {
    const eva = await somebody();
    for (const [oid, title, privacy] of [
      ['s1', 'Deck 10', 'public'],
      ['s2', 'deck 9', 'unlisted'],
      ['s3', 'Éclair', 'private'],
      ['s4', 'Zebra', 'reusable'],
    ] as const)
      await add(eva, oid, { title, privacy: privacy });
    await query(
      `insert into presentation_tally (presentation_id, likes, views) select id, 3, 5 from presentation where oid = 's2' on conflict (presentation_id) do update set likes = 3, views = 5`,
    );
    await query(
      `insert into presentation_tally (presentation_id, likes, views) select id, 1, 9 from presentation where oid = 's3' on conflict (presentation_id) do update set likes = 1, views = 9`,
    );
    expect(await oidsOf(eva, '?sort=title')).toEqual(['s2', 's1', 's3', 's4']);
    expect((await oidsOf(eva, '?sort=views')).slice(0, 2)).toEqual(['s3', 's2']);
    expect((await oidsOf(eva, '?sort=likes')).slice(0, 2)).toEqual(['s2', 's3']);
    expect(await oidsOf(eva, '?sort=created')).toEqual(['s4', 's3', 's2', 's1']);
    expect(await oidsOf(eva, '?show=public')).toEqual(['s4', 's1']);
    expect([await oidsOf(eva, '?show=unlisted'), await oidsOf(eva, '?show=private')]).toEqual([['s2'], ['s3']]);
    expect((await propsOf(eva, '?show=private')).counts).toEqual({ all: 4, public: 2, unlisted: 1, private: 1 });
    expect((await propsOf(eva, '?show=x&sort=y&layout=z&folder=NO&trash=2')).query).toEqual({
      folder: null,
      search: '',
      show: 'all',
      sort: 'changed',
      layout: 'grid',
      isTrash: false,
      isAnalytics: false,
      page: 1,
    });
  });

  test('scripts get the same data as the page, and no cache stores it', async () => {
    const max = await somebody();
    await add(max, 'same');
    const { status, headers, text } = await max.get('/dashboard/next/?layout=list', { accept: 'application/json' });
    const props = JSON.parse(text) as DashboardProps;
    expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      200,
      'private, no-store',
      expect.stringContaining('accept'),
    ]);
    expect(props).toEqual({ ...(await propsOf(max, '?layout=list')), now: props.now });
    expect(props.storage.limitBytes).toBe(1e10);
    expect(props.limits).toEqual({ fileBytes: 2e8, leftBytes: 1e10 - props.storage.usedBytes, files: 20 });
  });

  test('storage counts every content once, across versions and the trash', async () => {
    const [amy, bob] = [await somebody(), await somebody()];
    for (const oid of ['w1', 'w2']) await add(amy, oid, { title: 'the same' });
    await add(bob, 'w3');
    await query(
      `update presentation_version set bytes = 100 where presentation_id in (select id from presentation where oid in ('w1', 'w2'))`,
    );
    await query(
      `insert into presentation_version (presentation_id, number, content_hash, document_key, bytes) select id, 2, 'other', 'other', 50 from presentation where oid = 'w1'`,
    );
    expect((await propsOf(amy)).storage.usedBytes).toBe(150);
    await act(amy, 'trash', { oid: ['w1'] });
    expect((await propsOf(amy)).storage.usedBytes).toBe(150);
  });

  describe('storage counts a picture once', () => {
    const [small, large, late] = ['1', '2', '3'].map((digit) => `images/${digit.repeat(64)}.png`) as [string, string, string];
    const sizes = new Map([
      [small, 100],
      [large, 3000],
      [late, 50_000],
    ]);
    let withPictures: Presentations;
    beforeAll(async () => {
      const { storage, database } = server.foundation;
      for (const [file, bytes] of sizes) await storage.put(fileKey(file), new Uint8Array(bytes), { type: 'image/png' });
      withPictures = createPresentations({
        ...server.foundation,
        store: createPresentationsStore(database),
        weighFiles: weighFiles(storage),
      });
    });

    const deck = (title: string, files: readonly string[]) => ({
      schemaVersion: 2,
      title,
      root: { id: 'root', title, children: files.map((file, index) => ({ id: `p${index}`, type: 'image', source: `/files/${file}` })) },
    });
    const save = async ({ personId }: { personId: string }, title: string, files: readonly string[], oid?: string) => {
      const saved = await withPictures.saveDocument(personId, deck(title, files), oid);
      if (saved.outcome !== 'saved') throw new Error(saved.outcome);
      return saved.oid;
    };
    /** Bytes that are not those of documents. */
    const ofPictures = async (visitor: TestMember) => {
      const { rows } = await query<{ bytes: number }>(
        `select sum(bytes)::float8 as bytes from (select distinct v.content_hash, v.bytes - v.file_bytes as bytes
           from presentation_version v join presentation p on p.id = v.presentation_id where p.owner_id = $1) documents`,
        [visitor.personId],
      );
      return (await propsOf(visitor)).storage.usedBytes - (rows[0]?.bytes ?? 0);
    };

    test('in two decks, in their versions, and for everybody who has it', async () => {
      const [gil, hal] = [await somebody(), await somebody()];
      const oid = await save(gil, 'first', [small]);
      await save(gil, 'second', [small, large]);
      expect(await ofPictures(gil)).toBe(3100);
      await save(gil, 'first, changed', [small, late], oid);
      expect(await ofPictures(gil)).toBe(53_100);
      await save(hal, 'mine', [large]);
      expect([await ofPictures(gil), await ofPictures(hal)]).toEqual([53_100, 3000]);
    });

    test('in a copy of a presentation that was changed after it was made', async () => {
      const ivy = await somebody();
      const oid = await save(ivy, 'first', [small]);
      await save(ivy, 'first, changed', [small, large], oid);
      await withPictures.copy(ivy.personId, oid, 'Copy');
      expect(await ofPictures(ivy)).toBe(3100);
    });

    test('in several drafts, and in the version that comes to name it', async () => {
      const kit = await somebody();
      const oids = [await save(kit, 'first', []), await save(kit, 'second', [])] as const;
      for (const oid of oids)
        await query('insert into asset_upload (presentation_id, file, bytes) select id, $2, $3 from presentation where oid = $1', [
          oid,
          small,
          sizes.get(small),
        ]);
      expect(await ofPictures(kit)).toBe(100);
      await save(kit, 'first, changed', [small, large], oids[0]);
      expect(await ofPictures(kit)).toBe(3100);
    });

    test('and no more when nothing has it', async () => {
      const lou = await somebody();
      const oid = await save(lou, 'first, soon gone', [small]);
      await save(lou, 'second, which stays', [large]);
      expect(await ofPictures(lou)).toBe(3100);
      const { rows } = await query<{ contentHash: string; documentKey: string }>(
        `select content_hash as "contentHash", document_key as "documentKey" from presentation_version
         join presentation on id = presentation_id where oid = $1`,
        [oid],
      );
      await query('delete from presentation where oid = $1', [oid]);
      for (const content of rows) await withPictures.removeContent(content, async () => undefined);
      expect(await ofPictures(lou)).toBe(3000);
      expect((await query('select from content_file where content_hash = $1', [rows[0]?.contentHash])).rowCount).toBe(0);
    });
  });

  describe('the trash', () => {
    test('hides several presentations at a time, and restores them as they were', async () => {
      const lea = await somebody();
      for (const oid of ['t1', 't2']) await add(lea, oid, { privacy: 'public' });
      expect((await visitorOf(server).get('/p/t1/t1/')).status).toBe(200);
      expect(await act(lea, 'trash', { oid: ['t1', 't2'] })).toEqual({ status: 200, done: '2 presentations moved to trash.' });
      expect([await rowOf('t1'), await oidsOf(lea)]).toMatchObject([{ privacy: 'private', trashed: true }, []]);
      await expect.poll(async () => (await visitorOf(server).get('/p/t1/t1/')).status).toBe(404);
      expect((await lea.get('/p/t1/t1/')).status).toBe(404);
      const trash = await propsOf(lea, '?trash=1');
      expect(trash).toMatchObject({ total: 2, trashCount: 2, cards: [{ privacyBefore: 'public', privacy: 'private' }, {}] });
      const days = (Date.parse(trash.cards[0]?.goesAt ?? '') - Date.parse(trash.now)) / 86_400_000;
      expect([days > 29.9, days <= 30]).toEqual([true, true]);
      // A second tab repeats the action: nothing changes.
      expect((await act(lea, 'trash', { oid: ['t1', 't2'] })).status).toBe(200);
      expect((await act(lea, 'restore', { oid: ['t1', 't2'] })).done).toBe('2 presentations restored.');
      expect([await rowOf('t1'), (await visitorOf(server).get('/p/t1/t1/')).status]).toMatchObject([
        { privacy: 'public', trashed: false },
        200,
      ]);
    });

    test('only presentations in it can be deleted; rows are deleted immediately, files by a job', async () => {
      const una = await somebody();
      for (const oid of ['d1', 'd2', 'd3']) await add(una, oid);
      await query(`insert into presentation_like (presentation_id, person_id) select id, $1 from presentation where oid = 'd1'`, [
        una.personId,
      ]);
      expect((await act(una, 'delete', { oid: ['d1'] })).status).toBe(404);
      await act(una, 'trash', { oid: ['d1', 'd2', 'd3'] });
      const left: string[] = [];
      await server.foundation.queue.work(
        contentsLeft,
        async ({ contents }) => void left.push(...contents.map(({ contentHash }) => contentHash)),
      );
      const { rows } = await query<{ hash: string }>(
        `select content_hash as hash from presentation_version join presentation on id = presentation_id where oid in ('d1', 'd2')`,
      );
      expect((await act(una, 'delete', { oid: ['d1', 'd2'] })).done).toBe('2 presentations deleted for good.');
      expect([await rowOf('d1'), await rowOf('d2'), (await rowOf('d3'))?.trashed]).toEqual([undefined, undefined, true]);
      await expect.poll(() => left.toSorted(), { timeout: 20_000 }).toEqual(rows.map(({ hash }) => hash).toSorted());
      expect((await act(una, 'empty-trash')).status).toBe(200);
      expect([(await propsOf(una, '?trash=1')).trashCount, await rowOf('d3')]).toEqual([0, undefined]);
    });

    test('keeps presentations of every owner for exactly 30 days', async () => {
      const [ben, cat] = [await somebody(), await somebody()];
      await Promise.all([add(ben, 'old1'), add(ben, 'new1'), add(cat, 'old2')]);
      for (const [member, oid] of [
        [ben, 'old1'],
        [ben, 'new1'],
        [cat, 'old2'],
      ] as const)
        await act(member, 'trash', { oid: [oid] });
      await query(`update presentation set trashed_at = now() - interval '29 days 23 hours' where oid = 'new1'`);
      await query(`update presentation set trashed_at = now() - interval '30 days 1 minute' where oid in ('old1', 'old2')`);
      const { database, queue, clock } = server.foundation;
      const library = createLibrary({
        store: createLibraryStore(database),
        queue,
        clock,
        cardPictures: async () => new Map(),
        withKey: (address) => address,
        fold: (text) => text,
        storageLimit: null,
        onChanged: async () => undefined,
        audit: { add: async () => undefined },
      });
      await library.sweepTrash();
      expect([await rowOf('old1'), await rowOf('old2'), (await rowOf('new1'))?.trashed]).toEqual([undefined, undefined, true]);
    });
  });

  test('an action that includes presentations of others changes nothing', async () => {
    const [own, other] = [await somebody(), await somebody()];
    await add(own, 'mine1');
    await add(other, 'theirs1');
    const folder = await makeFolder(other, 'Theirs');
    for (const [action, fields] of [
      ['trash', {}],
      ['privacy', { privacy: 'public' }],
      ['move', { folder: '' }],
      ['make-folder', { name: 'Both' }],
    ] as const)
      expect([action, (await act(own, action, { oid: ['mine1', 'theirs1'], ...fields })).status]).toEqual([action, 404]);
    expect((await act(own, 'rename', { oid: ['theirs1'], name: 'Mine' })).status).toBe(404);
    expect((await act(own, 'move', { oid: ['mine1'], folder })).status).toBe(404);
    for (const action of ['rename-folder', 'remove-folder']) expect((await act(own, action, { folder, name: 'x' })).status).toBe(404);
    expect([await rowOf('mine1'), await rowOf('theirs1')]).toMatchObject([
      { privacy: 'private', trashed: false, folder: null },
      { title: 'theirs1', privacy: 'private', trashed: false },
    ]);
    expect((await propsOf(own)).folders).toEqual([]);
  });

  test('rejects unknown actions, and actions on none or too many presentations', async () => {
    const tom = await somebody();
    for (const fields of [
      { action: 'explode' },
      { action: 'trash' },
      { action: 'trash', oid: [] },
      { action: 'trash', oid: Array.from({ length: 201 }, (_none, place) => `x${place}`) },
      { action: 'trash', oid: ['NO SUCH'] },
      { action: 'privacy', oid: ['a'], privacy: 'secret' },
      { action: 'rename', oid: ['a', 'b'], name: 'x' },
    ])
      expect([fields, (await callApi(tom, 'POST', '/dashboard/next/do/', fields)).status]).toEqual([fields, 400]);
    for (const body of [null, [1], 'x']) expect((await callApi(tom, 'POST', '/dashboard/next/do/', body)).status).toBe(400);
  });

  describe('folders', () => {
    test('hold presentations, have unique names ignoring case, and leave their presentations when removed', async () => {
      const pia = await somebody();
      for (const oid of ['f1', 'f2', 'f3']) await add(pia, oid);
      const made = await act(pia, 'make-folder', { name: '  Teaching ', oid: ['f1'] });
      expect(made).toMatchObject({ status: 200, done: 'Folder created.' });
      expect(await act(pia, 'make-folder', { name: 'TEACHING' })).toMatchObject({
        status: 422,
        detail: 'You already have a folder with this name.',
      });
      for (const [name, detail] of [
        ['', 'Give it a name.'],
        ['x'.repeat(81), 'Use at most 80 characters.'],
        ['a\u202eb', 'This contains characters we can’t store.'],
      ])
        expect(await act(pia, 'make-folder', { name })).toMatchObject({ status: 422, detail });
      expect((await act(pia, 'move', { oid: ['f2'], folder: made.folder })).status).toBe(200);
      const shown = await propsOf(pia, `?folder=${made.folder}`);
      expect(shown).toMatchObject({
        total: 2,
        counts: { all: 2 },
        folders: [{ oid: made.folder, name: 'Teaching', count: 2 }],
        query: { folder: made.folder },
      });
      const second = await makeFolder(pia, 'Ágnes');
      expect((await act(pia, 'rename-folder', { folder: second, name: 'teaching' })).status).toBe(422);
      expect((await act(pia, 'rename-folder', { folder: made.folder, name: 'TEACHING' })).status).toBe(200);
      expect((await propsOf(pia)).folders.map(({ name }) => name)).toEqual(['Ágnes', 'TEACHING']);
      expect((await act(pia, 'move', { oid: ['f2'], folder: '' })).status).toBe(200);
      await act(pia, 'remove-folder', { folder: made.folder });
      expect([(await propsOf(pia, `?folder=${made.folder}`)).query.folder, (await oidsOf(pia)).length, await rowOf('f1')]).toMatchObject([
        null,
        3,
        { folder: null },
      ]);
    });

    test('there are at most 200, even when created concurrently', async () => {
      const sam = await somebody();
      await query(`insert into folder (oid, owner_id, name) select 'many' || n, $1, 'Folder ' || n from generate_series(1, 199) n`, [
        sam.personId,
      ]);
      const answers = await Promise.all([act(sam, 'make-folder', { name: 'One' }), act(sam, 'make-folder', { name: 'Two' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.detail).toContain('200');
    });
  });

  describe('renaming', () => {
    test('with two tabs, the second sees both names and may insist', async () => {
      const zoe = await somebody();
      await add(zoe, 'r1', { title: 'First' });
      const seen = (await propsOf(zoe)).cards[0]?.revision;
      expect(await act(zoe, 'rename', { oid: ['r1'], name: 'Tab one', revision: seen })).toEqual({ status: 200, done: 'Renamed.' });
      const refused = await act(zoe, 'rename', { oid: ['r1'], name: 'Tab two', revision: seen });
      expect(refused).toMatchObject({
        status: 409,
        code: 'outdated',
        current: 'Tab one',
        revision: 2,
        detail: 'It has since been renamed to “Tab one”. Your name, “Tab two”, isn’t saved yet.',
      });
      expect((await rowOf('r1'))?.title).toBe('Tab one');
      expect((await act(zoe, 'rename', { oid: ['r1'], name: 'Tab two', revision: refused.revision })).status).toBe(200);
      expect(await rowOf('r1')).toMatchObject({ title: 'Tab two', revision: 3 });
      // Without a revision, the last change wins.
      expect((await act(zoe, 'rename', { oid: ['r1'], name: 'Third' })).status).toBe(200);
      const plain = await zoe.post('/dashboard/next/do/', { action: 'rename', oid: 'r1', name: 'Fourth', revision: '1' });
      expect([plain.status, plain.text.includes('It has since been renamed to “Third”')]).toEqual([409, true]);
    });

    test('rejects an invalid name with a message', async () => {
      const ola = await somebody();
      await add(ola, 'n1');
      for (const name of ['', '   ', 'x'.repeat(201), 'two\nlines', 5, null])
        expect([name, (await act(ola, 'rename', { oid: ['n1'], name })).status]).toEqual([name, 422]);
      expect((await rowOf('n1'))?.title).toBe('n1');
    });
  });

  describe('without scripts', () => {
    test('a plain form has one field per presentation and returns to the same page', async () => {
      const ivy = await somebody();
      for (const oid of ['p1', 'p2', 'p3']) await add(ivy, oid);
      const answer = await ivy.post('/dashboard/next/do/', {
        action: 'trash',
        'oid.p1': '1',
        'oid.p3': '1',
        next: '/dashboard/next/?layout=list&sort=title&done=move&count=9',
      });
      expect([answer.status, answer.location]).toEqual([303, '/dashboard/next/?sort=title&layout=list&done=trash&count=2']);
      expect(await oidsOf(ivy)).toEqual(['p2']);
      expect((await propsOf(ivy, '?done=trash&count=2')).form.done).toBe('2 presentations moved to trash.');
      for (const asked of ['?done=x&count=2', '?done=trash&count=-1', '?done=trash'])
        expect((await propsOf(ivy, asked)).form.done).toBeNull();
      for (const next of ['https://evil.example/', '//evil.example', '/settings/', ''])
        expect((await ivy.post('/dashboard/next/do/', { action: 'restore', 'oid.p1': '1', next })).location).toBe(
          '/dashboard/next/?done=restore&count=1',
        );
    });

    test('an empty selection or a name that is taken shows a message on the same page', async () => {
      const ned = await somebody();
      await makeFolder(ned, 'Once');
      const nothing = await ned.post('/dashboard/next/do/', { action: 'trash', next: '/dashboard/next/?layout=list' });
      expect([
        nothing.status,
        nothing.text.includes('Select at least one presentation first.'),
        nothing.text.includes('"layout":"list"'),
      ]).toEqual([422, true, true]);
      const taken = await ned.post('/dashboard/next/do/', { action: 'make-folder', name: 'once' });
      expect([taken.status, taken.text.includes('You already have a folder with this name.')]).toEqual([422, true]);
      expect((await ned.post('/dashboard/next/do/', { action: 'make-folder', name: 'Twice' })).status).toBe(303);
      expect((await ned.post('/dashboard/next/do/', { action: 'trash', 'oid.nonesuch': '1' })).status).toBe(404);
    });
  });

  test('changes the privacy of several at a time, and notifies the pages that show them, in the transaction', async () => {
    const gus = await somebody();
    for (const oid of ['v1', 'v2']) await add(gus, oid);
    await add(gus, 'v3', { isTemplate: true });
    const heard: string[] = [];
    const ready = Promise.withResolvers<void>();
    const stop = listenToDatabase(server.foundation.database.url, [pageChannel], {
      onMessage: (_channel, tag) => void heard.push(tag),
      onConnected: ready.resolve,
    });
    await ready.promise;
    const { rows } = await query<{ oid: string }>('select oid from person where id = $1', [gus.personId]);
    const person = `person:${rows[0]?.oid}`;
    await act(gus, 'trash', { oid: ['v2'] });
    expect((await act(gus, 'privacy', { oid: ['v1', 'v3'], privacy: 'public' })).done).toBe('Visibility of 2 presentations changed.');
    await expect
      .poll(() => heard.toSorted())
      .toEqual(['explore', person, 'presentation:v1', 'presentation:v2', 'presentation:v3', 'templates'].toSorted());
    expect((await query('select from presentation where oid = $1 and published_at is not null', ['v1'])).rowCount).toBe(1);
    const waiting = await query<{ data: { oid: string } }>(
      `select data from pgboss.job where name = 'search-outdated' and data->>'oid' = any($1)`,
      [['v1', 'v2', 'v3']],
    );
    expect([...new Set(waiting.rows.map(({ data }) => data.oid))].toSorted()).toEqual(['v1', 'v3']);
    await stop();
  });

  test('forms from other sites change nothing', async () => {
    const hal: TestMember = await somebody();
    await add(hal, 'x1');
    const answer = await hal.send('/dashboard/next/do/', { method: 'POST', body: new URLSearchParams({ action: 'trash', oid: 'x1' }) });
    expect([answer.status, (await rowOf('x1'))?.trashed]).toEqual([403, false]);
  });
});
