/** Nothing is measured here, so that the server makes what a browser has shown: texts get the room that they need at most. */
const AVERAGE = 0.54;
const HEAVY = 0.6;

/** The width of a text as a multiple of its font size: an East Asian letter is as wide as high. */
export const emsOf = (words: string, isHeavy = false): number => {
  let ems = 0;
  for (const char of words) ems += char >= '\u1100' && !(char >= '\u2000' && char < '\u2e80') ? 1.02 : isHeavy ? HEAVY : AVERAGE;
  return ems;
};

/** How many lines a text needs; words do not fill a line to its end. */
export function linesOf(words: string, width: number, size: number, isHeavy = false): number {
  const across = width / size;
  const longest = Math.max(0, ...words.split(/\s+/).map((word) => emsOf(word, isHeavy)));
  const loss = Math.min(longest, across * 0.3) * 0.5;
  return Math.max(1, Math.ceil(emsOf(words, isHeavy) / Math.max(across - loss, 1)));
}

/** The largest of some sizes at which something is at most so high; the smallest if none is. */
export function largestFit([most, least]: readonly [number, number], height: number, heightAt: (size: number) => number): number {
  for (let size = most; size > least; size *= 0.94) if (heightAt(size) <= height) return size;
  return least;
}
