import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { importRoutes } from '#contract/presentation/imports.ts';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestImports, type TestImports } from './test-imports.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await openTestImports();
  await imports.work();
  await imports.clean();
});
afterAll(() => imports.close());

test('a file becomes a private presentation with its pictures, and intermediate files are removed', async () => {
  const id = await imports.send('deck 3', { name: 'Reef.md' });
  const done = await imports.untilOver(id);
  expect(done).toMatchObject({
    state: 'ready',
    fileName: 'Reef.md',
    size: 6,
    problem: null,
    warnings: [
      { text: '1 embedded video is shown as a picture: stop 2' },
      { text: '1 font was replaced with a similar one: Comic Relief' },
    ],
  });
  const { rows } = await imports.database.pool.query(
    `select title, privacy, presentation.owner_id, made_by, bytes::integer, document_key from presentation join import on presentation_id = presentation.id join presentation_version using (presentation_id) where import.id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      title: 'Reef.md',
      privacy: 'private',
      owner_id: 'ada',
      made_by: 'import',
      bytes: expect.any(Number),
      document_key: expect.any(String),
    },
  ]);
  const stored = await imports.storage.get(rows[0].document_key);
  const text = (await (stored?.body.toArray() ?? [])).join('');
  const [picture = ''] = /\/files\/(images\/[a-f0-9]{64}\.png)/.exec(text)?.slice(1) ?? [];
  expect(await imports.storage.stat(`presentation/${picture}`)).toMatchObject({ type: 'image/png' });
  await vi.waitFor(async () =>
    expect([await imports.keys(`uploads/${id}`), await imports.uploads.find(id, 'ada'), await imports.workFolders()]).toEqual([
      [],
      undefined,
      [],
    ]),
  );
});

test('can be opened as soon as the viewer can show it, and counts as being drawn until all pictures exist', async () => {
  const id = await imports.send('deck 1', { name: 'Drawn.md' });
  expect(await imports.untilOver(id)).toMatchObject({ state: 'ready', presentation: null });
  const keep = (manifest: object) =>
    imports.database.pool.query(
      `insert into presentation_manifest (content_hash, painter, is_complete, manifest)
       select content_hash, 'p', true, $2 from import join presentation_version using (presentation_id) where import.id = $1 on conflict (content_hash) do update set manifest = excluded.manifest`,
      [id, manifest],
    );
  const shown = async () => (await imports.list()).find((one) => one.id === id)?.presentation;
  await keep({ content: {}, isFinished: false });
  expect(await shown()).toMatchObject({
    title: 'Drawn.md',
    address: expect.stringMatching(/^\/p\/\w+\/drawn-md\/$/),
    detailsAddress: expect.stringMatching(/^\/p\/details\//),
    isDrawing: true,
  });
  await keep({ content: {}, isFinished: true });
  expect(await shown()).toMatchObject({ isDrawing: false });
});

test('an unreadable file is reported in the reader’s language and leaves nothing behind', async () => {
  const before = await imports.count('presentation');
  const id = await imports.send('encrypted');
  expect(await imports.untilOver(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('password'), presentation: null });
  const [german] = (await imports.list('ada', { 'accept-language': 'de' })).filter((one) => one.id === id);
  expect(german?.problem).toContain('Passwort');
  expect(await imports.untilOver(await imports.send(''))).toMatchObject({ state: 'failed', problem: 'This file is empty.' });
  expect(await imports.count('presentation')).toBe(before);
  await vi.waitFor(async () => expect(await imports.keys(`uploads/${id}`)).toEqual([]));
});

test('an import whose process dies is retried twice, then reported clearly', async () => {
  const id = await imports.send('die');
  expect(await imports.untilOver(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('on our side') });
  const { rows } = await imports.database.pool.query('select failures from import where id = $1', [id]);
  expect(rows).toEqual([{ failures: 3 }]);
  expect(await imports.untilOver(await imports.send('bug'))).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('on our side'),
  });
});

test('a cancelled import leaves nothing behind', async () => {
  const before = [await imports.count('presentation'), await imports.keys('presentation/')];
  const id = await imports.send('deck 1000 30', { name: 'Endless.md' });
  await vi.waitFor(
    async () => expect((await imports.list()).find((one) => one.id === id)).toMatchObject({ state: 'reading', total: 1000 }),
    { timeout: 10_000 },
  );
  expect((await imports.ask(importRoutes.import.replace(':id', id), { method: 'DELETE' })).status).toBe(204);
  expect((await imports.list()).find((one) => one.id === id)).toBeUndefined();
  await vi.waitFor(async () => expect([await imports.keys(`uploads/${id}`), await imports.workFolders()]).toEqual([[], []]), {
    timeout: 10_000,
  });
  expect([await imports.count('presentation'), await imports.keys('presentation/')]).toEqual(before);
  expect((await imports.ask(importRoutes.import.replace(':id', id), { method: 'DELETE' })).status).toBe(204);
  const { rows } = await imports.database.pool.query('select state from import where id = $1', [id]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('a finished import can be dismissed by its owner', async () => {
  const id = await imports.send('broken');
  await imports.untilOver(id);
  expect((await imports.ask(importRoutes.import.replace(':id', id), { method: 'DELETE', person: 'ben' })).status).toBe(404);
  expect((await imports.ask(importRoutes.import.replace(':id', id), { method: 'DELETE' })).status).toBe(204);
  expect((await imports.list()).some((one) => one.id === id)).toBe(false);
});

test('puts the presentation into the requested folder', async () => {
  await imports.database.pool.query(`insert into folder (oid, owner_id, name) values ('mine', 'ada', 'Mine'), ('theirs', 'ben', 'Theirs')`);
  const folderOf = async (folder: string) => {
    const id = await imports.send('deck 1', { name: `In ${folder}.md`, wishes: { folder } });
    await imports.untilOver(id);
    const { rows } = await imports.database.pool.query(
      'select folder.oid from import join presentation on presentation.id = presentation_id left join folder on folder.id = folder_id where import.id = $1',
      [id],
    );
    return rows[0]?.oid;
  };
  expect([await folderOf('mine'), await folderOf('theirs')]).toEqual(['mine', null]);
});

test('lists imports in progress however many have ended', async () => {
  const id = await imports.send('deck 1000 30', { name: 'Under way.md', person: 'ben' });
  await imports.database.pool.query(
    `insert into import (id, owner_id, file_name, size, state, problem, created_at, finished_at) select 'ended' || n, 'ben', 'Ended.md', 1, 'failed', 'broken', now() + interval '1 hour', now() from generate_series(1, 120) n`,
  );
  const listed = await imports.list('ben');
  expect([listed.length, listed[0]?.id]).toEqual([100, id]);
  expect((await imports.ask(importRoutes.import.replace(':id', id), { method: 'DELETE', person: 'ben' })).status).toBe(204);
  await vi.waitFor(async () => expect(await imports.uploads.find(id, 'ben')).toBeUndefined());
});

describe('uploads', () => {
  test('a tus client sends a file and learns its address', async () => {
    const bytes = Buffer.concat([Buffer.from('deck 2\n'), randomBytes(9_000_000)]);
    const address = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: imports.address + importRoutes.uploads,
        chunkSize: 5_000_000,
        headers: { cookie: `${imports.cookies}; person=ada`, 'x-xsrf-token': imports.token },
        metadata: { filename: 'Großes Riff.md', wishes: '{}' },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
      });
      upload.start();
    });
    expect(new URL(address).pathname).toMatch(/^\/api\/v4\/uploads\/[a-f0-9]+$/);
    expect(await imports.untilOver(address.split('/').at(-1) ?? '')).toMatchObject({
      state: 'ready',
      fileName: 'Großes Riff.md',
      size: bytes.length,
    });
  });

  test('a broken connection keeps what has arrived, and the next one continues there', async () => {
    const bytes = randomBytes(7_000_000);
    const location = (await imports.create(bytes.length)).headers.get('location') ?? '';
    const { hostname, port } = new URL(imports.address);
    const socket = createConnection(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      [
        `PATCH ${location} HTTP/1.1`,
        `host: ${hostname}`,
        'tus-resumable: 1.0.0',
        'content-type: application/offset+octet-stream',
        'upload-offset: 0',
        `content-length: ${bytes.length}`,
        `cookie: ${imports.cookies}; person=ada`,
        `x-xsrf-token: ${imports.token}`,
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise<void>((resolve) => socket.write(bytes.subarray(0, 5_500_000), () => resolve()));
    socket.resume().end();
    // Asking for the offset earlier would itself end the upload.
    await once(socket, 'close');
    const offset = await imports.offsetOf(location);
    expect(offset).toBe(5_500_000);
    expect((await imports.patch(location, offset, bytes.subarray(offset))).status).toBe(204);
    expect(await imports.offsetOf(location)).toBe(bytes.length);
  });

  test('of two clients sending the same bytes one counts, and the file is complete', async () => {
    const bytes = Buffer.concat([Buffer.from('deck 2\n'), randomBytes(3_000_000)]);
    const location = (await imports.create(bytes.length, { name: 'Twice.md' })).headers.get('location') ?? '';
    const answers = await Promise.all([imports.patch(location, 0, bytes), imports.patch(location, 0, bytes)]);
    expect(answers.map(({ status }) => status)).toContain(204);
    for (const { status } of answers) expect([204, 409]).toContain(status);
    // The first sender may have been asked to stop before everything had arrived.
    const offset = await imports.offsetOf(location);
    if (offset < bytes.length) await imports.patch(location, offset, bytes.subarray(offset));
    expect(await imports.untilOver(location.split('/').at(-1) ?? '')).toMatchObject({ state: 'ready' });
    expect((await imports.patch(location, 100, bytes)).status).toBe(409);
  });

  test('a client that missed the last response learns the upload is complete, even after the import', async () => {
    const id = await imports.send('deck 1', { name: 'Heard.md' });
    await imports.untilOver(id);
    await vi.waitFor(async () => expect(await imports.uploads.find(id, 'ada')).toBeUndefined());
    expect(await imports.offsetOf(`${importRoutes.uploads}${id}`)).toBe(6);
  });

  test('only the owner sees an upload, and only our pages may send', async () => {
    const location = (await imports.create(10)).headers.get('location') ?? '';
    const statusOf = async (init: Parameters<TestImports['ask']>[1]) => (await imports.ask(location, init)).status;
    const patch = { method: 'PATCH', body: 'x', headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' } };
    expect([
      await statusOf({ method: 'HEAD', person: 'ben' }),
      await statusOf({ ...patch, person: 'ben' }),
      await statusOf({ method: 'DELETE', person: 'ben' }),
    ]).toEqual([404, 404, 404]);
    expect([await statusOf({ method: 'HEAD', person: '' }), await statusOf({ ...patch, person: '' })]).toEqual([401, 401]);
    expect(await statusOf({ ...patch, headers: { ...patch.headers, 'x-xsrf-token': 'wrong' } })).toBe(403);
    expect(await imports.offsetOf(location)).toBe(0);
  });

  test('a cancelled upload is gone', async () => {
    const location = (await imports.create(10)).headers.get('location') ?? '';
    await imports.patch(location, 0, 'half');
    expect((await imports.ask(location, { method: 'DELETE' })).status).toBe(204);
    expect((await imports.ask(location, { method: 'HEAD' })).status).toBe(404);
    await vi.waitFor(async () => expect(await imports.keys(`uploads/${location.split('/').at(-1)}`)).toEqual([]));
  });

  test('limits the number of open uploads, even when announced simultaneously', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => imports.create(1, { person: 'ben' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('reports limits before anything is sent', async () => {
    const refused = await imports.create(25e6, { headers: { 'accept-language': 'de' } });
    expect([refused.status, await refused.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'large', detail: 'Sie ist zu groß. Hier darf eine Datei 24 MB haben.' }),
    ]);
    expect((await imports.ask(importRoutes.uploads, { method: 'POST', headers: { 'upload-length': '10' } })).status).toBe(400);
    expect((await imports.create(10, { wishes: { arrangement: 'heap' } })).status).toBe(400);
    const location = (await imports.create(3)).headers.get('location') ?? '';
    expect((await imports.patch(location, 0, 'more than three')).status).toBe(413);
    expect(await imports.offsetOf(location)).toBe(0);
  });

  test('impossible ids are not found, and impossible folder ids are rejected', async () => {
    for (const [path, method] of [
      ['imports/%00/', 'DELETE'],
      ['uploads/%00', 'HEAD'],
      ['uploads/a%00b', 'DELETE'],
      [`imports/${'a'.repeat(101)}/`, 'DELETE'],
    ] as const) {
      expect([path, (await imports.ask(`/api/v4/${path}`, { method })).status]).toEqual([path, 404]);
    }
    for (const folder of ['a\0b', '\ud800', '']) expect((await imports.create(10, { wishes: { folder } })).status).toBe(400);
  });

  test('strips folders and unprintable characters from the file name', async () => {
    const id = await imports.send('empty', { name: '..\\..\\C:\\fakepath/\u202Eevil\u0000.md' });
    expect(await imports.untilOver(id)).toMatchObject({ fileName: 'evil .md' });
  });
});
