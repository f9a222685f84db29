/** Web Locks, which only pages over HTTPS have, and those of this machine. */
const locks: LockManager | undefined = globalThis.navigator?.locks;

export const hasLocks = locks !== undefined;

/** Resolves when the lock is held, at once where there are no locks. It is held until the signal, or the end of the tab. */
export async function hold(name: string, signal: AbortSignal): Promise<void> {
  if (!locks) return;
  await new Promise<void>((resolve, reject) => {
    const until = new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    locks
      .request(name, { signal }, async () => {
        resolve();
        await until;
      })
      .catch(reject);
  });
}

/** Runs something while the lock is held, unless somebody else holds it. */
export async function ifFree(name: string, run: () => Promise<void>): Promise<void> {
  if (!locks) return run();
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

/** A tab holds the lock of its client for as long as it lives. */
export const clientLock = (client: string) => `lectern-client:${client}`;
