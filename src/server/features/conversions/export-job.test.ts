import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { conversionStatus } from '#contract/pdf/pdf-access.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/manual-clock.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import { exportPdf } from './export-job.ts';
import { workOnExportsLeft } from './exports-left.ts';
import { openTestExports, type TestExports } from './test-exports.ts';
import { studioOf } from './test-studio.ts';

let exports: TestExports;
beforeEach(async () => {
  exports = await openTestExports();
});
afterEach(() => exports.close());

const files = () => exports.listFiles();
const textOf = async (id: string) => {
  const stored = await exports.storage.get((await exports.store.find(id))?.fileKey ?? '');
  return stored && (await buffer(stored.body)).toString('latin1');
};
const failed = { status: conversionStatus.failed, results: [], missingImage: null };

/** Holds up a page until opened, and reports when it is reached. */
function gate() {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return { reached: reached.promise, open: open.resolve, pass: () => (reached.resolve(), open.promise) };
}

test('[PDF-9] a presentation edited during the export: the requested version is delivered', async () => {
  const { reached, open, pass } = gate();
  await exports.work(studioOf({ onPage: (index) => (index === 1 ? pass() : Promise.resolve()) }).studio);
  const first = await exports.begin(await exports.add('a', 'first words'));
  await reached;
  const second = await exports.begin(await exports.add('a', 'second words'));
  open();
  for (const [id, words] of [
    [first, 'first words'],
    [second, 'second words'],
  ] as const) {
    expect((await exports.untilOver(id)).status).toBe(conversionStatus.done);
    expect(await textOf(id)).toContain(`%${words}\n`);
  }
});

test('[PDF-10] a presentation deleted before the export began fails clearly and is not retried', async () => {
  const facts = await exports.add('a');
  await exports.storage.remove(facts.documentKey);
  const { studio, opened } = studioOf();
  await exports.work(studio);
  expect(await exports.untilOver(await exports.begin(facts))).toMatchObject(failed);
  expect([opened, await files()]).toEqual([[], []]);
});

test('[PDF-10] a presentation deleted during the export leaves neither a row nor a file', async () => {
  const { reached, open, pass } = gate();
  const facts = await exports.add('a');
  const puts: Promise<void>[] = [];
  const storage = {
    ...exports.storage,
    put: (...given: Parameters<typeof exports.storage.put>) => (puts.push(exports.storage.put(...given)), puts[0] as Promise<void>),
  };
  await exports.work(studioOf({ onPage: (index) => (index === 1 ? pass() : Promise.resolve()) }).studio, { storage });
  const id = await exports.begin(facts);
  await reached;
  await exports.left.removeOf(facts.contentHash);
  expect(await exports.conversions.status(id)).toMatchObject(failed);
  open();
  await expect
    .poll(async () => (await exports.database.pool.query(`select state from pgboss.job where name = 'export-pdf'`)).rows)
    .toEqual([{ state: 'completed' }]);
  expect([await exports.count('pdf_export'), await files(), puts.length]).toEqual([0, [], 1]);
});

test('[PDF-10] a missing picture: 6 with its stop and no file; skipping it: 5', async () => {
  const facts = await exports.add('a');
  const { studio, opened } = studioOf({ pages: 4, missingOn: [0, 2] });
  await exports.work(studio);
  const id = await exports.begin(facts);
  expect(await exports.untilOver(id)).toMatchObject({ status: conversionStatus.failed, missingImage: { stop: 2 } });
  expect([await files(), opened.length]).toEqual([[], 1]);
  const other = await exports.begin(facts, true);
  expect(other).not.toBe(id);
  expect(await exports.untilOver(other)).toMatchObject({ status: conversionStatus.done, missingImage: null });
  expect(await files()).toHaveLength(1);
});

test('[PDF-10] a picture missing only in the overview is reported as stop 0', async () => {
  await exports.work(studioOf({ missingOn: [0] }).studio);
  expect((await exports.untilOver(await exports.begin(await exports.add('a')))).missingImage).toEqual({ stop: 0 });
});

