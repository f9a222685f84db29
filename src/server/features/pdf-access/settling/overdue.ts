import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

const askAboutPurchases = defineJob('ask-about-purchases', z.object({}), { retries: 2, backoff: 60_000 });
const EVERY = 15 * 60_000;
/** However many processes run, only one next round is pending. */
const singletonKey = 'next round';

/** Regularly asks about payments without news. */
export async function workOnOverdue(queue: Queue, askOverdue: () => Promise<void>): Promise<void> {
  await queue.work(askAboutPurchases, async () => {
    // Published first, before anything can fail.
    await queue.publish(askAboutPurchases, {}, { after: EVERY, singletonKey });
    await askOverdue();
  });
  await queue.publish(askAboutPurchases, {}, { singletonKey });
}
