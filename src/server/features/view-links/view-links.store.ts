import { and, count, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { viewLink, viewLinkVisit } from './view-links.schema.ts';

/** A link, and what the gate may show of its presentation. */
export interface FoundLink {
  linkId: string;
  presentationId: number;
  oid: string;
  title: string;
  ownerId: string;
  passwordHash: string | null;
  asksIdentity: boolean;
  expiresAt: Date | null;
}

export interface Viewer {
  viewerName: string;
  viewerEmail: string;
}

type NewLink = Pick<typeof viewLink.$inferSelect, 'linkId' | 'presentationId' | 'label' | 'passwordHash' | 'asksIdentity' | 'expiresAt'>;

/** Runs in the same transaction as the change. */
export type Alongside = (client: PoolClient) => Promise<void>;

/** How many of the latest visits are shown per link. */
const MOST_VISITS = 200;

interface VisitRow extends Viewer {
  linkId: string;
  createdAt: Date;
}

/** All SQL for view links. */
export function createViewLinksStore({ orm, pool }: Database) {
  return {
    async find(linkId: string): Promise<FoundLink | undefined> {
      const { rows } = await pool.query<Omit<FoundLink, 'presentationId'> & { presentationId: string }>({
        name: 'view_link_by_id',
        text: `select link_id as "linkId", presentation.id as "presentationId", oid, title, owner_id as "ownerId", password_hash as "passwordHash", asks_identity as "asksIdentity", expires_at as "expiresAt"
               from view_link join presentation on presentation.id = presentation_id where link_id = $1 and trashed_at is null`,
        values: [linkId],
      });
      return rows[0] && { ...rows[0], presentationId: Number(rows[0].presentationId) };
    },
    findVisit: async (linkId: string, id: number): Promise<Viewer | undefined> =>
      (
        await orm
          .select({ viewerName: viewLinkVisit.viewerName, viewerEmail: viewLinkVisit.viewerEmail })
          .from(viewLinkVisit)
          .where(and(eq(viewLinkVisit.id, id), eq(viewLinkVisit.linkId, linkId)))
      )[0],
    /** Returns the visit's id, or undefined if the link was just revoked. */
    async addVisit(linkId: string, { viewerName, viewerEmail }: Viewer): Promise<number | undefined> {
      const { rows } = await pool.query<{ id: string }>(
        `with link as (select link_id from view_link where link_id = $1 for key share)
         insert into view_link_visit (link_id, viewer_name, viewer_email) select link_id, $2, $3 from link returning id`,
        [linkId, viewerName, viewerEmail],
      );
      return rows[0] && Number(rows[0].id);
    },
    count: async (presentationId: number) =>
      (await orm.select({ count: count() }).from(viewLink).where(eq(viewLink.presentationId, presentationId)))[0]?.count ?? 0,
    add: (link: NewLink, alongside: Alongside): Promise<void> =>
      inTransaction(pool, async (client) => {
        await drizzle({ client }).insert(viewLink).values(link);
        await alongside(client);
      }),
    /** Returns whether it existed. */
    remove: (presentationId: number, linkId: string, alongside: Alongside): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const removed = await drizzle({ client })
          .delete(viewLink)
          .where(and(eq(viewLink.presentationId, presentationId), eq(viewLink.linkId, linkId)))
          .returning({ linkId: viewLink.linkId });
        if (removed.length > 0) await alongside(client);
        return removed.length > 0;
      }),
    list: (presentationId: number) =>
      orm
        .select()
        .from(viewLink)
        .where(eq(viewLink.presentationId, presentationId))
        .orderBy(desc(viewLink.createdAt), desc(viewLink.linkId)),
    /** For the data export: the links to a person's presentations. */
    async listOwned(ownerId: string): Promise<object[]> {
      const { rows } = await pool.query<object>(
        `select link_id as "linkId", oid as presentation, label, password_hash is not null as "isProtected", asks_identity as "asksIdentity", expires_at as "expiresAt", view_link.created_at as "createdAt",
           (select count(*)::int from view_link_visit where view_link_visit.link_id = view_link.link_id) as visits
         from view_link join presentation on presentation.id = presentation_id where owner_id = $1 order by view_link.created_at, link_id`,
        [ownerId],
      );
      return rows;
    },
    /** Runs inside the transaction that removes the person with this address: their visits to other people's links. */
    leave: async (client: PoolClient, email: string): Promise<void> => {
      await client.query('delete from view_link_visit where lower(viewer_email) = lower($1)', [email]);
    },
    forgetVisitsBefore: async (before: Date): Promise<void> => {
      await pool.query('delete from view_link_visit where created_at < $1', [before]);
    },
    /** The latest visits of each link, latest first. */
    async listVisits(presentationId: number): Promise<VisitRow[]> {
      const { rows } = await pool.query<VisitRow>(
        `select view_link.link_id as "linkId", visit.viewer_name as "viewerName", visit.viewer_email as "viewerEmail", visit.created_at as "createdAt"
         from view_link cross join lateral (select * from view_link_visit where view_link_visit.link_id = view_link.link_id order by created_at desc, id desc limit ${MOST_VISITS}) visit
         where presentation_id = $1 order by visit.created_at desc, visit.id desc`,
        [presentationId],
      );
      return rows;
    },
  };
}

export type ViewLinksStore = ReturnType<typeof createViewLinksStore>;
