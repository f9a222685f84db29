import { DocumentProblem } from './problems.ts';

interface Limits {
  /** How many work at the same time. */
  places: number;
  /** How many may wait, and how many of them for the same person. */
  mostWaiting: number;
  mostOfOne: number;
}

/**
 * Where work waits for its turn. People take turns, so somebody with much to do does not hold up everyone else. Whoever is patient is never
 * turned away.
 */
export function createLine({ places, mostWaiting, mostOfOne }: Limits) {
  let free = places;
  let count = 0;
  // In the order in which people have their turn.
  const waiting = new Map<string, (() => void)[]>();

  const wait = (who: string, isPatient: boolean) => {
    const mine = waiting.get(who) ?? [];
    if (!isPatient && (count >= mostWaiting || mine.length >= mostOfOne)) throw new DocumentProblem('busy', `${count} are waiting`);
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(who, [...mine, resolve]);
    count += 1;
    return promise;
  };
  const callNext = () => {
    const [next] = waiting;
    if (!next) return void (free += 1);
    const [who, [first, ...others]] = next;
    waiting.delete(who);
    if (others.length > 0) waiting.set(who, others);
    count -= 1;
    first?.();
  };

  return async <Result>(who: string, work: () => Promise<Result>, { isPatient = false } = {}): Promise<Result> => {
    if (free > 0) free -= 1;
    else await wait(who, isPatient);
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
