import type { ImportWishes } from '#contract/presentation/imports.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';

type Kept = Omit<ImportWishes, 'folder'>;

const name = 'lectern import';

export const usualWishes: Kept = { arrangement: 'grid', includesHidden: false };

/** The options last chosen in this browser. */
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
    // Without storage, the choice is not remembered.
  }
}
