import type { PoolClient } from 'pg';
import type { Batch, BatchAnswer, BatchRule, BrokenRule, Change, Changes, Verdict } from '#contract/presentation/changes.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { DocumentProblem } from '../../../platform/documents/problems.ts';
import type { MadeFile } from '../../../platform/documents/made-file.ts';
import type { Drafts, HeldDraft } from '../../../platform/documents/drafts/drafts.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { draftRested } from './draft-rested.ts';
import type { DraftRow, EditingStore } from './editing.store.ts';

/** Milliseconds without a change until a draft rests. */
const REST = 60_000;
/** Milliseconds after which a version is made although it does not rest, and the number of changes. */
const LONGEST = 10 * 60_000;
const MOST_CHANGES = 2000;
/** A batch may be this many changes late, and still be rebased. */
const KEPT = 1000;
const MOST_TRIES = 3;

interface Edited {
  schemaVersion: 0 | 2;
  made: MadeFile;
}

interface Parts {
  store: EditingStore;
  drafts: Drafts;
  queue: Queue;
  clock: Clock;
  /** All processes hear of the numbers of drafts. */
  bus: Pick<Bus, 'tell'>;
  /**
   * Saves a version unless the presentation is gone, and runs `alongside` in the same transaction with its number and where its document
   * is.
   */
  saveVersion(
    draft: Pick<DraftRow, 'oid' | 'ownerId'>,
    edited: Edited,
    alongside: (client: PoolClient, saved: { version: number; contentHash: string; documentKey: string }) => Promise<void>,
  ): Promise<unknown>;
}

/** A draft as it was read: a document, and the changes since. */
export interface ReadDraft extends Changes {
  documentNumber: number;
  documentKey: string;
}

