import type { Resources } from '../drawing/resources.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { named, number, type Ref } from '../file/values.ts';
import { drawColourGlyph } from './colour-glyph.ts';
import { describeFont, escapeCode, subsetName, type DocumentFont } from './glyph-font.ts';
import { metricsOf } from './subset-outlines.ts';
import { tableOf } from './sfnt.ts';
import { toUnicode } from './to-unicode.ts';
import type { Typeface } from './typeface.ts';

/** One byte per glyph. */
const MOST = 256;
/** Some readers estimate the letter size from the width of an m, so this one exists but is never shown. */
const WIDTH_OF_M = 0.6;

/** Coloured glyphs as drawings (a type 3 font), which can still be selected and copied as letters. */
export function openColourFont(file: PdfFile, resources: Resources, typeface: Typeface): DocumentFont {
  const ref = file.reserve();
  const { unitsPerEm, tables } = typeface;
  const hhea = tableOf(tables, 'hhea');
  const { advanceOf } = metricsOf(tableOf(tables, 'hmtx'), hhea);
  const codes = new Map<string, { code: string; width: number }>();
  const shown: { name: string; width: number; text: string | undefined; drawing: Ref }[] = [];
  const drawings = new Map<number, Ref>();
  const objects = new Map<string, Ref>();

  const drawingOf = (glyph: number): Ref => {
    const known = drawings.get(glyph);
    if (known) return known;
    const drawing = file.writeStream('', `${advanceOf(glyph)} 0 d0\n${drawColourGlyph(typeface, glyph, { file, resources, objects })}`);
    drawings.set(glyph, drawing);
    return drawing;
  };

  return {
    ref,
    show({ text, parts: [first] }) {
      if (!first) return undefined;
      const key = `${first.glyph} ${text}`;
      const known = codes.get(key);
      if (known || shown.length === MOST) return known;
      if (shown.length === 0)
        shown.push({ name: 'm', width: Math.round(unitsPerEm * WIDTH_OF_M), text: undefined, drawing: file.writeStream('', '0 0 d0') });
      const code = shown.push({ name: `g${shown.length}`, width: advanceOf(first.glyph), text, drawing: drawingOf(first.glyph) }) - 1;
      const made = { code: escapeCode(String.fromCharCode(code)), width: Math.round((advanceOf(first.glyph) * 10_000) / unitsPerEm) / 10 };
      codes.set(key, made);
      return made;
    },
    finish() {
      const base = subsetName(typeface, ref);
      const names = shown.map(({ name }) => `/${name}`);
      const procedures = shown.map(({ name, drawing }) => `/${name} ${named(drawing)}`).join('');
      const unicode = file.writeStream(
        '',
        toUnicode(
          shown.map(({ text }) => text),
          2,
        ),
      );
      const descriptor = file.write(`<<${describeFont(typeface, base)}>>`);
      file.write(
        `<</Type/Font/Subtype/Type3/Name${base}/BaseFont${base}/FontBBox[0 ${hhea.readInt16BE(6)} ${unitsPerEm} ${hhea.readInt16BE(4)}]/FontMatrix[${number(1 / unitsPerEm, 9)} 0 0 ${number(1 / unitsPerEm, 9)} 0 0]/CharProcs<<${procedures}>>` +
          `/Encoding<</Type/Encoding/Differences[0${names.join('')}]>>/FirstChar 0/LastChar ${shown.length - 1}/Widths[${shown.map(({ width }) => width).join(' ')}]` +
          `/Resources${resources.list(objects)}/FontDescriptor ${named(descriptor)}/ToUnicode ${named(unicode)}>>`,
        ref,
      );
    },
  };
}
