import { isDrawable } from '#model/text/families.ts';
import type { Color } from '#model/presentation/paints.ts';
import { fontFace, type FontFace } from '../text/font-face.ts';
import { inReadingOrder, joinLigature } from '../text/ligatures.ts';
import { hiddenTexts } from './hidden-layers.ts';
import type { PagePlane } from './page-plane.ts';
import type { Handle, Pdfium } from '../pdfium.ts';

/** A letter and its position, along and across its baseline, in canvas units, as if the page were rotated until the line is level. */
export interface Glyph {
  text: string;
  start: number;
  end: number;
  baseline: number;
  size: number;
  /** The angle of its line, in degrees clockwise. */
  angle: number;
  face: FontFace;
  color: Color;
  /** The text object that draws it. */
  object: Handle;
  /** Whether a space comes before it: a written one, or one that PDFium inferred. */
  space: 'none' | 'written' | 'seen';
}

export interface PageGlyphs {
  glyphs: Glyph[];
  /** Invisible text for searching, such as the OCR of a scan. */
  unseen: string;
}

/** A page with more than this is an attack, or a book. */
const MOST_LETTERS = 100_000;
const INVISIBLE = 3;
const CLIPPING = 7;

interface DrawnText {
  face: FontFace;
  mode: number;
  /** The number of letters we can write; below, of those we cannot. */
  written: number;
  left: number;
}

/**
 * Reads the visible letters of a page in order. It leaves out mirrored letters and those missing from our fonts, which stay in the
 * picture.
 */
export function readGlyphs(pdfium: Pdfium, plane: PagePlane): PageGlyphs {
  const hidden = hiddenTexts(pdfium, plane.page);
  const textPage = pdfium.call('FPDFText_LoadPage', plane.page);
  if (!textPage) return { glyphs: [], unseen: '' };
  const objects = new Map<Handle, DrawnText>();
  const faces = new Map<Handle, FontFace>();
  const count = Math.min(MOST_LETTERS, pdfium.call('FPDFText_CountChars', textPage));
  const glyphs: Glyph[] = [];
  let unseen = '';
  let space: Glyph['space'] = 'none';
  for (let index = 0; index < count; index++) {
    const text = letterOf(pdfium.call('FPDFText_GetUnicode', textPage, index));
    const object = pdfium.call('FPDFText_GetTextObject', textPage, index);
    if (hidden.has(object)) continue;
    if (text.trim() === '' || !object) {
      if (text !== '' && space !== 'written') space = pdfium.call('FPDFText_IsGenerated', textPage, index) ? 'seen' : 'written';
      if (text) unseen += ' ';
      continue;
    }
    const drawn = objects.get(object) ?? drawnText(pdfium, object, faces);
    objects.set(object, drawn);
    if (drawn.mode === INVISIBLE || drawn.mode === CLIPPING) unseen += text;
    else {
      // In a symbol font, letters and digits are not what they claim to be.
      const isLetter = isDrawable(text) && !(drawn.face.isSymbols && /^[\p{L}\p{N}!-/]/u.test(text));
      const glyph = isLetter ? placeGlyph(pdfium, plane, textPage, index) : undefined;
      drawn[glyph ? 'written' : 'left'] += 1;
      const last = glyphs.at(-1);
      // A ligature comes as its letters, all in the same position.
      if (
        glyph &&
        last &&
        last.object === object &&
        last.start === glyph.start &&
        last.end === glyph.end &&
        last.baseline === glyph.baseline
      )
        last.text = joinLigature(last.text, text);
      else if (glyph) glyphs.push({ ...glyph, face: glyph.isSkewed ? { ...drawn.face, isItalic: true } : drawn.face, text, object, space });
    }
    space = 'none';
  }
  pdfium.call('FPDFText_ClosePage', textPage);
  // A text object is kept as a whole, either as text or in the picture.
  const written = glyphs.filter(({ object }) => (objects.get(object)?.written ?? 0) > (objects.get(object)?.left ?? 0));
  for (const glyph of written) glyph.text = inReadingOrder(glyph.text);
  return { glyphs: withEnds(written), unseen: unseen.replace(/\s+/g, ' ').trim() };
}

