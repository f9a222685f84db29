import { json } from 'node:stream/consumers';
import { detailsPath } from '#contract/presentation/presentation-address.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ADA, addEdited, editedDeck, move, sendBatch } from '../../../testing/test-editing.ts';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createThinning } from './thin-versions.ts';
import { createVersionsStore } from './versions.store.ts';

const NOW = Date.parse('2026-05-20T12:30:00Z');
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

let server: TestServer;
let ada: TestMember;
let bob: TestMember;
let oid = '';
let id = 0;
let made = 0;
let batches = 0;
beforeAll(async () => {
  server = await startTestServer();
  ada = await memberOf(server, 'ada');
  bob = await memberOf(server, 'bob');
});
afterAll(() => server.close());
beforeEach(async () => {
  oid = `aged-${(made += 1)}`;
  id = await addEdited(server, oid);
  batches = 0;
});

const query = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await server.foundation.database.pool.query<Row>(sql, [id, ...values])).rows;
const versions = () =>
  query<{ number: number; name: string | null }>(
    'select number, name from presentation_version where presentation_id = $1 order by number',
  );
const numbers = async () => (await versions()).map(({ number }) => number);
const makeVersion = async (body: object = {}, by: TestMember = ada) => {
  const { status, text } = await callApi(by, 'POST', draftRoutes.versions.replace(':oid', oid), body);
  return { status, body: JSON.parse(text) as { number?: number; name?: string | null; code?: string } };
};
const change = () =>
  sendBatch(ada, oid, { client: ADA, number: (batches += 1), base: batches - 1, operations: [move('words', batches * 10)] });
/** A version made while editing, so many milliseconds ago. */
const addAged = async (age: number, name?: string): Promise<number> => {
  await change();
  const { body } = await makeVersion(name === undefined ? {} : { name });
  await query(
    'update presentation_version set created_at = $2 where presentation_id = $1 and number = $3',
    new Date(NOW - age),
    body.number,
  );
  await query(
    'update presentation_version set replaced_at = $2 where presentation_id = $1 and number = $3 and replaced_at is not null',
    new Date(NOW - age),
    (body.number ?? 0) - 1,
  );
  return body.number ?? 0;
};
const thin = () =>
  createThinning({
    store: createVersionsStore(server.foundation.database),
    queue: server.foundation.queue,
    clock: { ...server.foundation.clock, now: () => NOW },
  })(new AbortController().signal);

test('whoever may edit makes a version before the draft rests, and gives it a name', async () => {
  const name = 'Before the rehearsal';
  await change();
  expect(await makeVersion({ name: `  ${name} ` })).toEqual({ status: 201, body: { number: 2, name } });
  // Nothing has changed since: it is the same version, and keeps its name.
  for (const body of [{}, { name: 'Before the break' }])
    expect(await makeVersion(body, bob)).toEqual({ status: 201, body: { number: 2, name } });
  expect(await versions()).toEqual([
    { number: 1, name: null },
    { number: 2, name },
  ]);
  expect((await ada.get(detailsPath(oid))).text).toContain(name);
});

test('the name goes to the version that was made for it, also if somebody makes another one meanwhile', async () => {
  const { pool } = server.foundation.database;
  await pool.query(
    `create function overtake() returns trigger language plpgsql as '
     begin
       insert into presentation_version (presentation_id, number, content_hash, document_key)
         select presentation_id, 3, content_hash, document_key from presentation_version
         where presentation_id = new.presentation_id and number = 1;
       update presentation set latest_version = 3 where id = new.presentation_id;
       return new;
     end';
     create trigger overtake after update on draft for each row when (new.version_change > old.version_change) execute function overtake()`,
  );
  onTestFinished(async () => void (await pool.query('drop function overtake cascade')));
  await change();
  expect(await makeVersion({ name: 'Mine' })).toEqual({ status: 201, body: { number: 2, name: 'Mine' } });
  expect(await makeVersion({ name: 'Latest' })).toEqual({ status: 201, body: { number: 3, name: 'Latest' } });
});

test('nobody else does, and bad names are refused', async () => {
  const eve = await memberOf(server, 'eve');
  expect((await makeVersion({}, eve)).status).toBe(404);
  for (const body of [{ name: '' }, { name: ' ' }, { name: 'a'.repeat(101) }, { name: 3 }, { title: 'x' }, [], 'x'])
    expect((await makeVersion(body as object)).status).toBe(400);
  expect(await numbers()).toEqual([1]);
});