/** Drafts and their changes, in one order for everybody. A change is saved when it is answered. */
export function createEditing({ store, drafts, queue, clock, bus, saveVersion }: Parts) {
  const changesAfter = async (on: PoolClient | EditingStore['pool'], id: number, after: number, number: number): Promise<Changes> => {
    const changes = await store.listChanges(on, id, after, number);
    return { number, changes, hasMore: (changes.at(-1)?.number ?? after) < number };
  };
  /** All of them, which may be many. */
  const listAll = async (on: PoolClient | EditingStore['pool'], id: number, after: number, upTo: number): Promise<Change[]> => {
    const all: Change[] = [];
    for (;;) {
      const next = await store.listChanges(on, id, all.at(-1)?.number ?? after, upTo);
      if (next.length === 0) return all;
      all.push(...next);
    }
  };
  /** Opens the draft unless it is open, and applies all changes it does not have. */
  const bringUp = async (on: PoolClient | EditingStore['pool'], id: number, held: HeldDraft, row: DraftRow): Promise<void> => {
    const known = held.number();
    if (known === undefined || known < row.checkpointChange || known > row.number)
      await held.open({ number: row.checkpointChange, key: row.checkpointKey });
    await held.follow(await listAll(on, id, held.number() ?? row.checkpointChange, row.number));
    if (held.number() !== row.number) throw new DocumentProblem('busy', 'It began again meanwhile');
  };
  const findOrBegin = async (id: number): Promise<DraftRow | undefined> => {
    const found = await store.find(id);
    if (found) return found;
    await store.begin(id);
    return store.find(id);
  };
  const isComplete = (changes: readonly { number: number }[], after: number, upTo: number) =>
    changes.length === upTo - after && (upTo === after || changes[0]?.number === after + 1);

  /** What becomes of a batch that is the next of its client; saves it if it changes anything. */
  const judge = async (
    client: PoolClient,
    id: number,
    held: HeldDraft,
    row: DraftRow,
    personId: string,
    batch: Batch,
  ): Promise<Verdict> => {
    if (batch.base > row.number) return refusal('unknown-base', String(row.number));
    const since = row.number - batch.base > KEPT ? [] : await store.listChanges(client, id, batch.base, row.number);
    if (!isComplete(since, batch.base, row.number)) return refusal('forgotten-base', String(row.number));
    const answer = await held.propose({ since: since.flatMap(({ operations }) => operations), operations: batch.operations });
    if ('refusal' in answer) return { outcome: 'refused', ...(answer.refusal as BrokenRule) };
    const dropped = answer.dropped as BrokenRule[];
    if (answer.operations.length === 0) return { outcome: 'accepted', at: null, dropped };
    const at = row.number + 1;
    const { operations } = answer;
    await store.add(client, id, { number: at, client: batch.client, clientNumber: batch.number, personId, operations });
    const isFirst = row.versionChange === row.number;
    if (isFirst || at - row.versionChange === MOST_CHANGES)
      await queue.publish(
        draftRested,
        { presentationId: id },
        { client, singletonKey: `${id} ${isFirst ? 'first' : 'many'}`, after: isFirst ? REST : 0 },
      );
    return { outcome: 'accepted', at, dropped };
  };

  const decide = async (client: PoolClient, id: number, held: HeldDraft, personId: string, batch: Batch) => {
    const row = await store.lock(client, id);
    if (!row) return undefined;
    const author = await store.findClient(client, id, batch.client);
    const answerWith = async (verdict: Verdict, number: number): Promise<BatchAnswer> => {
      const isKnown = batch.base >= 0 && batch.base <= number;
      return { ...verdict, ...(isKnown ? await changesAfter(client, id, batch.base, number) : { number, changes: [], hasMore: false }) };
    };
    if (author && author.personId !== personId) return answerWith(refusal('foreign-client'), row.number);
    const last = author?.number ?? 0;
    if (author && batch.number <= last)
      return answerWith(batch.number === last ? author.verdict : { outcome: 'accepted', at: null, dropped: [] }, row.number);
    if (batch.number > last + 1) return answerWith(refusal('missing-batch', String(last + 1)), row.number);
    await bringUp(client, id, held, row);
    const verdict = await judge(client, id, held, row, personId, batch);
    await store.keepVerdict(client, id, { client: batch.client, personId, number: batch.number, verdict });
    return answerWith(verdict, Math.max(row.number, (verdict.outcome === 'accepted' && verdict.at) || 0));
  };

  const settle = async (id: number): Promise<void> => {
    const found = await store.find(id);
    if (!found || found.versionChange === found.number) return;
    await drafts.hold(String(id), async (held) => {
      const row = await store.find(id);
      if (!row || row.versionChange === row.number) return;
      await bringUp(store.pool, id, held, row);
      const { schemaVersion, made } = await held.write();
      try {
        await saveVersion(row, { schemaVersion, made }, (client, saved) =>
          store.settle(client, id, { ...saved, number: row.number, kept: KEPT }),
        );
      } finally {
        await made.remove();
      }
    });
  };

  return {
    /** Undefined if the presentation is gone. */
    async accept(id: number, personId: string, batch: Batch): Promise<BatchAnswer | undefined> {
      for (let tries = 1; ; tries += 1)
        try {
          const begun = await findOrBegin(id);
          if (!begun) return undefined;
          const answer = await drafts.hold(String(id), async (held) => {
            // Before the transaction, because opening a large document takes a while.
            if (held.number() === undefined) await bringUp(store.pool, id, held, begun);
            return store.inTransaction((client) => decide(client, id, held, personId, batch));
          });
          if (answer?.outcome === 'accepted' && answer.at !== null) bus.tell(draftTopic(id), answer.number);
          return answer;
        } catch (error) {
          if (!isLost(error) || tries >= MOST_TRIES) throw error;
        }
    },
    /** The changes after one; undefined if the presentation is gone. `isForgotten`: they are no longer known one by one. */
    async changesAfter(id: number, after: number): Promise<(Changes & { isForgotten: boolean }) | undefined> {
      const row = await findOrBegin(id);
      if (!row) return undefined;
      const changes = await changesAfter(store.pool, id, after, row.number);
      const isForgotten = after > row.number || (after < row.number && changes.changes[0]?.number !== after + 1);
      return { ...changes, isForgotten };
    },
    /** The draft as it is now; undefined if the presentation is gone. */
    async read(id: number): Promise<ReadDraft | undefined> {
      for (let tries = 1; ; tries += 1) {
        const row = await findOrBegin(id);
        if (!row) return undefined;
        const documentNumber = row.checkpointChange;
        const changes = await changesAfter(store.pool, id, documentNumber, row.number);
        // Otherwise it began again between the two queries.
        const isSound = documentNumber === row.number || changes.changes[0]?.number === documentNumber + 1;
        if (isSound || tries >= MOST_TRIES) return { documentNumber, documentKey: row.checkpointKey, ...changes };
      }
    },
    /** Makes a version of the changes that are in none. */
    settle,
    /** Makes a version if the draft rests, or has been changed for long; otherwise looks again later. */
    async rest(id: number): Promise<void> {
      const row = await store.findTimes(id);
      if (!row || row.versionChange === row.number) return;
      const wait = Math.min(row.changedAt + REST, row.unsavedSince + LONGEST) - clock.now();
      if (wait > 0 && row.number - row.versionChange < MOST_CHANGES)
        await queue.publish(draftRested, { presentationId: id }, { after: wait, singletonKey: `${id} later` });
      else await settle(id);
    },
  };
}

export type Editing = ReturnType<typeof createEditing>;

/** What the bus calls a draft. */
export const draftTopic = (id: number) => `draft:${id}`;

const refusal = (rule: BatchRule, detail?: string): Verdict => ({ outcome: 'refused', rule, ...(detail !== undefined && { detail }) });

const isLost = (error: unknown) => error instanceof DocumentProblem && error.kind === 'busy';
