import type { DiagramNode } from './data-model.ts';
import type { DiagramShape, Size } from './diagram-shape.ts';

const POINT = 12_700;
const [LARGEST, SMALLEST] = [65, 6];
const LINE = 1.1;
/** The size of what is listed, compared with its heading. */
export const LISTED = 0.78;

/** The share of a shape's box that its text has. */
const insides: Record<string, readonly [across: number, down: number]> = {
  ellipse: [0.7, 0.7],
  chevron: [0.6, 0.9],
  trapezoid: [0.7, 0.9],
  roundRect: [0.94, 0.94],
};

/** One size in points for all shapes of the same look, as large as the fullest of them allows. */
export function fitText(shapes: readonly DiagramShape[]): Map<DiagramShape['look'], number> {
  const groups = Map.groupBy(shapes, ({ look }) => look);
  return new Map(
    [...groups].map(([look, alike]) => {
      let points = LARGEST;
      while (points > SMALLEST && !alike.every((shape) => fits(shape, points))) points -= 1;
      return [look, points];
    }),
  );
}

function fits(shape: DiagramShape, points: number): boolean {
  const lines = linesOf(shape);
  const box = shape.textBox ?? insideOf(shape);
  const height = lines.reduce((sum, { text, share, indent }) => {
    const size = points * share;
    const room = box.width / POINT - size * 0.7 - indent * points;
    return sum + rowsOf(text, room / size) * size * LINE;
  }, 0);
  return height + points * 0.4 <= box.height / POINT;
}

function insideOf({ geometry = '', width, height }: DiagramShape): Size {
  const [across, down] = insides[geometry] ?? [1, 1];
  return { width: width * across, height: height * down };
}

function linesOf({ node, listed = [] }: DiagramShape): { text: string; share: number; indent: number }[] {
  const below = (nodes: readonly DiagramNode[], indent: number): { text: string; share: number; indent: number }[] =>
    nodes.flatMap(({ words, children }) => [{ text: words, share: LISTED, indent }, ...below(children, indent + 0.8)]);
  const own = node ? node.words.split('\n').map((text) => ({ text, share: 1, indent: 0 })) : [];
  return [...own, ...below(listed, 0.8)];
}

/** How many rows a text needs in this many font sizes; infinitely many if a word does not fit. */
function rowsOf(text: string, room: number): number {
  let [rows, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const wide = widthOf(word);
    // East Asian text breaks anywhere.
    if (wide > room && !/[\u2e80-\uffef]/.test(word)) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + 0.28 + wide > room) [rows, used] = [rows + 1, wide];
    else used += (used > 0 ? 0.28 : 0) + wide;
    if (used > room) [rows, used] = [rows + Math.floor(used / room), used % room];
  }
  return rows;
}

/** A cautious estimate, in font sizes: the fonts are chosen later. */
const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter)) return 1;
  if (/[mwMW@%]/.test(letter)) return 0.92;
  if (/[A-Z]/.test(letter)) return 0.68;
  return /[iljtf.,:;'|!() ]/.test(letter) ? 0.3 : 0.55;
}
