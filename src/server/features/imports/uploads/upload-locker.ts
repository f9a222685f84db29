import { ERRORS, type Lock, type Locker } from '@tus/server';

interface Holder {
  /** Asks whoever has the lock to hurry. */
  askToLeave(): void;
  left: Promise<void>;
}

/**
 * One request at a time for each upload, within this process: who reconnects waits until the broken connection has put away what came
 * through it. Between processes the row decides: a piece counts only where the one before it ended (`uploads.store.ts`), so that no
 * connection to PostgreSQL is held for as long as somebody sends.
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
          // Whoever has gone already would never be told to leave.
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
