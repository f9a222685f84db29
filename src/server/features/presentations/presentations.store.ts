import { and, eq, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { pageChannel } from '../../http/pages/page-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentation, presentationVersion } from './presentations.schema.ts';

/** What a document says about itself, and where it is. */
export interface Written {
  title: string;
  description: string;
  schemaVersion: 0 | 2;
  contentHash: string;
  documentKey: string;
}

/** Tags the pages that show a presentation. */
export const presentationTag = (oid: string) => `presentation:${oid}`;

/** All SQL of the presentations. */
export function createPresentationsStore({ orm, pool }: Database) {
  const current = orm
    .select({
      oid: presentation.oid,
      ownerId: presentation.ownerId,
      title: presentation.title,
      description: presentation.description,
      schemaVersion: presentation.schemaVersion,
      privacy: presentation.privacy,
      version: presentation.currentVersion,
      contentHash: presentationVersion.contentHash,
      documentKey: presentationVersion.documentKey,
      createdAt: presentation.createdAt,
      modifiedAt: presentation.modifiedAt,
    })
    .from(presentation)
    .innerJoin(presentationVersion, and(eq(presentationVersion.presentationId, presentation.id), eq(presentationVersion.number, presentation.currentVersion)))
    .where(eq(presentation.oid, sql.placeholder('oid')))
    .prepare('presentation_by_oid');
  return {
    findByOid: async (oid: string) => (await current.execute({ oid }))[0],
    /** Everything that is done through the connection happens, or nothing of it. */
    async inTransaction<Result>(run: (orm: NodePgDatabase, client: PoolClient) => Promise<Result>): Promise<Result> {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query('begin');
        const result = await run(drizzle({ client }), client);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => (isBroken = true));
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    add: async (on: NodePgDatabase, oid: string, ownerId: string, { title, description, schemaVersion, ...file }: Written): Promise<number> => {
      const [row] = await on.insert(presentation).values({ oid, ownerId, title, description, schemaVersion, currentVersion: 1 }).returning({ id: presentation.id });
      if (row) await on.insert(presentationVersion).values({ presentationId: row.id, number: 1, ...file });
      return 1;
    },
    /** The new version's number, or the present one's if that says the same; undefined if it is not this person's to change. */
    addVersion: async (on: NodePgDatabase, oid: string, ownerId: string, { title, description, schemaVersion, ...file }: Written): Promise<number | undefined> => {
      const mine = and(eq(presentation.oid, oid), eq(presentation.ownerId, ownerId));
      const [row] = await on.select({ id: presentation.id, number: presentation.currentVersion }).from(presentation).where(mine).for('update');
      if (!row) return undefined;
      const [last] = await on.select({ contentHash: presentationVersion.contentHash }).from(presentationVersion).where(and(eq(presentationVersion.presentationId, row.id), eq(presentationVersion.number, row.number)));
      if (last?.contentHash === file.contentHash) return row.number;
      const number = row.number + 1;
      await on.insert(presentationVersion).values({ presentationId: row.id, number, ...file });
      await on.update(presentation).set({ title, description, schemaVersion, currentVersion: number, modifiedAt: sql`now()` }).where(eq(presentation.id, row.id));
      await on.execute(sql`select pg_notify(${pageChannel}, ${presentationTag(oid)})`);
      return number;
    },
  };
}

export type PresentationsStore = ReturnType<typeof createPresentationsStore>;
