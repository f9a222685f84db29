import type { PdfFile } from '../file/pdf-file.ts';
import { name, named, type Ref } from '../file/values.ts';
import { metricsOf, subsetOutlines, type ComposedGlyph } from './subset-outlines.ts';
import { tableOf } from './sfnt.ts';
import { toUnicode } from './to-unicode.ts';
import type { Typeface } from './typeface.ts';

/** The glyphs for some letters: usually one, otherwise several, each at its position. In font units. */
export interface Cluster {
  text: string;
  parts: readonly { glyph: number; x: number; y: number }[];
  advance: number;
}

/** A font in the document, which grows with the glyphs that are shown. */
export interface DocumentFont {
  ref: Ref;
  /**
   * The bytes that show a cluster, and how far a reader advances after it, in thousandths of the font size; undefined if the font is full.
   */
  show(cluster: Cluster): { code: string; width: number } | undefined;
  finish(): void;
}

export const escapeCode = (bytes: string): string => bytes.replace(/[\\()\r]/g, (byte) => (byte === '\r' ? String.raw`\r` : `\\${byte}`));

/** Six letters before the name mark the font as a subset. */
export const subsetName = (typeface: Typeface, ref: Ref): string => {
  let tag = '';
  for (let rest = ref; tag.length < 6; rest = Math.floor(rest / 26)) tag = String.fromCharCode(65 + (rest % 26)) + tag;
  return name(`${tag}+${typeface.name}`);
};

/** The font's extents, in thousandths of the font size. */
export function describeFont({ tables, unitsPerEm }: Typeface, base: string): string {
  const [head, hhea] = [tableOf(tables, 'head'), tableOf(tables, 'hhea')];
  const inThousands = (value: number) => Math.round((value * 1000) / unitsPerEm);
  const box = [36, 38, 40, 42].map((at) => inThousands(head.readInt16BE(at)));
  return `/Type/FontDescriptor/FontName${base}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${inThousands(hhea.readInt16BE(4))}/Descent ${inThousands(hhea.readInt16BE(6))}`;
}

/** A glyph that stands for different letters in different places gets a code for each, so that all of them copy correctly. */
export function openGlyphFont(file: PdfFile, typeface: Typeface): DocumentFont {
  const ref = file.reserve();
  const { tables, unitsPerEm } = typeface;
  const hhea = tableOf(tables, 'hhea');
  const { advanceOf } = metricsOf(tableOf(tables, 'hmtx'), hhea);
  // Whole numbers: some readers drop the decimals, and letters would drift.
  const inThousands = (value: number) => Math.round((value * 1000) / unitsPerEm);
  const codes = new Map<string, { code: string; width: number }>();
  /** The glyphs in the font file. The first is the one for missing characters. */
  const glyphs: (number | ComposedGlyph)[] = [0];
  const places = new Map<string, number>();
  /** Indexed by code. */
  const shown: { place: number; text: string | undefined; width: number }[] = [
    { place: 0, text: undefined, width: inThousands(advanceOf(0)) },
  ];

  return {
    ref,
    show({ text, parts, advance }) {
      const [first] = parts;
      if (!first) return undefined;
      const isPlain = parts.length === 1 && first.x === 0 && first.y === 0;
      const shape = isPlain ? `${first.glyph}` : `${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(';')};${advance}`;
      const known = codes.get(`${shape} ${text}`);
      if (known) return known;
      const place = places.get(shape) ?? glyphs.push(isPlain ? first.glyph : { parts, advance }) - 1;
      places.set(shape, place);
      const width = inThousands(isPlain ? advanceOf(first.glyph) : Math.max(0, advance));
      const code = shown.push({ place, text, width }) - 1;
      const made = { code: escapeCode(String.fromCharCode(code >> 8, code & 255)), width };
      codes.set(`${shape} ${text}`, made);
      return made;
    },
    finish() {
      const base = subsetName(typeface, ref);
      const outlines = subsetOutlines(typeface.file, glyphs);
      const program = file.writeStream(`/Length1 ${outlines.length}`, outlines);
      const descriptor = file.write(
        `<<${describeFont(typeface, base)}/CapHeight ${inThousands(hhea.readInt16BE(4))}/StemV 80/FontFile2 ${named(program)}>>`,
      );
      const isPlain = shown.every(({ place }, code) => place === code);
      const map = isPlain
        ? '/Identity'
        : ` ${named(file.writeStream('', Buffer.from(shown.flatMap(({ place }) => [place >> 8, place & 255]))))}`;
      const widths = shown.map(({ width }) => width).join(' ');
      const descendant = file.write(
        `<</Type/Font/Subtype/CIDFontType2/BaseFont${base}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${named(descriptor)}/DW 0/W[0[${widths}]]/CIDToGIDMap${map}>>`,
      );
      const unicode = file.writeStream(
        '',
        toUnicode(
          shown.map(({ text }) => text),
          4,
        ),
      );
      file.write(
        `<</Type/Font/Subtype/Type0/BaseFont${base}/Encoding/Identity-H/DescendantFonts[${named(descendant)}]/ToUnicode ${named(unicode)}>>`,
        ref,
      );
    },
  };
}
