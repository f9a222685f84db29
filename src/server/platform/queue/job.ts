import type { z } from 'zod';

/** A kind of job. Its data is plain JSON, and is the same before and after parsing. */
export interface Job<Data extends object> {
  name: string;
  schema: z.ZodType<Data, Data>;
  /** How often a failed job is retried before it becomes a dead letter. */
  retries: number;
  /** Milliseconds before the first retry, in whole seconds; each further retry waits about twice as long. */
  backoff: number;
  /** How many of these jobs one process handles at a time. */
  concurrency: number;
  /** Milliseconds a job is kept after it has ended, until the next round of cleaning; undefined: a week. */
  keptFor: number | undefined;
}

export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data, Data>,
  { retries, backoff, concurrency = 1, keptFor }: { retries: number; backoff: number; concurrency?: number; keptFor?: number | undefined },
): Job<Data> {
  return { name, schema, retries, backoff, concurrency, keptFor };
}
