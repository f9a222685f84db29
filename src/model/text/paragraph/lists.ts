import type { Paragraph } from '../../presentation/texts.ts';
import type { Measure } from '../layout.ts';
import { itemise, type Flow } from './itemise.ts';
import { slicesOf, widthOf } from './lines.ts';
import type { Lead } from './place-line.ts';
import { familyNamed, type LetterStyle } from './styles.ts';

/** As multiples of the font size: between levels, from a marker's start to its text, and at least from a marker's end to it. */
const STEP = 2;
const HANG = { BULLET: 1.1, NUMBER: 1.9 };
const GAP = 0.4;
/** Space after a marker that is wider than its space. */
const SPACE = 0.25;
const DEEPEST = 8;

const bullets = '•–▪';
const numerals = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

const roman = (count: number): string => {
  let rest = count < 4000 ? count : 0;
  let written = '';
  for (const [letter, value] of Object.entries(numerals)) for (; rest >= value; rest -= value) written += letter;
  return written;
};

const alphabetic = (count: number): string =>
  count > 0 ? alphabetic(Math.floor((count - 1) / 26)) + String.fromCharCode(97 + ((count - 1) % 26)) : '';

/** Called for each paragraph in turn, returns its marker. A paragraph outside any list ends all numbering. */
export function listMarkers(): (paragraph: Paragraph) => string | undefined {
  let counts: number[] = [];
  return ({ listType, level, start, marker }) => {
    const count = start ?? (counts[level] ?? 0) + 1;
    counts = counts.slice(0, listType ? level : 0);
    if (!listType) return undefined;
    if (listType === 'BULLET') return marker ?? bullets[level % bullets.length];
    counts[level] = count;
    return marker ?? `${[count, alphabetic(count), roman(count)][level % 3] || count}.`;
  };
}

/** The marker in the style of the first letter, and how far it indents the paragraph. */
export function leadOf(
  marker: string | undefined,
  { listType, level, inset, hang: own = 0, markerColor, markerFamily = '', markerSize = 1 }: Paragraph,
  letter: LetterStyle,
  { level: base, bidi }: Flow,
  language: string,
  measure: Measure,
): Lead | undefined {
  if (!marker || !listType) return undefined;
  const em = letter.fullSize;
  const style = {
    ...letter,
    family: familyNamed(markerFamily) ? markerFamily : letter.family,
    size: em * markerSize,
    color: markerColor ?? letter.color,
    rise: 0,
    isUnderlined: false,
    isStruck: false,
    link: undefined,
  };
  const flow = itemise([{ text: marker, style }], base ? 'rtl' : 'ltr', language, bidi);
  const width = widthOf(slicesOf(flow, 0, flow.length, measure));
  const hang = inset === undefined ? Math.max(HANG[listType] * em, width + GAP * em) : width > -own ? width + SPACE * em : -own;
  return { flow, width, hang, indent: inset ?? Math.min(level, DEEPEST) * STEP * em + hang, over: inset === undefined ? 0 : hang + own };
}
