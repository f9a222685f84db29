import { pathToFileURL } from 'node:url';
import type { Batch, BatchAnswer } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { expect, vi } from 'vitest';
import { createPresentations } from '../features/presentations/presentations.ts';
import { createPresentationsStore } from '../features/presentations/presentations.store.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { callApi, memberOf, type TestMember } from './test-member.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import type { TestVisitor } from './test-visitor.ts';

/** A small presentation to edit. */
export const editedDeck = {
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

/** What the editors of Ada and Bob call themselves. */
export const ADA = 'client-of-ada-0001';
export const BOB = 'client-of-bob-0001';

export const move = (id: string, x: number): Operation => ({ kind: 'set', id, fields: { x } });

export const presentationsOf = ({ foundation: { database, storage, documents, queue } }: TestServer) =>
  createPresentations({ store: createPresentationsStore(database), storage, documents, queue });

interface Editors {
  first: TestServer;
  second: TestServer;
  /** Owns what is edited, and is at the first server. */
  ada: TestMember;
  /** May edit it, too, and is at the second. */
  bob: TestMember;
  close(): Promise<void>;
}

/** Ada and Bob, each at a server of their own; the two servers have one database and one storage. */
export async function startTwoServers({ clock }: { /** Of the second one. */ clock?: Clock } = {}): Promise<Editors> {
  const first = await startTestServer();
  const shared = { STORAGE_URL: pathToFileURL(`${first.dataDirectory}/files`).href };
  const second = await startTestServer({
    environment: shared,
    changeDatabaseUrl: () => first.foundation.database.url,
    ...(clock && { clock }),
  });
  const close = async () => {
    await second.close();
    await first.close();
  };
  return { first, second, ada: await memberOf(first, 'ada'), bob: await memberOf(second, 'bob'), close };
}

/** A presentation of Ada that Bob may edit. Returns its id. */
export async function addEdited(server: TestServer, oid: string, document: unknown = editedDeck): Promise<number> {
  const added = await presentationsOf(server).addDocument('ada', document, { oid, privacy: 'private', isTemplate: false, tags: [] });
  if (added.outcome !== 'saved') throw new Error(`${oid} was not saved: ${added.outcome}`);
  const { rows } = await server.foundation.database.pool.query<{ id: number }>(
    `insert into presentation_right (presentation_id, person_id, level) select id, 'bob', 'edit' from presentation where oid = $1
     returning presentation_id::float8 as id`,
    [oid],
  );
  return Number(rows[0]?.id);
}

/** Sends a batch as an editor does; the answer is the same whether it is accepted or refused. */
export async function sendBatch(visitor: TestVisitor, oid: string, batch: Omit<Batch, 'operations'> & { operations: unknown }) {
  const { status, text } = await callApi(visitor, 'POST', draftRoutes.changes.replace(':oid', oid), batch);
  const body = JSON.parse(text) as BatchAnswer & { answer?: BatchAnswer; code?: string };
  return { status, code: body.code, answer: body.answer ?? body };
}

/**
 * Runs something while nobody can begin a draft of the presentation. `untilWaiting` resolves when so many want to: all of them have found
 * no draft. What is under way at the end has to be in an object, or it would be waited for.
 */
export const whileNoneBegins = <Result extends object>(
  { foundation: { database } }: TestServer,
  id: number,
  run: (untilWaiting: (count: number) => Promise<void>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database.pool, async (client) => {
    await client.query('select from presentation where id = $1 for no key update', [id]);
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update'`;
    return run((count) => vi.waitFor(async () => expect((await database.pool.query(waiting)).rowCount).toBe(count), { timeout: 20_000 }));
  });
