import type { Batch, DraftAnswer } from '#contract/presentation/changes.ts';
import { detailsPath } from '#contract/presentation/presentation-address.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { madeOf } from '../../../platform/documents/made-file.ts';
import { ADA, addEdited, BOB, editedDeck, move, presentationsOf, sendBatch, whileNoneBegins } from '../../../testing/test-editing.ts';
import { memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { TestVisitor } from '../../../testing/test-visitor.ts';
import { createEditingStore } from './editing.store.ts';
import { createSavedDrafts } from './saved-drafts.ts';

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
const query = async <Row extends object>(sql: string): Promise<Row[]> => (await server.foundation.database.pool.query<Row>(sql, [id])).rows;
const read = async (visitor: TestVisitor) =>
  JSON.parse((await visitor.get(draftPath(), { accept: 'application/json' })).text) as DraftAnswer;
const send = (visitor: TestVisitor, batch: Batch) => sendBatch(visitor, oid, batch);
const versions = () =>
  query<{ number: number; made_by: string }>('select number, made_by from presentation_version where presentation_id = $1 order by number');

describe('the document of a draft is closed when its reader leaves', () => {
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
  const begin = (signal: AbortSignal) => {
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(server.origin + draftPath(), { headers: { cookie, accept: 'application/json' }, signal });
  };
  /** What is read from the storage, from now on. */
  const watchStorage = () => {
    const get = vi.spyOn(server.foundation.storage, 'get');
    onTestFinished(() => get.mockRestore());
    return () => get.mock.settledResults.flatMap(({ type, value }) => (type === 'fulfilled' && value ? [value.body] : []));
  };

  test('in the middle of it', async () => {
    await read(ada);
    const [key, size] = [`presentation/documents/large-${made}.json`, 64 * 1024 * 1024];
    await server.foundation.storage.put(key, Buffer.alloc(size, ' '), { type: 'application/json' });
    await query(`update draft set checkpoint_key = '${key}' where presentation_id = $1`);
    const bodies = watchStorage();
    const leaving = new AbortController();
    const answer = await begin(leaving.signal);
    await answer.body?.getReader().read();
    expect(bodies().map(({ destroyed }) => destroyed)).toEqual([false]);
    leaving.abort();
    await until(() => expect(bodies().map(({ closed, readableEnded }) => [closed, readableEnded])).toEqual([[true, false]]));
  });

  test('before it begins', async () => {
    const bodies = watchStorage();
    const leaving = new AbortController();
    await whileNoneBegins(server, id, async (untilWaiting) => {
      const answer = begin(leaving.signal).catch((error: Error) => error.name);
      await untilWaiting(1);
      leaving.abort();
      expect(await answer).toBe('AbortError');
      // When it has answered another, the server has noticed.
      return bob.get('/login');
    });
    await until(() => expect(bodies().map(({ closed, readableEnded }) => [closed, readableEnded])).toEqual([[true, false]]));
  });
});

describe('versions', () => {
  test('made of a draft have all changes, and leave title, cover and everything else as it was', async () => {
    await query(`update presentation set title = 'Chosen', cover_stop = 3 where id = $1`);
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
    );
    const stored = await server.foundation.storage.get(row?.document_key ?? '');
    const document = JSON.parse(await new Response(stored?.body as unknown as BodyInit).text()) as typeof editedDeck;
    expect(document).toMatchObject({ title: 'In the document', root: { children: [{ id: 'words', x: 321 }, { id: 'others' }] } });
    expect(await query('select title from presentation where id = $1')).toEqual([{ title: 'Chosen' }]);
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
    await query(`update draft_change set made_at = now() - interval '10 minutes' where presentation_id = $1 and number = 2`);
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
    await editingAfter(2).rest(id);
    const made = await madeOf(Buffer.from(JSON.stringify(editedDeck)));
    const late = await presentationsOf(server).saveEdited(
      { oid, ownerId: 'ada', number: 1 },
      { schemaVersion: 2, made },
      async () => undefined,
    );
    expect(late).toEqual({ outcome: 'outdated' });
    await restore(1);
    const later = await presentationsOf(server).saveEdited(
      { oid, ownerId: 'ada', number: 3 },
      { schemaVersion: 2, made },
      async () => undefined,
    );
    expect(later).toEqual({ outcome: 'outdated' });
    expect(await versions()).toHaveLength(3);
  });

  test('that nobody made in time are made by a sweep', async () => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
    await editingAfter(0).sweep(new AbortController().signal);
    expect(await versions()).toHaveLength(1);
    await query(`update draft set changed_at = now() - interval '20 minutes' where presentation_id = $1`);
    await editingAfter(0).sweep(new AbortController().signal);
    expect(await versions()).toHaveLength(2);
  });

  test('that cannot be made do not hold up those of other drafts, and are reported', async () => {
    const changed = async () => {
      await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
      await query(`update draft set changed_at = now() - interval '20 minutes' where presentation_id = $1`);
    };
    await changed();
    // As if a change were lost.
    await query('update draft set number = number + 1 where presentation_id = $1');
    const broken = id;
    oid = `deck-${(made += 1)}`;
    id = await addEdited(server, oid);
    await changed();
    await query(`update draft set changed_at = changed_at + interval '1 minute' where presentation_id = $1`);
    const failure = await editingAfter(0)
      .sweep(new AbortController().signal)
      .catch((error: unknown) => error);
    expect(await versions()).toHaveLength(2);
    expect(failure).toMatchObject({ errors: [{ message: `There is no version of draft ${broken}`, cause: { kind: 'busy' } }] });
    id = broken;
    await query('delete from draft where presentation_id = $1');
  });

  test.each([
    ['by the job', (draft: ReturnType<typeof editingAfter>) => draft.rest(id)],
    ['by a sweep', (draft: ReturnType<typeof editingAfter>) => draft.sweep(new AbortController().signal)],
  ])('are made after the clock was set back, %s: nobody waits until it is that time again', async (_by, look) => {
    await send(ada, { client: ADA, number: 1, base: 0, operations: [move('words', 1)] });
    await query(`update draft set changed_at = now() + interval '1 year' where presentation_id = $1`);
    await query(`update draft_change set made_at = now() + interval '1 year' where presentation_id = $1`);
    await look(editingAfter(0));
    expect(await versions()).toHaveLength(2);
    expect(await send(ada, { client: ADA, number: 2, base: 1, operations: [move('words', 2)] })).toMatchObject({ answer: { at: 2 } });
  });

  const editingAfter = (minutes: number) => {
    const { database, drafts, queue } = server.foundation;
    const clock = { ...systemClock, now: () => Date.now() + minutes * 60_000 };
    return createSavedDrafts({
      store: createEditingStore(database),
      drafts,
      queue,
      clock,
      saveVersion: presentationsOf(server).saveEdited,
    });
  };
  const restore = async (number: number) => {
    const { status } = await ada.post(`${detailsPath(oid)}versions/${number}/restore/`, {});
    expect(status).toBe(303);
  };
});
