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
  checkpointKey: string;
  /** Of the checkpoint, and of the changes since. */
  checkpointBytes: number;
  logBytes: number;
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
  draft.checkpoint_change::float8 as "checkpointChange", draft.checkpoint_key as "checkpointKey",
  draft.checkpoint_bytes::float8 as "checkpointBytes", draft.log_bytes::float8 as "logBytes",
  presentation.owner_id as "ownerId", presentation.oid`;

const holdPresentation = 'select from presentation where id = $1 for no key update';

/** After which a client that has not been seen is forgotten. */
const CLIENT_DAYS = 60;
/** Bytes of changes in one answer, apart from the first; and their number. */
const MOST_BYTES = 1_000_000;
const MOST_CHANGES = 1000;

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
    begin: (presentationId: number): Promise<void> =>
      inTransaction(pool, async (client) => {
        // Whoever adds a version holds it, and the next statement sees that version.
        await client.query(holdPresentation, [presentationId]);
        await client.query(
          `insert into draft (presentation_id, checkpoint_key, checkpoint_bytes)
           select id, document_key, bytes - file_bytes from presentation
           join presentation_version on presentation_id = id and presentation_version.number = latest_version
           where id = $1 and trashed_at is null on conflict do nothing`,
          [presentationId],
        );
      }),
    find: (presentationId: number) => findOne(pool, presentationId),
    /** Since when it has changes that are in no version, and when it was last changed. */
    findTimes: async (presentationId: number) =>
      (
        await pool.query<{ number: number; versionChange: number; logBytes: number; changedAt: number; unsavedSince: number }>(
          `select draft.number::float8 as number, log_bytes::float8 as "logBytes", version_change::float8 as "versionChange",
             (extract(epoch from changed_at) * 1000)::float8 as "changedAt",
             (extract(epoch from coalesce(made_at, changed_at)) * 1000)::float8 as "unsavedSince"
           from draft left join draft_change on draft_change.presentation_id = draft.presentation_id and draft_change.number = version_change + 1
           where draft.presentation_id = $1`,
          [presentationId],
        )
      ).rows[0],
    /** Drafts with changes that are in no version although nobody has changed them for long, or before the clock was set back. */
    listLeft: async (seconds: number, count: number): Promise<number[]> =>
      (
        await pool.query<{ id: number }>(
          `select presentation_id::float8 as id from draft join presentation on presentation.id = presentation_id
           where number > version_change and trashed_at is null
             and (changed_at < now() - make_interval(secs => $1) or changed_at > now() + make_interval(secs => $1))
           order by changed_at limit $2`,
          [seconds, count],
        )
      ).rows.map(({ id }) => id),
    /**
     * Nobody else changes the draft until the transaction ends, and no version is added in another way. The presentation first, like
     * everybody who adds a version.
     */
    async lock(client: PoolClient, presentationId: number): Promise<DraftRow | undefined> {
      await client.query(holdPresentation, [presentationId]);
      return findOne(client, presentationId, 'for update of draft');
    },
    /** A version has all changes up to a number. Only the last changes before it are kept, for those who are late. */
    async settle(
      client: PoolClient,
      presentationId: number,
      { documentKey, bytes, number, kept }: { documentKey: string; bytes: number; number: number; kept: number },
    ): Promise<void> {
      await client.query(
        `update draft set version_change = $2, checkpoint_change = $2, checkpoint_key = $3, checkpoint_bytes = $4,
           log_bytes = (select coalesce(sum(bytes), 0) from draft_change where presentation_id = $1 and draft_change.number > $2)
         where presentation_id = $1`,
        [presentationId, number, documentKey, bytes],
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
        `select number::float8 as number, client, client_number as "clientNumber", operations from (
           select *, sum(bytes) over (order by number) - bytes as before from (
             select * from draft_change where presentation_id = $1 and number > $2 and number <= $3 order by number limit ${MOST_CHANGES}) page) measured
         where before < ${MOST_BYTES} order by measured.number`,
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
      const text = JSON.stringify(operations);
      const bytes = Buffer.byteLength(text);
      await on.query(
        `insert into draft_change (presentation_id, number, client, client_number, person_id, operations, bytes) values ($1, $2, $3, $4, $5, $6, $7)`,
        [presentationId, number, client, clientNumber, personId, text, bytes],
      );
      await on.query('update draft set number = $2, log_bytes = log_bytes + $3, changed_at = now() where presentation_id = $1', [
        presentationId,
        number,
        bytes,
      ]);
    },
  };
}

export type EditingStore = ReturnType<typeof createEditingStore>;
