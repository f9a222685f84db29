import type { ImportWishes } from '#contract/presentation/imports.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';

type Kept = Omit<ImportWishes, 'folder'>;

const name = 'lectern import';

export const usualWishes: Kept = { arrangement: 'grid', includesHidden: false };

/** How this browser's owner last wanted slides laid out. */
export function readWishes(): Kept {
  try {
    const { arrangement, includesHidden }: Record<string, unknown> = Object(JSON.parse(localStorage.getItem(name) ?? 'null'));
    return {
      arrangement: arrangements.find((each) => each === arrangement) ?? usualWishes.arrangement,
      includesHidden: includesHidden === true,
    };
  } catch {
    return usualWishes;
  }
}

export function keepWishes(wishes: Kept): void {
  try {
    localStorage.setItem(name, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
