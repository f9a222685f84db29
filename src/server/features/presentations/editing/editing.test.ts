import { type Batch, type BatchAnswer, type Changes, type DraftAnswer, largestBatch } from '#contract/presentation/changes.ts';
import { draftProtocol } from '#contract/presentation/draft-socket.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADA, addEdited, BOB, move, sendBatch } from '../../../testing/test-editing.ts';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';

const text = (insert: string): Operation => ({ kind: 'text', id: 'words', change: [{ keep: 1 }, { insert }] });
const remove = (id: string): Operation => ({ kind: 'remove', id });

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
  oid = `deck-${(made += 1)}`;
  id = await addEdited(server, oid);
});

const draftPath = () => draftRoutes.draft.replace(':oid', oid);
const changesPath = () => draftRoutes.changes.replace(':oid', oid);
const query = async (sql: string, values: unknown[] = []): Promise<object[]> =>
  (await server.foundation.database.pool.query<object>(sql, values)).rows;
const read = async (visitor: TestVisitor) =>
  JSON.parse((await visitor.get(draftPath(), { accept: 'application/json' })).text) as DraftAnswer;
const changesAfter = async (visitor: TestVisitor, after: number | string) => {
  const { status, text } = await visitor.get(`${changesPath()}?after=${after}`, { accept: 'application/json' });
  return { status, ...(JSON.parse(text) as Changes & { answer?: BatchAnswer }) };
};
const send = (visitor: TestVisitor, batch: Omit<Batch, 'operations'> & { operations: unknown }) => sendBatch(visitor, oid, batch);

const headersOf = async (visitor: TestVisitor) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
});

