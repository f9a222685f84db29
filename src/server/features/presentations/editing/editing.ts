import type { PoolClient } from 'pg';
import type { Batch, BatchAnswer, BatchRule, BrokenRule, Changes, Verdict } from '#contract/presentation/changes.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { createLine } from '../../../platform/documents/line.ts';
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
/** Pairs of an operation and one that others made since. More would hold up everybody else. */
const MOST_PAIRS = 2_000_000;
const MB = 1024 * 1024;
/** Bytes of changes that are in no version. */
const MOST_UNSAVED = 8 * MB;
/** Bytes of a document and the changes to it: with ids for everything in it, it has to stay within what a document may have. */
const LARGEST_DRAFT = 16 * MB;
/** Each holds a connection to the database. Pages need some, too. */
const line = { places: 6, mostWaiting: 400, mostOfOne: 40 };
/** Seconds after which a draft should have been saved, and drafts that are looked after at a time. */
const [LEFT_AFTER, MOST_LEFT] = [15 * 60, 200];
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
   * Saves a version unless a later state is saved or the presentation is gone, and runs `alongside` in the same transaction with the place
   * of its document.
   */
  saveVersion(
    draft: Pick<DraftRow, 'oid' | 'ownerId' | 'number'>,
    edited: Edited,
    alongside: (client: PoolClient, saved: { documentKey: string }) => Promise<void>,
  ): Promise<unknown>;
}

/** A draft as it was read: a document, and the changes since. */
export interface ReadDraft extends Changes {
  documentNumber: number;
  documentKey: string;
}

/** Drafts and their changes, in one order for everybody. A change is saved when it is answered. */
export function createEditing({ store, drafts, queue, clock, bus, saveVersion }: Parts) {
  const inTurn = createLine(line);
  const changesAfter = async (on: PoolClient | EditingStore['pool'], id: number, after: number, number: number): Promise<Changes> => {
    const changes = await store.listChanges(on, id, after, number);
    // Those right after it are no longer known: whoever asks again is told so.
    if (changes[0] && changes[0].number !== after + 1) return { number, changes: [], hasMore: true };
    return { number, changes, hasMore: (changes.at(-1)?.number ?? after) < number };
  };
  /** Opens the draft unless it is open, and applies all changes it does not have. */
  const bringUp = async (on: PoolClient | EditingStore['pool'], id: number, held: HeldDraft, row: DraftRow): Promise<void> => {
    const known = held.number();
    if (known === undefined || known < row.checkpointChange || known > row.number)
      await held.open({ number: row.checkpointChange, key: row.checkpointKey });
    // A page at a time.
    for (;;) {
      const next = await store.listChanges(on, id, held.number() ?? row.checkpointChange, row.number);
      if (next.length === 0) break;
      await held.follow(next);
    }
    if (held.number() !== row.number) throw new DocumentProblem('busy', 'It began again meanwhile');
  };
  const findOrBegin = async (id: number): Promise<DraftRow | undefined> => {
    const found = await store.find(id);
    if (found) return found;
    await store.begin(id);
    return store.find(id);
  };
  /** Everything that was done since; undefined if it is too much, or no longer known. */
  const listSince = async (client: PoolClient, id: number, base: number, number: number, count: number) => {
    const operations: Operation[] = [];
    if (number - base > KEPT) return undefined;
    for (let after = base; after < number;) {
      const next = await store.listChanges(client, id, after, number);
      if (next[0]?.number !== after + 1) return undefined;
      for (const change of next) operations.push(...change.operations);
      if (operations.length * count > MOST_PAIRS) return undefined;
      after = next.at(-1)?.number ?? number;
    }
    return operations;
  };

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
    const text = write(batch.operations);
    if (text === undefined) return refusal('invalid-value');
    if (row.checkpointBytes + row.logBytes + text.length > LARGEST_DRAFT) return refusal('too-large', String(LARGEST_DRAFT));
    const count = Array.isArray(batch.operations) ? batch.operations.length : 1;
    const since = await listSince(client, id, batch.base, row.number, count);
    if (!since) return refusal('forgotten-base', String(row.number));
    const answer = await held.propose({ since, operations: text });
    if ('refusal' in answer) return { outcome: 'refused', ...(answer.refusal as BrokenRule) };
    const dropped = answer.dropped as BrokenRule[];
    if (answer.operations.length === 0) return { outcome: 'accepted', at: null, dropped };
    const at = row.number + 1;
    const { operations } = answer;
    await store.add(client, id, { number: at, client: batch.client, clientNumber: batch.number, personId, operations });
    const isFirst = row.versionChange === row.number;
    const isFull = row.logBytes < MOST_UNSAVED && row.logBytes + text.length >= MOST_UNSAVED;
    const isLong = at - row.versionChange === MOST_CHANGES;
    // Without a key: a job that already waits may begin before this transaction commits, and not see the change.
    if (isFirst || isFull || isLong)
      await queue.publish(draftRested, { presentationId: id }, { client, after: isFull || isLong ? 0 : REST });
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
      const { number } = row;
      const { schemaVersion, made } = await held.write();
      try {
        await saveVersion(row, { schemaVersion, made }, (client, { documentKey }) =>
          store.settle(client, id, { documentKey, bytes: made.size, number, kept: KEPT }),
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
            if ((held.number() ?? -1) < begun.checkpointChange) await bringUp(store.pool, id, held, begun);
            return inTurn(personId, () => store.inTransaction((client) => decide(client, id, held, personId, batch)));
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
      const isLarge = row.number - row.versionChange >= MOST_CHANGES || row.logBytes >= MOST_UNSAVED;
      if (wait <= 0 || isLarge) await settle(id);
      // Others may have gone on meanwhile.
      const after = await store.findTimes(id);
      if (after && after.versionChange < after.number)
        await queue.publish(draftRested, { presentationId: id }, { after: wait > 0 ? wait : REST, singletonKey: `${id} later` });
    },
    /** Makes versions of what was left behind. */
    async sweep(signal: AbortSignal): Promise<void> {
      for (const id of await store.listLeft(LEFT_AFTER, MOST_LEFT)) {
        signal.throwIfAborted();
        await settle(id);
      }
    },
  };
}

export type Editing = ReturnType<typeof createEditing>;

/** What the bus calls a draft. */
export const draftTopic = (id: number) => `draft:${id}`;

const refusal = (rule: BatchRule, detail?: string): Verdict => ({ outcome: 'refused', rule, ...(detail !== undefined && { detail }) });

/** As text: a value that is nested too deep cannot be sent to another process. */
function write(operations: unknown): string | undefined {
  try {
    return JSON.stringify(operations);
  } catch {
    return undefined;
  }
}

const isLost = (error: unknown) => error instanceof DocumentProblem && error.kind === 'busy';
