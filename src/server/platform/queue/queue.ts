import type { ClientBase } from 'pg';
import type { Instant } from '../clock/clock.ts';
import type { Job } from './job.ts';

interface PublishOptions {
  /** Milliseconds to wait before it may be worked on. */
  after?: number;
  /** While a job of this key waits for its first try, publishing another one does nothing. */
  singletonKey?: string;
  /** Somebody waits for it: worked before those of its kind that nobody waits for. */
  isUrgent?: boolean;
  /** A connection inside a transaction: the job exists if, and as soon as, it commits. */
  client?: ClientBase;
}

interface JobContext {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the time for the job is up, or when it is no longer ours. */
  signal: AbortSignal;
}

/** A process that dies has its jobs worked again by another: a handler must bear being called twice with the same data. */
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
  /** Jobs that nobody will try again, newest first. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Takes no new job, lets running handlers finish, then closes. */
  stop(): Promise<void>;
}
