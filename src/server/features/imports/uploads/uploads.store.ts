import { ImportWishes } from '#contract/presentation/imports.ts';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Instant } from '../../../platform/clock/clock.ts';
import { holdName, inTransaction } from '../../../platform/database/transaction.ts';

const Row = z.object({
  id: z.string(),
  ownerId: z.string(),
  fileName: z.string(),
  size: z.coerce.number(),
  received: z.coerce.number(),
  wishes: ImportWishes,
  touchedAt: z.date().transform(Number),
});
/** A file being uploaded. */
export type UploadRow = z.output<typeof Row>;

/** Runs in the transaction that counts the last byte of a file. */
type OnWhole = (client: PoolClient, upload: UploadRow) => Promise<void>;

/** An owner's announced uploads that are not yet done with. */
export interface Open {
  count: number;
  bytes: number;
}

const columns = 'id, owner_id as "ownerId", file_name as "fileName", size, received, options as wishes, touched_at as "touchedAt"';
const at = (instant: Instant) => new Date(instant);

/** Nothing has been received since, and no import is using it. */
const isOld = 'touched_at < $1 and not exists (select from import where import.id = upload.id and finished_at is null)';

async function weighOpen(client: PoolClient, ownerId: string): Promise<Open> {
  const { rows } = await client.query<{ count: number; bytes: string }>(
    'select count(*)::integer as count, coalesce(sum(size), 0) as bytes from upload where owner_id = $1',
    [ownerId],
  );
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}

/** All SQL for uploads. */
export function createUploadsStore({ pool }: { pool: Pool }) {
  return {
    /** An empty file is complete immediately. Serialized per owner; `check` throws if there is no room beside the open uploads. */
    add: (
      { id, ownerId, fileName, size, wishes }: Pick<UploadRow, 'id' | 'ownerId' | 'fileName' | 'size' | 'wishes'>,
      now: Instant,
      check: (open: Open) => void,
      onWhole: OnWhole,
    ): Promise<void> =>
      inTransaction(pool, async (client) => {
        await holdName(client, `uploads ${ownerId}`, 'alone');
        check(await weighOpen(client, ownerId));
        const { rows } = await client.query(
          `insert into upload (id, owner_id, file_name, size, options, created_at, touched_at) values ($1, $2, $3, $4, $5, $6, $6) returning ${columns}`,
          [id, ownerId, fileName, size, wishes, at(now)],
        );
        if (size === 0) await onWhole(client, Row.parse(rows[0]));
      }),
    find: async (id: string, ownerId: string): Promise<UploadRow | undefined> => {
      const { rows } = await pool.query({
        name: 'upload_of',
        text: `select ${columns} from upload where id = $1 and owner_id = $2`,
        values: [id, ownerId],
      });
      return rows[0] && Row.parse(rows[0]);
    },
    /** Returns false if another request has counted these bytes, or the upload is gone. Of concurrent callers, only one succeeds. */
    count: (
      { id, ownerId, offset, length }: { id: string; ownerId: string; offset: number; length: number },
      now: Instant,
      onWhole: OnWhole,
    ): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query(
          `update upload set received = received + $4, pieces = pieces || $4::bigint, touched_at = $5 where id = $1 and owner_id = $2 and received = $3 and received + $4 <= size returning ${columns}`,
          [id, ownerId, offset, length, at(now)],
        );
        if (!rows[0]) return false;
        const upload = Row.parse(rows[0]);
        if (upload.received === upload.size) await onWhole(client, upload);
        return true;
      }),
    /** Those of the ids that exist. */
    async known(ids: readonly string[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ id: string }>('select id from upload where id = any($1)', [ids]);
      return new Set(rows.map(({ id }) => id));
    },
    /** Some of the uploads that have received nothing since then and that no import is using. */
    async listOld(since: Instant): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(`select id from upload where ${isOld} order by touched_at limit 100`, [at(since)]);
      return rows.map(({ id }) => id);
    },
    /** Returns false if the upload was resumed meanwhile. */
    removeOld: async (id: string, since: Instant): Promise<boolean> =>
      (await pool.query(`delete from upload where id = $2 and ${isOld}`, [at(since), id])).rowCount === 1,
    /** Removes only the row; cleanup removes the stored pieces. */
    remove: async (id: string) => void (await pool.query('delete from upload where id = $1', [id])),
    /** Returns false if there is no such upload, or it is complete. */
    removeUnfinished: async (id: string, ownerId: string): Promise<boolean> =>
      (await pool.query('delete from upload where id = $1 and owner_id = $2 and received < size', [id, ownerId])).rowCount === 1,
  };
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;
