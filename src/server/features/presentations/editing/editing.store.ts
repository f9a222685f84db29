import type { Pool, PoolClient } from 'pg';
import type { Change, Verdict } from '#contract/presentation/changes.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** A draft, without its changes. */
export interface DraftRow {
  number: number;
  /** The version that the draft began with, or the latest made of it; and the last change that is in it. */
  version: number;
  versionChange: number;
  checkpointChange: number;
  checkpointHash: string;
  checkpointKey: string;
  /** Of the presentation. */
  currentVersion: number;
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

const columns = `draft.number::float8 as number, draft.version, draft.version_change::float8 as "versionChange",
  draft.checkpoint_change::float8 as "checkpointChange", draft.checkpoint_hash as "checkpointHash", draft.checkpoint_key as "checkpointKey",
  presentation.current_version as "currentVersion", presentation.owner_id as "ownerId", presentation.oid`;

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
        `insert into draft (presentation_id, version, checkpoint_hash, checkpoint_key)
         select id, current_version, content_hash, document_key from presentation
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
    /** From the presentation's current version on, as the next change. Earlier ones are no longer known one by one. */
    async beginAgain(client: PoolClient, presentationId: number, row: DraftRow): Promise<DraftRow> {
      await client.query('delete from draft_change where presentation_id = $1', [presentationId]);
      await client.query(
        `update draft set number = $2, version = $3, version_change = $2, checkpoint_change = $2,
           checkpoint_hash = content_hash, checkpoint_key = document_key
         from presentation_version where draft.presentation_id = $1
           and presentation_version.presentation_id = draft.presentation_id and presentation_version.number = $3`,
        [presentationId, row.number + 1, row.currentVersion],
      );
      return (await findOne(client, presentationId)) ?? row;
    },
    /** Goes on as it is: the next version made of it follows the current one. */
    async adopt(client: PoolClient, presentationId: number, row: DraftRow): Promise<DraftRow> {
      await client.query('update draft set version = $2 where presentation_id = $1', [presentationId, row.currentVersion]);
      return { ...row, version: row.currentVersion };
    },
    /** A version has all changes up to a number. Only the last changes before it are kept, for those who are late. */
    async settle(
      client: PoolClient,
      presentationId: number,
      {
        version,
        contentHash,
        documentKey,
        number,
        kept,
      }: { version: number; contentHash: string; documentKey: string; number: number; kept: number },
    ): Promise<void> {
      await client.query(
        `update draft set version = $2, version_change = $3, checkpoint_change = $3, checkpoint_hash = $4, checkpoint_key = $5
         where presentation_id = $1 and version_change < $3`,
        [presentationId, version, number, contentHash, documentKey],
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
