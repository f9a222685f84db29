import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type AssetMade, largestMedia } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { embedPath } from '#contract/routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { box, mp4, wave, webm } from '../../../platform/imports/media/test-media.ts';
import { openStudio } from '../../../platform/pictures/studio/studio.ts';
import { ADA, addEdited, presentationsOf, sendBatch } from '../../../testing/test-editing.ts';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { fileKey, weighFiles } from '../../pictures/files.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { createPicturesStore } from '../../pictures/pictures.store.ts';
import { createPresentations } from '../presentations.ts';
import { createPresentationsStore } from '../presentations.store.ts';
import { createAssetsLeft } from './asset-uploads.ts';
import { createAssetUploadsStore } from './asset-uploads.store.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
let ada: TestMember;
let bob: TestMember;
let oid = '';
let id = 0;
let made = 0;
const studio = openStudio();
beforeAll(async () => {
  server = await startTestServer();
  ada = await memberOf(server, 'ada');
  bob = await memberOf(server, 'bob');
});
afterAll(async () => {
  await studio.close();
  await server.close();
});
beforeEach(async () => {
  oid = `played-${(made += 1)}`;
  id = await addEdited(server, oid);
});

/** Of another length each time, so that nothing is shared by chance. */
const sound = () => wave(0.2 + made / 1000);
const send = async (visitor: TestVisitor, body: Uint8Array, type: string, of = oid) => {
  await visitor.get('/');
  const answer = await visitor.send(draftRoutes.assets.replace(':oid', of), {
    method: 'POST',
    body: Buffer.from(body),
    headers: {
      accept: 'application/json',
      'content-type': type,
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    },
  });
  return { status: answer.status, ...(JSON.parse(answer.text) as Partial<AssetMade> & { code?: string }) };
};
const fetchFrom = async (address: string) => {
  const answer = await callApi(ada, 'POST', draftRoutes.assetFrom.replace(':oid', oid), { address });
  return [answer.status, (JSON.parse(answer.text) as { code?: string }).code];
};
const look = (visitor: TestVisitor, source = '') =>
  visitor.get(draftRoutes.asset.replace(':oid', oid).replace(':name', source.split('/').at(-1) ?? ''));
const load = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.origin + address, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const isStored = async (source = '') => (await server.foundation.storage.stat(fileKey(source.slice('/files/'.length)))) !== undefined;
const query = async (sql: string, ...values: unknown[]) => (await server.foundation.database.pool.query(sql, values)).rows;
const pictures = () => {
  const { database, storage } = server.foundation;
  return createPictures({ storage, studio, store: createPicturesStore(database), labels: [] });
};
const sweep = (days: number) => {
  const { database, clock } = server.foundation;
  const later = { ...clock, now: () => clock.now() + days * DAY };
  const { removeUnused } = pictures();
  return createAssetsLeft({ store: createAssetUploadsStore(database), clock: later, removeUnused })(new AbortController().signal);
};
const deckWith = (source: string | undefined) => ({
  schemaVersion: 2,
  title: `Song ${made}`,
  assets: { song: { kind: 'video', source } },
  root: { id: 'root', children: [{ kind: 'video', id: 'player', asset: 'song', isSound: true, alt: 'A song', width: 480, height: 120 }] },
  path: [{ to: 'root' }],
});

test('[SITE-5] whoever may edit adds films and recordings, known by their content, whatever they are said to be', async () => {
  const song = sound();
  const added = await send(bob, song, 'text/html');
  const digest = createHash('sha256').update(song).digest('hex');
  expect(added).toEqual({ status: 201, kind: 'video', isSound: true, source: `/files/media/${digest}.wav`, width: 480, height: 120 });
  const film = await send(ada, webm(), 'application/octet-stream');
  expect(film).toEqual({
    status: 201,
    kind: 'video',
    source: expect.stringMatching(/^\/files\/media\/[a-f0-9]{64}\.webm$/),
    width: 640,
    height: 360,
  });

  const { status, location } = await look(ada, added.source);
  expect(status).toBe(302);
  const { status: found, headers, bytes } = await load(location ?? '');
  expect([
    found,
    bytes.equals(song),
    headers.get('content-type'),
    headers.get('x-content-type-options'),
    headers.get('accept-ranges'),
  ]).toEqual([200, true, 'audio/wav', 'nosniff', 'bytes']);
});

