import type { Measure, MeasuredText } from '../layout.ts';
import { graphemesOf } from '../writing/graphemes.ts';
import { spaces } from '../writing/line-breaks.ts';
import { lettersOf, type Flow, type Piece } from './itemise.ts';

/** The part of a piece on one line. */
export interface Slice {
  /** Of its letters. */
  from: number;
  to: number;
  piece: Piece;
  level: number;
  text: string;
  /** Index in reading order among those with text. */
  place: number;
  /** Followed by a space that is not drawn. */
  hasSpace: boolean;
  width: number;
  letterSpacing: number;
  /** Space after it. */
  gap: number;
  /** Whether justified lines stretch after it. */
  isCut: boolean;
}

export interface Line {
  from: number;
  to: number;
  /** The first of the flow's stops within it. */
  stop: number;
  /** Last of the paragraph, or before an explicit break. */
  isLast: boolean;
  /** Of its slices, if they are known. */
  widths?: readonly number[];
}

/** As a multiple of the font size. */
const TAB = 2;
/** Keeps a box fitted to its text from breaking it because of a rounding error. */
const TOLERANCE = 1.001;
const SOFT_HYPHEN = '\u00ad';
const space = new RegExp(`^[${spaces}]`);
/** Joining letters get no letter spacing. */
const joining = /^[\u0620-\u08ff\ufb50-\ufefe]/;
/** Letters that all engines space alike; ligatures, marks and what is between capitals differ, so these are drawn one by one. */
const alike = /^(?:[ 0-9A-Za-eg-ik-su-z\u00c0-\u02af]|t(?!t))*[fjt]?/;

/** Excludes trailing spaces, which overhang. */
export function trimmedEnd(flow: Flow, from: number, to: number): number {
  let end = to;
  while (end > from && space.test(lettersOf(flow, end - 1, end))) end -= 1;
  return end;
}

/** In reading order; `cuts` divide them further. What is measured here is exactly what is drawn. */
export function slicesOf(
  flow: Flow,
  from: number,
  to: number,
  measure: Measure,
  cuts: readonly number[] = [],
  widths: readonly number[] = [],
): Slice[] {
  const { pieces, pieceOf } = flow;
  const last = trimmedEnd(flow, from, to);
  const slices: Slice[] = [];
  let x = 0;
  let cut = 0;
  let place = 0;
  for (let at = from; at < last;) {
    const piece = pieces[pieceOf[at] ?? 0];
    if (!piece) break;
    const { style, face, level, isTab } = piece;
    const { size, letterSpacing: apart } = style;
    const isSpaced = apart !== 0 && !joining.test(lettersOf(flow, at, at + 1));
    const whole = Math.min(piece.end, last, cuts[cut] ?? last);
    const end = isSpaced ? at + ((piece.family !== 'Caveat' && alike.exec(lettersOf(flow, at, whole))?.[0].length) || 1) : whole;
    const isCut = end === cuts[cut];
    if (isCut) cut += 1;
    const letters = isTab ? '' : lettersOf(flow, at, end);
    const text = letters.replaceAll(SOFT_HYPHEN, '') + (end === to && end < flow.length && letters.endsWith(SOFT_HYPHEN) ? '-' : '');
    const advance = (letters: string) => (letters ? measure(letters, face, level % 2 ? 'rtl' : 'ltr') * size : 0);
    const next = isSpaced && !/[fjt]$/.test(text) ? lettersOf(flow, end, Math.min(end + 1, piece.end, last)).replace(SOFT_HYPHEN, '') : '';
    const gaps = isSpaced ? graphemesOf(text).length - 1 : 0;
    const letterSpacing = gaps > 0 ? apart : 0;
    const width =
      widths[slices.length] ??
      (isTab
        ? tabAt(x, size * TAB, flow.tabs?.[from ? 'rest' : 'first'], (index) => {
            const share = shares[flow.tabs?.aligns?.[index] ?? 'start'];
            return share && share * widthOf(slicesOf(flow, end, nextTab(flow, end, last), measure));
          })
        : advance(text + next) - advance(next) + letterSpacing * gaps * size);
    const gap = isSpaced && end < last && text ? apart * size : 0;
    const hasSpace = end === last ? last < to : pieces[pieceOf[end] ?? 0]?.isTab === true;
    slices.push({ from: at, to: end, piece, level, text, place, hasSpace, width, letterSpacing, gap, isCut });
    if (text) place += 1;
    x += width + gap;
    at = end;
  }
  return slices;
}

