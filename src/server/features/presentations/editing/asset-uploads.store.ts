import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** SQL for pictures that are added while editing. */
export function createAssetUploadsStore({ pool }: Database) {
  return {
    inTransaction: <Result>(run: (client: PoolClient) => Promise<Result>) => inTransaction(pool, run),
    async add(presentationId: number, file: string, bytes: number): Promise<void> {
      await pool.query(
        `insert into asset_upload (presentation_id, file, bytes) values ($1, $2, $3)
         on conflict (presentation_id, file) do update set created_at = now(), is_left = false`,
        [presentationId, file, bytes],
      );
    },
    /** Whether a picture was added to this presentation, or one of its versions names it. */
    async belongsTo(presentationId: number, file: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `select from asset_upload where presentation_id = $1 and file = $2
         union all select from presentation_version join presentation_manifest using (content_hash)
           where presentation_id = $1 and manifest -> 'files' ? $2 limit 1`,
        [presentationId, file],
      );
      return (rowCount ?? 0) > 0;
    },
    /** Marks pictures that were added before this time, and returns some of those that are marked. */
    async leave(before: Date, count: number): Promise<string[]> {
      await pool.query('update asset_upload set is_left = true where created_at < $1 and not is_left', [before]);
      const { rows } = await pool.query<{ file: string }>(
        `select distinct file from asset_upload where is_left
         and not exists (select from draft_change where operations::text like '%/files/images/%' and position(file in operations::text) > 0)
         and not exists (select from draft_change where operations::text like '%/files/media/%' and position(file in operations::text) > 0)
         limit $1`,
        [count],
      );
      return rows.map(({ file }) => file);
    },
    /** Those that are marked, and no longer in storage or named by a version. */
    async forget(files: readonly string[]): Promise<void> {
      await pool.query('delete from asset_upload where is_left and file = any($1)', [files]);
    },
  };
}

export type AssetUploadsStore = ReturnType<typeof createAssetUploadsStore>;
