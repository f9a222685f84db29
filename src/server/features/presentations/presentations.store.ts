import { and, eq, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { pageChannel } from '../../http/pages/page-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import { holdName, inTransaction } from '../../platform/database/transaction.ts';
import type { Content } from './contents-left.ts';
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
    isOwner: async (oid: string, ownerId: string) =>
      (await orm.select({ id: presentation.id }).from(presentation).where(and(eq(presentation.oid, oid), eq(presentation.ownerId, ownerId)))).length > 0,
    /** Everything happens or nothing of it, and nobody removes the content meanwhile; or, alone, nobody comes to name it. */
    holding: <Result>(contentHash: string, how: 'shared' | 'alone', run: (orm: NodePgDatabase, client: PoolClient) => Promise<Result>): Promise<Result> =>
      inTransaction(pool, async (client) => {
        await holdName(client, `content ${contentHash}`, how);
        return run(drizzle({ client }), client);
      }),
    isNamed: async (contentHash: string, on: NodePgDatabase = orm) =>
      (await on.select({ number: presentationVersion.number }).from(presentationVersion).where(eq(presentationVersion.contentHash, contentHash)).limit(1)).length > 0,
    /** What all versions of somebody's presentations say. None is added until the transaction ends. */
    listContents: async (client: PoolClient, ownerId: string): Promise<Content[]> => {
      const on = drizzle({ client });
      const mine = on.select({ id: presentation.id }).from(presentation).where(eq(presentation.ownerId, ownerId));
      await mine.for('update');
      return on
        .selectDistinct({ contentHash: presentationVersion.contentHash, documentKey: presentationVersion.documentKey })
        .from(presentationVersion)
        .innerJoin(presentation, eq(presentation.id, presentationVersion.presentationId))
        .where(eq(presentation.ownerId, ownerId));
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
