import { editPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ADA, addEdited, move, sendBatch } from '../../../testing/test-editing.ts';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
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
  const { status, text } = await callApi(by, 'POST', routes.versions.replace(':oid', oid), body);
  return { status, body: JSON.parse(text) as { number?: number; code?: string } };
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
  return body.number ?? 0;
};
const thin = () =>
  createThinning({
    store: createVersionsStore(server.foundation.database),
    queue: server.foundation.queue,
    clock: { ...server.foundation.clock, now: () => NOW },
  })(new AbortController().signal);

test('whoever may edit makes a version before the draft rests, and gives it a name', async () => {
  await change();
  expect(await makeVersion({ name: '  Before the rehearsal ' })).toEqual({ status: 201, body: { number: 2 } });
  // Nothing has changed since: it is the same version, and keeps its name.
  expect(await makeVersion({}, bob)).toEqual({ status: 201, body: { number: 2 } });
  expect(await versions()).toEqual([
    { number: 1, name: null },
    { number: 2, name: 'Before the rehearsal' },
  ]);
  expect((await ada.get(editPath({ oid, schemaVersion: 2 }))).text).toContain('Before the rehearsal');
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

test('what only a thinned version had is removed; the draft goes on', async () => {
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
     and data::text like '%' || $2 || '%' limit 1`,
    gone?.document_key,
  );
  expect(job?.contents.map(({ documentKey }) => documentKey)).toContain(gone?.document_key);
  expect((await change()).answer.outcome).toBe('accepted');
});
