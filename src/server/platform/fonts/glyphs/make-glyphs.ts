import { readFile } from 'node:fs/promises';
import { charactersIn, type GlyphRange } from '#model/text/glyphs/glyph-ranges.ts';
import { charactersOf } from '../character-map.ts';
import { faceFile } from '../face-file.ts';
import { subsetFace } from '../subset-face.ts';

/** A part of a face's font; undefined if it has no such part, or nothing in it. */
export async function makeGlyphs(face: string, range: GlyphRange): Promise<Uint8Array | undefined> {
  const wanted = charactersIn(face, range);
  const owned = wanted && charactersOf(await readFile(faceFile(face)));
  const chars = wanted?.filter((char) => owned?.has(char.codePointAt(0) ?? 0));
  return chars && chars.length > 0 ? subsetFace(face, chars) : undefined;
}
