import type { Resources } from '../drawing/resources.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { number } from '../file/values.ts';
import { openColourFont } from './colour-font.ts';
import { openGlyphFont, type Cluster, type DocumentFont } from './glyph-font.ts';
import { openTypeface, type ShapedGlyph, type Typeface } from './typeface.ts';

/** A run of letters in one font, ready to be shown at any size. */
export interface TextPiece {
  font: string;
  /** Where it begins, in font sizes. */
  x: number;
  body: string;
}

export interface FontShelf {
  /**
   * Lays out text with fallback: glyphs missing from the first face come from the next. Pass the same list each time, since results are
   * cached by it. `spacing` is in font sizes. `isByWord`: each word of right-to-left text becomes a separate piece.
   */
  lay(faces: readonly string[], text: string, isRtl: boolean, spacing: number, isByWord: boolean): readonly TextPiece[];
  /** The width of a text in font sizes, measured the way canvases do, so that lines break as in every other picture. */
  widthOf(faces: readonly string[], text: string, isRtl: boolean): number;
  /** Writes the used glyphs of every font. */
  finish(): void;
}

interface Face {
  typeface: Typeface;
  fonts: DocumentFont[];
}

interface PlacedCluster extends Cluster {
  face: Face;
  /** Where its letters begin in the text. */
  start: number;
  /** The offset from the pen to where the cluster is shown. */
  shift: number;
}

/** Offsets too small to see, in thousandths of a font size. */
const SLACK = 1;
/** Letter spacing is never added before a combining mark. */
const isMark = /^\p{M}/u;
/** How far after its letter a right-to-left mark is shown, in font sizes. */
const ASIDE = 0.005;
const MOST_KNOWN = 5000;
const MOST_SHAPED = 500;

export function openFontShelf(file: PdfFile, resources: Resources, fontFile: (face: string) => string): FontShelf {
  const faces = new Map<string, Face>();
  /** Keyed by faces, then by text. */
  const known = new Map<readonly string[], Map<string, readonly TextPiece[]>>();

  const faceOf = (key: string): Face => {
    const open = faces.get(key);
    if (open) return open;
    const face = { typeface: openTypeface(fontFile(key)), fonts: [] };
    faces.set(key, face);
    return face;
  };
  const newFont = (typeface: Typeface) => (typeface.isColoured ? openColourFont(file, resources, typeface) : openGlyphFont(file, typeface));

  /** Finds the font that has the cluster or has room for it. */
  const showIn = ({ typeface, fonts }: Face, cluster: Cluster) => {
    for (const font of fonts) {
      const shown = font.show(cluster);
      if (shown) return { font, ...shown };
    }
    const font = newFont(typeface);
    fonts.push(font);
    return { font, code: '', width: 0, ...font.show(cluster) };
  };

  /** Clusters missing from the first face are shaped again with the next. */
  const shape = ([key, ...others]: readonly string[], text: string, start: number, end: number, isRtl: boolean): PlacedCluster[] => {
    if (key === undefined) return [];
    const face = faceOf(key);
    const clusters = clustersOf(face, face.typeface.shape(text, start, end, isRtl), text, isRtl);
    return clusters.flatMap((cluster) =>
      others.length > 0 && cluster.parts.some(({ glyph }) => glyph === 0)
        ? shape(others, text, cluster.start, cluster.start + cluster.text.length, isRtl)
        : [cluster],
    );
  };

  const shaped = new Map<readonly string[], Map<string, PlacedCluster[]>>();
  /** The text just measured is usually the text shown next. */
  const shapeOnce = (keys: readonly string[], text: string, isRtl: boolean): PlacedCluster[] => {
    const key = isRtl ? `${text} rtl` : text;
    let known = shaped.get(keys);
    if (!known || known.size > MOST_SHAPED) shaped.set(keys, (known = new Map()));
    let clusters = known.get(key);
    if (!clusters) known.set(key, (clusters = shape(keys, text, 0, text.length, isRtl)));
    return clusters;
  };

  const layAnew = (keys: readonly string[], text: string, isRtl: boolean, spacing: number, isByWord: boolean): TextPiece[] => {
    const clusters = shapeOnce(keys, text, isRtl);
    let end = 0;
    const placed = clusters.map((cluster, index) => {
      const unit = 1000 / cluster.face.typeface.unitsPerEm;
      const next = clusters[index + 1];
      const pen = end;
      end += cluster.advance * unit + (spacing && !(next && isMark.test(next.text)) ? spacing * 1000 : 0);
      return { cluster, pen, unit };
    });
    const pieces: TextPiece[] = [];
    let line: ReturnType<typeof openLine> | undefined;
    let font: DocumentFont | undefined;
    const endLine = () => {
      if (line && font) pieces.push({ font: resources.font(font.ref), x: line.start / 1000, body: line.close() });
    };
    let wasSpace = false;
    // Right-to-left text is written in visual order too: every reader reverses it when it is copied.
    for (const { cluster, pen, unit } of placed) {
      const shown = showIn(cluster.face, cluster);
      const isSpace = isByWord && cluster.text === ' ';
      if (!line || shown.font !== font || isSpace || wasSpace) {
        endLine();
        line = openLine(pen);
        font = shown.font;
      }
      line.show(shown.code, pen + cluster.shift * unit, shown.width);
      wasSpace = isSpace;
    }
    endLine();
    if (isByWord) pieces.reverse();
    return pieces;
  };

  return {
    lay(keys, text, isRtl, spacing, isByWord) {
      const key = isRtl || spacing ? `${isRtl} ${spacing} ${isByWord} ${text}` : text;
      let laid = known.get(keys);
      if (!laid || laid.size > MOST_KNOWN) known.set(keys, (laid = new Map()));
      let pieces = laid.get(key);
      if (!pieces) laid.set(key, (pieces = layAnew(keys, text, isRtl, spacing, isByWord)));
      return pieces;
    },
    widthOf(keys, text, isRtl) {
      if (text === '\n') return 0;
      let width = 0;
      for (const { advance, face } of shapeOnce(keys, text, isRtl)) width += advance / face.typeface.unitsPerEm;
      return width;
    },
    finish() {
      for (const { fonts } of faces.values()) for (const font of fonts) font.finish();
    },
  };
}

