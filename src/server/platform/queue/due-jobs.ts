import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from 'pg-boss';

/** Those of the given queues with a job that may start now. */
const dueQueues = `select name from unnest($1::text[]) as asked (name) where exists (
  select from pgboss.job where job.name = asked.name and state < 'active' and not blocked and start_after <= now())`;

interface Parts {
  database: Db;
  /** In milliseconds. */
  every: number;
  listQueues(): string[];
  onDue(queue: string): void;
  onProblem(error: unknown): void;
}

/** Tells which queues have jobs that became due: one query for all queues, where each worker of pg-boss would ask for itself. */
export function watchDueJobs({ database, every, listQueues, onDue, onProblem }: Parts): { stop(): void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = async () => {
    const queues = listQueues();
    if (queues.length === 0) return;
    const { rows } = (await database.executeSql(dueQueues, [queues])) as { rows: { name: string }[] };
    for (const { name } of rows) onDue(name);
  };
  const watch = async () => {
    while (!signal.aborted) {
      await delay(every, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await look().catch((error: unknown) => signal.aborted || onProblem(error));
    }
  };
  void watch();
  return { stop: () => stopping.abort() };
}
