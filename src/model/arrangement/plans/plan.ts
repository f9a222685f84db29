/** Positioned by its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a plan knows about a part: how many slides it has, and whether there is a title above them. */
export interface PlannedPart {
  count: number;
  hasTitle: boolean;
}

/** Space for a slide, and above slides for a title with a gap below it. */
export interface Measures {
  width: number;
  height: number;
  /** The basic gap; slides are at least this far apart. */
  gap: number;
  /** Between slides side by side, and above one another: a stage around one slide shows nothing of the next. */
  across: number;
  down: number;
  band: number;
  title: number;
}

export interface Plan {
  /** All slides of all parts, in order. */
  slides: Box[];
  /** One per part; undefined if it has no title. */
  titles: (Box | undefined)[];
  /** For the presentation's title. */
  crown?: Box | undefined;
  /** Lines, each from point to point. */
  branches: { x: number; y: number }[][];
}

const IDEAL = 16 / 9;

/** 0 for the aspect ratio of a screen; equal for twice and half as wide. */
export const strangeness = (width: number, height: number): number => Math.abs(Math.log(width / height / IDEAL));

/** The candidate with the lowest score; the first one in a tie. */
export function best<Candidate>(candidates: readonly Candidate[], score: (candidate: Candidate) => number): Candidate | undefined {
  let found: { candidate: Candidate; score: number } | undefined;
  for (const candidate of candidates) {
    const own = score(candidate);
    if (!found || own < found.score - 1e-9) found = { candidate, score: own };
  }
  return found?.candidate;
}

/** 1, 2, 3 … */
export const upTo = (count: number): number[] => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index + 1);

/** Total length of this many items with gaps between them. */
export const extent = (count: number, size: number, gap: number): number => count * (size + gap) - gap;
