import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { parsePresentation } from '#model/presentation/parse.ts';
import { allPaintLabels } from '../../platform/pictures/paint-labels.ts';
import { openStudio } from '../../platform/pictures/studio/studio.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { openWork } from '../../work.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { digestOf, fileKey } from './files.ts';
import type { Manifest } from './manifest.ts';
import { createPictures } from './pictures.ts';
import { createShownPictures } from './shown-pictures.ts';
import { createPicturesStore, type Kept } from './pictures.store.ts';

const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const deck = (title: string, children: object[] = []) => ({
  schemaVersion: 2,
  title,
  language: 'en-GB',
  notForViewers: 'a note of the editor',
  assets: {
    dot: { kind: 'image', source: picture, width: 1, height: 1 },
    film: { kind: 'video', source: '/files/film.mp4', width: 16, height: 9 },
    away: { kind: 'video', source: 'film.mp4', width: 16, height: 9 },
  },
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [
      { kind: 'text', id: 'words', editorNote: 'mine', x: 960, y: 540, width: 800, height: 200, paragraphs: ['Words that are read'] },
      ...children,
    ],
  },
  path: [{ to: 'root' }, { to: 'words', hold: 60_000 }, { reveal: ['words'], hold: 60_000 }],
});

describe('contents', () => {
  let server: TestServer;
  let stopWork: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    stopWork = await openWork(server.foundation);
    await server.foundation.database.pool.query(
      `insert into person (id, oid, name, username, email) values ('ada', 'ada', 'Ada', 'ada', 'ada@example.org')`,
    );
  });
  afterAll(async () => {
    await server.close();
    await stopWork();
  });

  const store = () => createPicturesStore(server.foundation.database);
  const make = async (document: unknown): Promise<Manifest & { contentHash: string }> => {
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
    const saved = await presentations.saveDocument('ada', document);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { contentHash } = saved;
    await server.foundation.database.pool.query(`update presentation set privacy = 'unlisted' where oid = $1`, [saved.oid]);
    return vi.waitFor(
      async () => {
        const found = await store().findManifest(contentHash);
        if (!found?.manifest.isFinished) throw new Error('Not made yet');
        return { ...found.manifest, contentHash };
      },
      { timeout: 50_000, interval: 100 },
    );
  };
  /** The raw response: fetch would decompress it. */
  const ask = (file: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request(
        `${server.origin}/files/${file}`,
        { headers },
        (answer) => void buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject),
      )
        .on('error', reject)
        .end();
    });

  test('a viewer gets the presentation as it is in memory, without what only its editor needs', async () => {
    const document = deck('Read by viewers', [
      { kind: 'nonsense', id: 'broken', x: 1, secret: 'kept for the editor' },
      { kind: 'image', id: 'dot', asset: 'dot', x: 10, y: 10, width: 10, height: 10 },
    ]);
    const { content } = await make(document);
    const { body } = await ask(content?.file ?? '', {});
    const read = JSON.parse(body.toString());
    const { presentation } = parsePresentation(document);
    expect(read).toMatchObject({
      title: 'Read by viewers',
      language: 'en-GB',
      schemaVersion: 2,
      path: presentation.path.map(({ id, to }) => ({ id, ...(to && { to }) })),
    });
    expect(read.theme).toEqual(JSON.parse(JSON.stringify(presentation.theme)));
    expect(read.root.children.map(({ id, kind }: { id: string; kind: string }) => `${kind} ${id}`)).toEqual(
      presentation.root.children.map(({ id, kind }) => `${kind} ${id}`),
    );
    expect(read.assets.dot).toEqual({ kind: 'image', source: '', width: 1, height: 1 });
    for (const editors of ['editorNote', 'notForViewers', 'secret', 'base64']) expect(body.toString()).not.toContain(editors);
    expect(content).toMatchObject({
      size: body.length,
      language: 'en-GB',
      isRich: false,
      stopCount: 2,
      // What is revealed belongs to the stop where it is.
      stops: [
        { title: presentation.path[0]?.title, first: 0, last: 0 },
        { title: presentation.path[1]?.title, first: 1, last: 2 },
      ],
      minutes: 2,
      videos: [{ asset: 'film', address: '/files/film.mp4' }],
    });
  });

  describe('notes', () => {
    const noted = (title: string) => ({
      ...deck(title),
      path: [
        { to: 'root', notes: 'Wait until it is quiet' },
        { to: 'words', notes: 'Ask who was there', caption: 'Words to read' },
      ],
    });
    const textOf = async (file = '') => (await ask(file, {})).body.toString();
    const captionsIn = async (file: string | undefined): Promise<unknown[]> =>
      JSON.parse(await textOf(file)).path.map(({ caption }: { caption?: string }) => caption);
    const spoken = /Wait until|Ask who/;
    /** Waits until everything is made from the content as it is now. */
    const remade = (contentHash: string, isDone: (kept: Kept) => boolean) =>
      vi.waitFor(
        async () => {
          const found = await store().findManifest(contentHash);
          if (!found?.manifest.isFinished || !isDone(found)) throw new Error('Not made yet');
          return found.manifest;
        },
        { timeout: 50_000, interval: 100 },
      );
    const shows = async (contentHash: string, showsNotes: boolean) => {
      const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
      const { rows } = await server.foundation.database.pool.query<{ oid: string; title: string }>(
        'select oid, title from presentation join presentation_version on presentation_id = id where content_hash = $1 order by id',
        [contentHash],
      );
      const [{ oid, title } = { oid: '', title: '' }] = rows;
      expect(await presentations.changeDetails(oid, { title, description: '', tags: [], showsNotes })).toBe('changed');
      return oid;
    };

    test('are in neither the content nor the transcript; captions are', async () => {
      const { content, transcript, captioned } = await make(noted('Noted'));
      expect(await captionsIn(content?.file)).toEqual([undefined, 'Words to read']);
      expect(await textOf(content?.file)).not.toMatch(spoken);
      expect(await textOf(transcript?.file)).not.toMatch(spoken);
      expect(captioned).toBeUndefined();
    });

    test('become captions where the owner shows them, and only there; once they are hidden again, their file is gone', async () => {
      const { contentHash, content } = await make(noted('Shown'));
      await make(noted('Shown'));
      const shown = createShownPictures({ store: store(), storage: server.foundation.storage, mediaOrigin: '' });
      const fileFor = async (showsNotes: boolean) => {
        const found = await shown.show(contentHash, { carriesFonts: false, showsNotes });
        return typeof found === 'string' ? found : found.files.content.address.replace('/files/', '');
      };
      const oid = await shows(contentHash, true);
      const { captioned } = await remade(contentHash, ({ manifest }) => manifest.captioned !== undefined);
      expect(await captionsIn(captioned?.file)).toEqual(['Wait until it is quiet', 'Words to read']);
      expect(await textOf(captioned?.file)).not.toContain('Ask who');
      expect([await fileFor(true), await fileFor(false)]).toEqual([captioned?.file, content?.file]);
      // Two presentations have this content; the other one's owner does not show the notes.
      const { rows } = await server.foundation.database.pool.query<{ oid: string }>(
        `update presentation set privacy = 'public' from presentation_version where presentation_id = id and content_hash = $1 returning oid`,
        [contentHash],
      );
      expect(rows.length).toBe(2);
      for (const each of rows)
        for (const address of [`/p/embed/${each.oid}/`, `/p/${each.oid}/shown/`])
          await vi.waitFor(
            async () => {
              const { text: page } = await visitorOf(server).get(address);
              expect([page.includes(captioned?.file ?? ''), page.includes(content?.file ?? '')]).toEqual([
                each.oid === oid,
                each.oid !== oid,
              ]);
            },
            { timeout: 10_000, interval: 100 },
          );
      await shows(contentHash, false);
      await remade(contentHash, ({ manifest }) => manifest.captioned === undefined);
      expect([await fileFor(true), await fileFor(false)]).toEqual([content?.file, content?.file]);
      await vi.waitFor(async () => expect((await ask(captioned?.file ?? '', {})).status).toBe(404), { timeout: 10_000 });
      expect((await ask(content?.file ?? '', {})).status).toBe(200);
    });

    /** As it was stored before notes were left out. */
    const spoil = async (contentHash: string, painter: string) => {
      const { pool } = server.foundation.database;
      const file = `contents/${digestOf(contentHash)}.json`;
      await server.foundation.storage.put(fileKey(file), brotliCompressSync(JSON.stringify(noted('Spoilt'))), { type: 'application/json' });
      await pool.query(
        `update presentation_manifest set painter = $2, manifest = jsonb_set(manifest, '{content,file}', to_jsonb($3::text)) where content_hash = $1`,
        [contentHash, painter, file],
      );
      await pool.query('insert into presentation_file (file, content_hash) values ($1, $2)', [file, contentHash]);
      expect(await textOf(file)).toMatch(spoken);
      return file;
    };

    test('stored contents that have them are made again at the start and removed, those of earlier versions too', async () => {
      const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
      const earlier = await make(noted('Earlier'));
      const oid = await shows(earlier.contentHash, false);
      expect(await presentations.saveDocument('ada', noted('Current'), oid)).toMatchObject({ version: 2 });
      const current = await make(noted('Current'));
      const spoilt = [await spoil(earlier.contentHash, 'with notes'), await spoil(current.contentHash, 'with notes')];
      const stopMore = await openWork(server.foundation);
      for (const { contentHash, content } of [earlier, current]) {
        const manifest = await remade(contentHash, ({ painter }) => painter !== 'with notes');
        expect(manifest.content).toEqual(content);
        for (const file of spoilt) expect(manifest.files).not.toContain(file);
      }
      for (const file of spoilt)
        await vi.waitFor(async () => expect((await ask(file, {})).status).toBe(404), { timeout: 10_000, interval: 100 });
      await stopMore();
    });

    test('leave the content even if its pictures cannot be painted again', async () => {
      const { storage } = server.foundation;
      const image = `images/${digestOf(noted('Lost').title)}.png`;
      await storage.put(fileKey(image), Buffer.from(picture.split(',')[1] ?? '', 'base64'), { type: 'image/png' });
      const document = { ...noted('Lost'), assets: { dot: { kind: 'image', source: `/files/${image}`, width: 1, height: 1 } } };
      const { contentHash, content } = await make({
        ...document,
        root: {
          ...document.root,
          children: [...document.root.children, { kind: 'image', id: 'dot', asset: 'dot', x: 9, y: 9, width: 9, height: 9 }],
        },
      });
      expect(await store().findManifest(contentHash)).toMatchObject({ isComplete: true });
      const spoilt = await spoil(contentHash, 'with notes');
      await storage.remove(fileKey(image));
      const stopMore = await openWork(server.foundation);
      await vi.waitFor(async () => expect((await ask(spoilt, {})).status).toBe(404), { timeout: 50_000, interval: 100 });
      await stopMore();
      expect((await store().findManifest(contentHash))?.manifest).toMatchObject({ content, pictures: { preview: { width: 1280 } } });
    });
  });

  test('serves contents in brotli, or plain to clients without it, revalidated each time and readable by scripts of any site', async () => {
    const { content, transcript } = await make(deck('Twice'));
    for (const { file = '', size } of [content ?? { size: 0 }, transcript ?? { size: 0 }]) {
      const packed = await ask(file, { 'accept-encoding': 'gzip, br' });
      const plain = await ask(file, { 'accept-encoding': 'gzip' });
      expect(packed).toMatchObject({
        status: 200,
        headers: {
          'content-encoding': 'br',
          'content-type': 'application/json',
          'cache-control': 'public, max-age=0, must-revalidate',
          vary: 'Accept-Encoding',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        },
      });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
      expect(plain.body.length).toBe(size);
      expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
      const again = await ask(file, { 'if-none-match': String(packed.headers['etag']) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await ask(`contents/${'0'.repeat(64)}.json`, {})).status).toBe(404);
    expect((await ask(`contents/${'0'.repeat(64)}.webp`, {})).status).toBe(404);
  });

  test('sizes match the files', async () => {
    const { fonts, images } = await make(deck('Sizes', [{ kind: 'image', id: 'dot', asset: 'dot', x: 10, y: 10, width: 10, height: 10 }]));
    expect(fonts.length).toBeGreaterThan(0);
    for (const { file, size } of [...fonts, ...Object.values(images)]) expect((await ask(file, {})).body.length).toBe(size);
  });

  test('fonts include the letters of placeholder labels in all languages, but only where there is a placeholder', async () => {
    const faces = async (document: unknown) => (await make(document)).fonts.map(({ face }) => face.replace(/-\d.*/, ''));
    const missing = { kind: 'image', id: 'gone', asset: 'gone', x: 10, y: 10, width: 400, height: 400 };
    const there = { ...missing, asset: 'dot' };
    expect(await faces(deck('There', [there]))).not.toContain('noto-sans-jp');
    expect(await faces(deck('Gone', [missing]))).toEqual(expect.arrayContaining(['noto-sans-jp', 'noto-sans-kr']));
    expect(await faces(deck('Broken', [{ kind: 'nonsense', x: 10, y: 10, width: 400, height: 400 }]))).toEqual(
      expect.arrayContaining(['noto-sans-jp', 'noto-sans-kr']),
    );
  });

  test('manifests of an earlier painter, without contents, are rebuilt at the start', async () => {
    const { contentHash } = await make(deck('Old'));
    const { pool } = server.foundation.database;
    const before = await store().findManifest(contentHash);
    await pool.query(
      `update presentation_manifest set painter = 'earlier', manifest = manifest - 'content' - 'transcript' where content_hash = $1`,
      [contentHash],
    );
    const stopMore = await openWork(server.foundation);
    await vi.waitFor(async () => expect((await store().findManifest(contentHash))?.painter).toBe(before?.painter), {
      timeout: 50_000,
      interval: 100,
    });
    await stopMore();
    expect((await store().findManifest(contentHash))?.manifest.content).toEqual(before?.manifest.content);
  });

  test.each([
    ['never begun', 'delete from presentation_manifest where content_hash = $1'],
    [
      'begun and given up',
      `update presentation_manifest set is_complete = false, manifest = jsonb_set(manifest, '{isFinished}', 'false') where content_hash = $1`,
    ],
  ])('pictures that were %s are made at the next start', async (what, undo) => {
    const { contentHash } = await make(deck(what));
    const { pool } = server.foundation.database;
    await pool.query(`update presentation_version set created_at = now() - interval '1 hour' where content_hash = $1`, [contentHash]);
    await pool.query(undo, [contentHash]);
    const stopMore = await openWork(server.foundation);
    await vi.waitFor(async () => expect((await store().findManifest(contentHash))?.manifest.isFinished).toBe(true), {
      timeout: 50_000,
      interval: 100,
    });
    await stopMore();
    expect((await store().findManifest(contentHash))?.isComplete).toBe(true);
  });

  test('a viewer can show a presentation before its pictures are painted', async () => {
    const { storage, database } = server.foundation;
    const documentKey = 'presentation/documents/early.json';
    await storage.put(documentKey, Buffer.from(JSON.stringify(deck('Early'))), { type: 'application/json' });
    const studio = openStudio();
    const stop = new AbortController();
    const noted: boolean[] = [];
    const watching = {
      ...createPicturesStore(database),
      keepManifest: async (...[hash, kept, check]: Parameters<ReturnType<typeof store>['keepManifest']>) => {
        noted.push(kept.manifest.isFinished);
        await createPicturesStore(database).keepManifest(hash, kept, check);
        stop.abort(new Error('The machine was switched off'));
      },
    };
    const { makeAll } = createPictures({ storage, studio, store: watching, labels: allPaintLabels() });
    await expect(makeAll({ contentHash: 'early', documentKey }, { signal: stop.signal })).rejects.toThrow('switched off');
    await studio.close();
    const kept = await store().findManifest('early');
    expect(noted).toEqual([false]);
    expect(kept).toMatchObject({
      isComplete: false,
      manifest: { isFinished: false, pictures: { steps: [{ width: 320 }], thumbnails: [] } },
    });
    // The first step stands in for the whole.
    const shown = createShownPictures({ store: store(), storage, mediaOrigin: '' });
    const { covers, steps } = kept?.manifest.pictures ?? {};
    expect(await shown.show('early', { carriesFonts: false })).toMatchObject({
      softPreview: expect.stringMatching(/^data:image\/webp/),
      preview: `/files/${covers?.[0]?.file}`,
      thumbnail: `/files/${steps?.[0]?.file}`,
    });
    expect((await shown.cardPictures(['early'])).get('early')).toMatchObject({ thumbnail: `/files/${steps?.[0]?.file}` });
    expect(await shown.listPictures('early')).toHaveLength(1);
    const stored = await storage.get(fileKey(kept?.manifest.content?.file ?? ''));
    expect(stored && (await text(stored.body)).length).toBeGreaterThan(100);
  });
});
