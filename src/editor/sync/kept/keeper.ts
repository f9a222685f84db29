import type { Unsent } from '#model/change/draft/replica.ts';

export interface Keeper {
  /** Resolves when this or something later is kept, or cannot be. Null if there is nothing to keep any more. */
  keep(unsent: Unsent | null): Promise<void>;
}

/** Writes one after the other; of what comes while one is under way only the last. Tells whether it worked when that changes. */
export function createKeeper(write: (unsent: Unsent | null) => Promise<void>, onKept: (isKept: boolean) => void): Keeper {
  let next: { unsent: Unsent | null; written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();
  let isKept = true;
  let isEmpty = true;

  const tell = (now: boolean) => {
    if (now !== isKept) onKept((isKept = now));
  };
  const writeNext = async () => {
    const unsent = next?.unsent ?? null;
    next = undefined;
    if (unsent === null && isEmpty) return;
    try {
      await write(unsent);
      isEmpty = unsent === null;
      tell(true);
    } catch {
      tell(false);
    }
  };
  return {
    keep(unsent) {
      if (next) next.unsent = unsent;
      else {
        last = last.then(writeNext);
        next = { unsent, written: last };
      }
      return next.written;
    },
  };
}
