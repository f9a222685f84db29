import { SwfBits } from './bits.ts';
import type { Edge } from './outline.ts';
import { readGlyph } from './read-shape.ts';

export interface SwfFont {
  /** The size of its letters, in the units of their outlines. */
  em: number;
  outline(glyph: number): Edge[][];
  /** Empty if the font does not say. */
  letter(glyph: number): string;
}

/** DefineFont: outlines only. */
export function readOldFont(body: Uint8Array): SwfFont {
  const bits = new SwfBits(body, 2);
  const first = bits.short();
  const starts = [first, ...Array.from({ length: Math.max(0, Math.min(first / 2, 65_535) - 1) }, () => bits.short())];
  return fontOf(
    body,
    1024,
    starts.map((start) => start + 2),
    '',
  );
}

/** DefineFont2 and DefineFont3, which is twenty times as fine. */
export function readFont(body: Uint8Array, isFine: boolean): SwfFont {
  const bits = new SwfBits(body, 2);
  const flags = bits.byte();
  bits.byte();
  bits.bytes(bits.byte());
  const count = bits.short();
  const table = bits.at;
  const offset = () => (flags & 8 ? bits.long() : bits.short());
  const starts = Array.from({ length: count }, () => table + offset());
  const codes = new SwfBits(body, count > 0 ? table + offset() : body.length);
  const letters = Array.from({ length: count }, () => String.fromCharCode(flags & 4 ? codes.short() : codes.byte()));
  return fontOf(body, isFine ? 20_480 : 1024, starts, letters);
}

function fontOf(body: Uint8Array, em: number, starts: readonly number[], letters: ArrayLike<string>): SwfFont {
  const known = new Map<number, Edge[][]>();
  return {
    em,
    outline(glyph) {
      const start = starts[glyph];
      const outline = known.get(glyph) ?? (start === undefined ? [] : readGlyph(new SwfBits(body, start)));
      known.set(glyph, outline);
      return outline;
    },
    letter: (glyph) => letters[glyph] ?? '',
  };
}
