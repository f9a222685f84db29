import * as harfbuzz from 'harfbuzzjs';
import { unicodeMap, type PdfDocument } from './document.ts';

interface Letter {
  glyph: number;
  text: string;
  /** In thousandths of the size. */
  advance: number;
}

/** What a dot or an accent that has no letter of its own is copied as. */
const NOTHING = '\u200b';

/** A font with its file inside, and a code for each glyph in each of its meanings (a CID font). */
export class EmbeddedFont {
  readonly #file: Uint8Array;
  readonly #font: harfbuzz.Font;
  readonly #unit: number;
  readonly #codes = new Map<string, number>();
  readonly #letters: Letter[] = [];

  constructor(file: Uint8Array) {
    this.#file = file;
    const face = new harfbuzz.Face(new harfbuzz.Blob(file));
    this.#font = new harfbuzz.Font(face);
    this.#unit = 1000 / face.upem;
  }

  /** The codes of a text as they follow each other on paper, and its width in thousandths. */
  write(text: string, isRtl = false): { codes: string; width: number } {
    const letters = this.#shape(text, isRtl);
    const codes = letters.map((letter) => this.#codeOf(letter).toString(16).padStart(4, '0'));
    return { codes: `<${codes.join('')}>`, width: letters.reduce((sum, { advance }) => sum + advance, 0) };
  }

  /** Of several glyphs for the same letters, the widest stands for them. */
  #shape(text: string, isRtl: boolean): Letter[] {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer
      .getGlyphInfos()
      .map(({ codepoint, cluster }, place) => ({ codepoint, cluster, advance: positions[place]?.xAdvance ?? 0 }));
    const clusters = Map.groupBy(glyphs, ({ cluster }) => cluster);
    const starts = [...clusters.keys()].toSorted((one, other) => one - other);
    return glyphs.map((glyph): Letter => {
      const end = starts[starts.indexOf(glyph.cluster) + 1] ?? text.length;
      const [widest] = (clusters.get(glyph.cluster) ?? []).toSorted((one, other) => other.advance - one.advance);
      return {
        glyph: glyph.codepoint,
        text: widest === glyph ? text.slice(glyph.cluster, end) : NOTHING,
        advance: glyph.advance * this.#unit,
      };
    });
  }

  #codeOf(letter: Letter): number {
    const key = `${letter.glyph} ${letter.text}`;
    const known = this.#codes.get(key) ?? this.#letters.push(letter);
    this.#codes.set(key, known);
    return known;
  }

  /** Adds the font, with the widths of what has been written. */
  add(document: PdfDocument, isVertical = false): string {
    const file = document.stream(`/Length1 ${this.#file.length}`, this.#file, true);
    const descriptor = document.add(
      `<</Type/FontDescriptor/FontName/ABCDEF+Own/Flags 4/FontBBox[-200 -300 1200 1000]/ItalicAngle 0/Ascent 900/Descent -250/CapHeight 700/StemV 80/FontFile2 ${file}>>`,
    );
    const glyphs = Buffer.alloc((this.#letters.length + 1) * 2);
    for (const [place, { glyph }] of this.#letters.entries()) glyphs.writeUInt16BE(glyph, (place + 1) * 2);
    const widths = this.#letters.map(({ advance }) => advance.toFixed(0)).join(' ');
    const descendant = document.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Own/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor}/DW 1000/W[1[${widths}]]/CIDToGIDMap ${document.stream('', glyphs)}>>`,
    );
    const map = document.stream('', unicodeMap(new Map(this.#letters.map(({ text }, place) => [place + 1, text]))));
    return document.add(
      `<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Own/Encoding/Identity-${isVertical ? 'V' : 'H'}/DescendantFonts[${descendant}]/ToUnicode ${map}>>`,
    );
  }
}
