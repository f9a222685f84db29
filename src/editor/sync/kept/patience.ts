import type { Surroundings } from '../surroundings.ts';

/** Milliseconds until it is tried again although nothing has happened. */
const AGAIN = 30_000;

export interface Patience {
  /** Resolves when it is worth another try, with whether it is still wanted. */
  wait(): Promise<boolean>;
  /** There is a network again, or somebody asks. */
  wake(): void;
  /** Nobody wants it any more. */
  drop(): void;
}

/** Waits for the server to be there again. */
export function createPatience({ after }: Pick<Surroundings, 'after'>): Patience {
  const waiting = new Set<(isWanted: boolean) => void>();
  const endAll = (isWanted: boolean) => {
    for (const end of waiting) end(isWanted);
  };
  return {
    wait: () =>
      new Promise((resolve) => {
        const end = (isWanted: boolean) => {
          waiting.delete(end);
          stop();
          resolve(isWanted);
        };
        const stop = after(AGAIN, () => end(true));
        waiting.add(end);
      }),
    wake: () => endAll(true),
    drop: () => endAll(false),
  };
}