function drawnText(pdfium: Pdfium, object: Handle, faces: Map<Handle, FontFace>): DrawnText {
  const font = pdfium.call('FPDFTextObj_GetFont', object);
  const face = faces.get(font) ?? fontFace(pdfium, font);
  faces.set(font, face);
  return { face, mode: pdfium.call('FPDFTextObj_GetTextRenderMode', object), written: 0, left: 0 };
}

/** Expands ligatures and Arabic presentation forms; empty for control and private-use characters. */
function letterOf(code: number): string {
  if (code <= 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return '';
  if (code === 13 || code === 10 || code === 9) return ' ';
  if (code < 32 || (code >= 0xe000 && code < 0xf900) || code >= 0xf0000 || code === 0xfffe || code === 0xfffd || code === 0xad)
    return code === 0xad ? '-' : '';
  const letter = String.fromCodePoint(code);
  return (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc) ? letter.normalize('NFKC') : letter;
}

type Placed = Omit<Glyph, 'face' | 'text' | 'object' | 'space'> & { isSkewed: boolean };

function placeGlyph(pdfium: Pdfium, plane: PagePlane, textPage: Handle, index: number): Placed | undefined {
  const origin = pdfium.doubles(2, 'FPDFText_GetCharOrigin', textPage, index);
  const matrix = pdfium.matrix('FPDFText_GetMatrix', textPage, index);
  if (!origin || !matrix) return undefined;
  const [a = 1, b = 0, c = 0, d = 1] = matrix;
  const zero = plane.place(0, 0);
  const right = plane.place(a, b);
  const up = plane.place(c, d);
  const along = { x: right.x - zero.x, y: right.y - zero.y };
  const rise = { x: up.x - zero.x, y: up.y - zero.y };
  const turn = Math.atan2(along.y, along.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The height of letters above their line; negative if they are mirrored.
  const height = rise.x * sin - rise.y * cos;
  const size = height * pdfium.call('FPDFText_GetFontSize', textPage, index);
  if (!(size > 0.5 && size < 5000)) return undefined;
  const [x = 0, y = 0] = origin;
  const at = plane.place(x, y);
  const start = at.x * cos + at.y * sin;
  const box = pdfium.matrix('FPDFText_GetLooseCharBox', textPage, index);
  return {
    start,
    end: Math.abs(Math.sin(2 * turn)) < 0.02 && box ? start + widthAlong(plane, box, cos, sin) : Number.NaN,
    baseline: at.y * cos - at.x * sin,
    size,
    angle: Math.round(((turn * 180) / Math.PI) * 10) / 10,
    color: colorOf(pdfium.integers(4, 'FPDFText_GetFillColor', textPage, index)),
    isSkewed: Math.abs(rise.x * cos + rise.y * sin) > height * 0.12,
  };
}

/** The width of a box on the page (left, top, right, bottom), which is the advance of the letter on horizontal and vertical lines. */
function widthAlong(plane: PagePlane, [left = 0, top = 0, right = 0, bottom = 0]: number[], cos: number, sin: number): number {
  const [one, other] = [plane.place(left, top), plane.place(right, bottom)];
  return Math.abs((other.x - one.x) * cos) + Math.abs((other.y - one.y) * sin);
}

const colorOf = (parts: number[] | undefined): Color => {
  const [red = 0, green = 0, blue = 0, alpha = 255] = parts ?? [];
  const hex = (value: number) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}${alpha < 255 ? hex(alpha) : ''}`;
};

/** On slanted lines the width of a letter is unknown, so it extends to the next one. */
const withEnds = (glyphs: Glyph[]): Glyph[] =>
  glyphs.map((glyph, index) => {
    if (!Number.isNaN(glyph.end)) return glyph;
    const next = glyphs[index + 1];
    const isNear =
      next &&
      next.angle === glyph.angle &&
      Math.abs(next.baseline - glyph.baseline) < glyph.size * 0.1 &&
      next.start > glyph.start &&
      next.start < glyph.start + glyph.size * 1.2 &&
      next.space === 'none';
    return { ...glyph, end: isNear ? next.start : glyph.start + glyph.size * 0.55 };
  });
