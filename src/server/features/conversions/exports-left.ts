import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConversionsStore } from './conversions.store.ts';

const HOUR = 60 * 60_000;
/** Long after the last link to a file has expired. */
const KEPT = 30 * 24 * HOUR;

/** Removes exports that are no longer needed. */
export function createExportsLeft({ store, storage, clock }: { store: ConversionsStore; storage: Storage; clock: Clock }) {
  return {
    /** Removes everything made from a document that is being deleted; a worker still busy with it notices. */
    removeOf: (contentHash: string) => store.removeOf(contentHash, storage.remove),
    /** Removes exports last requested long ago, and the oldest of presentations that have very many. */
    async sweep(signal?: AbortSignal): Promise<void> {
      while ((await store.sweep(clock.now() - KEPT, storage.remove)) > 0) signal?.throwIfAborted();
    },
  };
}

const sweepExports = defineJob('sweep-exports', z.object({}), { retries: 4, backoff: 60_000 });

/** Never fails the caller, whose own work is done: if the queue is unreachable, the next round comes anyway. */
export const askToSweep = (queue: Queue): Promise<void> => queue.publish(sweepExports, {}, { singletonKey: 'now' }).catch(() => undefined);

/** Sweeps on request, and regularly. */
export async function workOnExportsLeft(queue: Queue, sweep: (signal: AbortSignal) => Promise<void>): Promise<void> {
  await queue.work(sweepExports, async (_none, { signal }) => {
    // Published first, before anything can fail. However many processes run, only one next round is pending.
    await queue.publish(sweepExports, {}, { after: HOUR, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepExports, {}, { singletonKey: 'now' });
}