test('[SITE-5] players get the parts that they ask for', async () => {
  const song = sound();
  const { source } = await send(ada, song, 'audio/wav');
  const { location } = await look(ada, source);
  const part = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers, bytes } = await load(location ?? '', { range, ...more });
    return [status, headers.get('content-range'), bytes.toString('latin1')];
  };
  const size = song.length;
  expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, 'RIFF']);
  expect(await part('bytes=8-11')).toEqual([206, `bytes 8-11/${size}`, 'WAVE']);
  expect((await part(`bytes=${size - 2}-`))[1]).toBe(`bytes ${size - 2}-${size - 1}/${size}`);
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, '']);
  const etag = (await load(location ?? '')).headers.get('etag') ?? '';
  const facts = await fetch(server.origin + location, { method: 'HEAD' });
  expect([facts.status, facts.headers.get('content-length'), facts.headers.get('etag')]).toEqual([200, String(size), etag]);
  expect((await part('bytes=0-3', { 'if-range': etag }))[0]).toBe(206);
  expect((await part('bytes=0-3', { 'if-range': '"another"' }))[0]).toBe(200);
  expect((await load(location ?? '', { 'if-none-match': etag, range: 'bytes=0-3' })).status).toBe(304);
});

test('[SITE-5] what is not what it claims, too large or nothing is refused, and nothing is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-refused-'));
  vi.stubEnv('TMPDIR', folder);
  const refused: [Uint8Array, string, number][] = [
    [mp4().subarray(0, 80), 'video/mp4', 415],
    [Buffer.from('\x1aE\xdf\xa3 and words', 'latin1'), 'video/webm', 415],
    [Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x05', 'latin1'), Buffer.from('<script>alert(1)</script>')]), 'audio/mpeg', 415],
    [mp4({ codec: 'apch' }), 'video/quicktime', 415],
    [Buffer.from('<!doctype html><title>Video</title>'), 'video/mp4', 415],
    [new Uint8Array(0), 'video/mp4', 400],
    [new Uint8Array(26 * 1024 * 1024), 'video/mp4', 413],
  ];
  for (const [body, type, status] of refused) expect([type, (await send(ada, body, type)).status]).toEqual([type, status]);
  expect(await query('select from asset_upload where presentation_id = $1', id)).toEqual([]);
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('[SITE-5] a file that says it is too large is refused before it is read', async () => {
  await ada.get('/');
  const asking = request(server.origin + draftRoutes.assets.replace(':oid', oid), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(ada.cookies.get('XSRF-TOKEN') ?? ''),
      'content-type': 'video/mp4',
      'content-length': largestMedia + 1,
    },
  });
  asking.write(mp4());
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([413, expect.objectContaining({ code: 'tooLarge' })]);
  asking.destroy();
});

test('nobody else adds, fetches or sees films, not even those of another presentation', async () => {
  const eve = await memberOf(server, 'eve');
  const { source = '' } = await send(ada, sound(), 'audio/wav');
  expect((await send(eve, sound(), 'audio/wav')).status).toBe(404);
  expect([401, 403]).toContain((await send(visitorOf(server), sound(), 'audio/wav')).status);
  expect((await callApi(eve, 'POST', draftRoutes.assetFrom.replace(':oid', oid), { address: 'https://example.org/' })).status).toBe(404);
  expect((await look(eve, source)).status).toBe(404);
  expect((await load(source)).status).toBe(404);
  expect((await load(source, { range: 'bytes=0-3' })).status).toBe(404);
});

