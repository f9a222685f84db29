import { importStates, ImportWishes, type ImportState } from '#contract/presentation/imports.ts';
import type { ImportFormat } from '#convert/import/imported.ts';
import { importProblemCodes } from '#convert/import/problems.ts';
import { type ImportWarning, warningCodes } from '#convert/import/warnings.ts';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Instant } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { UploadRow } from './uploads/uploads.store.ts';

/** `crash`: a fault of the server, not the file. `no-room`: it exceeds the owner's storage. */
export const failureCodes = [...importProblemCodes, 'crash', 'no-room'] as const;
export type FailureCode = (typeof failureCodes)[number];

/** One worker's attempt to convert a file. A worker that takes over uses a different `claim`. */
export interface Claim {
  id: string;
  claim: string;
}

export interface Progress {
  state: ImportState;
  done: number;
  total: number;
}

const Claimed = z.object({
  ownerId: z.string(),
  fileName: z.string(),
  wishes: ImportWishes,
  /** Sizes in order; null if the file is gone. */
  pieces: z.array(z.coerce.number()).nullable(),
  /** Including this one. */
  tries: z.number(),
});
export type Claimed = z.output<typeof Claimed>;

const Warning = z.object({ code: z.enum(warningCodes), count: z.number(), slides: z.array(z.number()), details: z.array(z.string()) });

const Listed = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.coerce.number(),
  state: z.enum(importStates),
  done: z.number(),
  total: z.number(),
  problem: z.enum(failureCodes).nullable(),
  warnings: z.array(Warning),
  createdAt: z.date(),
  presentation: z
    .object({
      oid: z.string(),
      title: z.string(),
      schemaVersion: z.union([z.literal(0), z.literal(2)]),
      slug: z.string().nullable(),
      contentHash: z.string(),
      isUsable: z.boolean(),
      isFinished: z.boolean(),
    })
    .nullable(),
});
export type ListedImport = z.output<typeof Listed>;

/** Runs in the transaction that ends an import. */
type OnEnded = (client: PoolClient, id: string) => Promise<void>;
type Publish = (client: PoolClient, id: string) => Promise<void>;

const at = (instant: Instant) => new Date(instant);
const isMine = 'id = $1 and claim = $2 and finished_at is null';
/** More than one owner can have in progress. */
const MOST_LISTED = 100;

