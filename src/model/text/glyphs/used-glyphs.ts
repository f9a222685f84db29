import type { TextLayout } from '../layout.ts';
import { remember } from '../remember.ts';

/** In right-to-left text, a bracket is drawn as the other one of its pair. */
const mirrors = '()[]{}<>«»‹›≤≥';
const mirrored = (char: string) => mirrors[mirrors.indexOf(char) ^ 1] ?? '';

/** The characters that each face draws, and others that it may have to: by default, a hyphen wherever lines will break. */
export function glyphsOf(layouts: Iterable<TextLayout>, others = '- '): Map<string, Set<string>> {
  const glyphs = new Map<string, Set<string>>();
  for (const { fragments } of layouts)
    for (const { text, face, direction } of fragments) {
      const chars = remember(glyphs, face, () => new Set(others));
      // Engines combine a letter and its accent if the face has a glyph for both.
      for (const char of text + text.normalize('NFC')) {
        chars.add(char);
        if (direction === 'rtl' && mirrors.includes(char)) chars.add(mirrored(char));
      }
    }
  return glyphs;
}
