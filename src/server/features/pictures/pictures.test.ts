import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { openStudio } from '../../platform/pictures/studio/studio.ts';
import { endlessDocument, plainPicture } from '../../platform/pictures/test-pictures.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import { createAccountsStore } from '../accounts/accounts.store.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { allPaintLabels } from '../../platform/pictures/paint-labels.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { openWork } from '../../work.ts';
import { digestOf, fileKey } from './files.ts';
import type { Manifest } from './manifest.ts';
import { createPictures } from './pictures.ts';
import { createPicturesStore } from './pictures.store.ts';

const labels = allPaintLabels();

describe('pictures', () => {
  let server: TestServer;
  let stopWork: () => Promise<void>;
  let source: string;
  let inline: string;
  beforeAll(async () => {
    server = await startTestServer();
    stopWork = await openWork(server.foundation);
    await server.foundation.database.pool.query(
      `insert into person (id, oid, name, username, email) values ('ada', 'ada', 'Ada', 'ada', 'ada@example.org')`,
    );
    const reef = await plainPicture(640, 480).jpeg().toBuffer();
    const file = `images/${digestOf(reef)}.jpg`;
    await server.foundation.storage.put(fileKey(file), reef, { type: 'image/jpeg' });
    source = `/files/${file}`;
    inline = `data:image/png;base64,${(await plainPicture(8, 8).png().toBuffer()).toString('base64')}`;
  });
  afterAll(async () => {
    await server.close();
    await stopWork();
  });

  const deck = (title: string, more: object = {}) => ({
    schemaVersion: 2,
    title,
    assets: { reef: { kind: 'image', source, width: 640, height: 480 }, inline: { kind: 'image', width: 8, height: 8, source: inline } },
    root: {
      id: 'root',
      width: 1920,
      height: 1080,
      children: [
        { kind: 'text', id: 'words', styleClass: 'title', x: 960, y: 200, width: 1600, height: 200, paragraphs: [title] },
        { kind: 'text', id: 'japanese', x: 500, y: 700, width: 700, height: 400, paragraphs: ['深海'] },
        { kind: 'image', id: 'picture', asset: 'reef', x: 1400, y: 700, width: 640, height: 480 },
      ],
    },
    path: [{ to: 'root' }, { to: 'words' }, { to: 'picture' }],
    ...more,
  });
  const presentations = () => createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
  const save = async (document: unknown, owner = 'ada') => {
    const saved = await presentations().saveDocument(owner, document);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    await server.foundation.database.pool.query(`update presentation set privacy = 'unlisted' where oid = $1`, [saved.oid]);
    return { contentHash: saved.contentHash, documentKey: `presentation/documents/${saved.contentHash}.json` };
  };
  const store = () => createPicturesStore(server.foundation.database);
  const manifestOf = (contentHash: string): Promise<Manifest> =>
    vi.waitFor(
      async () => {
        const found = await store().findManifest(contentHash);
        if (!found?.manifest.isFinished) throw new Error('Not made yet');
        return found.manifest;
      },
      { timeout: 50_000, interval: 100 },
    );
  const fetchFile = async (file: string, headers: Record<string, string> = {}) => fetch(`${server.origin}/files/${file}`, { headers });
  const factsOf = async (file: string | undefined) => {
    const answer = await fetchFile(file ?? '');
    const { format, width, height } = await sharp(await answer.bytes()).metadata();
    return { status: answer.status, type: answer.headers.get('content-type'), format, width, height };
  };
  const countFiles = () => Readable.from(server.foundation.storage.list('presentation/pictures/')).reduce((sum: number) => sum + 1, 0);

  test('changing one letter paints the steps that show it, and shares the others with the version before', async () => {
    const slide = (id: string, x: number, words: string) => ({
      kind: 'topic',
      id,
      title: id,
      x,
      y: 500,
      width: 800,
      height: 450,
      children: [{ kind: 'text', id: `${id}-words`, x: 400, y: 200, width: 600, height: 100, paragraphs: [words] }],
    });
    const talk = (words: string) => ({
      schemaVersion: 2,
      title: 'Shared steps',
      root: {
        id: 'root',
        width: 4000,
        height: 1000,
        children: [slide('a', 600, 'One'), slide('b', 2000, words), slide('c', 3400, 'Three')],
      },
      path: [{ to: 'a' }, { to: 'b' }, { to: 'c' }, { to: 'a' }],
    });
    const first = await manifestOf((await save(talk('Two'))).contentHash);
    const second = await manifestOf((await save(talk('Too'))).contentHash);
    const compare = (kind: 'steps' | 'covers' | 'softCovers') =>
      first.pictures[kind].map((picture, place) => picture !== null && picture.file === second.pictures[kind][place]?.file);
    for (const kind of ['steps', 'covers', 'softCovers'] as const) expect(compare(kind)).toEqual([true, false, true, true]);
    expect(new Set(first.pictures.steps.map((picture) => picture?.file)).size).toBe(3);
    expect(first.pictures.preview?.file).not.toBe(second.pictures.preview?.file);
    for (const { pictures } of [first, second])
      for (const picture of pictures.steps) expect(await factsOf(picture?.file)).toMatchObject({ status: 200, width: 320 });
  });

  test('a saved presentation gets all of its pictures, fonts and images', async () => {
    const { contentHash } = await save(deck('The deep sea'));
    const { pictures, fonts, images } = await manifestOf(contentHash);
    expect(await factsOf(pictures.preview?.file)).toEqual({ status: 200, type: 'image/webp', format: 'webp', width: 1280, height: 720 });
    expect(pictures.thumbnails.map(({ width, height }) => `${width} × ${height}`)).toEqual(['640 × 360', '320 × 180']);
    for (const { file, width, height } of pictures.thumbnails) expect(await factsOf(file)).toMatchObject({ format: 'webp', width, height });
    expect(await factsOf(pictures.openGraph?.file)).toEqual({ status: 200, type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 });
    for (const soft of [pictures.soft, ...pictures.softCovers])
      expect(await factsOf(soft?.file)).toMatchObject({ format: 'webp', width: 480, height: 270 });
    const { stops = [] } = (await manifestOf(contentHash)).content ?? {};
    expect(pictures.openings).toHaveLength(stops.length);
    for (const [stop, picture] of pictures.openings.entries()) {
      const { width, height } = stops[stop]?.opening ?? {};
      expect(await factsOf(picture?.file)).toMatchObject({ status: 200, format: 'webp', width, height });
    }
    const { upright } = (await manifestOf(contentHash)).content ?? {};
    expect(await factsOf(pictures.uprightOpening?.file)).toMatchObject({ status: 200, format: 'webp', width: 2 * (upright?.width ?? 0) });
    expect(pictures.fineOpening?.width).toBe(Math.round(1.5 * (pictures.openings[0]?.width ?? 0)));
    const animation = await fetchFile(pictures.animation?.file ?? '');
    const bytes = await animation.bytes();
    expect(bytes.length).toBeLessThan(300_000);
    expect((await sharp(bytes).metadata()).pages).toBeGreaterThan(6);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    for (const { file } of fonts) {
      const font = await fetchFile(file);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect((await font.bytes()).length).toBeLessThan(20_000);
    }
    expect(Object.keys(images).sort()).toEqual(['inline', 'reef']);
    expect(await factsOf(images['reef']?.file)).toMatchObject({ status: 200, type: 'image/jpeg', width: 640, height: 480 });
  });

  test('[PDF-13] has one picture per step, in path order', async () => {
    const color = (index: number) => ['#ff0000', '#00ff00', '#0000ff'][index];
    const squares = [0, 1, 2].map((index) => ({
      kind: 'shape',
      shape: 'rectangle',
      id: `square-${index}`,
      x: 300 + index * 600,
      y: 540,
      width: 300,
      height: 300,
      fill: color(index),
    }));
    const { contentHash } = await save({
      schemaVersion: 2,
      title: 'Squares',
      root: { id: 'root', width: 1920, height: 1080, children: squares },
      path: [{ to: 'square-2' }, { to: 'square-0' }, { to: 'square-1' }],
    });
    const { pictures } = await manifestOf(contentHash);
    const middles = await Promise.all(
      pictures.steps.map(async (picture) => {
        const { data, info } = await sharp(await (await fetchFile(picture?.file ?? '')).bytes())
          .raw()
          .toBuffer({ resolveWithObject: true });
        const at = ((info.height / 2) * info.width + info.width / 2) * info.channels;
        return ['red', 'green', 'blue'][[0, 1, 2].findIndex((channel) => (data[at + channel] ?? 0) > 200)];
      }),
    );
    expect(middles).toEqual(['blue', 'red', 'green']);
  });

  test('paints the same content once, however often and concurrently it is requested', async () => {
    const version = await save(deck('Once'));
    await manifestOf(version.contentHash);
    const { storage } = server.foundation;
    const before = await countFiles();
    const written: string[] = [];
    const counting: Storage = { ...storage, put: (key, ...rest) => (written.push(key), storage.put(key, ...rest)) };
    const studio = openStudio();
    const again = createPictures({ storage: counting, studio, store: store(), labels });
    await Promise.all([again.makeAll(version), again.makeAll(version)]);
    expect(written).toEqual([]);
    // Files in storage are found even without a manifest.
    await server.foundation.database.pool.query('delete from presentation_manifest where content_hash = $1', [version.contentHash]);
    await Promise.all([again.makeAll(version), createPictures({ storage: counting, studio, store: store(), labels }).makeAll(version)]);
    await studio.close();
    expect(written).toEqual([]);
    expect(await countFiles()).toBe(before);
    expect((await store().findManifest(version.contentHash))?.isComplete).toBe(true);
  });

  test('a presentation can be watched while the many pictures of another one are being painted', async () => {
    const long = await save(
      deck('Long', { path: Array.from({ length: 40 }, (_, step) => ({ to: ['root', 'words', 'picture'][step % 3] })) }),
    );
    const short = await save(deck('Short'));
    await vi.waitFor(async () => expect((await store().findManifest(short.contentHash))?.manifest.content).toBeDefined(), 30_000);
    const { manifest } = (await store().findManifest(long.contentHash)) ?? {};
    expect(manifest?.content).toBeDefined();
    expect(manifest?.isFinished).toBe(false);
    // What was made to watch it is not made again, only added to.
    const whole = await manifestOf(long.contentHash);
    expect(whole).toMatchObject({ content: manifest?.content, fonts: manifest?.fonts, images: manifest?.images });
    expect(whole.pictures.steps).toHaveLength(40);
    expect(whole.files).toEqual(expect.arrayContaining(manifest?.files ?? ['none']));
  });

  test('a missing picture appears in the next pictures once it exists', async () => {
    const late = await plainPicture(64, 64, '#ff0000').png().toBuffer();
    const file = `images/${digestOf(late)}.png`;
    const version = await save(deck('Late', { assets: { reef: { kind: 'image', source: `/files/${file}`, width: 64, height: 64 } } }));
    const first = await manifestOf(version.contentHash);
    expect((await store().findManifest(version.contentHash))?.isComplete).toBe(false);
    await server.foundation.storage.put(fileKey(file), late, { type: 'image/png' });
    const studio = openStudio();
    await createPictures({ storage: server.foundation.storage, studio, store: store(), labels }).makeAll(version);
    await studio.close();
    const second = await manifestOf(version.contentHash);
    expect(second.pictures.preview?.file).not.toBe(first.pictures.preview?.file);
    expect((await store().findManifest(version.contentHash))?.isComplete).toBe(true);
  });

  test('gives up and reports what takes too long to paint; does not retry a missing document', async () => {
    const { storage } = server.foundation;
    const studio = openStudio({ timeForOne: 2000 });
    const { makeAll } = createPictures({ storage, studio, store: store(), labels });
    const documentKey = 'presentation/documents/endless.json';
    await storage.put(documentKey, Buffer.from(JSON.stringify(endlessDocument)), { type: 'application/json' });
    await expect(makeAll({ contentHash: 'endless', documentKey })).rejects.toMatchObject({ kind: 'tooSlow' });
    expect((await store().findManifest('endless'))?.isComplete).not.toBe(true);
    await expect(makeAll({ contentHash: 'lost', documentKey: 'presentation/documents/lost.json' })).rejects.toThrow(PermanentFailure);
    await studio.close();
  });

  describe('when an account is deleted', () => {
    const arrive = (id: string) =>
      server.foundation.database.pool.query(
        `insert into person (id, oid, name, username, email) values ($1, $1, $1, $1, $1 || '@example.org')`,
        [id],
      );
    const leave = (id: string) => createAccountsStore(server.foundation.database).remove({ id, oid: id }, presentations().leave);
    const isStored = async (file: string) => (await server.foundation.storage.stat(fileKey(file))) !== undefined;
    const gone = ({ contentHash, documentKey }: { contentHash: string; documentKey: string }) =>
      vi.waitFor(
        async () => {
          if ((await server.foundation.storage.stat(documentKey)) || (await store().findManifest(contentHash)))
            throw new Error('Still there');
        },
        { timeout: 50_000, interval: 100 },
      );

    test('everything made only for its presentations is removed; what others use stays', async () => {
      await arrive('bea');
      const own = await plainPicture(20, 20, '#123456').png().toBuffer();
      const ownFile = `images/${digestOf(own)}.png`;
      await server.foundation.storage.put(fileKey(ownFile), own, { type: 'image/png' });
      const assets = { ...deck('').assets, own: { kind: 'image', source: `/files/${ownFile}`, width: 20, height: 20 } };
      const theirs = await save(deck('Bea’s alone', { assets }), 'bea');
      const both = await save(deck('Said by both'), 'bea');
      await save(deck('Said by both'), 'ada');
      const { files } = await manifestOf(theirs.contentHash);
      const kept = await manifestOf(both.contentHash);
      const shared = files.filter((file) => kept.files.includes(file));
      expect(shared.length).toBeGreaterThan(1);
      await leave('bea');
      await gone(theirs);
      const left = await Promise.all(files.map(async (file) => ((await isStored(file)) ? [file] : [])));
      expect(left.flat().sort()).toEqual(shared.sort());
      expect(files).toContain(ownFile);
      expect((await fetchFile(ownFile)).status).toBe(404);
      for (const file of kept.files) expect(await isStored(file)).toBe(true);
      expect(await server.foundation.storage.stat(both.documentKey)).toBeDefined();
    });

    test('a picture named by another document stays, even if that document has no pictures yet', async () => {
      const { database, storage } = server.foundation;
      const picture = await plainPicture(20, 20, '#654321').png().toBuffer();
      const file = `images/${digestOf(picture)}.png`;
      await storage.put(fileKey(file), picture, { type: 'image/png' });
      const naming = (key: string) =>
        storage.put(key, Buffer.from(JSON.stringify({ source: `/files/${file}` })), { type: 'application/json' });
      await Promise.all(['presentation/documents/waiting.json', 'presentation/documents/leaving.json'].map(naming));
      await database.pool.query(
        `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version) values ('waiting', 'ada', '', '', 2, 1) returning id)
         insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, 'waiting', 'presentation/documents/waiting.json' from added`,
      );
      const { removeMade } = createPictures({ storage, studio: openStudio(), store: store(), labels });
      await removeMade('leaving', 'presentation/documents/leaving.json');
      expect(await isStored(file)).toBe(true);
      await database.pool.query(`delete from presentation where oid = 'waiting'`);
      await removeMade('leaving', 'presentation/documents/leaving.json');
      expect(await isStored(file)).toBe(false);
    });

    test('pictures still being painted are removed too', async () => {
      await arrive('cal');
      const version = await save(deck('Painted for nobody', { assets: {} }), 'cal');
      await leave('cal');
      await gone(version);
      // All jobs have run, in any order, and none is a dead letter; without a person, the second half was perhaps never asked for.
      await vi.waitFor(
        async () => {
          const { rows } = await server.foundation.database.pool.query(
            `select state from pgboss.job where data::text like '%' || $1 || '%'`,
            [version.contentHash],
          );
          expect(rows.length).toBeGreaterThanOrEqual(2);
          expect(rows.filter(({ state }) => state !== 'completed')).toEqual([]);
        },
        { timeout: 50_000, interval: 100 },
      );
      await gone(version);
    });

    test('a shared file removed while a manifest is made is noticed, and made again on retry', async () => {
      const { storage } = server.foundation;
      const version = await save(deck('Robbed'));
      const { fonts } = await manifestOf(version.contentHash);
      const key = fileKey(fonts[0]?.file ?? '');
      await server.foundation.database.pool.query('delete from presentation_manifest where content_hash = $1', [version.contentHash]);
      let isRobbed = false;
      const studio = openStudio();
      const robbing: Storage = {
        ...storage,
        stat: async (asked) => {
          const found = await storage.stat(asked);
          if (asked === key && !isRobbed) {
            isRobbed = true;
            await storage.remove(key);
          }
          return found;
        },
      };
      const { makeAll } = createPictures({ storage: robbing, studio, store: store(), labels });
      await expect(makeAll(version)).rejects.toThrow('has been removed');
      expect(await store().findManifest(version.contentHash)).toBeUndefined();
      await makeAll(version);
      await studio.close();
      expect(await storage.stat(key)).toBeDefined();
    });
  });

  test('a document cannot show files that are not pictures of presentations', async () => {
    const { storage } = server.foundation;
    await storage.put('secret/plan.png', await plainPicture(8, 8).png().toBuffer(), { type: 'image/png' });
    const { contentHash } = await save(
      deck('Nosy', { assets: { reef: { kind: 'image', source: '/files/../secret/plan.png', width: 8, height: 8 } } }),
    );
    expect((await manifestOf(contentHash)).images).toEqual({});
  });

  test('files are not sent twice', async () => {
    const { contentHash } = await save(deck('Kept'));
    const { pictures } = await manifestOf(contentHash);
    const file = pictures.preview?.file ?? '';
    const first = await fetchFile(file);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(Number(first.headers.get('content-length'))).toBe((await first.bytes()).length);
    const again = await fetchFile(file, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
    const head = await fetch(`${server.origin}/files/${file}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test.each([
    'pictures/none.webp',
    `pictures/${'0'.repeat(64)}.webp`,
    `documents/${'0'.repeat(64)}.json`,
    `pictures/${'0'.repeat(64)}.html`,
    'pictures/..%2f..%2fsecret',
    `secret/${'0'.repeat(64)}.webp`,
  ])('answers 404 at /files/%s in the visitor’s language', async (file) => {
    const answer = await visitorOf(server).get(`/files/${file}`, { 'accept-language': 'de' });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('lang="de"');
  });

  test('documents are never served as files', async () => {
    const { contentHash, documentKey } = await save(deck('Not public'));
    expect(await server.foundation.storage.stat(documentKey)).toMatchObject({ type: 'application/json' });
    for (const path of [`documents/${contentHash}.json`, `pictures/${contentHash}.json`, `images/${contentHash}.json`])
      expect((await fetchFile(path)).status).toBe(404);
  });
});
