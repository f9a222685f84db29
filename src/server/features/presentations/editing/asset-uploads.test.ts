import { randomBytes } from 'node:crypto';
import type { AssetMade, DrawingMade } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { Operation } from '#model/change/operation.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudio } from '../../../platform/pictures/studio/studio.ts';
import { plainPicture } from '../../../platform/pictures/test-pictures.ts';
import { ADA, addEdited, sendBatch } from '../../../testing/test-editing.ts';
import { memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { fileKey } from '../../pictures/files.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { createPicturesStore } from '../../pictures/pictures.store.ts';
import { createAssetsLeft } from './asset-uploads.ts';
import { createAssetUploadsStore } from './asset-uploads.store.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
let ada: TestMember;
let bob: TestMember;
let oid = '';
let id = 0;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  ada = await memberOf(server, 'ada');
  bob = await memberOf(server, 'bob');
});
afterAll(() => server.close());
beforeEach(async () => {
  oid = `drawn-${(made += 1)}`;
  id = await addEdited(server, oid);
});

/** Another colour each time, so that nothing is shared by chance. */
const picture = async (width = 30, height = 20) =>
  plainPicture(width, height, `#2fa3${(made + 16).toString(16)}`)
    .png()
    .toBuffer();
const send = async (visitor: TestVisitor, body: Uint8Array, type = 'image/png', of = oid) => {
  await visitor.get('/');
  const { status, text } = await visitor.send(draftRoutes.assets.replace(':oid', of), {
    method: 'POST',
    body: Buffer.from(body),
    headers: {
      accept: 'application/json',
      'content-type': type,
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    },
  });
  return { status, ...(JSON.parse(text) as Partial<AssetMade> & { code?: string }) };
};
const fileOf = (source = '') => source.slice('/files/'.length);
const isStored = async (source: string | undefined) => (await server.foundation.storage.stat(fileKey(fileOf(source)))) !== undefined;
const look = (visitor: TestVisitor, source = '', of = oid) =>
  visitor.get(draftRoutes.asset.replace(':oid', of).replace(':name', source.split('/').at(-1) ?? ''));
const query = async (sql: string, ...values: unknown[]) => (await server.foundation.database.pool.query(sql, values)).rows;
const use = (source: string | undefined): Operation[] => [
  { kind: 'asset', id: 'reef', asset: { kind: 'image', source, width: 30, height: 20 } },
];
const studio = openStudio();
afterAll(() => studio.close());
const pictures = () => {
  const { database, storage } = server.foundation;
  return createPictures({ storage, studio, store: createPicturesStore(database), labels: [] });
};
/** As the job does, so many days later. */
const sweep = (days: number) => {
  const { database, clock } = server.foundation;
  const { removeUnused } = pictures();
  const later = { ...clock, now: () => clock.now() + days * DAY };
  return createAssetsLeft({ store: createAssetUploadsStore(database), clock: later, removeUnused })(new AbortController().signal);
};

test('whoever may edit adds a picture, and looks at it; it is checked and turned upright like those of imports', async () => {
  const turned = await sharp(await picture(30, 20))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const added = await send(bob, turned, 'image/jpeg');
  expect(added).toMatchObject({
    status: 201,
    source: expect.stringMatching(/^\/files\/images\/[a-f0-9]{64}\.jpg$/),
    width: 20,
    height: 30,
  });
  const { status, location } = await look(ada, added.source);
  expect(status).toBe(302);
  const { status: found, bytes } = await fetch(server.origin + location).then(async (answer) => ({
    status: answer.status,
    bytes: await answer.bytes(),
  }));
  expect([found, (await sharp(bytes).metadata()).orientation ?? 1]).toEqual([200, 1]);
  expect((await sendBatch(ada, oid, { client: ADA, number: 1, base: 0, operations: use(added.source) })).answer.outcome).toBe('accepted');
});

test('[SITE-5] an SVG is read as a drawing, of which nothing is stored', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><title>A fish</title><path d="M0 0h90v30z" fill="#f00"/></svg>';
  const added = await send(ada, Buffer.from(svg), 'image/svg+xml');
  expect(added).toMatchObject({ status: 201, kind: 'drawing', alt: 'A fish', drawing: { nodes: [{ kind: 'path' }] } });
  expect((added.width ?? 0) / (added.height ?? 1)).toBeCloseTo(3);
  expect(await query('select from asset_upload where presentation_id = $1', id)).toEqual([]);
  const { kind, drawing, width, height } = added as unknown as DrawingMade;
  const object = { kind, id: 'fish', order: 'a5', drawing, x: 100, y: 100, width, height };
  const operations: Operation[] = [{ kind: 'add', into: { parent: 'root' }, object }];
  expect((await sendBatch(ada, oid, { client: ADA, number: 1, base: 0, operations })).answer).toMatchObject({ outcome: 'accepted' });
});

