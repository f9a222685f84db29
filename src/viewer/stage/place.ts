/** A visitor's place in a presentation; stops count from 0. */
export interface Place {
  /** The stop named in the address, if any. */
  fromAddress(): number | undefined;
  /** The stop where an earlier visit ended. */
  fromMemory(): number | undefined;
  keep(stop: number): void;
  forget(): void;
  onAddressChange(listener: (stop: number) => void): () => void;
}

/** Places older than this are ignored. */
const KEPT = 30 * 24 * 3600_000;

/** `#step=3` is the third stop, counted as in the bar; `#present=3` begins there at once. */
export function stopFromHash(hash: string): number | undefined {
  const [, digits] = /^#(?:step|present)=(\d{1,6})$/.exec(hash) ?? [];
  const number = Number(digits);
  return number >= 1 ? number - 1 : undefined;
}

export const hashOfStop = (stop: number): string => `#step=${stop + 1}`;

/** Storage may be denied to a page framed by another site; then nothing is remembered. */
export function openPlace(
  name: string,
  { location, history, addEventListener, removeEventListener }: Window,
  now: () => number,
  storage: () => Storage,
): Place {
  const key = `lectern.place.${name}`;
  const tried = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  return {
    fromAddress: () => stopFromHash(location.hash),
    fromMemory() {
      const [, stop, at] = /^(\d{1,6}) (\d+)$/.exec(tried(() => storage().getItem(key)) ?? '') ?? [];
      return stop !== undefined && now() - Number(at) < KEPT && Number(stop) > 0 ? Number(stop) : undefined;
    },
    keep(stop) {
      // Throws in a frame with an opaque origin, and if called too often.
      tried(() => stopFromHash(location.hash) !== stop && history.replaceState(history.state, '', hashOfStop(stop)));
      tried(() => storage().setItem(key, `${stop} ${now()}`));
    },
    forget() {
      tried(() => location.hash !== '' && history.replaceState(history.state, '', location.pathname + location.search));
      tried(() => storage().removeItem(key));
    },
    onAddressChange(listener) {
      const onHash = () => {
        const stop = stopFromHash(location.hash);
        if (stop !== undefined) listener(stop);
      };
      addEventListener.call(globalThis, 'hashchange', onHash);
      return () => removeEventListener.call(globalThis, 'hashchange', onHash);
    },
  };
}
