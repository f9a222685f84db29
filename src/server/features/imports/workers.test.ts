import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { importRoutes } from '#contract/presentation/imports.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openImporter, type Importer } from '../../platform/imports/importer.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { importDeck } from './import-jobs.ts';
import { openTestImports, testProgram, type TestImports } from './test-imports.ts';
import { makeWorkFolder } from '../../platform/confinement/work-folders.ts';

let imports: TestImports;
beforeEach(async () => {
  imports = await openTestImports({ silence: 1000 });
});
afterEach(() => imports.close());

const real = openImporter({ program: testProgram, isUrgent: true });
const after = (then: () => Promise<unknown>): Pick<Importer, 'run' | 'prepare'> => ({
  prepare: () => undefined,
  async run(...order) {
    const deck = await real.run(...order);
    await then();
    return deck;
  },
});

test('two workers make one presentation of each file', async () => {
  const other = await pgBossQueue({ url: imports.database.url, report: () => undefined, pollEvery: 500 });
  await imports.work();
  await imports.work({ queue: other });
  const ids = await Promise.all(Array.from({ length: 6 }, (_none, index) => imports.send('deck 2', { name: `Deck ${index}.md` })));
  // As a page that polls too often would.
  for (const importId of ids) await imports.queue.publish(importDeck, { importId });
  for (const id of ids) expect(await imports.untilOver(id)).toMatchObject({ state: 'ready' });
  await other.stop();
  expect(await imports.count('presentation')).toBe(6);
});

test.each([
  ['looks at their imports', () => imports.list()],
  ['begins an upload', () => imports.create(10)],
])('when somebody %s, what reading a file takes is started, once', async (_what, act) => {
  const [prepare, prepareNext] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await imports.work({ importer: { run: real.run, prepare }, prepareNext });
  for (let count = 0; count < 3; count += 1) await act();
  const ended = `select from pgboss.job where name = 'import-expected' and state = 'completed'`;
  await vi.waitFor(async () => expect((await imports.database.pool.query(ended)).rowCount).toBe(1));
  expect([prepare.mock.calls.length, prepareNext.mock.calls.length]).toEqual([1, 1]);
});

test('an import of a killed worker is finished by the next one, whether or not a page asks', async () => {
  const [asked, unasked] = [await imports.send('deck 1', { name: 'Asked.md' }), await imports.send('deck 1', { name: 'Unasked.md' })];
  const long = Date.now() - 60_000;
  await imports.store.claim({ id: unasked, claim: 'dead' }, long, long);
  await imports.work();
  await vi.waitFor(
    async () =>
      expect((await imports.database.pool.query(`select state from import where id = $1`, [unasked])).rows).toEqual([{ state: 'ready' }]),
    { timeout: 15_000 },
  );
  expect(await imports.untilOver(asked)).toMatchObject({ state: 'ready' });
});

test('the folder of a killed worker is removed when the next one starts; other machines’ folders stay', async () => {
  const mine = await makeWorkFolder(imports.workFolder);
  // No process has this pid.
  const dead = mine.replace(`-${process.pid}-`, '-99999999-');
  const elsewhere = mine.replace(/work-\w+?-/, 'work-another-').replace(`-${process.pid}-`, '-99999999-');
  for (const folder of [dead, elsewhere]) await mkdir(folder);
  await imports.work();
  expect(await imports.workFolders()).toEqual([mine, elsewhere].map((folder) => basename(folder)).sort());
});

test('a worker taken for dead adds nothing, and removes nothing of what the other one made', async () => {
  let taken = 0;
  // The file is read, but another worker takes over before anything is saved.
  await imports.work({
    importer: after(
      async () =>
        (taken += 1) === 1 && imports.database.pool.query(`update import set claim = 'another', alive_at = now() - interval '1 minute'`),
    ),
  });
  await imports.clean();
  const id = await imports.send('deck 1');
  expect(await imports.untilOver(id)).toMatchObject({ state: 'ready' });
  expect([taken, await imports.count('presentation')]).toEqual([2, 1]);
  await vi.waitFor(async () => expect(await imports.keys('uploads/')).toEqual([]));
  expect(await imports.keys('presentation/images/')).toHaveLength(1);
});

