import type { PlacedWord } from '../import/words.ts';

/**
 * Poppler breaks slanted and widely spaced words into pieces. Joins those pieces that together make a word which was written and which
 * poppler did not find; everything else stays as it was found.
 */
export function mendWords(found: readonly PlacedWord[], written: readonly string[]): PlacedWord[] {
  const missing = new Map<string, number>();
  for (const word of written.flatMap((text) => text.split(/\s+/))) missing.set(word, (missing.get(word) ?? 0) + 1);
  const pieces = found.filter(({ text }) => {
    const left = missing.get(text) ?? 0;
    missing.set(text, left - 1);
    return left <= 0;
  });
  const rest = new Set(pieces);
  const mended: PlacedWord[] = [];
  for (const [word, count] of missing)
    for (let time = 0; time < count; time += 1) {
      const parts = partsOf(word, rest, undefined);
      if (!parts) break;
      for (const part of parts) rest.delete(part);
      mended.push(parts.reduce(joinTwo));
    }
  const used = new Set(pieces.filter((piece) => !rest.has(piece)));
  return [...found.filter((word) => !used.has(word)), ...mended];
}

/** The pieces of a word in order, each beside the one before. */
function partsOf(word: string, rest: ReadonlySet<PlacedWord>, before: PlacedWord | undefined): PlacedWord[] | undefined {
  if (word === '') return [];
  const next = [...rest].filter(
    (piece) => piece !== before && piece.text !== '' && word.startsWith(piece.text) && (!before || isBeside(before, piece)),
  );
  for (const piece of next) {
    const others = new Set(rest);
    others.delete(piece);
    const following = partsOf(word.slice(piece.text.length), others, piece);
    if (following) return [piece, ...following];
  }
  return undefined;
}

/** At most a letter apart; the boxes of slanted letters overlap. */
const isBeside = (one: PlacedWord, other: PlacedWord): boolean => {
  const reach = Math.max(one.bottom - one.top, other.bottom - other.top, one.right - one.left, other.right - other.left);
  return (
    one.left - other.right < reach && other.left - one.right < reach && one.top - other.bottom < reach && other.top - one.bottom < reach
  );
};

const joinTwo = (one: PlacedWord, other: PlacedWord): PlacedWord => ({
  text: one.text + other.text,
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
