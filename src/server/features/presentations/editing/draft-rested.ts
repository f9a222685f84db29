import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

/** A draft has changes that are in no version: makes one when it rests. */
export const draftRested = defineJob('draft-rested', z.object({ presentationId: z.int() }), { retries: 12, backoff: 15_000 });

export const workOnDrafts = (queue: Queue, rest: (presentationId: number) => Promise<void>) =>
  queue.work(draftRested, ({ presentationId }) => rest(presentationId));
