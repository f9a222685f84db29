import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DeadLetter } from './queue.ts';

const keptFor = 90 * 24 * 60 * 60;

export const deadLetterQueue = { name: 'dead-letter', options: { retentionSeconds: keptFor } };

const Reason = z.object({ message: z.string() });

export async function listDeadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs(deadLetterQueue.name);
  return jobs
    .map(({ id, sourceName, data, sourceOutput, createdOn }) => ({
      id,
      job: sourceName ?? '',
      data,
      reason: Reason.safeParse(sourceOutput).data?.message ?? JSON.stringify(sourceOutput),
      failedAt: createdOn.getTime(),
    }))
    .sort((a, b) => b.failedAt - a.failedAt);
}
