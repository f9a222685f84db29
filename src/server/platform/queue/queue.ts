import type { ClientBase } from 'pg';
import type { Instant } from '../clock/clock.ts';
import type { Job } from './job.ts';

interface PublishOptions {
  /** Milliseconds to wait before the job may start. */
  after?: number;
  /** While a job with this key waits for its first attempt, publishing another one does nothing. */
  singletonKey?: string;
  /** A user is waiting: handled before jobs of the same kind that are not urgent. */
  isUrgent?: boolean;
  /** A connection inside a transaction: the job exists if, and as soon as, the transaction commits. */
  client?: ClientBase;
}

interface JobContext {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the job has timed out or belongs to another process. */
  signal: AbortSignal;
}

/** If a process dies, another repeats its jobs: a handler must cope with being called twice with the same data. */
export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>;

export interface DeadLetter {
  id: string;
  job: string;
  data: unknown;
  reason: string;
  failedAt: Instant;
}

export interface Queue {
  publish<Data extends object>(job: Job<Data>, data: Data, options?: PublishOptions): Promise<void>;
  work<Data extends object>(job: Job<Data>, handler: JobHandler<Data>): Promise<void>;
  /** Jobs that will not be retried, newest first. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Takes no new jobs, lets running handlers finish, then closes. */
  stop(): Promise<void>;
}
