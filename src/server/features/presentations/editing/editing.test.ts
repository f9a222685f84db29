import type { Batch, BatchAnswer, Changes, DraftAnswer } from '#contract/presentation/changes.ts';
import { editPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { madeOf } from '../../../platform/documents/made-file.ts';
import { createEditing } from './editing.ts';
import { createEditingStore } from './editing.store.ts';
import { createPresentations } from '../presentations.ts';
import { createPresentationsStore } from '../presentations.store.ts';

const deck = {
  schemaVersion: 2,
  title: 'Deck',
  root: {
    id: 'root',
    title: 'Deck',
    width: 8000,
    height: 2000,
    children: [
      { kind: 'text', id: 'words', x: 100, y: 100, paragraphs: ['One'] },
      { kind: 'text', id: 'others', x: 100, y: 500, paragraphs: ['Two'] },
    ],
  },
};
const ADA = 'client-of-ada-0001';
const BOB = 'client-of-bob-0001';
const move = (id: string, x: number): Operation => ({ kind: 'set', id, fields: { x } });
const text = (insert: string): Operation => ({ kind: 'text', id: 'words', change: [{ keep: 1 }, { insert }] });
const remove = (id: string): Operation => ({ kind: 'remove', id });

let server: TestServer;
let presentations: ReturnType<typeof createPresentations>;
let ada: TestMember;
let bob: TestMember;
let oid = '';
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  const { database, storage, documents, queue } = server.foundation;
  presentations = createPresentations({ store: createPresentationsStore(database), storage, documents, queue });
  ada = await memberOf(server, 'ada');
  bob = await memberOf(server, 'bob');
});
afterAll(() => server.close());
beforeEach(async () => {
  oid = `deck-${(made += 1)}`;
  await presentations.addDocument('ada', deck, { oid, privacy: 'private', isTemplate: false, tags: [] });
  await grant('bob', 'edit');
});

const draftPath = () => routes.draft.replace(':oid', oid);
const changesPath = () => routes.changes.replace(':oid', oid);
const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.foundation.database.pool.query<Row>(sql, values)).rows;
const idOf = async () => (await query<{ id: string }>('select id from presentation where oid = $1', [oid]))[0]?.id;
const grant = async (person: string, level: string) =>
  query(
    `insert into presentation_right (presentation_id, person_id, level) values ($1, $2, $3)
     on conflict (presentation_id, person_id) do update set level = excluded.level`,
    [await idOf(), person, level],
  );
const read = async (visitor: TestVisitor) =>
  JSON.parse((await visitor.get(draftPath(), { accept: 'application/json' })).text) as DraftAnswer;
const changesAfter = async (visitor: TestVisitor, after: number | string) => {
  const { status, text } = await visitor.get(`${changesPath()}?after=${after}`, { accept: 'application/json' });
  return { status, ...(JSON.parse(text) as Changes & { answer?: BatchAnswer }) };
};
const send = async (visitor: TestVisitor, batch: Omit<Batch, 'operations'> & { operations: unknown }) => {
  const { status, text } = await callApi(visitor, 'POST', changesPath(), batch);
  const body = JSON.parse(text) as BatchAnswer & { answer?: BatchAnswer; code?: string };
  return { status, code: body.code, answer: body.answer ?? body };
};
const versions = () =>
  query<{ number: number; made_by: string }>(
    'select number, made_by from presentation_version where presentation_id = (select id from presentation where oid = $1) order by number',
    [oid],
  );

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
    await query('update draft set log_bytes = 17000000 where presentation_id = $1', [await idOf()]);
    expect(await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 2)] })).toMatchObject({
      status: 409,
      answer: { rule: 'too-large' },
    });
  });

  test('too large: refused before it is read', async () => {
    const { status, text } = await callApi(ada, 'POST', changesPath(), {
      client: ADA,
      number: 1,
      base: 0,
      operations: ['x'.repeat(9_000_000)],
    });
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([413, 'tooLarge']);
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
    await grant('bob', 'view');
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
    const id = await idOf();
    await query('delete from presentation where oid = $1', [oid]);
    for (const table of ['draft', 'draft_change', 'draft_client'])
      expect(await query(`select from ${table} where presentation_id = $1`, [id])).toEqual([]);
  });
});

