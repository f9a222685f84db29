import type { Point } from '#model/geometry/matrix.ts';

export interface Modifiers {
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Control, or Command on a Mac. */
  readonly isCtrl: boolean;
}

/** What happens between pressing and letting go. Points are in CSS pixels of the view. */
export interface Gesture {
  /** `trail` is where the pointer has been since the last time, up to `point`. */
  move(point: Point, modifiers: Modifiers, trail: readonly Point[]): void;
  end(): void;
  /** As if nothing had happened. */
  cancel(): void;
}