test('[PDF-10] a failed export starts over when requested again', async () => {
  const facts = await exports.add('a');
  let isBroken = true;
  const { studio, opened } = studioOf({
    onPage: async () => {
      if (isBroken) throw new PictureFailure('failed', 'This document cannot be painted');
    },
  });
  await exports.work(studio);
  const id = await exports.begin(facts);
  expect(await exports.untilOver(id)).toMatchObject(failed);
  // Failures caused by the document are not retried.
  expect([opened.length, await files()]).toEqual([1, []]);
  isBroken = false;
  expect(await exports.begin(facts)).toBe(id);
  expect((await exports.untilOver(id)).status).toBe(conversionStatus.done);
  expect(await exports.count('pdf_export')).toBe(1);
});

test('[PDF-9] a painter that crashes once or twice only delays the export', async () => {
  let crashes = 2;
  const { studio, opened } = studioOf({
    async onPage(index) {
      if (index === 2 && crashes-- > 0) throw new PictureFailure('crashed', 'The process that paints came to an end');
    },
  });
  await exports.work(studio);
  const id = await exports.begin(await exports.add('a'));
  expect(await exports.untilOver(id)).toMatchObject({ status: conversionStatus.done, progress: { pagesDone: 3, pages: 3 } });
  expect([opened.length, await textOf(id)]).toEqual([3, expect.stringMatching(/%%EOF\n$/)]);
});

test('[PDF-10] a painter that always crashes fails the export after three attempts, even if the job is published again', async () => {
  const { studio, opened } = studioOf({
    async onPage() {
      await exports.queue.publish(exportPdf, { exportId: id }, { singletonKey: id });
      throw new PictureFailure('crashed', 'The process that paints came to an end');
    },
  });
  const id = await exports.begin(await exports.add('a'));
  await exports.work(studio);
  expect(await exports.untilOver(id)).toMatchObject(failed);
  expect(opened).toHaveLength(3);
  await expect
    .poll(async () => (await exports.queue.deadLetters()).map(({ reason }) => reason), { timeout: 10_000 })
    .toContain('No file could be made: The process that paints came to an end');
});

test('[PDF-9] a job running twice at a time: one works, the other leaves it alone', async () => {
  const { reached, open, pass } = gate();
  const { studio, opened } = studioOf({ onPage: (index) => (index === 0 ? pass() : Promise.resolve()) });
  await exports.work(studio);
  await exports.work(studio);
  const id = await exports.begin(await exports.add('a'));
  await reached;
  await exports.queue.publish(exportPdf, { exportId: id });
  await expect
    .poll(
      async () =>
        (await exports.database.pool.query(`select count(*)::integer from pgboss.job where name = 'export-pdf' and state = 'completed'`))
          .rows,
    )
    .toEqual([{ count: 1 }]);
  open();
  expect((await exports.untilOver(id)).status).toBe(conversionStatus.done);
  expect(opened).toHaveLength(1);
});

test('[PDF-9] a worker that was silent and got replaced stops at the next page; the other one finishes', async () => {
  const clock = manualClock(Date.UTC(2030, 0, 1));
  const both = await openTestExports({ clock });
  const { reached, open, pass } = gate();
  let painted = 0;
  const { studio } = studioOf({
    pages: 5,
    async onPage() {
      painted += 1;
      if (painted === 2) await pass();
    },
  });
  await both.work(studio);
  await both.work(studio);
  const id = await both.begin(await both.add('a'));
  await reached;
  // As if the whole process had been paused: no sign of life for longer than allowed.
  await both.database.pool.query(`update pdf_export set seen_at = seen_at - interval '1 minute'`);
  expect((await both.untilOver(id)).status).toBe(conversionStatus.done);
  expect(painted).toBe(2 + 5);
  await clock.advance(1000);
  open();
  await expect
    .poll(
      async () =>
        (await both.database.pool.query(`select count(*)::integer from pgboss.job where name = 'export-pdf' and state = 'completed'`)).rows,
    )
    .toEqual([{ count: 2 }]);
  expect([painted, (await both.conversions.status(id)).status, (await both.listFiles()).length]).toEqual([2 + 5, conversionStatus.done, 1]);
  await both.close();
});

