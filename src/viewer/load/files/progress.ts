export interface Progress {
  /** How much of a part is done; never decreases, and never exceeds the part's size. */
  reach(part: string, done: number): void;
  /** Marks the whole part as done. */
  finish(part: string): void;
}

/** The share of all work done, in whole percent. Only work moves it, never backwards. Ends at 99: the last percent is the first frame. */
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
