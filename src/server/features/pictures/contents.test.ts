import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { parsePresentation } from '#model/presentation/parse.ts';
import { allPaintLabels } from '../../platform/pictures/paint-labels.ts';
import { openStudio } from '../../platform/pictures/studio/studio.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openWork } from '../../work.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { fileKey } from './files.ts';
import type { Manifest } from './manifest.ts';
import { createPictures } from './pictures.ts';
import { createPicturesStore } from './pictures.store.ts';

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
      path: presentation.path.map(({ id, to, notes }) => ({ id, notes, ...(to && { to }) })),
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
    await expect(makeAll({ contentHash: 'early', documentKey }, stop.signal)).rejects.toThrow('switched off');
    await studio.close();
    const kept = await store().findManifest('early');
    expect(noted).toEqual([false]);
    expect(kept).toMatchObject({ isComplete: false, manifest: { isFinished: false, pictures: { preview: { width: 1280 }, steps: [] } } });
    const stored = await storage.get(fileKey(kept?.manifest.content?.file ?? ''));
    expect(stored && (await text(stored.body)).length).toBeGreaterThan(100);
  });
});
