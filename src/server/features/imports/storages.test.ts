import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import { pieceKey } from './keys.ts';
import { openTestImports, type TestImports } from './test-imports.ts';

let folder = '';
let server: S3rver;
let port = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-uploads-s3-'));
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'lectern-test' }] });
  ({ port } = await server.run());
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['disk', diskStorage],
  ['S3', () => openStorage(new URL(`s3://S3RVER:S3RVER@127.0.0.1:${port}/lectern-test/uploads?tls=false`))],
])('on %s', (_name, storage) => {
  let imports: TestImports;
  beforeAll(async () => {
    imports = await openTestImports({ storage, storageLimit: 30 * 1024 * 1024 });
  });
  afterAll(() => imports.close());

  test('a file sent in several parts is stored intact and becomes a presentation', async () => {
    const bytes = Buffer.concat([Buffer.from('deck 2\n'), randomBytes(10_000_000)]);
    const location = (await imports.create(bytes.length)).headers.get('location') ?? '';
    const id = location.split('/').at(-1) ?? '';
    for (const [from, to] of [
      [0, 1],
      [1, 9_000_000],
      [9_000_000, bytes.length],
    ] as const) {
      expect(await imports.offsetOf(location)).toBe(from);
      expect((await imports.patch(location, from, bytes.subarray(from, to))).status).toBe(204);
    }
    const { rows } = await imports.database.pool.query<{ pieces: string[] }>('select pieces from upload where id = $1', [id]);
    const hash = createHash('sha256');
    let offset = 0;
    for (const size of (rows[0]?.pieces ?? []).map(Number)) {
      const piece = await imports.storage.get(pieceKey(id, offset, size));
      if (piece) hash.update(await buffer(piece.body));
      offset += size;
    }
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    await imports.work();
    await imports.clean();
    expect(await imports.untilOver(id)).toMatchObject({ state: 'ready', size: bytes.length });
    await expect.poll(() => imports.keys('uploads/'), { timeout: 10_000 }).toEqual([]);
  });

  test('uploads in progress count towards the storage limit', async () => {
    // Ada's finished upload may still count for a moment, so this is somebody else.
    const create = () => imports.create(20 * 1024 * 1024, { person: 'ben' });
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413]);
    expect(await answers.find(({ status }) => status === 413)?.json()).toMatchObject({
      code: 'storage',
      detail: expect.stringContaining('10 MB'),
    });
  });
});

test('the imported content counts towards the storage limit too', async () => {
  const imports = await openTestImports({ storageLimit: 200 });
  await imports.work();
  await imports.clean();
  const id = await imports.send('deck 9');
  expect(await imports.untilOver(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('storage') });
  await expect.poll(() => imports.keys(), { timeout: 10_000 }).toEqual([]);
  await imports.close();
});
