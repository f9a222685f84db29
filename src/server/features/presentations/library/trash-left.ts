import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

const HOUR = 60 * 60_000;

const sweepTrash = defineJob('sweep-trash', z.object({}), { retries: 4, backoff: 60_000 });

/** What has been in the trash for its time goes for good, round after round. */
export async function workOnTrash(queue: Queue, sweep: (signal: AbortSignal) => Promise<void>): Promise<void> {
  await queue.work(sweepTrash, async (_none, { signal }) => {
    // Before anything can go wrong; however many processes work, one round waits at a time.
    await queue.publish(sweepTrash, {}, { after: HOUR, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepTrash, {}, { singletonKey: 'now' });
}
