import type { Clock } from '../../../platform/clock/clock.ts';

interface Limit {
  clock: Pick<Clock, 'sleep'>;
  milliseconds: number;
  /** Whoever gives it does not wait any longer when it comes. */
  signal?: AbortSignal;
}

/** A connection may have vanished so that nobody ever hears of it: what is not done in time has failed, whatever becomes of it. */
export async function inTime<Result>(work: Promise<Result>, { clock, milliseconds, signal }: Limit): Promise<Result> {
  const ended = new AbortController();
  const late = clock.sleep(milliseconds, signal ? AbortSignal.any([ended.signal, signal]) : ended.signal).then((): never => {
    throw new Error(`There was no answer within ${milliseconds / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
