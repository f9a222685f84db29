import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Outdated } from './pictures.store.ts';

const HOUR = 60 * 60_000;

/** The painter may have changed, or a job may have been given up: find the versions that are not as they should be. */
const painterChanged = defineJob('painter-changed', z.object({ since: z.string() }), { retries: 4, backoff: 15_000 });

const Version = z.object({ oid: z.string(), version: z.number().int(), contentHash: z.string(), documentKey: z.string() });
/** A separate queue, so that a presentation just saved can be watched without waiting for these. */
const picturesOutdated = defineJob('pictures-outdated', Version, { retries: 4, backoff: 15_000 });

interface Parts {
  listOutdated(): Promise<Outdated[]>;
  remake(version: Outdated, signal: AbortSignal): Promise<void>;
}

/** A presentation just saved can be watched: its other pictures come before those that older painters made. */
export const requestPictures = (queue: Queue, version: Outdated): Promise<void> =>
  queue.publish(picturesOutdated, version, { singletonKey: version.contentHash, isUrgent: true });

/** Makes, one by one, the pictures that older painters made or that nobody finished. Looks for them at the start and regularly. */
export async function workOnOutdated(queue: Queue, { listOutdated, remake }: Parts): Promise<void> {
  await queue.work(picturesOutdated, (version, { signal }) => remake(version, signal));
  await queue.work(painterChanged, async () => {
    await queue.publish(painterChanged, { since: 'the last round' }, { after: HOUR, singletonKey: 'next round' });
    for (const version of await listOutdated()) await queue.publish(picturesOutdated, version, { singletonKey: version.contentHash });
  });
  await queue.publish(painterChanged, { since: 'start' }, { singletonKey: 'start' });
}
