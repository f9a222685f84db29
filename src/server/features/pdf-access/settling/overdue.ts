import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

const askAboutPurchases = defineJob('ask-about-purchases', z.object({}), { retries: 2, backoff: 60_000 });
const EVERY = 15 * 60_000;
/** However many processes work, one round waits at a time. */
const singletonKey = 'next round';

/** Asks after payments that nobody tells of, round after round. */
export async function workOnOverdue(queue: Queue, askOverdue: () => Promise<void>): Promise<void> {
  await queue.work(askAboutPurchases, async () => {
    // Before anything can go wrong.
    await queue.publish(askAboutPurchases, {}, { after: EVERY, singletonKey });
    await askOverdue();
  });
  await queue.publish(askAboutPurchases, {}, { singletonKey });
}
