import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';

const DAY = 24 * 60 * 60_000;

const forgetOld = defineJob('forget-old', z.object({}), { retries: 4, backoff: 60_000 });

/** Once a day, and at every start, forgets personal data that has been kept long enough. */
export async function workOnRetention(queue: Queue, forget: () => Promise<unknown>): Promise<void> {
  await queue.work(forgetOld, async () => {
    // Published first, before anything can fail. However many processes run, only one next round is pending.
    await queue.publish(forgetOld, {}, { after: DAY, singletonKey: 'next round' });
    await forget();
  });
  await queue.publish(forgetOld, {}, { singletonKey: 'now' });
}
