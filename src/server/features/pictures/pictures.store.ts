import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { holdName, inTransaction } from '../../platform/database/transaction.ts';
import type { Progress } from './make-manifest.ts';
import { Manifest } from './manifest.ts';

const Row = z.object({ painter: z.string(), is_complete: z.boolean(), manifest: Manifest });

const CardRow = z.object({ content_hash: z.string(), pictures: Manifest.shape.pictures, stop_count: z.number().nullable() });

interface CardManifest {
  pictures: Manifest['pictures'];
  stopCount: number | null;
}

export interface Kept {
  manifest: Manifest;
  painter: string;
  isComplete: boolean;
}

export interface Outdated {
  oid: string;
  version: number;
  contentHash: string;
  documentKey: string;
}

/** The painter of contents from before notes were left out, as migration 0008 marks them. */
const WITH_NOTES = 'with notes';
/** A viewer that was opened before its presentation was saved again loads the rest of its files within this time. */
const FORMER_VERSION_STAYS = '1 hour';

/** Its job has ended by then, even if it was started again and again. */
const GIVEN_UP_AFTER = '30 minutes';

/** A lock: exclusive while files are removed, shared while a manifest that references them is stored. */
const FILES = 'presentation files';

/** Prevents the removal of presentation files until the transaction ends. */
export const holdFiles = (client: PoolClient): Promise<void> => holdName(client, FILES, 'shared');

