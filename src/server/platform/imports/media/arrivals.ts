export interface Arrival {
  /** False if there is no room for so many bytes now. */
  hold(bytes: number): boolean;
  end(): void;
}

interface Limits {
  /** At the same time. */
  mostOfOne: number;
  /** Of all that are on their way, which are kept in a temporary folder meanwhile. */
  mostBytes: number;
}

/** Files on their way to us. */
export function createArrivals({ mostOfOne, mostBytes }: Limits) {
  const counts = new Map<string, number>();
  let held = 0;
  return {
    /** Undefined if there are too many of the same person. */
    begin(who: string): Arrival | undefined {
      const count = counts.get(who) ?? 0;
      if (count >= mostOfOne) return undefined;
      counts.set(who, count + 1);
      let own = 0;
      return {
        hold(bytes) {
          if (held + bytes > mostBytes) return false;
          held += bytes;
          own += bytes;
          return true;
        },
        end() {
          held -= own;
          const left = (counts.get(who) ?? 1) - 1;
          if (left > 0) counts.set(who, left);
          else counts.delete(who);
        },
      };
    },
  };
}
