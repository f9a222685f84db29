import type { Point } from '#model/geometry/matrix.ts';

export interface Modifiers {
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Control, or Command on a Mac. */
  readonly isCtrl: boolean;
}

/** What happens between pressing and letting go. Points are in CSS pixels of the view. */
export interface Gesture {
  move(point: Point, modifiers: Modifiers): void;
  end(): void;
  /** As if nothing had happened. */
  cancel(): void;
}