test('all of the last hour stay, then one an hour for a day, one a day for a month; named ones stay, and the current one', async () => {
  const ages = [
    40 * DAY, // 2: too old
    35 * DAY, // 3: too old, but it has a name
    9 * DAY + 2 * HOUR, // 4: an earlier one of its day
    9 * DAY + HOUR, // 5
    3 * DAY, // 6
    5 * HOUR + 20 * MINUTE, // 7: an earlier one of its hour
    5 * HOUR + 10 * MINUTE, // 8
    2 * HOUR, // 9
    50 * MINUTE, // 10
    49 * MINUTE, // 11
    48 * MINUTE, // 12: current
  ];
  for (const [place, age] of ages.entries()) await addAged(age, place === 1 ? 'Kept' : undefined);
  await query('update presentation_version set created_at = $2 where presentation_id = $1 and number = 1', new Date(NOW - 50 * DAY));
  await thin();
  expect(await numbers()).toEqual([1, 3, 5, 6, 8, 9, 10, 11, 12]);
  await thin();
  expect(await numbers()).toEqual([1, 3, 5, 6, 8, 9, 10, 11, 12]);
});

test('what only a thinned version had is left to a job that removes it; the draft goes on', async () => {
  const old = await addAged(40 * DAY);
  const [gone] = await query<{ document_key: string }>(
    'select document_key from presentation_version where presentation_id = $1 and number = $2',
    old,
  );
  const last = await addAged(39 * DAY);
  await thin();
  expect(await numbers()).toEqual([1, last]);
  const [job] = await query<{ contents: { documentKey: string }[] }>(
    `select data -> 'contents' as contents from pgboss.job where name = 'contents-left' and $1::bigint is not null
     and start_after <= now() and data::text like '%' || $2 || '%' limit 1`,
    gone?.document_key,
  );
  expect(job?.contents.map(({ documentKey }) => documentKey)).toContain(gone?.document_key);
  expect((await change()).answer.outcome).toBe('accepted');
});

test.each([0, 2] as const)('a presentation of schema %i stays one when it is edited', async (schemaVersion) => {
  oid = `schema-${schemaVersion}`;
  const origin = schemaVersion === 0 ? { cameFrom: 0 } : {};
  id = await addEdited(server, oid, { ...editedDeck, ...origin });
  await change();
  await makeVersion();
  const [made] = await query<{ document_key: string; document_schema: number; schema_version: number }>(
    `select document_key, document_schema, schema_version from presentation_version join presentation on id = presentation_id
     where id = $1 and number = 2`,
  );
  const stored = await server.foundation.storage.get(made?.document_key ?? '');
  const document = stored && (await json(stored.body));
  expect([made?.document_schema, made?.schema_version, document]).toEqual([
    schemaVersion,
    schemaVersion,
    expect.objectContaining({ schemaVersion: 2, ...origin }),
  ]);
});

