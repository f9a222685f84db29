import { remember } from '../remember.ts';

/**
 * One letter for each type of UAX #9: N non-spacing mark, E European digit, P plus and minus, T terminator, D Arabic digit, C comma and
 * colon, W white space, S tab, X ignored, R, A Arabic letter, O other; L is the rest. Accurate enough for real text.
 */
const letters = 'NEPTDCWSXRAO';
const types = new RegExp(
  [
    /[\p{Mn}\p{Me}]/u,
    /[\d²³¹\u06f0-\u06f9]/u,
    /[+\-\u2212]/u,
    /[#%°±\u0609\u060a\u066a\u2030-\u2034\p{Sc}]/u,
    /[\u0600-\u0605\u0660-\u066c\u06dd]/u,
    /[,./:\xa0\u060c\u202f]/u,
    /[ \u2000-\u200a\u3000]/u,
    /\t/u,
    /(?![\u061c\u200e\u200f])[\p{Cf}\p{Cc}\p{Cs}]/u,
    /[\u0590-\u05ff\u07c0-\u085f\u200f\ufb1d-\ufb4f\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
    /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/u,
    /(?![\u0900-\u1fff])[\p{P}\p{S}\p{Z}\p{No}]/u,
  ]
    .map(({ source }) => `(${source})`)
    .join('|'),
  'u',
);

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Each opening bracket followed by its closing one. */
const brackets = '()[]{}⟨⟩';
const DEEPEST_BRACKETS = 63;

/** The level of a paragraph: from its first letter, or from its language if there is none. */
export function baseLevel(text: string, direction: 'auto' | 'ltr' | 'rtl', language: string): 0 | 1 {
  const [letter] = /[\p{L}\u200e\u200f]/u.exec(text) ?? [];
  const isRtl = direction === 'auto' ? (letter ? rightToLeft : /^(ar|fa|he|ur)\b/i).test(letter ?? language) : direction === 'rtl';
  return isRtl ? 1 : 0;
}

/**
 * The levels of UAX #9, one per code unit: even is left to right, odd right to left. Embeddings and isolates are not supported; a line feed
 * ends everything. Undefined if everything runs left to right.
 */
export function levelsOf(text: string, base: 0 | 1): Uint8Array | undefined {
  if (!base && !rightToLeft.test(text)) return undefined;
  const side = base ? 'R' : 'L';
  const known = new Map([['\n', side]]);
  /** The types, enclosed by two for the surroundings, and their places in the text. */
  const row = [side];
  const places = [-1];
  let place = 0;
  for (const char of text) {
    const type = remember(known, char, () => letters.charAt((types.exec(char)?.indexOf(char, 1) ?? 0) - 1) || 'L');
    if (type !== 'X') places[row.push(type) - 1] = place;
    place += char.length;
  }
  row.push(side);
  const numbers = resolveNumbers(row.join(''));
  const sides = [...numbers.replace(/[ED]/g, 'R')];
  resolveBrackets(sides, row, text, places, side);
  const resolved = resolveNeutrals(sides.join(''), side);
  const levels = new Uint8Array(text.length).fill(base);
  let isEnd = true;
  for (let index = places.length - 1; index > 0; index -= 1) {
    if (row[index] !== 'W') isEnd = row[index] === 'S';
    const level = isEnd ? base : /[ED]/.test(numbers.charAt(index)) ? 2 : resolved[index] === 'R' ? 1 : base * 2;
    levels.fill(level, places[index], places[index + 1]);
  }
  return levels;
}

/** Rules W1 to W7. */
const resolveNumbers = (row: string): string =>
  row
    .replace(/[^N]N+/g, (marked) => marked.charAt(0).repeat(marked.length))
    .replace(/A[^LRA]*/g, (arabic) => arabic.replaceAll('E', 'D'))
    .replaceAll('A', 'R')
    .replace(/E[PC](?=E)/g, 'EE')
    .replace(/DC(?=D)/g, 'DD')
    .replace(/[ET]+/g, (numbers) => (numbers.includes('E') ? 'E'.repeat(numbers.length) : numbers))
    .replace(/[PCT]/g, 'O')
    .replace(/L[^LR]*/g, (latin) => latin.replaceAll('E', 'L'));

/** Rule N0: both brackets of a pair take the direction of what they enclose, along with any marks on them. */
function resolveBrackets(sides: string[], row: string[], text: string, places: number[], side: string): void {
  for (const [open, close] of pairsOf(text, places)) {
    const inner = sides.slice(open + 1, close);
    let outer = inner.includes(side) ? side : '';
    if (!outer && !/[LR]/.test(inner.join(''))) continue;
    for (let index = open - 1; !outer; index -= 1) outer = /[LR]/.exec(sides[index] ?? side)?.[0] ?? '';
    for (let index of [open, close])
      do sides[index] = outer;
      while (row[(index += 1)] === 'N');
  }
}

/** Indices in the row, ordered by the opening brackets. */
function pairsOf(text: string, places: number[]): [open: number, close: number][] {
  const pairs: [number, number][] = [];
  let open: [closing: string | undefined, index: number][] = [];
  for (const [index, place] of places.entries()) {
    const kind = brackets.indexOf(text[place] ?? ' ');
    if (kind < 0) continue;
    const match = open.findLastIndex(([closing]) => closing === brackets[kind]);
    if (kind % 2 === 0) {
      if (open.push([brackets[kind + 1], index]) > DEEPEST_BRACKETS) break;
    } else if (open[match]) {
      pairs.push([open[match][1], index]);
      open = open.slice(0, match);
    }
  }
  return pairs.sort(([one], [other]) => one - other);
}

/** Rules N1 and N2. */
const resolveNeutrals = (row: string, side: string): string =>
  row.replace(/(?<=(.))[OWS]+(?=(.))/g, (neutrals, before: string, after: string) =>
    (before === after ? before : side).repeat(neutrals.length),
  );

/** Rule L2: from reading order to visual order, left to right. */
export function reorder<Piece extends { level: number }>(pieces: Piece[]): Piece[] {
  let seen = pieces;
  for (let level = pieces.reduce((most, piece) => Math.max(most, piece.level), 0); level > 0; level -= 1) {
    const next: Piece[] = [];
    let at = 0;
    for (const piece of seen) {
      if (piece.level < level) at = next.length + 1;
      next.splice(at, 0, piece);
    }
    seen = next;
  }
  return seen;
}

/** Everything that layouts with right-to-left text need. */
export const bidi = { baseLevel, levelsOf, reorder };

export type Bidi = typeof bidi;
