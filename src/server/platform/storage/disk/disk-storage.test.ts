import { access, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { manualClock } from '../../clock/manual-clock.ts';
import { DamagedObject } from '../problems.ts';
import { storageContract } from '../storage.contract.ts';
import { diskStorage } from './disk-storage.ts';

const folders: string[] = [];
const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-storage-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

storageContract('disk', async () => diskStorage(join(await makeFolder(), 'not', 'made', 'yet')));

const plain = { type: 'text/plain' };

test('objects survive a restart', async () => {
  const folder = await makeFolder();
  await (await diskStorage(folder)).put('a/b', Buffer.from('kept'), plain);
  const found = await (await diskStorage(folder)).get('a/b');
  expect(found && (await text(found.body))).toBe('kept');
});

test('a partly written object is not visible, and a failed one leaves no file', async () => {
  const folder = await makeFolder();
  const storage = await diskStorage(folder);
  const incoming = () => readdir(join(folder, '.incoming'));
  const breaking = async function* () {
    yield Buffer.from('half');
    expect(await incoming()).toHaveLength(1);
    expect(await Readable.from(storage.list('')).toArray()).toEqual([]);
    expect(await storage.get('a')).toBeUndefined();
    throw new Error('lost');
  };
  await expect(storage.put('a', Readable.from(breaking(), { highWaterMark: 1 }), plain)).rejects.toThrow('lost');
  expect(await incoming()).toEqual([]);
});

test('a reader of an object that is replaced or removed gets all of the old one', async () => {
  const storage = await diskStorage(await makeFolder());
  await storage.put('page', Buffer.from('old'), plain);
  const [replaced, removed] = [await storage.get('page'), await storage.get('page')];
  await storage.put('page', Buffer.from('newer'), plain);
  expect(replaced && (await text(replaced.body))).toBe('old');
  await storage.remove('page');
  expect(removed && (await text(removed.body))).toBe('old');
});

test('removes leftovers of a crash, but not current writes', async () => {
  const folder = await makeFolder();
  const clock = manualClock(Date.UTC(2030, 0, 1));
  await diskStorage(folder, clock);
  const old = join(folder, '.incoming', 'old');
  const fresh = join(folder, '.incoming', 'fresh');
  const seconds = clock.now() / 1000;
  for (const [path, age] of [
    [old, 3_601],
    [fresh, 3_599],
  ] as const) {
    await writeFile(path, 'half');
    await utimes(path, seconds - age, seconds - age);
  }
  await diskStorage(folder, clock);
  await expect(access(old)).rejects.toThrow('ENOENT');
  await expect(access(fresh)).resolves.toBeUndefined();
});

test('reports a truncated or foreign file as damaged', async () => {
  const folder = await makeFolder();
  const storage = await diskStorage(folder);
  await storage.put('cut', Buffer.from('bytes'), plain);
  await truncate(join(folder, 'cut'), 300);
  await writeFile(join(folder, 'foreign'), 'x'.repeat(2_000));
  await expect(storage.get('cut')).rejects.toThrow(DamagedObject);
  await expect(storage.stat('foreign')).rejects.toThrow(DamagedObject);
});

test.runIf(process.platform === 'linux')('abandoned reads leave no files open', async () => {
  const storage = await diskStorage(await makeFolder());
  await storage.put('a', Buffer.from('bytes'), plain);
  await storage.put('empty', Buffer.from(''), plain);
  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const before = await openFiles();
  for (let count = 0; count < 20; count += 1) {
    await storage.stat('a');
    for (const key of ['a', 'empty']) {
      const found = await storage.get(key);
      await found?.body.toArray();
    }
  }
  expect(await openFiles()).toBeLessThan(before + 5);
});
