import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

const Asked = z.object({ importId: z.string() });

/**
 * How often it fails is counted in the import itself, for its job may be published again. Two at a time: one that is slow does not hold up
 * all the others.
 */
export const importDeck = defineJob('import-deck', Asked, { retries: 5, backoff: 1000, concurrency: 2 });

/** An import has ended, or its file is no longer wanted: what was only needed until then is to be removed. */
export const importLeft = defineJob('import-left', Asked, { retries: 12, backoff: 5000 });

export const sweepImports = defineJob('sweep-imports', z.object({}), { retries: 4, backoff: 60_000 });