/**
 * Groups glyphs that stand for the same letters. A mark stays where its letter ends and its outline is moved instead, because readers tell
 * the order of letters from their positions.
 */
function clustersOf(face: Face, glyphs: readonly ShapedGlyph[], text: string, isRtl: boolean): PlacedCluster[] {
  const clusters: (PlacedCluster & { parts: { glyph: number; x: number; y: number }[] })[] = [];
  const aside = isRtl ? Math.ceil(face.typeface.unitsPerEm * ASIDE) : 0;
  for (const { glyph, start, end, advance, x, y } of glyphs) {
    const last = clusters.at(-1);
    const isColoured = face.typeface.isColoured;
    // Coloured glyphs are drawings and cannot be composed.
    if (last?.start === start && !isColoured) {
      last.parts.push({ glyph, x: last.advance + x - last.shift, y });
      last.advance += advance;
      continue;
    }
    const isMark = advance === 0 && (x !== 0 || y !== 0) && !isColoured;
    const shift = isMark ? -aside : x;
    clusters.push({
      face,
      start,
      shift,
      text: last?.start === start ? '\u200b' : text.slice(start, end),
      parts: [{ glyph, x: x - shift, y }],
      advance,
    });
  }
  return clusters;
}

/**
 * Operators that show one glyph after another, repositioned only where the reader's own position would be off; in thousandths of the font
 * size.
 */
function openLine(start: number) {
  let body = '';
  let items = '';
  let bytes = '';
  let pen = start;
  let isMoved = false;
  const endBytes = () => {
    if (bytes) items += `(${bytes})`;
    bytes = '';
  };
  const endItems = () => {
    endBytes();
    if (items) body += isMoved ? `[${items}]TJ` : `${items}Tj`;
    items = '';
    isMoved = false;
  };
  return {
    start,
    show(code: string, x: number, width: number) {
      const off = Math.round((pen - x) * 10) / 10;
      if (Math.abs(off) >= SLACK) {
        endBytes();
        items += number(off, 1);
        isMoved = true;
        pen -= off;
      }
      bytes += code;
      pen += width;
    },
    close() {
      endItems();
      return body;
    },
  };
}
