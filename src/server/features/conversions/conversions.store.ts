import { exportFormats } from '#contract/pdf/pdf-access.ts';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Instant } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** A requested file of one version of a presentation. */
export const Wanted = z.object({
  format: z.enum(exportFormats),
  oid: z.string(),
  contentHash: z.string(),
  documentKey: z.string(),
  title: z.string(),
  author: z.string(),
  language: z.string(),
  skipsMissingImages: z.boolean(),
});
export type Wanted = z.output<typeof Wanted>;

const Row = Wanted.extend({
  id: z.string(),
  fileKey: z.string(),
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  pagesDone: z.number(),
  pages: z.number(),
  missingImageStop: z.number().nullable(),
  fileBytes: z.coerce.number(),
  requestedAt: z.date().transform(Number),
  seenAt: z.date().transform(Number).nullable(),
});
export type Export = z.output<typeof Row>;

/** One worker's attempt to make a file. A worker that takes over uses a different `claim`. */
export interface Claim {
  id: string;
  claim: string;
}

type Publish = (client: PoolClient, id: string) => Promise<void>;
type RemoveFile = (fileKey: string) => Promise<void>;

// The name of a file says what it is.
const columns = `id, case when file_key like '%.pptx' then 'pptx' else 'pdf' end as format, presentation_oid as oid, content_hash as "contentHash", document_key as "documentKey", title, author, language, skips_missing_images as "skipsMissingImages",
  file_key as "fileKey", state, pages_done as "pagesDone", pages, missing_image_stop as "missingImageStop", file_bytes as "fileBytes", requested_at as "requestedAt", seen_at as "seenAt"`;
const fresh = `state = 'waiting', claim = null, failures = 0, pages_done = 0, pages = 0, missing_image_stop = null, file_bytes = null, seen_at = null, finished_at = null`;
const isMine = `id = $1 and claim = $2 and state = 'working'`;
/** How many are removed at a time. */
const MOST_SWEPT = 20;
/** Per presentation, so that saving many versions neither delays other exports nor fills the disk. */
const MOST_WAITING = 3;
const MOST_KEPT = 20;
const ranked = `select id, row_number() over (partition by presentation_oid order by requested_at desc, id) as place from pdf_export`;
// Mailed links state how long they work, so their exports must be kept.
const isMailed = `exists (select from pdf_purchase where pdf_export.id = any (mailed_exports))`;

const at = (instant: Instant) => new Date(instant);
const first = (rows: unknown[]): Export | undefined => (rows[0] === undefined ? undefined : Row.parse(rows[0]));

