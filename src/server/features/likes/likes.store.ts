import type { PoolClient } from 'pg';
import type { Privacy } from '#contract/presentation/presentation-address.ts';
import { countsTag, exploreTag } from '../../http/pages/page-tags.ts';
import { pageChannel } from '../../http/pages/page-cache.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Change {
  /** Of the presentation. */
  oid: string;
  /** False if it was already so. */
  isChanged: boolean;
}

const add = (which: string) => `
  with liker as (select id from person where id = $2 for key share),
       liked as (select presentation.id, presentation.oid, liker.id as person_id from liker, presentation where ${which} for key share of presentation),
       added as (insert into presentation_like (presentation_id, person_id) select id, person_id from liked on conflict do nothing returning person_id)
  select oid, exists (select from added) as "isChanged" from liked`;
const remove = (which: string) => `
  with liked as (select id, oid from presentation where ${which} for key share),
       removed as (delete from presentation_like using liked where presentation_id = liked.id and person_id = $2 returning person_id)
  select oid, exists (select from removed) as "isChanged" from liked`;

const byId = 'presentation.id = $1';
const open = 'presentation.oid = $1 and presentation.trashed_at is null and presentation.privacy = any($3)';

/**
 * All SQL for likes. The counting is in the migration. To avoid deadlocks, every change locks the person first, then the presentation,
 * then the like, and its count last.
 */
export function createLikesStore({ pool }: Pick<Database, 'pool'>) {
  const change = async (name: string, text: string, values: unknown[]): Promise<Change | undefined> =>
    (await pool.query<Change>({ name, text, values })).rows[0];
  return {
    /** Undefined if the presentation or the person was just deleted. */
    add: (presentationId: number, personId: string) => change('like', add(byId), [presentationId, personId]),
    remove: (presentationId: number, personId: string) => change('unlike', remove(byId), [presentationId, personId]),
    /** Undefined also if the presentation has none of these privacies, or is in the trash. */
    addOpen: (oid: string, personId: string, privacies: readonly Privacy[]) => change('like_open', add(open), [oid, personId, privacies]),
    removeOpen: (oid: string, personId: string, privacies: readonly Privacy[]) =>
      change('unlike_open', remove(open), [oid, personId, privacies]),
    has: async (presentationId: number, personId: string): Promise<boolean> => {
      const { rowCount } = await pool.query({
        name: 'has_liked',
        text: 'select from presentation_like where presentation_id = $1 and person_id = $2',
        values: [presentationId, personId],
      });
      return rowCount === 1;
    },
    countsOf: async (presentationId: number): Promise<{ likes: number; views: number }> => {
      const { rows } = await pool.query<{ likes: number; views: string }>({
        name: 'counts',
        text: 'select likes, views from presentation_tally where presentation_id = $1',
        values: [presentationId],
      });
      return { likes: rows[0]?.likes ?? 0, views: Number(rows[0]?.views ?? 0) };
    },
    /** For the data export. */
    listOf: async (personId: string): Promise<object[]> =>
      (
        await pool.query<object>(
          `select oid, title, presentation_like.created_at as "likedAt" from presentation_like join presentation on id = presentation_id
           where person_id = $1 order by presentation_like.created_at`,
          [personId],
        )
      ).rows,
    /** Sent if and only if the transaction commits. */
    announceLikedBy: async (client: PoolClient, personId: string): Promise<void> => {
      await client.query(
        `select pg_notify($1, tag) from (
           select $3 || oid as tag from presentation_like join presentation on id = presentation_id where person_id = $2 union all select $4
         ) tags`,
        [pageChannel, personId, countsTag(''), exploreTag],
      );
    },
  };
}

export type LikesStore = ReturnType<typeof createLikesStore>;