/** All SQL for imports. */
export function createImportsStore({ pool }: { pool: Pool }) {
  /** Runs `onEnded` if the update ended the import. Returns whether it changed a row. */
  const end = (sql: string, values: unknown[], onEnded: OnEnded): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string; ended: boolean }>(`${sql} returning id, finished_at is not null as ended`, values);
      if (rows[0]?.ended) await onEnded(client, rows[0].id);
      return rows.length === 1;
    });

  return {
    /** Runs in the transaction that completes the upload. */
    begin: async (client: PoolClient, { id, ownerId, fileName, size, wishes }: UploadRow, now: Instant): Promise<void> => {
      await client.query(
        `insert into import (id, owner_id, file_name, size, options, state, created_at) values ($1, $2, $3, $4, $5, 'waiting', $6)`,
        [id, ownerId, fileName, size, wishes, at(now)],
      );
    },
    /** The size of the imported file; undefined if there is no such import. */
    findSize: async (id: string, ownerId: string): Promise<number | undefined> => {
      const { rows } = await pool.query<{ size: string }>('select size from import where id = $1 and owner_id = $2', [id, ownerId]);
      return rows[0] && Number(rows[0].size);
    },
    /** Undefined if there is nothing to do, or another worker is doing it. */
    async claim({ id, claim }: Claim, silentSince: Instant, now: Instant): Promise<Claimed | undefined> {
      const { rows } = await pool.query(
        `update import set state = 'checking', claim = $2, alive_at = $4, done = 0, total = 0, tries = tries + 1 where id = $1 and finished_at is null and (claim is null or alive_at <= $3)
         returning owner_id as "ownerId", file_name as "fileName", options as wishes, (select pieces from upload where upload.id = import.id) as pieces, tries`,
        [id, claim, at(silentSince), at(now)],
      );
      return rows[0] && Claimed.parse(rows[0]);
    },
    /** This, `finish` and `fail` return false if the import is no longer this worker's. */
    keepAlive: async ({ id, claim }: Claim, { state, done, total }: Progress, now: Instant): Promise<boolean> =>
      (
        await pool.query(`update import set alive_at = $3, state = $4, done = $5, total = $6 where ${isMine}`, [
          id,
          claim,
          at(now),
          state,
          done,
          total,
        ])
      ).rowCount === 1,
    finish: async (
      client: PoolClient,
      { id, claim }: Claim,
      made: { presentationId: number; warnings: readonly ImportWarning[]; format: ImportFormat },
      now: Instant,
    ): Promise<boolean> =>
      (
        await client.query(
          `update import set state = 'ready', presentation_id = $3, warnings = $4, format = $5, finished_at = $6, done = total where ${isMine}`,
          [id, claim, made.presentationId, JSON.stringify(made.warnings), made.format, at(now)],
        )
      ).rowCount === 1,
    fail: ({ id, claim }: Claim, problem: FailureCode, now: Instant, onEnded: OnEnded) =>
      end(`update import set state = 'failed', problem = $3, finished_at = $4 where ${isMine}`, [id, claim, problem, at(now)], onEnded),
    /** Any worker may retry it immediately; this attempt does not count. */
    release: async ({ id, claim }: Claim) =>
      void (await pool.query(`update import set state = 'waiting', claim = null, alive_at = null, tries = tries - 1 where ${isMine}`, [
        id,
        claim,
      ])),
    /** Records a failed attempt; the last one ends the import. */
    stumble: ({ id, claim }: Claim, mostFailures: number, now: Instant, onEnded: OnEnded) =>
      end(
        `update import set failures = failures + 1, claim = null, alive_at = $4, state = case when failures + 1 >= $3 then 'failed' else 'waiting' end,
           problem = case when failures + 1 >= $3 then 'crash' end, finished_at = case when failures + 1 >= $3 then $4::timestamptz end where ${isMine}`,
        [id, claim, mostFailures, at(now)],
        onEnded,
      ),
    isEnded: async (id: string): Promise<boolean> =>
      ((await pool.query('select from import where id = $1 and finished_at is null', [id])).rowCount ?? 0) === 0,
    /** The claim whose draft became the presentation. */
    winnerOf: async (id: string): Promise<string | undefined> =>
      (await pool.query<{ claim: string }>(`select claim from import where id = $1 and state = 'ready'`, [id])).rows[0]?.claim,
    /** Returns false if it is not in progress. */
    cancel: (id: string, ownerId: string, now: Instant, onEnded: OnEnded) =>
      end(
        `update import set state = 'cancelled', finished_at = $3 where id = $1 and owner_id = $2 and finished_at is null`,
        [id, ownerId, at(now)],
        onEnded,
      ),
    dismiss: async (id: string, ownerId: string, now: Instant): Promise<boolean> =>
      (
        await pool.query(
          'update import set dismissed_at = coalesce(dismissed_at, $3) where id = $1 and owner_id = $2 and finished_at is not null',
          [id, ownerId, at(now)],
        )
      ).rowCount === 1,
    /** Reopens imports without a sign of life since then; only one of several callers publishes each. A null owner means all. */
    reviveSilent: (ownerId: string | null, silentSince: Instant, now: Instant, publish: Publish): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ id: string }>(
          `update import set state = 'waiting', claim = null, alive_at = $3 where id in
             (select id from import where finished_at is null and ($1::text is null or owner_id = $1) and coalesce(alive_at, created_at) <= $2 for update skip locked) returning id`,
          [ownerId, at(silentSince), at(now)],
        );
        for (const { id } of rows) await publish(client, id);
      }),
    hasSilent: async (ownerId: string, silentSince: Instant): Promise<boolean> =>
      (
        await pool.query({
          name: 'silent_imports',
          text: 'select from import where owner_id = $1 and finished_at is null and coalesce(alive_at, created_at) <= $2 limit 1',
          values: [ownerId, at(silentSince)],
        })
      ).rowCount === 1,
    /** For the data export. */
    listAll: async (ownerId: string): Promise<object[]> =>
      (
        await pool.query<object>(
          `select file_name as "fileName", import.size::float8 as size, state, format, problem, oid as presentation, import.created_at as "createdAt", finished_at as "finishedAt"
           from import left join presentation on presentation.id = presentation_id where import.owner_id = $1 order by import.created_at`,
          [ownerId],
        )
      ).rows,
    /** Imports the owner has not dismissed: those in progress first, then latest first. */
    async list(ownerId: string): Promise<ListedImport[]> {
      const { rows } = await pool.query({
        name: 'imports_of',
        text: `select import.id, file_name as "fileName", size, state, done, total, problem, warnings, import.created_at as "createdAt",
                 case when presentation.id is not null then jsonb_build_object('oid', presentation.oid, 'title', title, 'schemaVersion', schema_version, 'slug', slug, 'contentHash', content_hash,
                   'isUsable', coalesce(manifest ? 'content', false), 'isFinished', coalesce((manifest -> 'isFinished')::boolean, manifest is not null)) end as presentation
               from import left join presentation on presentation.id = import.presentation_id
               left join presentation_version on presentation_version.presentation_id = presentation.id and number = current_version
               left join presentation_manifest using (content_hash)
               where import.owner_id = $1 and dismissed_at is null and state <> 'cancelled' and trashed_at is null order by finished_at is null desc, import.created_at desc, import.id limit ${MOST_LISTED}`,
        values: [ownerId],
      });
      return z.array(Listed).parse(rows);
    },
    /** Deletes failed and cancelled imports that ended before then. The others are kept for their warnings. */
    forget: async (before: Instant) =>
      void (await pool.query(`delete from import where state in ('failed', 'cancelled') and finished_at < $1`, [at(before)])),
    /** What the import changed; empty if the presentation was not imported. */
    async warningsOf(presentationId: number): Promise<ImportWarning[]> {
      const { rows } = await pool.query<{ warnings: unknown }>('select warnings from import where presentation_id = $1 limit 1', [
        presentationId,
      ]);
      return rows[0] ? z.array(Warning).parse(rows[0].warnings) : [];
    },
    /** Undefined if the owner has no such folder. */
    findFolder: async (oid: string | null, ownerId: string): Promise<number | undefined> => {
      const { rows } = await pool.query<{ id: string }>('select id from folder where oid = $1 and owner_id = $2', [oid, ownerId]);
      return rows[0] && Number(rows[0].id);
    },
  };
}

export type ImportsStore = ReturnType<typeof createImportsStore>;
