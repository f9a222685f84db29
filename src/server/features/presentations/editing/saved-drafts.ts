import type { PoolClient } from 'pg';
import type { Changes } from '#contract/presentation/changes.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { DocumentProblem } from '../../../platform/documents/problems.ts';
import type { MadeFile } from '../../../platform/documents/made-file.ts';
import type { Drafts, HeldDraft } from '../../../platform/documents/drafts/drafts.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Saved } from '../presentations.ts';
import { draftRested } from './draft-rested.ts';
import type { DraftRow, EditingStore } from './editing.store.ts';

/** Changes that stay when they are in a version: a batch may be so many late, and still be rebased. */
export const KEPT = 1000;
/** Milliseconds without a change until a draft rests. */
const REST = 60_000;
/** Milliseconds after which a version is made although it does not rest, and the number of changes. */
const LONGEST = 10 * 60_000;
const MOST_CHANGES = 2000;
/** Bytes of changes that are in no version. */
const MOST_UNSAVED = 8 * 1024 * 1024;
/** Seconds after which a draft should have been saved, and drafts that are looked after at a time. */
const [LEFT_AFTER, MOST_LEFT] = [15 * 60, 200];
/** Attempts to read a draft that begins again meanwhile. */
const MOST_TRIES = 3;

interface Edited {
  schemaVersion: 0 | 2;
  made: MadeFile;
}

export interface SavedDraftsParts {
  store: EditingStore;
  drafts: Drafts;
  queue: Queue;
  clock: Clock;
  /**
   * Saves a version unless a later state is saved or the presentation is gone, and runs `alongside` in the same transaction with the place
   * of its document.
   */
  saveVersion(
    draft: Pick<DraftRow, 'oid' | 'ownerId' | 'number'>,
    edited: Edited,
    alongside: (client: PoolClient, saved: { documentKey: string }) => Promise<void>,
  ): Promise<Saved>;
}

/** A draft as it was read: a document, and the changes since. */
export interface ReadDraft extends Changes {
  documentNumber: number;
  documentKey: string;
}

/** Drafts as they are saved: reads them, and makes versions of them. */
export function createSavedDrafts({ store, drafts, queue, clock, saveVersion }: SavedDraftsParts) {
  const findOrBegin = async (id: number): Promise<DraftRow | undefined> => {
    const found = await store.find(id);
    if (found) return found;
    await store.begin(id);
    return store.find(id);
  };
  /** The changes after one, of a draft that has reached a number. */
  const listAfter = async (on: PoolClient | EditingStore['pool'], id: number, after: number, number: number): Promise<Changes> => {
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

  const settle = async (id: number): Promise<number | undefined> => {
    const found = await store.find(id);
    if (!found || found.versionChange === found.number) return undefined;
    return drafts.hold(String(id), async (held) => {
      const row = await store.find(id);
      if (!row || row.versionChange === row.number) return undefined;
      await bringUp(store.pool, id, held, row);
      const { number } = row;
      const { schemaVersion, made } = await held.write();
      try {
        const saved = await saveVersion(row, { schemaVersion, made }, (client, { documentKey }) =>
          store.settle(client, id, { documentKey, bytes: made.size, number, kept: KEPT }),
        );
        return saved.outcome === 'saved' ? saved.version : undefined;
      } finally {
        await made.remove();
      }
    });
  };

  return {
    findOrBegin,
    listAfter,
    bringUp,
    /** The changes after one; undefined if the presentation is gone. `isForgotten`: they are no longer known one by one. */
    async changesAfter(id: number, after: number): Promise<(Changes & { isForgotten: boolean }) | undefined> {
      const row = await findOrBegin(id);
      if (!row) return undefined;
      const changes = await listAfter(store.pool, id, after, row.number);
      const isForgotten = after > row.number || (after < row.number && changes.changes[0]?.number !== after + 1);
      return { ...changes, isForgotten };
    },
    /** The draft as it is now; undefined if the presentation is gone. */
    async read(id: number): Promise<ReadDraft | undefined> {
      for (let tries = 1; ; tries += 1) {
        const row = await findOrBegin(id);
        if (!row) return undefined;
        const documentNumber = row.checkpointChange;
        const changes = await listAfter(store.pool, id, documentNumber, row.number);
        // Otherwise it began again between the two queries.
        const isSound = documentNumber === row.number || changes.changes[0]?.number === documentNumber + 1;
        if (isSound || tries >= MOST_TRIES) return { documentNumber, documentKey: row.checkpointKey, ...changes };
      }
    },
    /** Publishes the job that makes a version, in the transaction that adds a change of so many bytes, if the change calls for one. */
    async planVersion(client: PoolClient, id: number, row: DraftRow, bytes: number): Promise<void> {
      const isFirst = row.versionChange === row.number;
      const isFull = row.logBytes < MOST_UNSAVED && row.logBytes + bytes >= MOST_UNSAVED;
      const isLong = row.number + 1 - row.versionChange === MOST_CHANGES;
      // Without a key: a job that already waits may begin before this transaction commits, and not see the change.
      if (isFirst || isFull || isLong)
        await queue.publish(draftRested, { presentationId: id }, { client, after: isFull || isLong ? 0 : REST });
    },
    /** Makes a version of the changes that are in none, if there are any. Returns its number. */
    settle,
    /** Makes a version if the draft rests, or has been changed for long; otherwise looks again later. */
    async rest(id: number): Promise<void> {
      const row = await store.findTimes(id);
      if (!row || row.versionChange === row.number) return;
      const wait = Math.min(row.changedAt + REST, row.unsavedSince + LONGEST) - clock.now();
      // Nobody waits that long: the clock was set back.
      const isDue = wait <= 0 || wait > LONGEST;
      const isLarge = row.number - row.versionChange >= MOST_CHANGES || row.logBytes >= MOST_UNSAVED;
      if (isDue || isLarge) await settle(id);
      // Others may have gone on meanwhile.
      const after = await store.findTimes(id);
      if (after && after.versionChange < after.number)
        await queue.publish(draftRested, { presentationId: id }, { after: isDue ? REST : wait, singletonKey: `${id} later` });
    },
    /** Makes versions of what was left behind. A draft that fails does not hold up the others: all failures are thrown at the end. */
    async sweep(signal: AbortSignal): Promise<void> {
      const failures: Error[] = [];
      for (const id of await store.listLeft(LEFT_AFTER, MOST_LEFT)) {
        signal.throwIfAborted();
        await settle(id).catch((cause: unknown) => failures.push(new Error(`There is no version of draft ${id}`, { cause })));
      }
      if (failures.length > 0) throw new AggregateError(failures, `Drafts without a version: ${failures.length}`);
    },
  };
}
