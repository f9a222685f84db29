import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';

const Content = z.object({ contentHash: z.string(), documentKey: z.string() });
export type Content = z.output<typeof Content>;

/** Deleted with their presentation, or never part of a version: removes the contents that no other presentation has. */
export const contentsLeft = defineJob('contents-left', z.object({ contents: z.array(Content) }), { retries: 12, backoff: 15_000 });

export const workOnContentsLeft = (queue: Queue, remove: (content: Content) => Promise<void>) =>
  queue.work(contentsLeft, async ({ contents }, { signal }) => {
    for (const content of contents) {
      signal.throwIfAborted();
      await remove(content);
    }
  });
