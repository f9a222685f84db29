import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Content } from '../contents-left.ts';
import { presentation, presentationVersion } from '../presentations.schema.ts';
import { showVersion } from './add-version.ts';

/** Of the versions made while editing, what stays: all of the last hour, then the last of each hour for a day, of each day for a month. */
const superfluous = `
  with aged as (
    select presentation_id, number, version.created_at,
      version.created_at > $1::timestamptz - interval '1 day' as is_fresh,
      version.created_at <= $1::timestamptz - interval '30 days' as is_past
    from presentation_version version join presentation on presentation.id = presentation_id
    where made_by = 'edit' and name is null and number > 1 and number not in (current_version, latest_version)
      and coalesce(replaced_at, '-infinity') <= $1::timestamptz - interval '1 hour'
      and version.created_at <= $1::timestamptz - interval '1 hour'
  ), ranked as (
    select *, row_number() over (
      partition by presentation_id, is_fresh, date_trunc(case when is_fresh then 'hour' else 'day' end, created_at, 'UTC')
      order by number desc) as place
    from aged
  )
  select presentation_id, number from ranked where is_past or place > 1 limit $2`;

/** SQL for versions beyond making them. */
export function createVersionsStore({ orm, pool }: Database) {
  return {
    find: async (oid: string, number: number) =>
      (
        await orm
          .select({
            contentHash: presentationVersion.contentHash,
            documentKey: presentationVersion.documentKey,
            bytes: presentationVersion.bytes,
            fileBytes: presentationVersion.fileBytes,
            schemaVersion: sql<0 | 2>`coalesce(${presentationVersion.documentSchema}, ${presentation.schemaVersion})`,
          })
          .from(presentationVersion)
          .innerJoin(presentation, eq(presentation.id, presentationVersion.presentationId))
          .where(and(eq(presentation.oid, oid), eq(presentationVersion.number, number), isNull(presentation.trashedAt)))
      )[0],
    /** Latest first; with a number, those before that one. */
    list: (presentationId: number, count: number, before?: number) =>
      orm
        .select({
          number: presentationVersion.number,
          name: presentationVersion.name,
          contentHash: presentationVersion.contentHash,
          madeBy: presentationVersion.madeBy,
          bytes: presentationVersion.bytes,
          createdAt: presentationVersion.createdAt,
        })
        .from(presentationVersion)
        .where(
          and(
            eq(presentationVersion.presentationId, presentationId),
            before === undefined ? undefined : lt(presentationVersion.number, before),
          ),
        )
        .orderBy(desc(presentationVersion.number))
        .limit(count),
    /** Whether there are changes that visitors do not see, in a version or only in the draft. */
    async hasUnpublished(presentationId: number): Promise<boolean> {
      const { rowCount } = await pool.query(
        `select from presentation left join draft on presentation_id = id
         where id = $1 and (latest_version > current_version or draft.number > version_change)`,
        [presentationId],
      );
      return rowCount === 1;
    },
    /** Gives a version a name, or takes it away. False if there is no such version. */
    async rename(presentationId: number, number: number, name: string | null): Promise<boolean> {
      const { rowCount } = await pool.query('update presentation_version set name = $3 where presentation_id = $1 and number = $2', [
        presentationId,
        number,
        name,
      ]);
      return rowCount === 1;
    },
    /** A version that was made by editing holds an earlier one again. */
    async noteRestored(presentationId: number, number: number): Promise<void> {
      await pool.query(
        `update presentation_version set made_by = 'restore' where presentation_id = $1 and number = $2 and made_by = 'edit'`,
        [presentationId, number],
      );
    },
    /**
     * Gives a version a name, the latest without a number, unless it has one. Returns its number and the name it has; undefined if the
     * presentation is gone.
     */
    async nameOnce(
      presentationId: number,
      number: number | undefined,
      name: string | undefined,
    ): Promise<{ number: number; name: string | null } | undefined> {
      const { rows } = await pool.query<{ number: number; name: string | null }>(
        `update presentation_version set name = coalesce(name, $3) from presentation
         where id = $1 and presentation_id = id and number = coalesce($2::integer, latest_version) and trashed_at is null
         returning number, name`,
        [presentationId, number ?? null, name ?? null],
      );
      return rows[0];
    },
    /**
     * Visitors see the latest version from now on. Runs `alongside` with it in the same transaction. Returns its number; undefined if this
     * person does not own the presentation.
     */
    publishLatest: (
      oid: string,
      ownerId: string,
      alongside: (client: PoolClient, version: Content & { version: number }) => Promise<void>,
    ): Promise<number | undefined> =>
      inTransaction(pool, async (client) => {
        const on = drizzle({ client });
        const [row] = await on
          .select({ id: presentation.id, number: presentation.latestVersion })
          .from(presentation)
          .where(and(eq(presentation.oid, oid), eq(presentation.ownerId, ownerId), isNull(presentation.trashedAt)))
          .for('update');
        if (!row) return undefined;
        await showVersion(on, { ...row, oid });
        const [latest] = await on
          .select({
            version: presentationVersion.number,
            contentHash: presentationVersion.contentHash,
            documentKey: presentationVersion.documentKey,
          })
          .from(presentationVersion)
          .where(and(eq(presentationVersion.presentationId, row.id), eq(presentationVersion.number, row.number)));
        if (latest) await alongside(client, latest);
        return row.number;
      }),
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
