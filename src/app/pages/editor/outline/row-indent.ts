/** Deeper rows are no further in. */
const DEEPEST = 10;
const STEP = 16;

/** Where rows of a level begin, in CSS pixels; the whole canvas is the first. */
export const indentOf = (level: number): number => 4 + STEP * Math.min(level - 1, DEEPEST);

/** How many levels further in something is that has been moved so far. */
export const levelsIn = (distance: number): number => Math.round(distance / STEP);
