import type { PoolClient } from 'pg';
import type { Batch, BatchAnswer, BatchRule, BrokenRule, Verdict } from '#contract/presentation/changes.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import { createLine } from '../../../platform/documents/line.ts';
import { DocumentProblem } from '../../../platform/documents/problems.ts';
import type { HeldDraft } from '../../../platform/documents/drafts/drafts.ts';
import type { DraftRow } from './editing.store.ts';
import { createSavedDrafts, KEPT, type SavedDraftsParts } from './saved-drafts.ts';

/** Pairs of an operation and one that others made since. More would hold up everybody else. */
const MOST_PAIRS = 2_000_000;
const MB = 1024 * 1024;
/** Bytes of a document and the changes to it: with ids for everything in it, it has to stay within what a document may have. */
const LARGEST_DRAFT = 16 * MB;
/** Each holds a connection to the database. Pages need some, too. */
const line = { places: 6, mostWaiting: 400, mostOfOne: 40 };
/** Attempts to accept a batch if its draft is lost meanwhile. */
const MOST_TRIES = 3;

interface Parts extends SavedDraftsParts {
  /** All processes hear of the numbers of drafts. */
  bus: Pick<Bus, 'tell'>;
  /** Whether somebody may use so many more bytes. */
  hasRoomFor(ownerId: string, bytes: number): Promise<boolean>;
}

/** Drafts and their changes, in one order for everybody. A change is saved when it is answered. */
export function createEditing({ bus, hasRoomFor, ...parts }: Parts) {
  const { store, drafts } = parts;
  const { findOrBegin, listAfter, bringUp, planVersion, changesAfter, read, settle } = createSavedDrafts(parts);
  const inTurn = createLine(line);
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
    hasRoom: boolean,
  ): Promise<Verdict> => {
    if (batch.base > row.number) return refusal('unknown-base', String(row.number));
    const text = write(batch.operations);
    if (text === undefined) return refusal('invalid-value');
    if (row.checkpointBytes + row.logBytes + text.length > LARGEST_DRAFT) return refusal('too-large', String(LARGEST_DRAFT));
    if (!hasRoom) return refusal('no-room');
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
    await planVersion(client, id, row, text.length);
    return { outcome: 'accepted', at, dropped };
  };

  const decide = async (client: PoolClient, id: number, held: HeldDraft, personId: string, batch: Batch, hasRoom: boolean) => {
    const row = await store.lock(client, id);
    if (!row) return undefined;
    const author = await store.findClient(client, id, batch.client);
    const answerWith = async (verdict: Verdict, number: number): Promise<BatchAnswer> => {
      const isKnown = batch.base >= 0 && batch.base <= number;
      return { ...verdict, ...(isKnown ? await listAfter(client, id, batch.base, number) : { number, changes: [], hasMore: false }) };
    };
    if (author && author.personId !== personId) return answerWith(refusal('foreign-client'), row.number);
    const last = author?.number ?? 0;
    if (author && batch.number <= last)
      return answerWith(batch.number === last ? author.verdict : { outcome: 'accepted', at: null, dropped: [] }, row.number);
    if (batch.number > last + 1) return answerWith(refusal('missing-batch', String(last + 1)), row.number);
    await bringUp(client, id, held, row);
    const verdict = await judge(client, id, held, row, personId, batch, hasRoom);
    // There may be room later: the same batch is then judged anew.
    const isFinal = verdict.outcome === 'accepted' || verdict.rule !== 'no-room';
    if (isFinal) await store.keepVerdict(client, id, { client: batch.client, personId, number: batch.number, verdict });
    return answerWith(verdict, Math.max(row.number, (verdict.outcome === 'accepted' && verdict.at) || 0));
  };

  return {
    /** Undefined if the presentation is gone. */
    async accept(id: number, personId: string, batch: Batch): Promise<BatchAnswer | undefined> {
      for (let tries = 1; ; tries += 1)
        try {
          const begun = await findOrBegin(id);
          if (!begun) return undefined;
          // The first change since a version is what makes another one.
          const isFirst = begun.versionChange === begun.number;
          const hasRoom = !isFirst || (await hasRoomFor(begun.ownerId, begun.checkpointBytes));
          const answer = await drafts.hold(String(id), async (held) => {
            // Before the transaction, because opening a large document takes a while.
            if ((held.number() ?? -1) < begun.checkpointChange) await bringUp(store.pool, id, held, begun);
            return inTurn(personId, () => store.inTransaction((client) => decide(client, id, held, personId, batch, hasRoom)));
          });
          if (answer?.outcome === 'accepted' && answer.at !== null) bus.tell(draftTopic(id), answer.number);
          return answer;
        } catch (error) {
          if (!isLost(error) || tries >= MOST_TRIES) throw error;
        }
    },
    changesAfter,
    read,
    settle,
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
