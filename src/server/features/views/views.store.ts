import type { Database } from '../../platform/database/database.ts';

/** All SQL of the views. */
export function createViewsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The presentation's oid; undefined if it has just gone. */
    add: async (presentationId: number): Promise<string | undefined> => {
      const { rows } = await pool.query<{ oid: string }>({
        name: 'view',
        text: `insert into presentation_tally as tally (presentation_id, views) select id, 1 from presentation where id = $1 for key share
               on conflict (presentation_id) do update set views = tally.views + 1
               returning (select oid from presentation where id = presentation_id)`,
        values: [presentationId],
      });
      return rows[0]?.oid;
    },
  };
}

export type ViewsStore = ReturnType<typeof createViewsStore>;