describe('versions', () => {
  test('made of a draft have all changes, and leave title, cover and everything else as it was', async () => {
    await query(`update presentation set title = 'Chosen', cover_stop = 3 where oid = $1`, [oid]);
    await send(ada, {
      client: ADA,
      number: 1,
      base: 0,
      operations: [{ kind: 'set', fields: { title: 'In the document' } }, move('words', 321)],
    });
    expect(await versions()).toEqual([{ number: 1, made_by: 'save' }]);
    await restore(1);
    expect(await versions()).toMatchObject([
      { number: 1, made_by: 'save' },
      { number: 2, made_by: 'edit' },
      { number: 3, made_by: 'restore' },
    ]);
    const [row] = await query<{ document_key: string }>(
      'select document_key from presentation_version where presentation_id = $1 and number = 2',
      [await idOf()],
    );
    const stored = await server.foundation.storage.get(row?.document_key ?? '');
    const document = JSON.parse(await new Response(stored?.body as unknown as BodyInit).text()) as typeof deck;
    expect(document).toMatchObject({ title: 'In the document', root: { children: [{ id: 'words', x: 321 }, { id: 'others' }] } });
    expect(await query('select title from presentation where oid = $1', [oid])).toEqual([{ title: 'Chosen' }]);
  });

  test('made in another way become the draft; who is based on what was before is told to read it again', async () => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 321)] });
    await restore(1);
    expect(await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 5)] })).toMatchObject({
      status: 409,
      answer: { rule: 'forgotten-base', detail: '2', number: 2 },
    });
    const draft = await read(ada);
    expect(draft).toMatchObject({ documentNumber: 2, number: 2, changes: [] });
    expect(JSON.stringify(draft.document)).not.toContain('321');
    expect(await send(ada, { client: ADA, number: 3, base: 2, operations: [move('words', 5)] })).toMatchObject({ answer: { at: 3 } });
  });

  test('are made when the draft has rested for a minute, or has been changed for ten', async () => {
    const id = Number(await idOf());
    const restAfter = (minutes: number) => editingAfter(minutes).rest(id);
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
    await restAfter(0.9);
    expect(await versions()).toHaveLength(1);
    await restAfter(1.1);
    expect(await versions()).toEqual([
      { number: 1, made_by: 'save' },
      { number: 2, made_by: 'edit' },
    ]);
    await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 2)] });
    await query(`update draft_change set made_at = now() - interval '10 minutes' where presentation_id = $1 and number = 2`, [id]);
    await send(ada, { client: ADA, number: 3, base: 2, operations: [move('words', 3)] });
    await restAfter(0);
    expect(await versions()).toHaveLength(3);
    await restAfter(60);
    expect(await versions()).toHaveLength(3);
    expect(await read(ada)).toMatchObject({ documentNumber: 3, number: 3, changes: [] });
    // Whoever was away meanwhile can still send what they did.
    expect(await send(bob, { client: BOB, number: 1, base: 1, operations: [move('others', 5)] })).toMatchObject({ answer: { at: 4 } });
  });

  test('that were under way for too long do not replace later ones', async () => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
    await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 2)] });
    await editingAfter(2).rest(Number(await idOf()));
    const made = await madeOf(Buffer.from(JSON.stringify(deck)));
    const late = await presentations.saveEdited({ oid, ownerId: 'ada', number: 1 }, { schemaVersion: 2, made }, async () => undefined);
    expect(late).toEqual({ outcome: 'outdated' });
    await restore(1);
    const later = await presentations.saveEdited({ oid, ownerId: 'ada', number: 3 }, { schemaVersion: 2, made }, async () => undefined);
    expect(later).toEqual({ outcome: 'outdated' });
    expect(await versions()).toHaveLength(3);
  });

  test('that nobody made in time are made by a sweep', async () => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
    await editingAfter(0).sweep(new AbortController().signal);
    expect(await versions()).toHaveLength(1);
    await query(`update draft set changed_at = now() - interval '20 minutes' where presentation_id = $1`, [await idOf()]);
    await editingAfter(0).sweep(new AbortController().signal);
    expect(await versions()).toHaveLength(2);
  });

  const editingAfter = (minutes: number) => {
    const { database, drafts, bus, queue } = server.foundation;
    const clock = { ...systemClock, now: () => Date.now() + minutes * 60_000 };
    return createEditing({ store: createEditingStore(database), drafts, bus, queue, clock, saveVersion: presentations.saveEdited });
  };
  const restore = async (number: number) => {
    const { status } = await ada.post(`${editPath({ oid, schemaVersion: 2 })}versions/${number}/restore/`, {});
    expect(status).toBe(303);
  };
});
