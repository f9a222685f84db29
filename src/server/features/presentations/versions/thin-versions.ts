import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { contentsLeft } from '../contents-left.ts';
import type { VersionsStore } from './versions.store.ts';

const HALF_HOUR = 30 * 60_000;
const A_TIME = 200;

const thinVersions = defineJob('thin-versions', z.object({}), { retries: 4, backoff: 60_000 });

interface Parts {
  store: VersionsStore;
  queue: Queue;
  clock: Clock;
}

/** Removes versions that nobody misses: each minute of editing makes one. Their contents go with the last version that has them. */
export const createThinning =
  ({ store, queue, clock }: Parts) =>
  async (signal: AbortSignal): Promise<void> => {
    for (let count = A_TIME; count === A_TIME;) {
      signal.throwIfAborted();
      count = await store.thin(new Date(clock.now()), A_TIME, (client, contents) => queue.publish(contentsLeft, { contents }, { client }));
    }
  };

export async function workOnThinning(queue: Queue, thin: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const planNext = () => queue.publish(thinVersions, {}, { after: HALF_HOUR, singletonKey: 'next round' });
  await queue.work(thinVersions, async (_none, { signal }) => {
    // Before anything can fail. The key keeps it to one pending round across all processes.
    await planNext();
    await thin(signal);
  });
  await planNext();
}
