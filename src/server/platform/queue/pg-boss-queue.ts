import { randomUUID } from 'node:crypto';
import { type JobResult, PgBoss, type Job as PgBossJob } from 'pg-boss';
import { deadLetterQueue, listDeadLetters } from './dead-letters.ts';
import { watchDueJobs } from './due-jobs.ts';
import { ownApplicationName } from '../database/database.ts';
import type { Job } from './job.ts';
import { PermanentFailure } from './problems.ts';
import type { JobHandler, Queue } from './queue.ts';

const longestBackoff = 6 * 60 * 60;
// Short: at most one waiting job per key. Heartbeat: how long a process may be silent before its jobs go to another.
const queueOptions = { policy: 'short', notify: true, heartbeatSeconds: 60 };
const stopWithin = 30_000;
const TIMEOUT = 18_000;
/** Seconds after which a worker looks for jobs although nobody woke it. */
const LONGEST_SLEEP = 300;

interface Options {
  url: string;
  /** Milliseconds until an unanswered query fails and its connection is discarded. */
  timeout?: number;
  /** Handler and database failures; none of them ends the process. */
  report(problem: string, cause: unknown): void;
  /** Milliseconds between looks for jobs that have become due; new jobs are announced. */
  pollEvery?: number;
  /** Milliseconds between checks for jobs of processes that died. */
  superviseEvery?: number;
}

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

const retryOptions = ({ retries, backoff }: { retries: number; backoff: number }) =>
  backoff === 0
    ? { retryLimit: retries, retryDelay: 0, retryBackoff: false }
    : { retryLimit: retries, retryDelay: seconds(backoff), retryBackoff: true, retryDelayMax: longestBackoff };

export async function pgBossQueue({ url, timeout = TIMEOUT, report, pollEvery = 2000, superviseEvery = 60_000 }: Options): Promise<Queue> {
  const pool = { connectionString: url, application_name: ownApplicationName, max: 5, query_timeout: timeout };
  const boss = new PgBoss({
    ...pool,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: seconds(superviseEvery),
    monitorIntervalSeconds: seconds(superviseEvery),
    // No job of ours waits for another.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => report('Queue error', error));
  boss.on('warning', (warning) => report(warning.message, warning.data));
  try {
    await boss.start();
    await boss.createQueue(deadLetterQueue.name, deadLetterQueue.options);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  const workers = new Map<string, string[]>();
  const dueJobs = watchDueJobs({
    database: boss.getDb(),
    every: pollEvery,
    listQueues: () => [...workers.keys()],
    onDue(name) {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    },
    onProblem: (error) => report('Queue error', error),
  });
  const existing = new Map<string, Promise<void>>();
  const ensureQueue = async (name: string) => {
    const creating = existing.get(name) ?? boss.createQueue(name, { ...queueOptions, deadLetter: deadLetterQueue.name });
    existing.set(name, creating);
    await creating.catch((error: unknown) => {
      existing.delete(name);
      throw error;
    });
  };

  const attempt = async <Data extends object>(job: Job<Data>, handler: JobHandler<Data>, given: PgBossJob): Promise<JobResult> => {
    const { id, data, retryCount, signal } = given;
    try {
      await handler(job.schema.parse(data), { id, attempt: retryCount + 1, signal });
      return { id, status: 'completed' };
    } catch (error) {
      report(`Job ${job.name} ${id} failed at attempt ${retryCount + 1} of ${job.retries + 1}`, error);
      return { id, status: error instanceof PermanentFailure ? 'deadletter' : 'failed', output: error };
    }
  };

  return {
    async publish(job, data, { after = 0, singletonKey = randomUUID(), isUrgent = false, client } = {}) {
      const parsed = job.schema.parse(data);
      await ensureQueue(job.name);
      await boss.send(job.name, parsed, {
        singletonKey,
        startAfter: after / 1000,
        priority: isUrgent ? 1 : 0,
        ...retryOptions(job),
        ...(job.keptFor !== undefined && { deleteAfterSeconds: seconds(job.keptFor) }),
        ...(client ? { db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) } } : {}),
      });
    },
    async work(job, handler) {
      await ensureQueue(job.name);
      const pollingIntervalSeconds = Math.max(0.5, pollEvery / 1000);
      const options = { perJobResults: true, pollingIntervalSeconds, notifyPollingIntervalSeconds: LONGEST_SLEEP } as const;
      for (let count = 0; count < job.concurrency; count += 1) {
        const worker: string = await boss.work<object>(job.name, options, async (jobs) => {
          const results = await Promise.all(jobs.map((one) => attempt(job, handler, one)));
          // Otherwise pg-boss waits for the next poll, although more jobs may be ready.
          boss.notifyWorker(worker);
          return results;
        });
        workers.set(job.name, [...(workers.get(job.name) ?? []), worker]);
      }
    },
    deadLetters: () => listDeadLetters(boss),
    async stop() {
      dueJobs.stop();
      // Must come first, because boss.stop() closes other things before, and a worker could take one more job meanwhile.
      await Promise.all([...existing.keys()].map((name) => boss.offWork(name, { wait: false })));
      await boss.stop({ timeout: stopWithin });
    },
  };
}
