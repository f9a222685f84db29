import type { Spotlight } from '#model/paint/paint-options.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';

/** Which slide is shown without its neighbours, from one rest to the next. */
export interface Lighting {
  lit: ObjectId | undefined;
  at(time: number): Spotlight | undefined;
}

/** The part of a flight in which neighbours come at its beginning, and go at its end. */
const PART = 0.35;

export const isLit = (lit: ObjectId | undefined): Spotlight | undefined => (lit === undefined ? undefined : { id: lit, share: 1 });

/** In between, everything is visible, so that a flight shows where it leads. */
export function planLighting(from: Spotlight | undefined, lit: ObjectId | undefined, duration: number): Lighting {
  return {
    lit,
    at(time) {
      const done = time / duration;
      if (done >= 1) return isLit(lit);
      if (from && from.id === lit) return { id: lit, share: from.share + (1 - from.share) * done };
      if (from && done < PART) return { id: from.id, share: from.share * (1 - done / PART) };
      return lit !== undefined && done > 1 - PART ? { id: lit, share: (done - 1 + PART) / PART } : undefined;
    },
  };
}
