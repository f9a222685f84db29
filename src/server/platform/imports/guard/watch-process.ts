import { lookAtProcess, type ProcessFacts } from './look-at-process.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 40;

interface Watched {
  pid: number | undefined;
  /** Bytes; milliseconds without progress. */
  memory: number;
  silence: number;
  onTooMuch(): void;
  onSilent(): void;
}

/**
 * Looks at a process again and again. Silence is what it had of a processor without getting further; where it did not even want one, the
 * time that went by: on a machine that has no time for it, a file is not blamed for that.
 */
export function watchProcess({ pid, memory, silence, onTooMuch, onSilent }: Watched): { progressed(): void; end(): void } {
  let silent = 0;
  let lookedAt = performance.now();
  let last: ProcessFacts | undefined;
  let isOver = false;

  const look = async () => {
    const facts = pid === undefined ? undefined : await lookAtProcess(pid);
    const now = performance.now();
    const isKept = facts?.isBusy && last?.isBusy && facts.cpu !== undefined && last.cpu !== undefined;
    silent += isKept ? (facts.cpu ?? 0) - (last?.cpu ?? 0) : now - lookedAt;
    [lookedAt, last] = [now, facts];
    if (isOver) return;
    if (facts && facts.memory > memory) return onTooMuch();
    if (silent > silence) return onSilent();
    next = setTimeout(look, LOOK_EVERY);
  };
  let next = setTimeout(look, LOOK_EVERY);

  return {
    progressed() {
      silent = 0;
    },
    end() {
      isOver = true;
      clearTimeout(next);
    },
  };
}
