import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

const Asked = z.object({ importId: z.string() });

/**
 * Failures are counted in the import itself, because its job may be published again. Two run at a time, so a slow one does not hold up
 * all the others.
 */
export const importDeck = defineJob('import-deck', Asked, { retries: 5, backoff: 1000, concurrency: 2 });

/** Somebody may be about to upload a file: starts the processes that reading it takes, which takes as long as reading it. */
export const importExpected = defineJob('import-expected', z.object({}), { retries: 0, backoff: 0, keptFor: 60_000 });

/** An import has ended, or its file is no longer wanted: removes what was needed only until then. */
export const importLeft = defineJob('import-left', Asked, { retries: 12, backoff: 5000 });

export const sweepImports = defineJob('sweep-imports', z.object({}), { retries: 4, backoff: 60_000 });