test('an import cancelled while saving leaves nothing, not even files stored after the clean-up', async () => {
  await imports.clean();
  let id = '';
  const stopping: Storage = {
    ...imports.storage,
    async put(key, ...given) {
      if (key.startsWith('presentation/images/')) {
        expect((await imports.ask(importRoutes.import.replace(':id', id), { method: 'DELETE' })).status).toBe(204);
        await vi.waitFor(async () => expect(await imports.keys('uploads/')).toEqual([]), { timeout: 10_000 });
      }
      await imports.storage.put(key, ...given);
    },
  };
  await imports.work({ storage: stopping });
  id = await imports.send('deck 1');
  await vi.waitFor(
    async () => expect((await imports.database.pool.query('select state from import')).rows).toEqual([{ state: 'cancelled' }]),
    { timeout: 10_000 },
  );
  // Wait for the document first: it is written last, and might otherwise stay.
  await vi.waitFor(async () => expect(await imports.keys('presentation/documents/')).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(
    async () =>
      expect([await imports.workFolders(), await imports.keys('uploads/'), await imports.keys('presentation/images/')]).toEqual([
        [],
        [],
        [],
      ]),
    { timeout: 10_000 },
  );
  // As if the job were due.
  await imports.database.pool.query(`update pgboss.job set start_after = now() where name = 'contents-left'`);
  await vi.waitFor(async () => expect([await imports.count('presentation'), await imports.keys()]).toEqual([0, []]), { timeout: 10_000 });
});

test('pictures shared with another presentation stay when an import fails', async () => {
  await imports.work();
  await imports.clean();
  await imports.untilOver(await imports.send('deck 1', { name: 'Same.md' }));
  const [picture] = await imports.keys('presentation/images/');
  // The same picture, in the draft of a killed worker.
  await imports.storage.put('uploads/lost/draft-0.json', Buffer.from(JSON.stringify({ source: picture?.slice('presentation/'.length) })), {
    type: 'application/json',
  });
  await imports.storage.put(`presentation/images/${'0'.repeat(64)}.png`, Buffer.from('lost'), { type: 'image/png' });
  await imports.storage.put('uploads/lost/draft-1.json', Buffer.from(JSON.stringify({ source: `images/${'0'.repeat(64)}.png` })), {
    type: 'application/json',
  });
  await imports.left.sweep();
  expect([await imports.keys('uploads/'), await imports.keys('presentation/images/')]).toEqual([[], [picture]]);
});

test('a file that kills its reader is given up', async () => {
  const id = await imports.send('deck 1');
  await imports.database.pool.query('update import set tries = 40');
  await imports.work();
  expect(await imports.untilOver(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('on our side') });
  expect(await imports.count('presentation')).toBe(0);
});

test('failed imports are forgotten after a month; successful ones are kept', async () => {
  await imports.work();
  const ids = [await imports.send('broken'), await imports.send('deck 1'), await imports.send('empty')];
  for (const id of ids) await imports.untilOver(id);
  await imports.database.pool.query(`update import set finished_at = now() - interval '31 days', dismissed_at = now() where id <> $1`, [
    ids[2],
  ]);
  await imports.left.sweep();
  expect((await imports.database.pool.query('select state from import order by state')).rows).toEqual([
    { state: 'failed' },
    { state: 'ready' },
  ]);
});

test('an upload resumed at the last moment stays intact', async () => {
  const location = (await imports.create(10)).headers.get('location') ?? '';
  await imports.patch(location, 0, 'half');
  const id = location.split('/').at(-1) ?? '';
  await imports.database.pool.query(`update upload set touched_at = now() - interval '2 days'`);
  const since = Date.now() - 24 * 60 * 60_000;
  expect(await imports.uploads.listOld(since)).toEqual([id]);
  await imports.patch(location, 4, 'more');
  expect([await imports.uploads.removeOld(id, since), await imports.offsetOf(location)]).toEqual([false, 8]);
});

test('abandoned uploads are removed after a week; recent ones stay', async () => {
  const [old, recent] = [
    (await imports.create(10)).headers.get('location') ?? '',
    (await imports.create(10)).headers.get('location') ?? '',
  ];
  for (const location of [old, recent]) await imports.patch(location, 0, 'half');
  await imports.database.pool.query(`update upload set touched_at = now() - interval '8 days' where id = $1`, [old.split('/').at(-1)]);
  await imports.left.sweep();
  expect([(await imports.ask(old, { method: 'HEAD' })).status, (await imports.ask(recent, { method: 'HEAD' })).status]).toEqual([404, 200]);
  expect(await imports.keys('uploads/')).toHaveLength(1);
});
