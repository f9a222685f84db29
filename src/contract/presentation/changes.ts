import type { Operation, Rule } from '#model/change/operation.ts';
import type { Asset } from '#model/presentation/presentation.ts';
import * as z from 'zod/mini';

/** What one tab of somebody's editor has done since it sent the last one. It sends the next when this one is answered. */
export const Batch = z.strictObject({
  /** Chosen by the tab, and kept for as long as it has unsent changes. */
  client: z.string().check(z.regex(/^[\w-]{16,40}$/)),
  /** From 1, without gaps. The last one that was answered gets the same answer again; earlier ones change nothing. */
  number: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
  /** The number of the last change that the tab knew when it made these. */
  base: z.int().check(z.minimum(0)),
  operations: z.unknown(),
});
export type Batch = z.output<typeof Batch>;

/** Bytes of a batch, as it is sent: somebody takes back that they removed a page with thousands of objects. */
export const largestBatch = 8 * 1024 * 1024;

/** A change that everybody applies as it is, in the order of its numbers. */
export interface Change {
  number: number;
  client: string;
  clientNumber: number;
  operations: readonly Operation[];
}

/** The changes after the one that was asked about, oldest first. */
export interface Changes {
  /** Of the latest change. */
  number: number;
  changes: readonly Change[];
  /** Whether there are more than these: ask again. */
  hasMore: boolean;
}

/** Rules about batches, besides those about operations. */
export const batchRules = [
  /** Based on a change that there is not. */
  'unknown-base',
  /** Based on one so long ago that the changes since are no longer known one by one. */
  'forgotten-base',
  /** The document would become larger than a draft may be. */
  'too-large',
  /** The storage of the owner has no room for another version of it. Not final: the same batch may be sent again. */
  'no-room',
  /** The client belongs to another person. */
  'foreign-client',
  /** There is no batch with the number before. */
  'missing-batch',
] as const;
export type BatchRule = Rule | (typeof batchRules)[number];

/** Why something was not applied. */
export interface BrokenRule {
  rule: BatchRule;
  /** The field, id or limit in question. */
  detail?: string | undefined;
}

/**
 * `accepted`: it is saved, as the change `at`; null if nothing of it was left to do. Others may have changed the same before: `dropped` is
 * what could not be done any more. `refused`: nothing of it is done, because of the first operation that breaks a rule.
 */
export type Verdict = { outcome: 'accepted'; at: number | null; dropped: readonly BrokenRule[] } | ({ outcome: 'refused' } & BrokenRule);

/** With the changes since the batch's base. */
export type BatchAnswer = Verdict & Changes;

/** `document` is the presentation as it was at the number `documentNumber`; with the changes it is as it is now. */
export interface DraftAnswer extends Changes {
  documentNumber: number;
  document: unknown;
}

/** Bytes of a picture, and of a film or a recording, as they are sent. */
export const largestPicture = 25 * 1024 * 1024;
export const largestMedia = 200 * 1024 * 1024;

/** What to add to a draft: a file that the server fetches once. */
export const AssetAddress = z.strictObject({ address: z.string().check(z.maxLength(2000)) });

/** A file that was added to a draft. An operation makes it an asset, with this source. */
export interface AssetMade {
  kind: Asset['kind'];
  /** There is nothing to see; the size is that of a card. */
  isSound?: true;
  source: string;
  width: number;
  height: number;
}

/** A file that is no asset: an object with this drawing shows it. */
export interface DrawingMade {
  kind: 'drawing';
  /** As in documents. */
  drawing: unknown;
  alt?: string;
  width: number;
  height: number;
}

export const VersionName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Makes a version of a draft at once. One with a name stays, however old it becomes. `isRestored`: it holds an earlier one again. */
export const NewVersion = z.strictObject({ name: z.optional(VersionName), isRestored: z.optional(z.boolean()) });

export interface VersionMade {
  number: number;
  /** The one it has had before, if it had one. */
  name: string | null;
}
