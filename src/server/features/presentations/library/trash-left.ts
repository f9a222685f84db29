import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

const HOUR = 60 * 60_000;

const sweepTrash = defineJob('sweep-trash', z.object({}), { retries: 4, backoff: 60_000 });

/** Regularly deletes what has been in the trash for its full time. */
export async function workOnTrash(queue: Queue, sweep: (signal: AbortSignal) => Promise<void>): Promise<void> {
  await queue.work(sweepTrash, async (_none, { signal }) => {
    // Schedules the next round before anything can fail. The key keeps it to one pending round across all processes.
    await queue.publish(sweepTrash, {}, { after: HOUR, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepTrash, {}, { singletonKey: 'now' });
}
