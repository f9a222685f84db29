import type { Clock } from '../../../platform/clock/clock.ts';

interface Limit {
  clock: Pick<Clock, 'sleep'>;
  milliseconds: number;
  /** Ends the wait early when aborted. */
  signal?: AbortSignal;
}

/** Fails if the work takes too long, since a connection may vanish without any notice. The work itself is not cancelled. */
export async function inTime<Result>(work: Promise<Result>, { clock, milliseconds, signal }: Limit): Promise<Result> {
  const ended = new AbortController();
  const late = clock.sleep(milliseconds, signal ? AbortSignal.any([ended.signal, signal]) : ended.signal).then((): never => {
    throw new Error(`No answer within ${milliseconds / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
