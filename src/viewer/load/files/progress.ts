export interface Progress {
  /** So much of a part is done; never less than before, and never more than there is of it. */
  reach(part: string, done: number): void;
  /** Nothing of this part is left to do. */
  finish(part: string): void;
}

/**
 * How much of all work is done, in whole percents. Only work moves it, and never backwards. It ends at 99: the last one is the first
 * frame's, and who draws it knows.
 */
export function createProgress(parts: ReadonlyMap<string, number>, onProgress: (percent: number) => void): Progress {
  const sizes = new Map([...parts].map(([part, size]) => [part, size > 0 && size < Infinity ? size : 1]));
  const total = sumOf(sizes);
  const finished = new Map<string, number>();
  let percent = 0;
  const reach = (part: string, done: number) => {
    const size = sizes.get(part) ?? 0;
    finished.set(part, Math.max(finished.get(part) ?? 0, Math.min(done || 0, size)));
    const share = sumOf(finished) / total;
    const now = Math.min(99, Math.floor(share * 100));
    if (now > percent) onProgress((percent = now));
  };
  return { reach, finish: (part) => reach(part, Infinity) };
}

const sumOf = (numbers: ReadonlyMap<string, number>) => [...numbers.values()].reduce((sum, each) => sum + each, 0);
