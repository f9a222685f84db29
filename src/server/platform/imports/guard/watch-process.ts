import { lookAtProcess, type ProcessFacts } from './look-at-process.ts';

/** Milliseconds between two checks. */
const LOOK_EVERY = 40;

interface Watched {
  pid: number | undefined;
  /** Bytes, and milliseconds without progress. */
  memory: number;
  silence: number;
  onTooMuch(): void;
  onSilent(): void;
}

/**
 * Checks a process periodically. Silence is the processor time it has used without making progress; while it is not trying to run,
 * the time that has passed. This way a file is not blamed for a busy machine.
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
