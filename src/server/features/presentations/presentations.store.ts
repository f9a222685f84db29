import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { AuthorSegment } from '#contract/presentation/view-page.ts';
import { isListed, type Privacy, type SchemaVersion } from '#contract/presentation/presentation-address.ts';
import { pageChannel } from '../../http/pages/page-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import { holdName, inTransaction } from '../../platform/database/transaction.ts';
import type { Content } from './contents-left.ts';
import type { RightLevel } from './presentations.policy.ts';
import { presentation, presentationVersion } from './presentations.schema.ts';
import { exploreTag, presentationTag, templatesTag } from '../../http/pages/page-tags.ts';
import { addVersion, noteFiles, showVersion, type Added, type Written } from './versions/add-version.ts';

/** Properties of a new presentation that are not in its document. */
export interface Kind {
  privacy: Privacy;
  isTemplate: boolean;
  tags: readonly string[];
  /** One of the owner's folders. */
  folderId?: number | null;
}

/** What its editors set. Takes precedence over the document. */
export interface Details {
  title: string;
  description: string;
  tags: readonly string[];
  /** Absent fields stay unchanged. */
  privacy?: Privacy;
  language?: string | null;
  segment?: AuthorSegment | null;
  slug?: string | null;
  allowsCopies?: boolean;
  sellsPdf?: boolean;
  /** The speaker's notes, as captions. */
  showsNotes?: boolean;
  /** Visitors always see the latest version; otherwise what was published last. */
  showsLatest?: boolean;
  coverStop?: number | null;
}

/** Who makes the change, and the revision they saw; any if absent. */
interface Change {
  byOwner?: boolean;
  revision?: number | undefined;
}

/** The presentation as it was. */
type Before = Pick<typeof presentation.$inferSelect, 'oid' | 'ownerId' | 'privacy' | 'allowsCopies'>;

type Changed = 'changed' | /** There is no such presentation. */ 'unknown' | /** Someone else saved first. */ 'outdated';

export interface Listed {
  oid: string;
  ownerId: string;
  title: string;
  schemaVersion: SchemaVersion;
  slug: string | null;
  contentHash: string;
}

/** How many of the latest public presentations are compared by tags. */
const COMPARED = 200;

