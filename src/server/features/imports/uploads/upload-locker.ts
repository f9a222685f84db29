import { ERRORS, type Lock, type Locker } from '@tus/server';

interface Holder {
  /** Asks the holder of the lock to finish. */
  askToLeave(): void;
  left: Promise<void>;
}

/**
 * One request at a time per upload, within this process: a client that reconnects waits until what came through its broken connection is
 * stored. Across processes the row decides: a piece counts only where the previous one ended (`uploads.store.ts`), so no PostgreSQL
 * connection is held for the duration of an upload.
 */
export function createUploadLocker(): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock(id): Lock {
      let leave: () => void = () => undefined;
      return {
        async lock(signal, askToLeave) {
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            if (signal.aborted) break;
            holder.askToLeave();
            await Promise.race([holder.left, aborted(signal)]);
          }
          // A request that is already gone would never be asked to leave.
          if (signal.aborted) throw ERRORS.ABORTED;
          const { promise: left, resolve } = Promise.withResolvers<void>();
          holders.set(id, { askToLeave, left });
          leave = resolve;
        },
        async unlock() {
          holders.delete(id);
          leave();
        },
      };
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(ERRORS.ABORTED), { once: true }));