const shares = { start: 0, center: 0.5, end: 1 };

function nextTab({ pieces, pieceOf }: Flow, from: number, to: number): number {
  let at = from;
  while (at < to && !pieces[pieceOf[at] ?? 0]?.isTab) at = pieces[pieceOf[at] ?? 0]?.end ?? to;
  return Math.min(at, to);
}

/** To the next distinguishable stop; `before` says how much of what follows is before the stop with this index. */
const tabAt = (x: number, stop: number, own: number[] | undefined, before: (index: number) => number) => {
  const index = own?.findIndex((each) => each > x) ?? -1;
  const next = own?.[index];
  return next ? Math.max(0, next - x - before(index)) : ((stop * 1.9 - (x % stop)) % stop) + stop * 0.1 || 0;
};

export const widthOf = (slices: readonly Slice[]): number => slices.reduce((sum, { width, gap }) => sum + width + gap, 0);

/** As much on every line as fits into `room`, or `first` for the first line; a word wider than that is broken. */
export function breakLines(flow: Flow, room: number, first: number, measure: Measure, most: number): Line[] {
  const { length, stops, pieces, pieceOf } = flow;
  const lines: Line[] = [];
  const advanceOf = (index: number) => {
    const piece = pieces[pieceOf[index] ?? 0];
    return piece ? (measure(lettersOf(flow, index, index + 1), piece.face, 'ltr') + piece.style.letterSpacing) * piece.style.size : 0;
  };
  const stopAt = (index: number) => stops[index] ?? length;
  const isHard = (at: number) => endsHard(flow, at);
  let [from, stop, hard] = [0, 0, -1];
  do {
    const limit = Math.max(0, from ? room : first) * TOLERANCE;
    if (hard < stop) for (hard = stop; stopAt(hard) < length && !isHard(stopAt(hard));) hard += 1;
    const goal = stopAt(hard);
    let to = from;
    for (let rest = limit - advanceOf(to); rest >= 0 && to < goal; rest -= advanceOf(to)) to += 1;
    let guess = stop - 1;
    while (guess < hard && stopAt(guess + 1) <= to) guess += 1;
    // Nothing fits far beyond the guess, so there is no need to measure it.
    const reach = (to - from) * 2 + 9;
    const fits = (end: number) => trimmedEnd(flow, from, end) - from <= reach && widthOf(slicesOf(flow, from, end, measure)) <= limit;
    const next = lastThatFits(stop - 1, hard, guess, (index) => fits(stopAt(index))) + 1;
    const wordEnd = stopAt(stop);
    to = next > stop ? stopAt(next - 1) : lastThatFits(from + 1, wordEnd - 1, to, fits);
    // Spaces after a broken word overhang as well.
    if (next === stop && trimmedEnd(flow, from, wordEnd) <= to) to = wordEnd;
    lines.push({ from, to, stop, isLast: to === goal });
    from = to;
    stop = next === stop && to === wordEnd ? stop + 1 : next;
  } while (lines.length < most && (from < length || (isHard(from) && lines.at(-1)?.from !== from)));
  return lines;
}

const endsHard = (flow: Flow, at: number) => lettersOf(flow, at - 1, at) === '\n';

/** The lines of an earlier layout. */
export function knownLines(flow: Flow, given: MeasuredText[number]): Line[] {
  let [from, stop] = [0, 0];
  return given.map(([to = flow.length, ...widths]) => {
    const line = { from, to, stop, isLast: to === flow.length || endsHard(flow, to), widths };
    if (to > from) while ((flow.stops[stop] ?? Infinity) <= to) stop += 1;
    from = to;
    return line;
  });
}

/**
 * The highest index that fits; the lowest always does. Adding up single letters gives a good guess, but kerning and joining change it.
 */
function lastThatFits(lowest: number, highest: number, guess: number, fits: (index: number) => boolean): number {
  let good = lowest;
  let bad = highest + 1;
  let probe = guess;
  for (let step = 1; bad - good > 1; step *= 2) {
    if (probe <= good || probe >= bad) probe = (good + bad) >> 1;
    if (fits(probe)) {
      good = probe;
      probe += step;
    } else {
      bad = probe;
      probe -= step;
    }
  }
  return good;
}
