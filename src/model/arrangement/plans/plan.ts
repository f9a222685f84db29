/** From its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a plan knows of a part: how many slides it has, and whether a title stands above them. */
export interface PlannedPart {
  count: number;
  hasTitle: boolean;
}

/** Room for a slide, and above slides for a title with some air below it. */
export interface Measures {
  width: number;
  height: number;
  /** Air as such; between slides there is at least so much. */
  gap: number;
  /** Between slides side by side, and one below the other: whoever looks at one of them sees nothing of the next. */
  across: number;
  down: number;
  band: number;
  title: number;
}

export interface Plan {
  /** Of all slides of all parts, in turn. */
  slides: Box[];
  /** One a part; undefined where it has no title. */
  titles: (Box | undefined)[];
  /** Of the presentation's own title. */
  crown?: Box | undefined;
  /** Lines, each from point to point. */
  branches: { x: number; y: number }[][];
}

const IDEAL = 16 / 9;

/** 0 for the shape of a screen; the same for twice and half as wide. */
export const strangeness = (width: number, height: number): number => Math.abs(Math.log(width / height / IDEAL));

/** The candidate with the lowest score; of equals the first. */
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

/** Of so many things in rows of so many. */
export const extent = (count: number, size: number, gap: number): number => count * (size + gap) - gap;
