import { chance } from '#model/camera/test-scenes.ts';

/** Reproducible by its seed. */
export interface Chance {
  is(share: number): boolean;
  /** A whole number below. */
  below(limit: number): number;
  among<T>(choices: readonly T[]): T | undefined;
}

export function openChance(seed: number): Chance {
  const next = chance(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return { is: (share) => next() < share, below, among: (choices) => choices[below(choices.length)] };
}
