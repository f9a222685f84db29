import type { TextLayout } from './layout.ts';
import { remember } from './remember.ts';

/** A bracket that runs from right to left is drawn as the other one of its pair. */
const mirrors = '()[]{}<>«»‹›≤≥';
const mirrored = (char: string) => mirrors[mirrors.indexOf(char) ^ 1] ?? '';

/** The characters that each face draws; wherever lines will break, with a hyphen for it. */
export function glyphsOf(layouts: Iterable<TextLayout>): Map<string, Set<string>> {
  const glyphs = new Map<string, Set<string>>();
  for (const { fragments } of layouts)
    for (const { text, face, direction } of fragments) {
      const chars = remember(glyphs, face, () => new Set('- '));
      // Engines put an accent and its letter together where the face has both as one.
      for (const char of text + text.normalize('NFC')) {
        chars.add(char);
        if (direction === 'rtl' && mirrors.includes(char)) chars.add(mirrored(char));
      }
    }
  return glyphs;
}
