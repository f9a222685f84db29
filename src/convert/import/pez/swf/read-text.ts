import type { Matrix } from '#model/presentation/drawing.ts';
import type { Rgba, SwfBits } from './bits.ts';

/** Letters of one font, size and colour. */
export interface TextRun {
  font: number;
  color: Rgba;
  height: number;
  glyphs: { glyph: number; x: number; y: number }[];
}

export interface SwfText {
  matrix: Matrix;
  runs: TextRun[];
}

/** More letters than a picture has room for: a letter may take no space in the file. */
const MOST_LETTERS = 20_000;

/** DefineText, and DefineText2, whose colours may be transparent. */
export function readText(bits: SwfBits, hasAlpha: boolean): SwfText {
  bits.short();
  bits.rect();
  const matrix = bits.matrix();
  const [glyphBits, advanceBits] = [bits.byte(), bits.byte()];
  const runs: TextRun[] = [];
  let [font, height, x, y, letters] = [0, 0, 0, 0, 0];
  let color: Rgba = [0, 0, 0, 255];
  for (let flags = bits.byte(); flags !== 0; flags = bits.byte()) {
    if (flags & 8) font = bits.short();
    if (flags & 4) color = bits.color(hasAlpha);
    if (flags & 1) x = bits.signedShort();
    if (flags & 2) y = bits.signedShort();
    if (flags & 8) height = bits.short();
    const count = bits.byte();
    letters += count;
    if (letters > MOST_LETTERS) throw new RangeError('Too many letters');
    const glyphs: TextRun['glyphs'] = [];
    for (let index = 0; index < count; index += 1) {
      glyphs.push({ glyph: bits.bits(glyphBits), x, y });
      x += bits.signedBits(advanceBits);
    }
    runs.push({ font, color, height, glyphs });
    bits.align();
  }
  return { matrix, runs };
}