test('what is not one picture is refused, and nothing is kept', async () => {
  const whole = await picture(400, 300);
  const refused: [Uint8Array, string, number][] = [
    [Buffer.from('%PDF-1.4 nothing'), 'application/pdf', 415],
    [Buffer.from('# A deck\n\n---\n\n# Two'), 'text/markdown', 415],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/svg+xml', 415],
    [Buffer.from('GIF89a'), 'image/gif', 415],
    [whole.subarray(0, 20), 'image/png', 415],
    [Buffer.from('MZ\u0000\u0001'), 'image/png', 415],
    [new Uint8Array(0), 'image/png', 400],
    [new Uint8Array(26 * 1024 * 1024), 'image/png', 413],
  ];
  for (const [body, type, status] of refused) expect([type, (await send(ada, body, type)).status]).toEqual([type, status]);
  expect(await query('select from asset_upload where presentation_id = $1', id)).toEqual([]);
});

test('[SITE-5] a picture with too many pixels is refused for that, however small its file is', async () => {
  const fine = await picture();
  fine.writeUInt32BE(50_000, 16);
  fine.writeUInt32BE(50_000, 20);
  expect(await send(ada, fine)).toMatchObject({ status: 413, code: 'tooManyPixels' });
  expect(await query('select from asset_upload where presentation_id = $1', id)).toEqual([]);
});

test('nobody else adds or sees pictures, not even those of another presentation', async () => {
  const eve = await memberOf(server, 'eve');
  const { source } = await send(ada, await picture());
  expect((await send(eve, await picture())).status).toBe(404);
  expect([401, 403]).toContain((await send(visitorOf(server), await picture())).status);
  expect((await look(eve, source)).status).toBe(404);
  await addEdited(server, `other-${made}`);
  expect((await look(ada, source, `other-${made}`)).status).toBe(404);
  expect((await look(ada, '/files/images/../documents/x')).status).toBe(404);
});

test('what nothing refers to is removed after a day; what a draft or a version names stays', async () => {
  const unused = await send(ada, await picture(31));
  const drafted = await send(ada, await picture(32));
  await sendBatch(ada, oid, { client: ADA, number: 1, base: 0, operations: use(drafted.source) });
  await sweep(0.9);
  expect(await isStored(unused.source)).toBe(true);
  await sweep(1.1);
  expect([await isStored(unused.source), await isStored(drafted.source)]).toEqual([false, true]);
  // Its version names it from now on, and the draft forgets how it came.
  await query(`update draft_change set operations = '[]' where presentation_id = $1`, id);
  await query('delete from draft_client where presentation_id = $1', id);
  const kept = await server.foundation.storage.put(
    'presentation/documents/named.json',
    Buffer.from(JSON.stringify({ source: drafted.source })),
    {
      type: 'application/json',
    },
  );
  await query(`update presentation_version set document_key = 'presentation/documents/named.json' where presentation_id = $1`, id);
  await sweep(1.1);
  expect([kept, await isStored(drafted.source), await query('select from asset_upload where presentation_id = $1', id)]).toEqual([
    undefined,
    true,
    [],
  ]);
});

test('a version that goes leaves the pictures that a draft names, or that were just added', async () => {
  const [added, drafted] = [await send(ada, await picture(34)), await send(ada, await picture(35))];
  await sendBatch(ada, oid, { client: ADA, number: 1, base: 0, operations: use(drafted.source) });
  await query('delete from asset_upload where file = $1', fileOf(drafted.source));
  const key = `presentation/documents/gone-${made}.json`;
  const document = Buffer.from(JSON.stringify([added.source, drafted.source]));
  const removeVersion = async () => {
    await server.foundation.storage.put(key, document, { type: 'application/json' });
    await pictures().removeMade('gone', key);
    return [await isStored(added.source), await isStored(drafted.source)];
  };
  expect(await removeVersion()).toEqual([true, true]);
  await query('delete from draft_change where presentation_id = $1', id);
  expect(await removeVersion()).toEqual([true, false]);
  await query('update asset_upload set is_left = true where file = $1', fileOf(added.source));
  expect(await removeVersion()).toEqual([false, false]);
});

test('a picture goes with its presentation', async () => {
  const { source } = await send(ada, await picture(33));
  await query('delete from presentation where id = $1', id);
  await sweep(1.1);
  expect(await isStored(source)).toBe(false);
});

test('pictures count against the storage of the owner, and are refused when it is full', async () => {
  const small = await startTestServer({ environment: { STORAGE_LIMIT_GB: '0.00001' } });
  try {
    const owner = await memberOf(small, 'ada');
    await memberOf(small, 'bob');
    await addEdited(small, 'full');
    const noise = randomBytes(300 * 300 * 3);
    const large = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    expect(await send(owner, large, 'image/png', 'full')).toMatchObject({ status: 413, code: 'noRoom' });
    expect((await send(owner, await picture(8, 8), 'image/png', 'full')).status).toBe(201);
  } finally {
    await small.close();
  }
});
