import type { Link } from '#model/presentation/link.ts';
import type { Glyph } from '../page/page-glyphs.ts';
import { rtl } from './ligatures.ts';

/** Adjacent letters with the same style. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
  size: number;
  baseline: number;
  look: Pick<Glyph, 'face' | 'color'>;
  link: Link | undefined;
}

/** Text on one line without a wide gap. */
export interface Line {
  stretches: Stretch[];
  start: number;
  end: number;
  /** Of its usual letters. */
  baseline: number;
  size: number;
  angle: number;
  isRtl: boolean;
  text: string;
}

export type LinkOf = (glyph: Glyph) => Link | undefined;

export const markerPattern = /^(?:[•‣⁃◦●○■□▪▫►▶▸➢➤❖✓✔–—*·∙◆◇-]|\(?\d{1,2}[.)]|[a-z][.)]|[ivx]{1,4}[.)])$/iu;

/**
 * In font sizes: the gaps that end a line, without and with a written space; the gap that counts as a space nobody wrote; and how far
 * letters may be raised or lowered before they are a fraction.
 */
const GAP = 0.6;
const WRITTEN_GAP = 1.3;
const SPACE = 0.11;
const RAISED = 0.5;
const LOWERED = 0.4;

/** Joins letters into lines, in order. */
export function joinLines(glyphs: readonly Glyph[], linkOf: LinkOf): Line[] {
  const lines: Glyph[][] = [];
  let main: Glyph | undefined;
  for (const glyph of glyphs) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && main && isOnLine(main, glyph) && isNext(last, glyph, main.size) && !isMarker(line, last, glyph)) line.push(glyph);
    else {
      lines.push([glyph]);
      main = undefined;
    }
    // The letter that others are raised or lowered from.
    if (!main || glyph.size > main.size * 0.95) main = glyph;
  }
  return lines.map((line) => toLine(line, linkOf));
}

/** Only clearly smaller letters are raised or lowered; the same size at another height is another line. */
function isOnLine(main: Glyph, glyph: Glyph): boolean {
  const size = Math.max(main.size, glyph.size);
  const isSmall = Math.min(main.size, glyph.size) < size * 0.86;
  const rise = (main.size < glyph.size ? glyph.baseline - main.baseline : main.baseline - glyph.baseline) / size;
  return Math.abs(main.angle - glyph.angle) < 0.5 && (isSmall ? rise < RAISED && rise > -LOWERED : Math.abs(rise) < 0.12);
}

function isNext(last: Glyph, glyph: Glyph, size: number): boolean {
  const gap = rtl.test(glyph.text) || rtl.test(last.text) ? distanceOf(last, glyph) : glyph.start - last.end;
  return gap < size * (glyph.space === 'written' ? WRITTEN_GAP : GAP) && gap > -size * 0.8;
}

/** A bullet or a number at the beginning is kept separate. */
function isMarker(line: readonly Glyph[], last: Glyph, glyph: Glyph): boolean {
  return line.length < 5 && distanceOf(last, glyph) > last.size * 0.2 && markerPattern.test(line.map(({ text }) => text).join(''));
}

const distanceOf = (one: Glyph, other: Glyph): number => Math.max(one.start - other.end, other.start - one.end);

function toLine(glyphs: readonly Glyph[], linkOf: LinkOf): Line {
  const { size, baseline } = usualOf(glyphs);
  const usualGap = usualGapOf(glyphs);
  const stretches: Stretch[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1];
    const space = before && isApart(before, glyph, usualGap) ? ' ' : '';
    const last = stretches.at(-1);
    const link = linkOf(glyph);
    if (last && looksAlike(last, glyph, link)) {
      last.text += space + glyph.text;
      last.start = Math.min(last.start, glyph.start);
      last.end = Math.max(last.end, glyph.end);
    } else {
      if (last && space) {
        last.text += space;
        // The space belongs to the letters before it, at its actual width.
        if (glyph.start > last.end) last.end = glyph.start;
      }
      const { face, color } = glyph;
      stretches.push({
        text: glyph.text,
        start: glyph.start,
        end: glyph.end,
        size: glyph.size,
        baseline: glyph.baseline,
        look: { face, color },
        link,
      });
    }
  }
  return {
    stretches,
    start: Math.min(...glyphs.map(({ start }) => start)),
    end: Math.max(...glyphs.map(({ end }) => end)),
    baseline,
    size,
    angle: glyphs[0]?.angle ?? 0,
    isRtl: glyphs.filter(({ text }) => rtl.test(text)).length * 2 > glyphs.length,
    text: stretches.map(({ text }) => text).join(''),
  };
}

/**
 * A written space counts, unless the next letter covers it. Otherwise the gap must exceed the line's usual letter spacing, by less if
 * PDFium also sees a space.
 */
function isApart(before: Glyph, glyph: Glyph, usualGap: number): boolean {
  const distance = distanceOf(before, glyph);
  return glyph.space === 'written'
    ? distance > -SPACE * glyph.size
    : distance > usualGap + (glyph.space === 'seen' ? 0.5 : 1) * SPACE * Math.max(before.size, glyph.size);
}

/** Titles are often letter-spaced. */
function usualGapOf(glyphs: readonly Glyph[]): number {
  const gaps = glyphs
    .slice(1)
    .flatMap((glyph, index) => (glyph.space !== 'none' ? [] : distanceOf(glyphs[index] ?? glyph, glyph)))
    .sort((one, other) => one - other);
  return gaps.length < 3 ? 0 : Math.max(0, gaps[gaps.length >> 1] ?? 0);
}

const looksAlike = (stretch: Stretch, { face, color, size, baseline }: Glyph, link: Link | undefined): boolean =>
  stretch.look.color === color &&
  stretch.look.face.family === face.family &&
  stretch.look.face.weight === face.weight &&
  stretch.look.face.isItalic === face.isItalic &&
  Math.abs(stretch.size - size) < size * 0.02 &&
  Math.abs(stretch.baseline - baseline) < size * 0.05 &&
  JSON.stringify(stretch.link) === JSON.stringify(link);

/** The largest size that is not an exception, and its baseline: raised and lowered letters may outnumber it. */
function usualOf(glyphs: readonly Glyph[]): { size: number; baseline: number } {
  const counts = new Map<number, { count: number; glyph: Glyph }>();
  for (const glyph of glyphs) {
    const key = Math.round(glyph.size * 4);
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, glyph: counts.get(key)?.glyph ?? glyph });
  }
  const usual = [...counts.values()]
    .filter(({ count }) => count > glyphs.length * 0.12)
    .toSorted((one, other) => other.glyph.size - one.glyph.size)[0];
  return { size: usual?.glyph.size ?? glyphs[0]?.size ?? 1, baseline: usual?.glyph.baseline ?? glyphs[0]?.baseline ?? 0 };
}
