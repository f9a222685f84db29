import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

const QUARTER = 15 * 60_000;

/** A draft has changes that are in no version: makes one when it rests. */
export const draftRested = defineJob('draft-rested', z.object({ presentationId: z.int() }), { retries: 12, backoff: 15_000 });
const sweepDrafts = defineJob('sweep-drafts', z.object({}), { retries: 4, backoff: 60_000 });

interface Handlers {
  rest(presentationId: number): Promise<void>;
  /** Finds the drafts that were left behind, in the trash for example. */
  sweep(signal: AbortSignal): Promise<void>;
}

export async function workOnDrafts(queue: Queue, { rest, sweep }: Handlers): Promise<void> {
  await queue.work(draftRested, ({ presentationId }) => rest(presentationId));
  await queue.work(sweepDrafts, async (_none, { signal }) => {
    // Schedules the next round before anything can fail. The key keeps it to one pending round across all processes.
    await queue.publish(sweepDrafts, {}, { after: QUARTER, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepDrafts, {}, { after: QUARTER, singletonKey: 'next round' });
}