describe('an owner who publishes', () => {
  const details = () => detailsPath(oid);
  const fields = { title: 'Deck', description: '', tags: '', privacy: 'public' };
  const choose = async (shows: 'latest' | 'published') => expect((await ada.post(details(), { ...fields, shows })).status).toBe(303);
  const propsOf = async () =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec((await ada.get(details())).text)?.[1] ?? 'null').props;
  const shown = async () =>
    (
      await query<{ current_version: number; latest_version: number }>(
        'select current_version, latest_version from presentation where id = $1',
      )
    )[0];
  const publish = async (by: TestMember = ada) => {
    const { status, text } = await callApi(by, 'POST', draftRoutes.publish.replace(':oid', oid), {});
    return { status, number: (JSON.parse(text) as { number?: number }).number };
  };

  test('visitors see changes only when they are published, by the button or the editor', async () => {
    await choose('published');
    await change();
    await makeVersion();
    expect(await shown()).toEqual({ current_version: 1, latest_version: 2 });
    expect(await propsOf()).toMatchObject({
      publishing: { isBehind: true, shownVersion: 1 },
      versions: [
        { number: 2, isShown: false, isLatest: true },
        { number: 1, isShown: true, isLatest: false },
      ],
      form: { values: { shows: 'published' } },
    });
    expect(await ada.post(`${details()}publish/`, {})).toMatchObject({ status: 303, location: `${details()}?done=published#versions` });
    expect(await shown()).toEqual({ current_version: 2, latest_version: 2 });
    expect((await propsOf()).publishing).toEqual({ isBehind: false, shownVersion: 2 });
    // What is only in the draft is published, too.
    await change();
    expect((await propsOf()).publishing).toEqual({ isBehind: true, shownVersion: 2 });
    expect(await publish()).toEqual({ status: 200, number: 3 });
    expect(await shown()).toEqual({ current_version: 3, latest_version: 3 });
    expect(await publish()).toEqual({ status: 200, number: 3 });
  });

  test('restoring, arranging, downloading and copying go on from the latest version; others copy what they see', async () => {
    await choose('published');
    await change();
    await makeVersion();
    await ada.post(`${details()}versions/1/restore/`, {});
    await sendBatch(ada, oid, { client: ADA, number: 2, base: 2, operations: [move('words', 900)] });
    expect((await makeVersion()).body.number).toBe(4);
    expect(await shown()).toEqual({ current_version: 1, latest_version: 4 });
    await query('update presentation set allows_copies = true where id = $1');
    const copyBy = async (member: TestMember) => {
      const { location } = await member.post(`/p/copy/${oid}/`, {});
      const [copied] = await query<{ content_hash: string }>(
        `select content_hash from presentation_version join presentation on id = presentation_id where $1::bigint is not null and oid = $2`,
        location?.split('/')[3],
      );
      return copied?.content_hash;
    };
    const hashes = await query<{ number: number; content_hash: string }>(
      'select number, content_hash from presentation_version where presentation_id = $1',
    );
    const hashOf = (number: number) => hashes.find((version) => version.number === number)?.content_hash;
    expect(await copyBy(ada)).toBe(hashOf(4));
    expect(await copyBy(await memberOf(server, 'fan'))).toBe(hashOf(1));
  });

  test('who changes their mind shows the latest version at once', async () => {
    await choose('published');
    await change();
    await makeVersion();
    await choose('latest');
    expect(await shown()).toEqual({ current_version: 2, latest_version: 2 });
    await change();
    await makeVersion();
    expect(await shown()).toEqual({ current_version: 3, latest_version: 3 });
    expect((await propsOf()).publishing).toBeNull();
  });

  test('what visitors see is not thinned out, nor what they saw within the last hour', async () => {
    await choose('published');
    const first = await addAged(50 * DAY);
    await publish();
    const second = await addAged(49 * DAY);
    await publish();
    const third = await addAged(48 * DAY);
    await addAged(47 * DAY);
    await query(
      'update presentation_version set replaced_at = $2 where presentation_id = $1 and number = $3',
      new Date(NOW - MINUTE),
      first,
    );
    await thin();
    expect(await numbers()).toEqual([1, first, second, third + 1]);
    await query('update presentation_version set replaced_at = $2 where presentation_id = $1 and number = $3', new Date(NOW - DAY), first);
    await thin();
    expect(await numbers()).toEqual([1, second, third + 1]);
  });

  test('nobody else publishes, and nobody who is logged out', async () => {
    await choose('published');
    await change();
    expect((await publish(bob)).status).toBe(404);
    expect((await bob.post(`${details()}publish/`, {})).status).toBe(403);
    const { status } = await callApi(visitorOf(server), 'POST', draftRoutes.publish.replace(':oid', oid), {});
    expect(status).toBe(401);
    expect(await shown()).toEqual({ current_version: 1, latest_version: 1 });
  });

  test('names a version later, and takes the name away', async () => {
    await change();
    await makeVersion();
    const name = (number: number, words: string) => ada.post(`${details()}versions/${number}/name/`, { name: words });
    expect(await name(2, ' Final ')).toMatchObject({ status: 303, location: `${details()}?done=named#versions` });
    expect(await name(1, 'First')).toMatchObject({ status: 303 });
    expect(await versions()).toEqual([
      { number: 1, name: 'First' },
      { number: 2, name: 'Final' },
    ]);
    await name(2, '');
    expect((await versions())[1]).toEqual({ number: 2, name: null });
    expect((await name(3, 'None')).status).toBe(404);
    expect((await name(2, 'a'.repeat(101))).status).toBe(422);
    expect((await bob.post(`${details()}versions/1/name/`, { name: 'Mine' })).status).toBe(403);
  });
});
