/** Deeper rows are no further in. */
const DEEPEST = 10;
const STEP = 16;

/** Where rows of a level begin, in CSS pixels; the whole canvas is the first. */
export const indentOf = (level: number): number => 4 + STEP * Math.min(level - 1, DEEPEST);

/** The level that something so far from the start of the tree is at: a row begins with its chevron, and then comes its icon. */
export const levelAt = (distance: number): number => Math.floor((distance - 12) / STEP);
