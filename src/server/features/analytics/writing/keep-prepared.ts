import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { inTime } from './in-time.ts';

interface Parts {
  sink: Pick<EventSink, 'prepare'>;
  clock: Clock;
  onFailed(error: unknown): void;
}

const HOUR = 3_600_000;
/** The first retry comes after this time, each further one after twice as long. */
const SOONEST = 2000;
const LATEST = 60_000;
/** How long starting waits for a sink that does not answer. */
const LONGEST_START = 5000;
const LONGEST = 30_000;

/** Prepares storage for today, if possible before this resolves, and for each next day before it begins. Returns how to stop. */
export async function keepPrepared({ sink, clock, onFailed }: Parts): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const { signal } = stop;
  const isPrepared = async (milliseconds: number): Promise<boolean> => {
    try {
      await inTime(sink.prepare(dayOf(clock.now())), { clock, milliseconds, signal });
      return true;
    } catch (error) {
      if (!signal.aborted) onFailed(error);
      return false;
    }
  };
  const goOn = async (wait: number): Promise<void> => {
    while (!signal.aborted) {
      await clock.sleep(wait, signal).catch(() => undefined);
      if (!signal.aborted) wait = (await isPrepared(LONGEST)) ? HOUR : wait === HOUR ? SOONEST : Math.min(2 * wait, LATEST);
    }
  };

  const going = goOn((await isPrepared(LONGEST_START)) ? HOUR : SOONEST);
  return async () => {
    stop.abort();
    await going;
  };
}