/** All SQL for presentations. */
export function createPresentationsStore({ orm, pool }: Database) {
  const rowsWith = (number: typeof presentation.currentVersion | typeof presentation.latestVersion, name: string) =>
    orm
      .select({
        id: presentation.id,
        oid: presentation.oid,
        ownerId: presentation.ownerId,
        title: presentation.title,
        description: presentation.description,
        schemaVersion: presentation.schemaVersion,
        privacy: presentation.privacy,
        isTemplate: presentation.isTemplate,
        tags: presentation.tags,
        version: presentationVersion.number,
        latestVersion: presentation.latestVersion,
        showsLatest: presentation.showsLatest,
        contentHash: presentationVersion.contentHash,
        documentKey: presentationVersion.documentKey,
        createdAt: presentation.createdAt,
        modifiedAt: presentation.modifiedAt,
        publishedAt: presentation.publishedAt,
        isModifiedByOwner: presentation.isModifiedByOwner,
        language: presentation.language,
        segment: presentation.segment,
        slug: presentation.slug,
        allowsCopies: presentation.allowsCopies,
        sellsPdf: presentation.sellsPdf,
        coverStop: presentation.coverStop,
        showsNotes: presentation.showsNotes,
        revision: presentation.revision,
        bytes: presentationVersion.bytes,
        fileBytes: presentationVersion.fileBytes,
      })
      .from(presentation)
      .innerJoin(presentationVersion, and(eq(presentationVersion.presentationId, presentation.id), eq(presentationVersion.number, number)))
      .where(and(eq(presentation.oid, sql.placeholder('oid')), isNull(presentation.trashedAt)))
      .prepare(name);
  const current = rowsWith(presentation.currentVersion, 'presentation_by_oid');
  const latest = rowsWith(presentation.latestVersion, 'latest_by_oid');
  return {
    /** With the version that visitors see. Skips the trash, even for the owner. */
    findByOid: async (oid: string) => (await current.execute({ oid }))[0],
    /** The same with the latest version, which visitors may not see yet. */
    findLatest: async (oid: string) => (await latest.execute({ oid }))[0],
    isInTrashOf: async (oid: string, ownerId: string) =>
      (
        await orm
          .select({ id: presentation.id })
          .from(presentation)
          .where(and(eq(presentation.oid, oid), eq(presentation.ownerId, ownerId), isNotNull(presentation.trashedAt)))
      ).length > 0,
    /** The id of a presentation that is this person's. */
    findOwned: async (oid: string, ownerId: string): Promise<number | undefined> =>
      (
        await orm
          .select({ id: presentation.id })
          .from(presentation)
          .where(and(eq(presentation.oid, oid), eq(presentation.ownerId, ownerId), isNull(presentation.trashedAt)))
      )[0]?.id,
    /** Runs in a transaction. `shared`: the content cannot be removed meanwhile. `alone`: no version can start to reference it. */
    holding: <Result>(
      contentHash: string,
      how: 'shared' | 'alone',
      run: (orm: NodePgDatabase, client: PoolClient) => Promise<Result>,
    ): Promise<Result> =>
      inTransaction(pool, async (client) => {
        await holdName(client, `content ${contentHash}`, how);
        return run(drizzle({ client }), client);
      }),
    /** The presentations that currently show this content. */
    listShowing: (contentHash: string) =>
      orm
        .select({ oid: presentation.oid, isTemplate: presentation.isTemplate })
        .from(presentation)
        .innerJoin(
          presentationVersion,
          and(eq(presentationVersion.presentationId, presentation.id), eq(presentationVersion.number, presentation.currentVersion)),
        )
        .where(eq(presentationVersion.contentHash, contentHash)),
    isNamed: async (contentHash: string, on: NodePgDatabase = orm) =>
      (
        await on
          .select({ number: presentationVersion.number })
          .from(presentationVersion)
          .where(eq(presentationVersion.contentHash, contentHash))
          .limit(1)
      ).length > 0,
    /** Of a content that no version has any more. */
    forgetFiles: async (contentHash: string, on: NodePgDatabase): Promise<void> => {
      await on.execute(sql`delete from content_file where content_hash = ${contentHash}`);
    },
    /** The contents of all versions of a person's presentations. Blocks new versions until the transaction ends. */
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
    /** How many of a person's presentations are listed publicly. */
    async countListed(ownerId: string): Promise<number> {
      const { rows } = await pool.query<{ count: number }>({
        name: 'count_listed',
        text: `select count(*)::integer as count from presentation where owner_id = $1 and privacy in ('public', 'reusable') and not exists (select from presentation_curation where presentation_id = id and tag = 'unsuitable')`,
        values: [ownerId],
      });
      return rows[0]?.count ?? 0;
    },
    /** Other public presentations: most shared tags first, then latest. */
    async listRelated({ oid, tags }: { oid: string; tags: readonly string[] }, count: number): Promise<Listed[]> {
      const { rows } = await pool.query<Listed>({
        name: 'related_presentations',
        text: `select oid, owner_id as "ownerId", title, schema_version as "schemaVersion", slug, content_hash as "contentHash"
               from (select * from presentation where privacy in ('public', 'reusable') and not is_template and oid <> $1
                       and not exists (select from presentation_curation where presentation_id = id and tag = 'unsuitable') order by modified_at desc limit ${COMPARED}) latest
               join presentation_version on presentation_id = id and number = current_version
               order by cardinality(array(select unnest(tags) intersect select unnest($2::text[]))) desc, modified_at desc, id desc limit $3`,
        values: [oid, tags, count],
      });
      return rows;
    },
    findRight: async (presentationId: number, personId: string): Promise<RightLevel | undefined> =>
      (
        await pool.query<{ level: RightLevel }>({
          name: 'presentation_right',
          text: 'select level from presentation_right where presentation_id = $1 and person_id = $2',
          values: [presentationId, personId],
        })
      ).rows[0]?.level,
    /** Runs `alongside` in the same transaction, if anything changes. */
    setRight: (
      presentationId: number,
      personId: string,
      level: RightLevel | 'none',
      alongside: (client: PoolClient) => Promise<void> = async () => undefined,
    ): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } =
          level === 'none'
            ? await client.query('delete from presentation_right where presentation_id = $1 and person_id = $2', [presentationId, personId])
            : await client.query(
                `insert into presentation_right as granted (presentation_id, person_id, level) values ($1, $2, $3)
                 on conflict (presentation_id, person_id) do update set level = excluded.level where granted.level <> excluded.level`,
                [presentationId, personId, level],
              );
        if (rowCount !== 0) await alongside(client);
      }),
    /** Runs `alongside` in the same transaction, with the current content if it has to be made again. */
    changeDetails: (
      oid: string,
      details: Details,
      { byOwner = true, revision }: Change,
      alongside: (client: PoolClient, before: Before, outdated: (Content & { version: number }) | undefined) => Promise<void>,
    ): Promise<Changed> =>
      inTransaction(pool, async (client) => {
        const on = drizzle({ client });
        const [before] = await on
          .select()
          .from(presentation)
          .where(and(eq(presentation.oid, oid), isNull(presentation.trashedAt)))
          .for('update');
        if (!before) return 'unknown';
        if (revision !== undefined && revision !== before.revision) return 'outdated';
        const { title, description, privacy = before.privacy } = details;
        const tags = [...details.tags];
        const isOther = title !== before.title || description !== before.description || tags.join() !== before.tags.join();
        const publishedAt = isListed(privacy) ? (before.publishedAt ?? sql`now()`) : before.publishedAt;
        // A change of privacy alone does not count as a modification.
        const modified = isOther ? { modifiedAt: sql`now()`, isModifiedByOwner: byOwner } : {};
        await on
          .update(presentation)
          .set({ ...details, tags, publishedAt, revision: before.revision + 1, ...modified })
          .where(eq(presentation.id, before.id));
        if (details.showsLatest === true) await showVersion(on, { ...before, number: before.latestVersion });
        const isShownOtherwise = details.showsNotes !== undefined && details.showsNotes !== before.showsNotes;
        const [outdated] = isShownOtherwise
          ? await on
              .select({
                version: presentationVersion.number,
                contentHash: presentationVersion.contentHash,
                documentKey: presentationVersion.documentKey,
              })
              .from(presentationVersion)
              .where(and(eq(presentationVersion.presentationId, before.id), eq(presentationVersion.number, before.currentVersion)))
          : [];
        await alongside(client, before, outdated);
        for (const tag of [presentationTag(oid), exploreTag, ...(before.isTemplate ? [templatesTag] : [])])
          await on.execute(sql`select pg_notify(${pageChannel}, ${tag})`);
        return 'changed';
      }),
    /** Returns its id and version 1, or undefined if the oid is taken. */
    add: async (
      on: NodePgDatabase,
      oid: string,
      ownerId: string,
      { title, description, schemaVersion, files, ...file }: Written,
      { privacy, isTemplate, tags, folderId = null }: Kind,
    ): Promise<Added | undefined> => {
      const values = {
        oid,
        ownerId,
        title,
        description,
        schemaVersion,
        privacy,
        isTemplate,
        tags: [...tags],
        folderId,
        currentVersion: 1,
        latestVersion: 1,
        publishedAt: isListed(privacy) ? sql`now()` : null,
      };
      const [row] = await on
        .insert(presentation)
        .values(values)
        .onConflictDoNothing({ target: presentation.oid })
        .returning({ id: presentation.id });
      if (!row) return undefined;
      await on.insert(presentationVersion).values({ presentationId: row.id, number: 1, documentSchema: schemaVersion, ...file });
      await noteFiles(on, file.contentHash, files);
      return { id: row.id, version: 1, draftNumber: undefined };
    },
    addVersion,
  };
}

export type PresentationsStore = ReturnType<typeof createPresentationsStore>;
