import type { Clock } from '../../../platform/clock/clock.ts';
import type { Claim, ImportsStore, Progress } from '../imports.store.ts';

/** Milliseconds: without a sign of life until whoever works on an import is taken for dead, and between two accounts of progress. */
export const SILENCE = 10_000;
const TOLD_EVERY = 200;
/** Signs of life that nobody heard, until whoever gives them believes that somebody else has taken over. */
const MOST_UNHEARD = 40;

/** Tells that somebody is at work and how far, and learns if that is no longer wanted. */
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
        // While the database is away nobody can take it over either; what it refuses for long is no such thing.
        () => now - heardAt < MOST_UNHEARD * every,
      );
      if (!isMine) lost.abort(new Error('Somebody else works on it, or nobody wants it any more'));
    });
    return telling;
  };
  // A single slide may take longer than anybody may be silent.
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
    /** Resolves when it is known to everybody; rejects if it is nobody's business any more. */
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