test('a page that takes minutes does not count as silence', async () => {
  const clock = manualClock(Date.UTC(2030, 0, 1));
  const slow = await openTestExports({ clock });
  const { reached, open, pass } = gate();
  const { studio, opened } = studioOf({ onPage: (index) => (index === 1 ? pass() : Promise.resolve()) });
  await slow.work(studio);
  await slow.work(studio);
  const id = await slow.begin(await slow.add('a'));
  await reached;
  const silence = async () => {
    await clock.advance(500);
    return clock.now() - ((await slow.store.find(id))?.seenAt ?? 0);
  };
  while (clock.now() < Date.UTC(2030, 0, 1, 0, 2)) {
    await expect.poll(silence, { timeout: 10_000, interval: 5 }).toBeLessThan(5000);
    expect((await slow.conversions.status(id)).status).toBe(conversionStatus.working);
  }
  open();
  expect((await slow.untilOver(id)).status).toBe(conversionStatus.done);
  expect(opened).toHaveLength(1);
  await slow.close();
});

test('exports not requested for thirty days are removed after the next one, with their files', async () => {
  await exports.work(studioOf().studio);
  const [old, recent] = [await exports.begin(await exports.add('old')), await exports.begin(await exports.add('recent'))];
  for (const id of [old, recent]) await exports.untilOver(id);
  await exports.database.pool.query(
    `update pdf_export set requested_at = now() - case id when $1 then interval '31 days' else interval '29 days' end`,
    [old],
  );
  await exports.untilOver(await exports.begin(await exports.add('next')));
  await expect.poll(files).toHaveLength(2);
  await expect.poll(() => exports.store.find(old)).toBeUndefined();
  expect((await exports.store.find(recent))?.oid).toBe('recent');
});

test('streams the bytes: no page is painted before the previous one is stored', async () => {
  const events: string[] = [];
  const storage = {
    ...exports.storage,
    put: (key: string, bytes: Uint8Array | Readable, options: { type: string }) => {
      const noted = async function* () {
        for await (const piece of bytes as Readable) {
          yield piece;
          // Reached when the storage asks for more.
          events.push(`stored ${/page \d/.exec(Buffer.from(piece as Uint8Array).toString('latin1'))?.[0] ?? 'rest'}`);
        }
      };
      return exports.storage.put(key, Readable.from(noted(), { highWaterMark: 0 }), options);
    },
  };
  const pages = 12;
  await exports.work(studioOf({ pages, onPage: async (index) => void events.push(`paint ${index}`) }).studio, { storage });
  await exports.untilOver(await exports.begin(await exports.add('a')));
  const ahead = events.map((event, place) =>
    event.startsWith('paint')
      ? Number(event.slice(6)) - events.slice(0, place).filter((other) => other.startsWith('stored page')).length
      : 0,
  );
  expect(events).toHaveLength(2 * pages + 2);
  expect(Math.max(...ahead)).toBe(0);
});

test('[PDF-9] a presentation with very many pictures may take minutes to begin', async () => {
  await exports.work(studioOf({ beginning: 5 * 60_000 }).studio);
  expect((await exports.untilOver(await exports.begin(await exports.add('a')))).status).toBe(conversionStatus.done);
});

test('a file without pages is never a success', async () => {
  const { studio, opened } = studioOf({ pages: 0 });
  await exports.work(studio);
  expect(await exports.untilOver(await exports.begin(await exports.add('a')))).toMatchObject(failed);
  expect([opened.length, await files()]).toEqual([3, []]);
});

const jobs = async (name: string) =>
  (
    await exports.database.pool.query<{ state: string; tries: number }>(
      'select state, retry_count as tries from pgboss.job where name = $1 order by created_on',
      [name],
    )
  ).rows;

