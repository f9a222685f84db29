import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Mail } from '../../platform/mail/mail.ts';
import { MailFailure } from '../../platform/mail/problems.ts';
import { defineJob } from '../../platform/queue/job.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import type { Queue } from '../../platform/queue/queue.ts';

const Message = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), headers: z.record(z.string(), z.string()).exactOptional() });
export type Message = z.output<typeof Message>;

const sendMail = defineJob('send-mail', Message, { retries: 12, backoff: 10_000, concurrency: 2 });

/** Resolves when the message is in the queue, and so will go out even if this process ends now. */
export const queueMail = (queue: Queue, message: Message, options: { client?: PoolClient } = {}) => queue.publish(sendMail, message, options);

export const workOnMail = (queue: Queue, mail: Mail) =>
  queue.work(sendMail, async (message) => {
    try {
      await mail.send(message);
    } catch (error) {
      if (error instanceof MailFailure && error.kind === 'permanent') throw new PermanentFailure(error.message, { cause: error });
      throw error;
    }
  });
