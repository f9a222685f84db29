import type { Clock } from '../../../platform/clock/clock.ts';
import type { Claim, ImportsStore, Progress } from '../imports.store.ts';

/** Milliseconds without a sign of life after which a worker counts as dead, and between two progress updates. */
export const SILENCE = 10_000;
const TOLD_EVERY = 200;
/** After this many failed signs of life, the worker assumes that another one has taken over. */
const MOST_UNHEARD = 40;

/** Reports progress as a sign of life, and notices when the claim is lost. */
export function giveSigns(claim: Claim, { store, clock, every }: { store: Pick<ImportsStore, 'keepAlive'>; clock: Clock; every: number }) {
  const [lost, ended] = [new AbortController(), new AbortController()];
  let progress: Progress = { state: 'checking', done: 0, total: 0 };
  let toldAt = -Infinity;
  let heardAt = clock.now();
  let telling: Promise<void> = Promise.resolve();
  const tell = (): Promise<void> => {
    toldAt = clock.now();
    telling = telling.then(async () => {
      const now = clock.now();
      const isMine = await store.keepAlive(claim, progress, now).then(
        (isKept) => {
          heardAt = now;
          return isKept;
        },
        // While the database is unreachable, no other worker can take over either; but errors that last are something else.
        () => now - heardAt < MOST_UNHEARD * every,
      );
      if (!isMine) lost.abort(new Error('Another worker has taken over, or the import is no longer wanted'));
    });
    return telling;
  };
  // A single slide may take longer than the allowed silence.
  const living = (async () => {
    for (;;) {
      await clock.sleep(every, ended.signal);
      await tell();
    }
  })().catch(() => undefined);
  return {
    lost: lost.signal,
    onProgress(next: Progress): void {
      const isNewState = next.state !== progress.state;
      progress = next;
      if (isNewState || clock.now() - toldAt >= TOLD_EVERY) void tell();
    },
    /** Resolves once the state is stored; rejects if the claim is lost. */
    async enter(state: Progress['state']): Promise<void> {
      progress = { ...progress, state };
      await tell();
      lost.signal.throwIfAborted();
    },
    async end(): Promise<void> {
      ended.abort();
      await living;
      await telling;
    },
  };
}