/** All SQL for pictures. */
export function createPicturesStore({ pool }: Database) {
  return {
    async findManifest(contentHash: string): Promise<Kept | undefined> {
      const { rows } = await pool.query({
        name: 'presentation_manifest',
        text: 'select painter, is_complete, manifest from presentation_manifest where content_hash = $1',
        values: [contentHash],
      });
      const row = rows[0] && Row.parse(rows[0]);
      return row && { manifest: row.manifest, painter: row.painter, isComplete: row.is_complete };
    },
    async noteProgress(contentHash: string, { stage, done, total }: Progress): Promise<void> {
      await pool.query(
        `insert into preparation (content_hash, stage, done, total) values ($1, $2, $3, $4)
         on conflict (content_hash) do update set stage = excluded.stage, done = excluded.done, total = excluded.total`,
        [contentHash, stage, done, total],
      );
    },
    async forgetProgress(contentHash: string): Promise<void> {
      await pool.query('delete from preparation where content_hash = $1', [contentHash]);
    },
    async findProgress(contentHash: string): Promise<Progress | undefined> {
      const { rows } = await pool.query<Progress>('select stage, done, total from preparation where content_hash = $1', [contentHash]);
      return rows[0];
    },
    /** Whether a presentation that anyone may see shows this file: in its current version, or in one replaced just now. */
    async isOpenToAll(file: string): Promise<boolean> {
      const { rows } = await pool.query<{ is_open: boolean }>({
        name: 'is_file_open_to_all',
        text: `select exists (
                 select from presentation_file join presentation_version shown using (content_hash) join presentation on id = shown.presentation_id
                 where file = $1 and privacy <> 'private' and trashed_at is null
                   and (shown.number = current_version or shown.replaced_at > now() - interval '${FORMER_VERSION_STAYS}')) as is_open`,
        values: [file],
      });
      return rows[0]?.is_open === true;
    },
    /** Only the pictures, for many contents. */
    async findPictures(contentHashes: readonly string[]): Promise<Map<string, CardManifest>> {
      const { rows } = await pool.query({
        name: 'presentation_card_pictures',
        text: `select content_hash, manifest -> 'pictures' as pictures, (manifest -> 'content' ->> 'stopCount')::integer as stop_count from presentation_manifest where content_hash = any($1)`,
        values: [contentHashes],
      });
      return new Map(
        z
          .array(CardRow)
          .parse(rows)
          .map(({ content_hash, pictures, stop_count }) => [content_hash, { pictures, stopCount: stop_count }]),
      );
    },
    /**
     * An incomplete manifest never replaces a complete one that viewers can use. Nothing is stored if `check` rejects, and no file is
     * removed between the check and the write.
     */
    keepManifest: (contentHash: string, { painter, isComplete, manifest }: Kept, check: () => Promise<void>): Promise<void> =>
      inTransaction(pool, async (client) => {
        await holdFiles(client);
        await check();
        await client.query(
          `insert into presentation_manifest (content_hash, painter, is_complete, manifest) values ($1, $2, $3, $4)
           on conflict (content_hash) do update set painter = excluded.painter, is_complete = excluded.is_complete, manifest = excluded.manifest, made_at = now()
           where excluded.is_complete or not presentation_manifest.is_complete or presentation_manifest.manifest -> 'content' is null`,
          [contentHash, painter, isComplete, manifest],
        );
        // Not `files`: that includes what the document merely mentions, and writing down a name must not open a file.
        await client.query(
          `insert into presentation_file (file, content_hash) select distinct made #>> '{}', content_hash
           from presentation_manifest, jsonb_path_query(manifest, '$.**.file ? (@.type() == "string")') made where content_hash = $1 on conflict do nothing`,
          [contentHash],
        );
      }),
    /** Whether an owner of this content shows the speaker's notes as captions. */
    async showsNotes(contentHash: string): Promise<boolean> {
      const { rows } = await pool.query<{ shows: boolean }>(
        `select exists (select from presentation join presentation_version on presentation_id = id and number in (current_version, latest_version)
         where content_hash = $1 and shows_notes) as shows`,
        [contentHash],
      );
      return rows[0]?.shows ?? false;
    },
    /** No manifest that references files is stored meanwhile. */
    removeFiles: (remove: () => Promise<void>): Promise<void> =>
      inTransaction(pool, async (client) => {
        await holdName(client, FILES, 'alone');
        await remove();
      }),
    /** Removes the files first, then the manifest, so that an interrupted removal can be repeated. */
    removeManifest: (contentHash: string, removeFiles: () => Promise<void>): Promise<void> =>
      inTransaction(pool, async (client) => {
        await holdName(client, FILES, 'alone');
        await removeFiles();
        await client.query('delete from presentation_manifest where content_hash = $1', [contentHash]);
      }),
    /**
     * Current versions whose manifest is from another painter, or not finished though there was time enough, latest modified first; and all
     * versions whose content has notes.
     */
    async listOutdated(painter: string): Promise<Outdated[]> {
      const { rows } = await pool.query<Outdated>(
        `select oid, number as version, content_hash as "contentHash", document_key as "documentKey"
         from presentation join presentation_version on presentation_id = id left join presentation_manifest using (content_hash)
         where painter <> $1 and (number = current_version or painter = $2)
           or number = current_version and presentation_version.created_at < now() - interval '${GIVEN_UP_AFTER}' and not coalesce((manifest ->> 'isFinished')::boolean, manifest is not null)
         order by number = current_version desc, modified_at desc`,
        [painter, WITH_NOTES],
      );
      return rows;
    },
    /** Those of the files that the manifest of any other content references, or that somebody has added to a draft or named in one. */
    async filesOfOthers(contentHash: string, files: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ file: string }>(
        `select distinct part #>> '{}' as file from presentation_manifest, jsonb_path_query(manifest, 'strict $.** ? (@.type() == "string")') part
         where content_hash <> $1 and part #>> '{}' = any($2::text[])
         union select file from asset_upload where file = any($2::text[]) and not is_left
         union select file from draft_change, unnest($2::text[]) file
         where operations::text like '%/files/images/%' and file like 'images/%' and position(file in operations::text) > 0
         union select file from draft_change, unnest($2::text[]) file
         where operations::text like '%/files/media/%' and file like 'media/%' and position(file in operations::text) > 0`,
        [contentHash, files],
      );
      return rows.map(({ file }) => file);
    },
    /** Documents without a manifest yet: no manifest lists the files they reference. */
    async documentsWithoutManifest(): Promise<string[]> {
      const { rows } = await pool.query<{ document_key: string }>(
        'select distinct document_key from presentation_version where not exists (select from presentation_manifest where presentation_manifest.content_hash = presentation_version.content_hash)',
      );
      return rows.map(({ document_key }) => document_key);
    },
  };
}

export type PicturesStore = ReturnType<typeof createPicturesStore>;
