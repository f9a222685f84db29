import type { Privacy, SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { PoolClient } from 'pg';
import { pageChannel } from '../../../http/pages/page-cache.ts';
import type { Instant } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { holdName, inTransaction } from '../../../platform/database/transaction.ts';
import type { Content } from '../contents-left.ts';

/** What filtering and sorting need of a presentation. */
export interface OwnRow {
  id: number;
  title: string;
  /** Empty unless there is a search. */
  description: string;
  tags: string[];
  privacy: Privacy;
  folder: string | null;
  isTrashed: boolean;
  /** Milliseconds. */
  createdAt: Instant;
  modifiedAt: Instant;
  trashedAt: Instant | null;
  viewCount: number;
  likeCount: number;
}

/** What a card shows of a presentation. */
export interface ShownRow {
  id: number;
  oid: string;
  title: string;
  description: string;
  schemaVersion: SchemaVersion;
  slug: string | null;
  coverStop: number | null;
  privacy: Privacy;
  privacyBefore: Privacy | null;
  contentHash: string;
  folder: string | null;
  revision: number;
  isStaffPick: boolean;
}

export interface FolderRow {
  id: number;
  oid: string;
  name: string;
}

/** A presentation locked until the transaction ends. */
export interface HeldRow {
  id: number;
  oid: string;
  ownerId: string;
  title: string;
  privacy: Privacy;
  privacyBefore: Privacy | null;
  isTemplate: boolean;
  isTrashed: boolean;
  revision: number;
}

const at = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const held = `select id::float8 as id, oid, owner_id as "ownerId", title, privacy, privacy_before_trash as "privacyBefore", is_template as "isTemplate", trashed_at is not null as "isTrashed", revision from presentation`;

/** All SQL for the library: own presentations, folders, trash. */
export function createLibraryStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async listOwn(ownerId: string, isSearched: boolean): Promise<OwnRow[]> {
      const { rows } = await pool.query<OwnRow>(
        `select p.id::float8 as id, p.title, case when $2 then p.description else '' end as description, case when $2 then p.tags else '{}' end as tags, p.privacy, f.oid as folder,
           p.trashed_at is not null as "isTrashed", ${at('p.created_at')} as "createdAt", ${at('greatest(p.modified_at, v.created_at)')} as "modifiedAt", ${at('p.trashed_at')} as "trashedAt",
           coalesce(t.views, 0)::float8 as "viewCount", coalesce(t.likes, 0) as "likeCount"
         from presentation p left join presentation_version v on v.presentation_id = p.id and v.number = p.latest_version
         left join folder f on f.id = p.folder_id left join presentation_tally t on t.presentation_id = p.id where p.owner_id = $1`,
        [ownerId, isSearched],
      );
      return rows;
    },
    async listShown(ids: readonly number[]): Promise<Map<number, ShownRow>> {
      const { rows } = await pool.query<ShownRow>(
        `select p.id::float8 as id, p.oid, p.title, p.description, p.schema_version as "schemaVersion", p.slug, p.cover_stop as "coverStop", p.privacy, p.privacy_before_trash as "privacyBefore",
           v.content_hash as "contentHash", f.oid as folder, p.revision, coalesce(c.tag = 'staff-pick', false) as "isStaffPick"
         from presentation p join presentation_version v on v.presentation_id = p.id and v.number = p.current_version
         left join folder f on f.id = p.folder_id left join presentation_curation c on c.presentation_id = p.id where p.id = any($1::bigint[])`,
        [ids],
      );
      return new Map(rows.map((row) => [row.id, row]));
    },
    /** For the data export: everything said about a person's presentations, trash included. */
    listAll: async (ownerId: string): Promise<{ oid: string }[]> =>
      (
        await pool.query<{ oid: string }>(
          `select p.oid, p.title, p.description, p.tags, p.privacy, p.language, f.name as folder, p.created_at as "createdAt", p.modified_at as "modifiedAt", p.trashed_at as "trashedAt",
             (select count(*)::int from presentation_version v where v.presentation_id = p.id) as versions
           from presentation p left join folder f on f.id = p.folder_id where p.owner_id = $1 order by p.created_at, p.oid`,
          [ownerId],
        )
      ).rows,
    listFolders: async (ownerId: string): Promise<FolderRow[]> =>
      (await pool.query<FolderRow>('select id::float8 as id, oid, name from folder where owner_id = $1', [ownerId])).rows,
    /**
     * Bytes of all versions, trash included. Each document counts once, and each picture, however many presentations, versions and drafts
     * have it.
     */
    async weigh(ownerId: string): Promise<number> {
      const { rows } = await pool.query<{ bytes: number }>(
        `with own as (
           select v.content_hash, max(v.bytes - v.file_bytes) as bytes
           from presentation p join presentation_version v on v.presentation_id = p.id where p.owner_id = $1 group by v.content_hash
         ), files as (
           select file, named.bytes from own join content_file named using (content_hash)
           union all select a.file, a.bytes from asset_upload a join presentation p on p.id = a.presentation_id where p.owner_id = $1
         )
         select ((select coalesce(sum(bytes), 0) from (select max(bytes) as bytes from files group by file) once)
           + (select coalesce(sum(bytes), 0) from own))::float8 as bytes`,
        [ownerId],
      );
      return rows[0]?.bytes ?? 0;
    },

    /** Runs in a transaction. */
    together: <Result>(run: (client: PoolClient) => Promise<Result>): Promise<Result> => inTransaction(pool, run),
    /** Locks those of the presentations that this person owns. */
    hold: async (client: PoolClient, ownerId: string, oids: readonly string[]): Promise<HeldRow[]> =>
      (await client.query<HeldRow>(`${held} where owner_id = $1 and oid = any($2) order by id for update`, [ownerId, oids])).rows,
    holdTrash: async (client: PoolClient, ownerId: string): Promise<HeldRow[]> =>
      (await client.query<HeldRow>(`${held} where owner_id = $1 and trashed_at is not null order by id for update`, [ownerId])).rows,
    /** Locks presentations of any owner trashed before then, skipping locked ones. */
    holdOutdated: async (client: PoolClient, before: Instant, count: number): Promise<HeldRow[]> =>
      (
        await client.query<HeldRow>(`${held} where trashed_at < $1 order by trashed_at limit $2 for update skip locked`, [
          new Date(before),
          count,
        ])
      ).rows,
    async trash(client: PoolClient, ids: readonly number[], now: Instant): Promise<void> {
      await client.query(
        `update presentation set trashed_at = $2, privacy_before_trash = privacy, privacy = 'private' where id = any($1::bigint[])`,
        [ids, new Date(now)],
      );
    },
    async restore(client: PoolClient, ids: readonly number[]): Promise<void> {
      await client.query(
        `update presentation set trashed_at = null, privacy = coalesce(privacy_before_trash, privacy), privacy_before_trash = null where id = any($1::bigint[])`,
        [ids],
      );
    },
    /** Deletes presentations and returns the contents of all their versions. */
    async remove(client: PoolClient, ids: readonly number[]): Promise<Content[]> {
      const { rows } = await client.query<Content>(
        `select distinct content_hash as "contentHash", document_key as "documentKey" from presentation_version where presentation_id = any($1::bigint[])`,
        [ids],
      );
      await client.query('delete from presentation where id = any($1::bigint[])', [ids]);
      return rows;
    },
    async move(client: PoolClient, ids: readonly number[], folderId: number | null): Promise<void> {
      await client.query('update presentation set folder_id = $2 where id = any($1::bigint[])', [ids, folderId]);
    },
    async rename(client: PoolClient, id: number, title: string): Promise<void> {
      await client.query(
        'update presentation set title = $2, modified_at = now(), is_modified_by_owner = true, revision = revision + 1 where id = $1',
        [id, title],
      );
    },
    async setPrivacy(client: PoolClient, ids: readonly number[], privacy: Privacy): Promise<void> {
      await client.query(
        `update presentation set privacy = $2, published_at = case when $2 in ('public', 'reusable') then coalesce(published_at, now()) else published_at end, revision = revision + 1
         where id = any($1::bigint[]) and privacy <> $2`,
        [ids, privacy],
      );
    },

    /** Serializes changes of a person's folders. */
    holdFolders: (client: PoolClient, ownerId: string): Promise<void> => holdName(client, `folders ${ownerId}`, 'alone'),
    countFolders: async (client: PoolClient, ownerId: string): Promise<number> =>
      (await client.query<{ count: number }>('select count(*)::integer as count from folder where owner_id = $1', [ownerId])).rows[0]
        ?.count ?? 0,
    findFolder: async (client: PoolClient, ownerId: string, oid: string): Promise<FolderRow | undefined> =>
      (await client.query<FolderRow>('select id::float8 as id, oid, name from folder where owner_id = $1 and oid = $2', [ownerId, oid]))
        .rows[0],
    hasFolderNamed: async (client: PoolClient, ownerId: string, name: string, exceptOid: string | null): Promise<boolean> =>
      (
        await client.query('select from folder where owner_id = $1 and lower(name) = lower($2) and oid is distinct from $3', [
          ownerId,
          name,
          exceptOid,
        ])
      ).rowCount !== 0,
    async addFolder(client: PoolClient, ownerId: string, oid: string, name: string): Promise<number> {
      const { rows } = await client.query<{ id: number }>(
        'insert into folder (oid, owner_id, name) values ($1, $2, $3) returning id::float8 as id',
        [oid, ownerId, name],
      );
      if (!rows[0]) throw new Error('The folder was not added');
      return rows[0].id;
    },
    renameFolder: async (client: PoolClient, id: number, name: string): Promise<void> =>
      void (await client.query('update folder set name = $2 where id = $1', [id, name])),
    removeFolder: async (client: PoolClient, id: number): Promise<void> =>
      void (await client.query('delete from folder where id = $1', [id])),

    /** Drops cached pages with these tags, once the transaction commits. */
    async tellPages(client: PoolClient, tags: Iterable<string>): Promise<void> {
      await client.query('select pg_notify($1, tag) from unnest($2::text[]) tag', [pageChannel, [...new Set(tags)]]);
    },
  };
}

export type LibraryStore = ReturnType<typeof createLibraryStore>;