/** All SQL for exports. */
export function createConversionsStore({ pool }: Pick<Database, 'pool'>) {
  const change = async (text: string, values: unknown[]) => (await pool.query(text, values)).rowCount === 1;

  const remove = (which: string, values: unknown[], removeFile: RemoveFile): Promise<number> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string; file_key: string }>(`select id, file_key from pdf_export where ${which}`, values);
      // Files first, then rows, so that an interrupted removal can be repeated.
      for (const { file_key } of rows) await removeFile(file_key);
      await client.query('delete from pdf_export where id = any($1)', [rows.map(({ id }) => id)]);
      return rows.length;
    });

  return {
    find: async (id: string): Promise<Export | undefined> =>
      first((await pool.query({ name: 'pdf_export_by_id', text: `select ${columns} from pdf_export where id = $1`, values: [id] })).rows),

    /**
     * Returns the export for this cause, whoever requested it first. Runs `publish` in the same transaction if it is new or had failed;
     * in that case, the presentation's oldest waiting exports over the limit fail.
     */
    join: (fields: { id: string; cause: string; fileKey: string; wanted: Wanted }, now: Instant, publish: Publish): Promise<Export> =>
      inTransaction(pool, async (client) => {
        const { id, cause, fileKey, wanted } = fields;
        const { rows } = await client.query(
          `insert into pdf_export (id, cause, file_key, presentation_oid, content_hash, document_key, title, author, language, skips_missing_images, requested_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (cause) do update set requested_at = excluded.requested_at returning ${columns}`,
          [
            id,
            cause,
            fileKey,
            wanted.oid,
            wanted.contentHash,
            wanted.documentKey,
            wanted.title,
            wanted.author,
            wanted.language,
            wanted.skipsMissingImages,
            at(now),
          ],
        );
        const joined = Row.parse(rows[0]);
        if (joined.state === 'failed') await client.query(`update pdf_export set ${fresh} where id = $1`, [joined.id]);
        if (joined.state !== 'failed' && joined.id !== id) return joined;
        await client.query(
          `update pdf_export set state = 'failed', claim = null, finished_at = $3 where id in
             (select id from pdf_export where presentation_oid = $1 and state = 'waiting' and id <> $2 order by requested_at desc, id offset ${MOST_WAITING - 1} for update skip locked)`,
          [joined.oid, joined.id, at(now)],
        );
        await publish(client, joined.id);
        return joined;
      }),

    /** Makes a finished export again. */
    remake: (id: string, publish: Publish): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(`update pdf_export set ${fresh} where id = $1 and state = 'done'`, [id]);
        if (rowCount === 1) await publish(client, id);
      }),

    /** Reopens an export without a sign of life since `silentSince`. Of several concurrent callers, only one publishes. */
    revive: (id: string, silentSince: Instant, now: Instant, publish: Publish): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `update pdf_export set state = 'waiting', claim = null, seen_at = $3 where id = $1 and state in ('waiting', 'working') and coalesce(seen_at, requested_at) <= $2`,
          [id, at(silentSince), at(now)],
        );
        if (rowCount === 1) await publish(client, id);
      }),

    /** Undefined if there is nothing to do, or another worker is doing it. */
    claim: async ({ id, claim }: Claim, silentSince: Instant, now: Instant): Promise<Export | undefined> =>
      first(
        (
          await pool.query(
            `update pdf_export set state = 'working', claim = $2, seen_at = $4 where id = $1 and (state = 'waiting' or state = 'working' and seen_at <= $3) returning ${columns}`,
            [id, claim, at(silentSince), at(now)],
          )
        ).rows,
      ),

    /**
     * This, `finish`, `fail` and `release` return false if the export is no longer this worker's. Progress never goes back when another
     * worker starts over.
     */
    keepAlive: ({ id, claim }: Claim, { pagesDone, pages }: { pagesDone: number; pages: number }, now: Instant) =>
      change(`update pdf_export set seen_at = $3, pages = greatest(pages, $5), pages_done = greatest(pages_done, $4) where ${isMine}`, [
        id,
        claim,
        at(now),
        pagesDone,
        pages,
      ]),
    finish: ({ id, claim }: Claim, { pages, bytes }: { pages: number; bytes: number }, now: Instant) =>
      change(
        `update pdf_export set state = 'done', claim = null, pages = $3, pages_done = $3, file_bytes = $4, seen_at = $5, finished_at = $5 where ${isMine}`,
        [id, claim, pages, bytes, at(now)],
      ),
    fail: ({ id, claim }: Claim, missingImageStop: number | null, now: Instant) =>
      change(
        `update pdf_export set state = 'failed', claim = null, missing_image_stop = $3, seen_at = $4, finished_at = $4 where ${isMine}`,
        [id, claim, missingImageStop, at(now)],
      ),
    /** Any worker may retry it immediately. */
    release: ({ id, claim }: Claim) =>
      change(`update pdf_export set state = 'waiting', claim = null, seen_at = null where ${isMine}`, [id, claim]),
    /** Records a failed attempt and returns whether it was the last; undefined if the export is no longer this worker's. */
    async stumble({ id, claim }: Claim, mostFailures: number, now: Instant): Promise<{ isLast: boolean } | undefined> {
      const { rows } = await pool.query<{ isLast: boolean }>(
        `update pdf_export set failures = failures + 1, state = case when failures + 1 >= $3 then 'failed' else 'waiting' end, claim = null, seen_at = $4,
           finished_at = case when failures + 1 >= $3 then $4::timestamptz end where ${isMine} returning state = 'failed' as "isLast"`,
        [id, claim, mostFailures, at(now)],
      );
      return rows[0];
    },

    removeOf: (contentHash: string, removeFile: RemoveFile) => remove('content_hash = $1 for update', [contentHash], removeFile),
    /** Removes some exports not requested since, or superseded by many newer ones of their presentation. Returns how many. */
    sweep: (since: Instant, removeFile: RemoveFile) =>
      remove(
        `requested_at < $1 or (state in ('done', 'failed') and id in (select id from (${ranked}) as kept where place > ${MOST_KEPT}) and not ${isMailed})
         order by requested_at limit ${MOST_SWEPT} for update skip locked`,
        [at(since)],
        removeFile,
      ),
  };
}

export type ConversionsStore = ReturnType<typeof createConversionsStore>;