test('no address makes the server ask itself or its neighbours', async () => {
  for (const address of ['https://127.0.0.1/a.mp4', 'https://localhost/a.mp4', 'https://10.0.0.1/', 'http://example.org/a.mp4', 'a.mp4'])
    expect([address, ...(await fetchFrom(address))]).toEqual([address, 422, 'invalid']);
  expect(await fetchFrom('x'.repeat(2001))).toEqual([400, 'badRequest']);
});

test('films count against the storage of the owner, and are refused when it is full', async () => {
  const film = (content: number) => Buffer.concat([mp4(), box('free', Buffer.alloc(12_000, content))]);
  const small = await startTestServer({ environment: { STORAGE_LIMIT_GB: '0.00002' } });
  try {
    const owner = await memberOf(small, 'ada');
    await memberOf(small, 'bob');
    await addEdited(small, 'full');
    expect((await send(owner, film(1), 'video/mp4', 'full')).status).toBe(201);
    expect(await send(owner, film(2), 'video/mp4', 'full')).toMatchObject({ status: 413, code: 'noRoom' });
  } finally {
    await small.close();
  }
});

test('what nothing refers to is removed after a day; what a draft or a version names stays', async () => {
  const unused = await send(ada, sound(), 'audio/wav');
  const drafted = await send(ada, Buffer.concat([sound(), Buffer.alloc(8)]), 'audio/wav');
  const operations: Operation[] = [{ kind: 'asset', id: 'song', asset: { kind: 'video', source: drafted.source ?? '' } }];
  expect((await sendBatch(ada, oid, { client: ADA, number: 1, base: 0, operations })).answer.outcome).toBe('accepted');
  await sweep(1.1);
  expect([await isStored(unused.source), await isStored(drafted.source)]).toEqual([false, true]);

  const { database, storage, documents, queue } = server.foundation;
  const presentations = createPresentations({
    store: createPresentationsStore(database),
    storage,
    documents,
    queue,
    weighFiles: weighFiles(storage),
  });
  const named = await presentations.addDocument('ada', deckWith(drafted.source), {
    oid: `kept-${made}`,
    privacy: 'private',
    isTemplate: false,
    tags: [],
  });
  expect(named.outcome).toBe('saved');
  await query('delete from presentation where id = $1', id);
  await sweep(1.1);
  expect(await isStored(drafted.source)).toBe(true);
  const [{ bytes } = {}] = await query(
    'select bytes::float8 as bytes from content_file where file = $1',
    drafted.source?.slice('/files/'.length),
  );
  expect(bytes).toBe(sound().length + 8);
});

test('[SITE-5] visitors get what a presentation plays as long as they may see it', async () => {
  const { source = '' } = await send(ada, sound(), 'audio/wav');
  const shown = `shown-${made}`;
  const saved = await presentationsOf(server).addDocument('ada', deckWith(source), {
    oid: shown,
    privacy: 'public',
    isTemplate: false,
    tags: [],
  });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const [{ document_key: documentKey } = {}] = await query(
    'select document_key from presentation_version where content_hash = $1',
    saved.contentHash,
  );
  await pictures().makeAll({ contentHash: saved.contentHash, documentKey: String(documentKey) });
  expect((await load(source)).status).toBe(200);
  expect((await load(source, { range: 'bytes=0-3' })).bytes.toString()).toBe('RIFF');
  expect((await visitorOf(server).get(embedPath(shown))).text).toContain(source);

  await query(`update presentation set privacy = 'private' where oid = $1`, shown);
  expect((await load(source)).status).toBe(404);
  const own = await ada.get(`/p/${shown}/`);
  const page = own.location ? await ada.get(own.location) : own;
  const keyed = new RegExp(`${source}\\?key=[\\w.-]+`).exec(page.text)?.[0] ?? '';
  expect((await load(keyed, { range: 'bytes=0-3' })).status).toBe(206);
  await query(`update presentation set trashed_at = now() where oid = $1`, shown);
  expect((await load(keyed)).status).toBe(404);
});