test('a failing sweep after an export does not affect the export', async () => {
  await exports.work(studioOf().studio, { sweep: () => Promise.reject(new Error('The disk is away')) });
  expect((await exports.untilOver(await exports.begin(await exports.add('a')))).status).toBe(conversionStatus.done);
  await expect.poll(() => jobs('export-pdf')).toEqual([{ state: 'completed', tries: 0 }]);
  // The failure reaches the queue, which retries.
  await expect.poll(async () => (await jobs('sweep-exports')).map(({ state }) => state)).toContain('retry');
});

test('old exports are also removed at the start and every hour', async () => {
  const old = async (oid: string) => {
    const id = await exports.begin(await exports.add(oid));
    await exports.storage.put((await exports.store.find(id))?.fileKey ?? '', Buffer.from('%PDF'), { type: 'application/pdf' });
    await exports.database.pool.query(`update pdf_export set state = 'done', requested_at = now() - interval '31 days' where id = $1`, [
      id,
    ]);
  };
  for (let count = 0; count < 25; count += 1) await old(`a-${count}`);
  await workOnExportsLeft(exports.queue, exports.left.sweep);
  await expect.poll(async () => [await exports.count('pdf_export'), (await files()).length], { timeout: 10_000 }).toEqual([0, 0]);
  const inAnHour = `from pgboss.job where name = 'sweep-exports' and state = 'created' and start_after between now() + interval '50 minutes' and now() + interval '70 minutes'`;
  expect((await exports.database.pool.query(`select ${inAnHour}`)).rowCount).toBe(1);
  await old('b');
  await exports.database.pool.query(`update pgboss.job set start_after = now() where id in (select id ${inAnHour})`);
  await expect.poll(async () => [await exports.count('pdf_export'), (await files()).length], { timeout: 10_000 }).toEqual([0, 0]);
  expect((await exports.database.pool.query(`select ${inAnHour}`)).rowCount).toBe(1);
});

test('[PDF-9] requesting ever new versions of one presentation displaces its own exports, not those of others', async () => {
  const other = await exports.begin(await exports.add('other'));
  const facts = await exports.add('a');
  const ids: string[] = [];
  for (let version = 0; version < 30; version += 1) ids.push(await exports.begin({ ...facts, title: `Version ${version}` }));
  const { studio, opened } = studioOf();
  await exports.work(studio);
  for (const id of [other, ...ids.slice(-3)]) expect((await exports.untilOver(id)).status).toBe(conversionStatus.done);
  for (const id of ids.slice(0, -3)) expect(await exports.conversions.status(id)).toMatchObject(failed);
  expect(opened.sort()).toEqual(['a', 'a', 'a', 'other']);
  // The displaced ones can still be requested again.
  expect(await exports.begin({ ...facts, title: 'Version 20' })).toBe(ids[20]);
  expect((await exports.untilOver(ids[20] ?? '')).status).toBe(conversionStatus.done);
});

test('keeps the twenty latest files of a presentation, and those a link was mailed to', async () => {
  const [facts, other] = [await exports.add('a'), await exports.add('other')];
  const ids: string[] = [];
  const done = async (wanted: typeof facts) => {
    const id = await exports.begin(wanted);
    await exports.storage.put((await exports.store.find(id))?.fileKey ?? '', Buffer.from('%PDF'), { type: 'application/pdf' });
    await exports.database.pool.query(
      `update pdf_export set state = 'done', requested_at = now() - interval '1 day' + $2 * interval '1 minute' where id = $1`,
      [id, ids.push(id)],
    );
  };
  await done(other);
  for (let version = 0; version < 50; version += 1) await done({ ...facts, title: `Version ${version}` });
  const [ofOther, mailed, ...rest] = ids;
  await exports.database.pool.query(
    `insert into pdf_purchase (session_id, provider, is_test, presentation_oid, presentation_title, amount, currency, return_address, expires_at, mailed_exports) values ('s', 'test', true, 'a', 'a', 1, 'EUR', '/', now(), array[$1])`,
    [mailed],
  );
  await exports.left.sweep();
  const { rows } = await exports.database.pool.query<{ id: string }>('select id from pdf_export order by requested_at');
  expect(rows.map(({ id }) => id)).toEqual([ofOther, mailed, ...rest.slice(-20)]);
  expect(await files()).toHaveLength(22);
});
