import type { CurationTag } from '#contract/presentation/curation.ts';
import { pageChannel } from '../../http/pages/page-cache.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Runs in the same transaction, if anything changes. */
export type Alongside = (client: PoolClient) => Promise<void>;

/** All SQL for curation. Processes are notified of the affected pages if and only if the change commits. */
export function createCurationStore({ pool }: Pick<Database, 'pool'>) {
  return {
    find: async (presentationId: number): Promise<CurationTag | null> => {
      const { rows } = await pool.query<{ tag: CurationTag }>({
        name: 'curation',
        text: 'select tag from presentation_curation where presentation_id = $1',
        values: [presentationId],
      });
      return rows[0]?.tag ?? null;
    },
    /** Returns false if the presentation or the moderator was just deleted. Setting the same tag again keeps its date. */
    set: (
      presentationId: number,
      tag: CurationTag,
      moderatorId: string,
      pages: readonly string[],
      alongside: Alongside = async () => undefined,
    ): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ told: string }>(
          `with moderator as (select id from person where id = $3 for key share),
              tagged as (select presentation.id, moderator.id as moderator_id from moderator, presentation where presentation.id = $1 for key share of presentation),
              changed as (
                insert into presentation_curation as curation (presentation_id, tag, tagged_by) select id, $2, moderator_id from tagged
                on conflict (presentation_id) do update set tag = excluded.tag, tagged_by = excluded.tagged_by, tagged_at = now() where curation.tag <> excluded.tag
                returning presentation_id
              )
         select (select count(*) from changed, unnest($5::text[]) page, pg_notify($4, page)) as told from tagged`,
          [presentationId, tag, moderatorId, pageChannel, pages],
        );
        if (Number(rows[0]?.told ?? 0) > 0) await alongside(client);
        return rows.length === 1;
      }),
    remove: (presentationId: number, pages: readonly string[], alongside: Alongside = async () => undefined): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `with removed as (delete from presentation_curation where presentation_id = $1 returning presentation_id)
         select pg_notify($2, page) from removed, unnest($3::text[]) page`,
          [presentationId, pageChannel, pages],
        );
        if (rowCount !== 0) await alongside(client);
      }),
  };
}

export type CurationStore = ReturnType<typeof createCurationStore>;
