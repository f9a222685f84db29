import type { Clock } from '../../../platform/clock/clock.ts';
import type { EventSink, StoredEvent } from '../../../platform/events/event-sink.ts';
import { inTime } from './in-time.ts';

/** Events that arrived together, and the callback for when they are on disk. */
export interface Waiting {
  readonly events: readonly StoredEvent[];
  readonly bytes: number;
  settle(isStored: boolean): void;
}

interface Parts {
  sink: Pick<EventSink, 'write'>;
  clock: Pick<Clock, 'sleep'>;
  /** Per write: how many events were new, how many were duplicates, and how long it took. */
  onWritten(stored: number, duplicates: number, milliseconds: number): void;
  onFailed(error: unknown, events: number): void;
  mostEvents?: number;
  mostBytes?: number;
  perWrite?: number;
}

const MB = 1024 * 1024;
/** Longer than any write that will still succeed. If it does store events after all, sending them again adds no duplicates. */
const LONGEST_WRITE = 20_000;

/** Gathers events that arrive during a write into the next one. Rejects what does not fit. */
export function createBatcher({ sink, clock, onWritten, onFailed, mostEvents = 10_000, mostBytes = 16 * MB, perWrite = 1000 }: Parts) {
  let queue: Waiting[] = [];
  let events = 0;
  let bytes = 0;
  let writing: Promise<void> | undefined;
  let isClosed = false;

  const take = (): Waiting[] => {
    let count = 0;
    const end = queue.findIndex(({ events: own }, index) => (count += own.length) > perWrite && index > 0);
    const batch = end < 0 ? queue : queue.slice(0, end);
    queue = end < 0 ? [] : queue.slice(end);
    return batch;
  };

  const write = async (batch: Waiting[]): Promise<boolean> => {
    const together = batch.length === 1 && batch[0] ? batch[0].events : batch.flatMap((waiting) => waiting.events);
    const begun = performance.now();
    let isStored = true;
    try {
      const { stored } = await inTime(sink.write(together), { clock, milliseconds: LONGEST_WRITE });
      onWritten(stored, together.length - stored, performance.now() - begun);
    } catch (error) {
      isStored = false;
      onFailed(error, together.length);
    }
    settle(batch, isStored);
    return isStored;
  };

  const settle = (batch: Waiting[], isStored: boolean): void => {
    for (const waiting of batch) {
      events -= waiting.events.length;
      bytes -= waiting.bytes;
      try {
        waiting.settle(isStored);
      } catch (error) {
        onFailed(error, 0);
      }
    }
  };

  const writeAll = async (): Promise<void> => {
    // Include everything read from the sockets in the same turn.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const isStored = await write(take());
      // Closing does not wait for one failure after another.
      if (isClosed && !isStored) settle(queue.splice(0), false);
    }
    // In the same turn in which the queue was found empty, so the next add starts a new loop.
    writing = undefined;
  };

  return {
    /** False if there is no room; `settle` is not called then. */
    add(waiting: Waiting): boolean {
      const count = waiting.events.length;
      if (isClosed || events + count > mostEvents || bytes + waiting.bytes > mostBytes) return false;
      events += count;
      bytes += waiting.bytes;
      queue.push(waiting);
      writing ??= writeAll();
      return true;
    },
    /** What is queued or being written. */
    state: () => ({ events, bytes }),
    async close(): Promise<void> {
      isClosed = true;
      await writing;
    },
  };
}

export type Batcher = ReturnType<typeof createBatcher>;
