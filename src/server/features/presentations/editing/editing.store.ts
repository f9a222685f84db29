import type { Pool, PoolClient } from 'pg';
import type { Change, Verdict } from '#contract/presentation/changes.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** A draft, without its changes. */
export interface DraftRow {
  number: number;
  /** The last change that is in a version. */
  versionChange: number;
  checkpointChange: number;
  checkpointHash: string;
  checkpointKey: string;
  /** Of the presentation. */
  ownerId: string;
  oid: string;
}

interface ClientRow {
  personId: string;
  number: number;
  verdict: Verdict;
}

interface NewChange {
  number: number;
  client: string;
  clientNumber: number;
  personId: string;
  operations: readonly Operation[];
}

const columns = `draft.number::float8 as number, draft.version_change::float8 as "versionChange",
  draft.checkpoint_change::float8 as "checkpointChange", draft.checkpoint_hash as "checkpointHash", draft.checkpoint_key as "checkpointKey",
  presentation.owner_id as "ownerId", presentation.oid`;

/** After which a client that has not been seen is forgotten. */
const CLIENT_DAYS = 60;
/** Bytes of changes in one answer, apart from the first. */
const MOST_BYTES = 1_000_000;

/** All SQL for drafts. A presentation in the trash has none. */
export function createEditingStore({ pool }: Database) {
  const findOne = async (on: Pool | PoolClient, presentationId: number, lock = ''): Promise<DraftRow | undefined> =>
    (
      await on.query<DraftRow>(
        `select ${columns} from draft join presentation on presentation.id = draft.presentation_id
         where draft.presentation_id = $1 and presentation.trashed_at is null ${lock}`,
        [presentationId],
      )
    ).rows[0];
  return {
    pool,
    inTransaction: <Result>(run: (client: PoolClient) => Promise<Result>) => inTransaction(pool, run),
    /** Begins a draft with the current version, unless there is one. */
    begin: async (presentationId: number): Promise<void> => {
      await pool.query(
        `insert into draft (presentation_id, checkpoint_hash, checkpoint_key)
         select id, content_hash, document_key from presentation
         join presentation_version on presentation_id = id and presentation_version.number = current_version
         where id = $1 and trashed_at is null on conflict do nothing`,
        [presentationId],
      );
    },
    find: (presentationId: number) => findOne(pool, presentationId),
    /** Since when it has changes that are in no version, and when it was last changed. */
    findTimes: async (presentationId: number) =>
      (
        await pool.query<{ number: number; versionChange: number; changedAt: number; unsavedSince: number }>(
          `select draft.number::float8 as number, version_change::float8 as "versionChange",
             (extract(epoch from changed_at) * 1000)::float8 as "changedAt",
             (extract(epoch from coalesce(made_at, changed_at)) * 1000)::float8 as "unsavedSince"
           from draft left join draft_change on draft_change.presentation_id = draft.presentation_id and draft_change.number = version_change + 1
           where draft.presentation_id = $1`,
          [presentationId],
        )
      ).rows[0],
    /**
     * Nobody else changes the draft until the transaction ends, and no version is added in another way. The presentation first, like
     * everybody who adds a version.
     */
    async lock(client: PoolClient, presentationId: number): Promise<DraftRow | undefined> {
      await client.query('select from presentation where id = $1 for share', [presentationId]);
      return findOne(client, presentationId, 'for update of draft');
    },
    /** A version has all changes up to a number. Only the last changes before it are kept, for those who are late. */
    async settle(
      client: PoolClient,
      presentationId: number,
      { contentHash, documentKey, number, kept }: { contentHash: string; documentKey: string; number: number; kept: number },
    ): Promise<void> {
      await client.query(
        `update draft set version_change = $2, checkpoint_change = $2, checkpoint_hash = $3, checkpoint_key = $4
         where presentation_id = $1 and version_change < $2`,
        [presentationId, number, contentHash, documentKey],
      );
      await client.query('delete from draft_change where presentation_id = $1 and number <= $2', [presentationId, number - kept]);
      await client.query(`delete from draft_client where presentation_id = $1 and seen_at < now() - interval '${CLIENT_DAYS} days'`, [
        presentationId,
      ]);
    },
    /** The changes after one, up to another; not all of them if they are many. */
    async listChanges(on: Pool | PoolClient, presentationId: number, after: number, upTo: number): Promise<Change[]> {
      if (after >= upTo) return [];
      const { rows } = await on.query<Change>(
        `select number, client, "clientNumber", operations from (
           select number::float8 as number, client, client_number as "clientNumber", operations,
             sum(length(operations::text)) over (order by draft_change.number) - length(operations::text) as before
           from draft_change where presentation_id = $1 and number > $2 and number <= $3) changes
         where before < ${MOST_BYTES} order by number`,
        [presentationId, after, upTo],
      );
      return rows;
    },
    findClient: async (on: PoolClient, presentationId: number, client: string): Promise<ClientRow | undefined> =>
      (
        await on.query<ClientRow>(
          `select person_id as "personId", number, verdict from draft_client where presentation_id = $1 and client = $2`,
          [presentationId, client],
        )
      ).rows[0],
    keepVerdict: async (
      on: PoolClient,
      presentationId: number,
      { client, number, personId, verdict }: ClientRow & { client: string },
    ): Promise<void> => {
      await on.query(
        `insert into draft_client (presentation_id, client, person_id, number, verdict) values ($1, $2, $3, $4, $5)
         on conflict (presentation_id, client) do update set number = excluded.number, verdict = excluded.verdict, seen_at = now()`,
        [presentationId, client, personId, number, JSON.stringify(verdict)],
      );
    },
    add: async (on: PoolClient, presentationId: number, change: NewChange): Promise<void> => {
      const { number, client, clientNumber, personId, operations } = change;
      await on.query(
        `insert into draft_change (presentation_id, number, client, client_number, person_id, operations) values ($1, $2, $3, $4, $5, $6)`,
        [presentationId, number, client, clientNumber, personId, JSON.stringify(operations)],
      );
      await on.query('update draft set number = $2, changed_at = now() where presentation_id = $1', [presentationId, number]);
    },
  };
}

export type EditingStore = ReturnType<typeof createEditingStore>;
