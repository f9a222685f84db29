import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConversionsStore } from './conversions.store.ts';

const HOUR = 60 * 60_000;
/** Long after the last link to a file can have expired. */
const KEPT = 30 * 24 * HOUR;

/** Puts away what nobody can want any more. */
export function createExportsLeft({ store, storage, clock }: { store: ConversionsStore; storage: Storage; clock: Clock }) {
  return {
    /** A document goes, and with it what was made of it; whoever is still at work on that notices. */
    removeOf: (contentHash: string) => store.removeOf(contentHash, storage.remove),
    /** What was last asked for long ago, and the oldest of presentations that have very many. */
    async sweep(signal?: AbortSignal): Promise<void> {
      while ((await store.sweep(clock.now() - KEPT, storage.remove)) > 0) signal?.throwIfAborted();
    },
  };
}

const sweepExports = defineJob('sweep-exports', z.object({}), { retries: 4, backoff: 60_000 });

/** Whoever asks has done what it was there for: if the queue is away, the next round comes all the same. */
export const askToSweep = (queue: Queue): Promise<void> => queue.publish(sweepExports, {}, { singletonKey: 'now' }).catch(() => undefined);

/** When it is asked for, and round after round. */
export async function workOnExportsLeft(queue: Queue, sweep: (signal: AbortSignal) => Promise<void>): Promise<void> {
  await queue.work(sweepExports, async (_none, { signal }) => {
    // Before anything can go wrong; however many processes work, one round waits at a time.
    await queue.publish(sweepExports, {}, { after: HOUR, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepExports, {}, { singletonKey: 'now' });
}
