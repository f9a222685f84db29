import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Content } from '../contents-left.ts';

/** Of the versions made while editing, what stays: all of the last hour, then the last of each hour for a day, of each day for a month. */
const superfluous = `
  with aged as (
    select presentation_id, number, version.created_at,
      version.created_at > $1::timestamptz - interval '1 day' as is_fresh,
      version.created_at <= $1::timestamptz - interval '30 days' as is_past
    from presentation_version version join presentation on presentation.id = presentation_id
    where made_by = 'edit' and name is null and number > 1 and number <> current_version
      and version.created_at <= $1::timestamptz - interval '1 hour'
  ), ranked as (
    select *, row_number() over (
      partition by presentation_id, is_fresh, date_trunc(case when is_fresh then 'hour' else 'day' end, created_at, 'UTC')
      order by number desc) as place
    from aged
  )
  select presentation_id, number from ranked where is_past or place > 1 limit $2`;

/** SQL for versions beyond making them. */
export function createVersionsStore({ pool }: Database) {
  return {
    /** Gives the current version a name, if there is one. Returns its number; undefined if the presentation is gone. */
    async nameCurrent(presentationId: number, name: string | undefined): Promise<number | undefined> {
      const { rows } = await pool.query<{ number: number }>(
        `update presentation_version set name = coalesce($2, name) from presentation
         where id = $1 and presentation_id = id and number = current_version and trashed_at is null returning number`,
        [presentationId, name ?? null],
      );
      return rows[0]?.number;
    },
    /** Removes at most so many superfluous versions, and runs `alongside` with their contents in the same transaction. Returns how many. */
    thin: (now: Date, most: number, alongside: (client: PoolClient, contents: Content[]) => Promise<void>): Promise<number> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<Content>(
          `delete from presentation_version where (presentation_id, number) in (${superfluous})
           returning content_hash as "contentHash", document_key as "documentKey"`,
          [now, most],
        );
        if (rows.length > 0) await alongside(client, rows);
        return rows.length;
      }),
  };
}

export type VersionsStore = ReturnType<typeof createVersionsStore>;