describe('a batch of changes', () => {
  test('is saved when it is answered, and everybody who may edit reads it', async () => {
    expect(await read(ada)).toMatchObject({ documentNumber: 0, number: 0, changes: [], hasMore: false, document: { title: 'Deck' } });
    const sent = await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 300)] });
    const change = { number: 1, client: ADA, clientNumber: 1, operations: [move('words', 300)] };
    expect(sent).toMatchObject({
      status: 200,
      answer: { outcome: 'accepted', at: 1, dropped: [], number: 1, changes: [change], hasMore: false },
    });
    expect(await changesAfter(bob, 0)).toMatchObject({ status: 200, number: 1, changes: [change] });
    expect(await changesAfter(bob, 1)).toMatchObject({ status: 200, number: 1, changes: [] });
    expect(await read(bob)).toMatchObject({ documentNumber: 0, number: 1, changes: [change] });
  });

  test('is in the draft however it is compressed', async () => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 300)] });
    const whole = await read(ada);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, text } = await ada.get(draftPath(), { accept: 'application/json', 'accept-encoding': encoding });
      expect([headers.get('content-encoding'), JSON.parse(text)]).toEqual([encoding === 'identity' ? null : encoding, whole]);
    }
  });

  test('from a page that speaks another protocol is not looked at', async () => {
    const batch = { client: ADA, number: 1, base: 0, operations: [move('words', 300)] };
    const sent = (protocol: string) => callApi(ada, 'POST', `${changesPath()}?protocol=${protocol}`, batch);
    for (const protocol of ['0', '2', 'new']) {
      const { status, text } = await sent(protocol);
      expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'outdated', title: 'This page is out of date' }]);
    }
    expect((await ada.get(`${draftPath()}?protocol=0`, { accept: 'application/json' })).status).toBe(409);
    expect(await read(ada)).toMatchObject({ number: 0 });
    expect((await sent(String(draftProtocol))).status).toBe(200);
  });

  test('sent twice counts once, whatever became of it', async () => {
    const batch = { client: ADA, number: 1, base: 0, operations: [move('words', 300)] };
    const both = await Promise.all([send(ada, batch), send(ada, batch)]);
    expect(both.map(({ answer }) => answer)).toMatchObject([
      { outcome: 'accepted', at: 1, number: 1 },
      { outcome: 'accepted', at: 1, number: 1 },
    ]);
    const wrong = { client: ADA, number: 2, base: 1, operations: [remove('nothing')] };
    expect(await send(ada, wrong)).toMatchObject({ status: 409, answer: { rule: 'unknown-object', detail: 'nothing' } });
    expect(await send(ada, wrong)).toMatchObject({ status: 409, answer: { rule: 'unknown-object', detail: 'nothing' } });
    expect(await send(ada, { ...batch, number: 3, base: 1 })).toMatchObject({ answer: { outcome: 'accepted', at: 2 } });
    // An old one that was under way for long.
    expect(await send(ada, batch)).toMatchObject({ status: 200, answer: { number: 2 } });
    expect((await changesAfter(ada, 0)).changes).toHaveLength(2);
  });

  test('that is late is rebased over what others did, and says what could not be done any more', async () => {
    await send(bob, { client: BOB, number: 1, base: 0, operations: [remove('words')] });
    const sent = await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 300), move('others', 300)] });
    expect(sent).toMatchObject({
      status: 200,
      answer: { outcome: 'accepted', at: 2, dropped: [{ rule: 'unknown-object', detail: 'words' }], number: 2 },
    });
    expect(sent.answer.changes.map(({ client, operations }) => [client, operations])).toEqual([
      [BOB, [remove('words')]],
      [ADA, [move('others', 300)]],
    ]);
    expect(await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 1)] })).toMatchObject({
      status: 200,
      answer: { outcome: 'accepted', at: null, number: 2 },
    });
  });

  test('of many at the same time have one order', async () => {
    const people = Array.from({ length: 12 }, (_, index) => ({ who: index % 2 ? ada : bob, client: `client-number-${1000 + index}` }));
    const answers = await Promise.all(
      people.map(({ who, client }, index) => send(who, { client, number: 1, base: 0, operations: [move('words', index)] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const { changes, number } = await changesAfter(ada, 0);
    expect(number).toBe(12);
    expect(changes.map((change) => change.number)).toEqual(people.map((_, index) => index + 1));
    expect(new Set(changes.map(({ client }) => client)).size).toBe(12);
  });
});

describe('a refused batch names its rule, and what is there', () => {
  test.each([
    ['breaks a rule of the presentation', { operations: [remove('root')] }, { rule: 'fixed' }],
    ['has no operations', { operations: [] }, { rule: 'invalid-value' }],
    ['has operations that are none', { operations: 'all' }, { rule: 'invalid-value' }],
    ['is based on a change that there is not', { base: 7, operations: [move('words', 1)] }, { rule: 'unknown-base', detail: '2' }],
    ['comes before the one before it', { number: 5, operations: [move('words', 1)] }, { rule: 'missing-batch', detail: '2' }],
    ['is from the client of another person', { client: BOB, operations: [move('words', 1)] }, { rule: 'foreign-client' }],
    ['has a megabyte of text', { operations: [text('x'.repeat(1_000_000))] }, { rule: 'invalid-value' }],
    ['has too much text in pieces', { operations: Array.from({ length: 12 }, () => text('x'.repeat(90_000))) }, { rule: 'too-much-text' }],
    ['has a hostile number', { operations: [{ kind: 'set', id: 'words', fields: { x: 1e300 } }] }, { rule: 'invalid-value' }],
    ['has a hostile name', { operations: [{ kind: 'set', id: 'words', fields: { constructor: 1 } }] }, { rule: 'unknown-field' }],
  ])('%s', async (_name, wrong, expected) => {
    await send(bob, { client: BOB, number: 1, base: 0, operations: [move('others', 300)] });
    await send(ada, { client: ADA, number: 1, base: 1, operations: [{ kind: 'set', fields: { title: 'Own title' } }] });
    const sent = await send(ada, { client: ADA, number: 2, base: 2, ...wrong });
    expect(sent).toMatchObject({ status: 409, code: 'changeRefused', answer: { outcome: 'refused', ...expected, number: 2 } });
    expect(await changesAfter(ada, 2)).toMatchObject({ number: 2, changes: [] });
    const next = 'number' in wrong || 'client' in wrong ? 2 : 3;
    expect(await send(ada, { client: ADA, number: next, base: 2, operations: [move('words', 5)] })).toMatchObject({ answer: { at: 3 } });
  });

  test.each([
    ['not an object', 'all'],
    ['without a client', { number: 1, base: 0, operations: [] }],
    ['with a hostile client', { client: '../../../etc/passwd-----', number: 1, base: 0, operations: [] }],
    ['with a number below 1', { client: ADA, number: 0, base: 0, operations: [] }],
    ['with a base that is none', { client: ADA, number: 1, base: 0.5, operations: [] }],
    ['with more than we know', { client: ADA, number: 1, base: 0, operations: [], admin: true }],
  ])('%s: a bad request', async (_name, body) => {
    const { status, text } = await callApi(ada, 'POST', changesPath(), body);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, 'badRequest']);
    expect((await read(ada)).number).toBe(0);
  });

  test('nested without end: refused, and nobody else notices', async () => {
    await send(bob, { client: BOB, number: 1, base: 0, operations: [move('words', 1)] });
    const nested = `{"client":"${ADA}","number":1,"base":1,"operations":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { status } = await ada.send(changesPath(), { method: 'POST', headers: await headersOf(ada), body: nested });
    expect([400, 409]).toContain(status);
    expect(await send(bob, { client: BOB, number: 2, base: 1, operations: [move('words', 2)] })).toMatchObject({ answer: { at: 2 } });
  });

  test('a draft that would become too large: refused by its rule', async () => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
    await query('update draft set log_bytes = 17000000 where presentation_id = $1', [id]);
    expect(await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 2)] })).toMatchObject({
      status: 409,
      answer: { rule: 'too-large' },
    });
  });

  test('a version would not fit into the storage of the owner: refused by its rule, and what is in none stays', async () => {
    const small = await startTestServer({ environment: { STORAGE_LIMIT_GB: '0.00001' } });
    try {
      const owner = await memberOf(small, 'ada');
      await memberOf(small, 'bob');
      await addEdited(small, oid);
      const batch = { client: ADA, base: 0, operations: [move('words', 1)] };
      expect(await sendBatch(owner, oid, { ...batch, number: 1 })).toMatchObject({ status: 200, answer: { at: 1 } });
      await small.foundation.database.pool.query('update presentation_version set bytes = 1000000');
      await small.foundation.database.pool.query('update draft set version_change = 1');
      const full = await sendBatch(owner, oid, { ...batch, number: 2 });
      expect(full).toMatchObject({ status: 409, answer: { outcome: 'refused', rule: 'no-room', number: 1, changes: [{ number: 1 }] } });
      expect(await sendBatch(owner, oid, { ...batch, number: 2 })).toMatchObject({ answer: { rule: 'no-room' } });
      // The same is accepted when there is room again, once.
      await small.foundation.database.pool.query('update presentation_version set bytes = 1');
      expect(await sendBatch(owner, oid, { ...batch, number: 2 })).toMatchObject({ status: 200, answer: { at: 2, number: 2 } });
      expect(await sendBatch(owner, oid, { ...batch, number: 2 })).toMatchObject({ status: 200, answer: { at: 2, number: 2 } });
    } finally {
      await small.close();
    }
  });

  test('too large, which pages know: refused before it is read', async () => {
    const batchOf = (letters: number) => ({ client: ADA, number: 1, base: 0, operations: ['x'.repeat(letters)] });
    const letters = largestBatch - JSON.stringify(batchOf(0)).length;
    expect(await send(ada, batchOf(letters))).toMatchObject({ status: 409, answer: { rule: 'invalid-value' } });
    expect(await send(ada, batchOf(letters + 1))).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  test('in the language of who sent it', async () => {
    const headers = {
      accept: 'application/json',
      'accept-language': 'ja',
      cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const { text } = await ada.send(`${changesPath()}?after=9`, { headers });
    expect(JSON.parse(text)).toMatchObject({
      code: 'changeRefused',
      title: 'この変更は反映されませんでした',
      answer: { rule: 'forgotten-base', number: 0 },
    });
  });
});

describe('who may edit', () => {
  const batch = { client: ADA, number: 1, base: 0, operations: [move('words', 300)] };

  test('nobody else reads or changes a draft', async () => {
    const stranger = await memberOf(server, `stranger-${made}`);
    const visitor = visitorOf(server);
    expect((await send(stranger, batch)).status).toBe(404);
    expect((await send(visitor, batch)).status).toBe(401);
    expect((await stranger.get(draftPath(), { accept: 'application/json' })).status).toBe(404);
    expect((await visitor.get(draftPath(), { accept: 'application/json' })).status).toBe(401);
    expect((await changesAfter(stranger, 0)).status).toBe(404);
    const foreign = await ada.send(changesPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example', 'x-xsrf-token': 'guessed' },
      body: JSON.stringify(batch),
    });
    expect(foreign.status).toBe(403);
    expect((await read(ada)).number).toBe(0);
  });

  test('whose right ends between two batches is refused, and the first stays', async () => {
    await send(bob, { client: BOB, number: 1, base: 0, operations: [move('words', 300)] });
    await query(`update presentation_right set level = 'view' where presentation_id = $1 and person_id = 'bob'`, [id]);
    expect((await send(bob, { client: BOB, number: 2, base: 1, operations: [move('words', 400)] })).status).toBe(404);
    expect(await read(ada)).toMatchObject({ number: 1 });
  });

  test('a presentation in the trash cannot be changed, and is as it was when it is back', async () => {
    await send(ada, batch);
    await query('update presentation set trashed_at = now() where oid = $1', [oid]);
    expect((await send(ada, { ...batch, number: 2, base: 1 })).status).toBe(404);
    await query('update presentation set trashed_at = null where oid = $1', [oid]);
    expect(await send(ada, { ...batch, number: 2, base: 1 })).toMatchObject({ status: 200, answer: { at: 2 } });
  });

  test('with the presentation, the draft and its changes are gone', async () => {
    await send(bob, { client: BOB, number: 1, base: 0, operations: [move('words', 300)] });
    await query('delete from presentation where oid = $1', [oid]);
    for (const table of ['draft', 'draft_change', 'draft_client'])
      expect(await query(`select from ${table} where presentation_id = $1`, [id])).toEqual([]);
  });
});
