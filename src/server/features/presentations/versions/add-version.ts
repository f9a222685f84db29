import type { VersionMaker } from '#contract/presentation/details.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { pageChannel } from '../../../http/pages/page-cache.ts';
import { exploreTag, presentationTag } from '../../../http/pages/page-tags.ts';
import { presentation, presentationVersion } from '../presentations.schema.ts';

/** A picture that a document names. */
export interface ContentFile {
  file: string;
  bytes: number;
}

/** What a document says about itself, and where it is. */
export interface Written {
  title: string;
  description: string;
  schemaVersion: 0 | 2;
  contentHash: string;
  documentKey: string;
  /** Of the document and all pictures it references. */
  bytes: number;
  /** Of the pictures alone. */
  fileBytes: number;
  /** The pictures, unless they were noted with an earlier version of the same content. */
  files?: readonly ContentFile[];
  madeBy: VersionMaker;
}

/** A new version, and the number of the draft that goes on from it, if there is one. */
export interface Added {
  id: number;
  version: number;
  draftNumber: number | undefined;
}

/**
 * `seen`: the version it is based on; `draftNumber`: the last change to the draft that it has. `outdated` if that is no longer the latest
 * version, if a version with that change has been made, or if the draft has changes that are in no version yet. Returns the number of the
 * new version, or of the latest one if the content is the same; undefined if this person does not own it. A save also sets title and
 * description; other ways to make a version do not. Visitors see it if they see the latest.
 */
export async function addVersion(
  on: NodePgDatabase,
  oid: string,
  ownerId: string,
  { title, description, schemaVersion, files, ...file }: Written,
  { seen, draftNumber }: { seen?: number | undefined; draftNumber?: number | undefined } = {},
): Promise<Added | 'outdated' | undefined> {
  const [row] = await on
    .select({ id: presentation.id, number: presentation.latestVersion, showsLatest: presentation.showsLatest })
    .from(presentation)
    .where(and(eq(presentation.oid, oid), eq(presentation.ownerId, ownerId), isNull(presentation.trashedAt)))
    .for('update');
  if (!row) return undefined;
  if (seen !== undefined && seen !== row.number) return 'outdated';
  const { id, showsLatest } = row;
  const isOutdated = draftNumber === undefined ? await hasUnsavedChanges(on, id) : await isSettled(on, id, draftNumber);
  if (isOutdated) return 'outdated';
  const [last] = await on
    .select({ contentHash: presentationVersion.contentHash })
    .from(presentationVersion)
    .where(and(eq(presentationVersion.presentationId, id), eq(presentationVersion.number, row.number)));
  if (last?.contentHash === file.contentHash) return { id, version: row.number, draftNumber: undefined };
  const number = row.number + 1;
  await on.insert(presentationVersion).values({ presentationId: id, number, documentSchema: schemaVersion, ...file });
  await noteFiles(on, file.contentHash, files);
  const words = file.madeBy === 'save' ? { title, description } : {};
  const cover = showsLatest && file.madeBy !== 'edit' ? { coverStop: null } : {};
  await on
    .update(presentation)
    .set({ ...words, ...cover, latestVersion: number })
    .where(eq(presentation.id, id));
  if (showsLatest) await showVersion(on, { id, oid, number });
  return { id, version: number, draftNumber: file.madeBy === 'edit' ? undefined : await beginDraftAgain(on, id, file) };
}

/** For counting storage: a picture that several contents name counts once. */
export async function noteFiles(on: NodePgDatabase, contentHash: string, files: readonly ContentFile[] = []): Promise<void> {
  if (files.length > 0)
    await on.execute(
      sql`insert into content_file (content_hash, file, bytes)
        select ${contentHash}, file, bytes from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as named (file text, bytes bigint)
        on conflict do nothing`,
    );
}

/** Visitors see this version from now on, at the address that belongs to its schema. */
export async function showVersion(on: NodePgDatabase, { id, oid, number }: { id: number; oid: string; number: number }): Promise<void> {
  await on.execute(
    sql`update presentation_version set replaced_at = now() from presentation
        where id = ${id} and presentation_id = id and presentation_version.number = current_version and current_version <> ${number}`,
  );
  await on.execute(
    sql`update presentation set current_version = shown.number, schema_version = coalesce(shown.document_schema, schema_version),
          modified_at = now(), is_modified_by_owner = true
        from presentation_version shown
        where id = ${id} and shown.presentation_id = id and shown.number = ${number} and current_version <> ${number}`,
  );
  for (const tag of [presentationTag(oid), exploreTag]) await on.execute(sql`select pg_notify(${pageChannel}, ${tag})`);
}

const hasUnsavedChanges = async (on: NodePgDatabase, presentationId: number): Promise<boolean> =>
  ((await on.execute(sql`select from draft where presentation_id = ${presentationId} and number > version_change`)).rowCount ?? 0) > 0;

/** Whether a version has all changes to the draft up to this one, or the draft has begun again since. */
const isSettled = async (on: NodePgDatabase, presentationId: number, number: number): Promise<boolean> =>
  ((await on.execute(sql`select from draft where presentation_id = ${presentationId} and version_change < ${number}`)).rowCount ?? 0) === 0;

/**
 * A draft goes on from the new version, as the next change; earlier ones are no longer known one by one. Returns its number, if there is a
 * draft.
 */
async function beginDraftAgain(
  on: NodePgDatabase,
  presentationId: number,
  { documentKey, bytes, fileBytes }: Pick<Written, 'documentKey' | 'bytes' | 'fileBytes'>,
): Promise<number | undefined> {
  await on.execute(sql`delete from draft_change where presentation_id = ${presentationId}`);
  const { rows } = await on.execute<{ number: number }>(
    sql`update draft set number = number + 1, version_change = number + 1, checkpoint_change = number + 1,
          checkpoint_key = ${documentKey}, checkpoint_bytes = ${bytes - fileBytes}, log_bytes = 0
        where presentation_id = ${presentationId} returning number::float8 as number`,
  );
  return rows[0]?.number;
}
