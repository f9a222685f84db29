import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';

const Change = z.object({
  oid: z.string(),
  version: z.number().int(),
  contentHash: z.string(),
  /** Of the document in storage. */
  documentKey: z.string(),
});
export type Change = z.output<typeof Change>;

/** A presentation has a new version: makes everything that is derived from it. */
export const presentationChanged = defineJob('presentation-changed', Change, { retries: 8, backoff: 15_000 });

export const workOnChanges = (queue: Queue, handle: (change: Change, signal: AbortSignal) => Promise<void>) =>
  queue.work(presentationChanged, (change, { signal }) => handle(change, signal));
