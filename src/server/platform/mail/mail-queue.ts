import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Mail } from './mail.ts';
import { MailFailure } from './problems.ts';
import { deadLetterQueue } from '../queue/dead-letters.ts';
import { forgetJobs } from '../queue/forget-jobs.ts';
import { defineJob } from '../queue/job.ts';
import { PermanentFailure } from '../queue/problems.ts';
import type { Queue } from '../queue/queue.ts';

const Message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).exactOptional(),
});
export type Message = z.output<typeof Message>;

const HOUR = 60 * 60_000;

// Mails carry links that let people in: what is sent is not kept.
const sendMail = defineJob('send-mail', Message, { retries: 12, backoff: 10_000, concurrency: 2, keptFor: HOUR });

/** Resolves when the message is queued, so it will be sent even if this process ends. */
export const queueMail = (queue: Queue, message: Message, options: { client?: PoolClient } = {}) =>
  queue.publish(sendMail, message, options);

/** Sent mails stay in the queue for a while. Deletes those to and from a person who leaves, and those with a link of theirs. */
export const forgetMail = (client: PoolClient, email: string, personId: string) =>
  forgetJobs(client, [sendMail.name, deadLetterQueue.name], {
    parts: [{ to: email }, { headers: { 'Reply-To': email } }],
    words: `id=${personId}`,
  });

export const workOnMail = (queue: Queue, mail: Mail) =>
  queue.work(sendMail, async (message, { id }) => {
    try {
      await mail.send({ ...message, id });
    } catch (error) {
      if (error instanceof MailFailure && error.kind === 'permanent') throw new PermanentFailure(error.message, { cause: error });
      throw error;
    }
  });
