import { apply, multiply } from '../../src/model/geometry/matrix.ts';
import { makeForms } from '../../src/model/paint/forms/make-forms.ts';
import type { FormKit } from '../../src/model/paint/forms/form.ts';
import type { Matrix } from '../../src/model/presentation/drawing.ts';
import { matrixBetween, type SceneNode } from '../../src/model/scene/scene.ts';
import { families } from '../../src/model/text/families.ts';
import type { TextFragment } from '../../src/model/text/layout.ts';
import type { PlacedWord } from './words.ts';

/** The words of a slide as its painter lays them out, each with the box of its letters. `hidden` are objects that are not shown. */
export function slideWords(slide: SceneNode, kit: FormKit, hidden: ReadonlyMap<string, number> = new Map()): PlacedWord[] {
  const words: PlacedWord[] = [];
  const visit = (node: SceneNode) => {
    if (hidden.has(node.object.id)) return;
    const matrix = matrixBetween(node, slide);
    for (const form of makeForms(node.object, kit)) {
      if (form.kind !== 'text') continue;
      const turn = ((form.turn ?? 0) * Math.PI) / 180;
      const own: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), form.x, form.y];
      for (const line of linesOf(form.layout.fragments))
        words.push(...wordsOf(line, kit).map((word) => placed(word, multiply(matrix, own), slide.object)));
    }
    for (const child of node.children) visit(child);
  };
  for (const child of slide.children) visit(child);
  return glued(words, slide.object.height / slide.object.width);
}

/** Adjoining letters of one size on one line form one word, as in poppler. */
function glued(words: readonly PlacedWord[], aspect: number): PlacedWord[] {
  const whole: PlacedWord[] = [];
  for (const word of words.toSorted((one, other) => one.left - other.left)) {
    const height = word.bottom - word.top;
    const isNear = (one: number, other: number) => Math.abs(one - other) < height * 0.1;
    const before = whole.findLast(
      ({ right, top, bottom }) =>
        Math.abs(word.left - right) < height * aspect * 0.06 && isNear(top, word.top) && isNear(bottom, word.bottom),
    );
    if (before) [before.text, before.right] = [before.text + word.text, word.right];
    else whole.push({ ...word });
  }
  return whole;
}

/** Fragments on the same baseline, in visual order. */
const linesOf = (fragments: readonly TextFragment[]): TextFragment[][] =>
  [...Map.groupBy(fragments, ({ y, part }) => `${part}/${Math.round(y * 10)}`).values()].map((line) =>
    line.toSorted((one, other) => one.x - other.x),
  );

interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function wordsOf(line: readonly TextFragment[], { measure }: FormKit): Word[] {
  const words: Word[] = [];
  let end: { x: number; isOpen: boolean } = { x: -Infinity, isOpen: false };
  for (const fragment of line) {
    const { text, x, y, width, size, face, direction, letterSpacing } = fragment;
    const family = families.find(({ slug }) => face.startsWith(`${slug}-`));
    const [top, bottom] = [y - (family?.ascent ?? 0.95) * size, y + (family?.descent ?? 0.25) * size];
    const reach = (part: string) => (measure(part, face, direction) + letterSpacing * [...part].length) * size;
    for (const found of text.matchAll(/\S+/gu)) {
      const [from, until] = [reach(text.slice(0, found.index)), reach(text.slice(0, found.index + found[0].length))];
      const [left, right] = direction === 'rtl' ? [x + width - until, x + width - from] : [x + from, x + until];
      const last = words.at(-1);
      // A word continues where only its style changes.
      if (last && end.isOpen && found.index === 0 && Math.abs(left - end.x) < size * 0.12) {
        [last.text, last.right, last.top, last.bottom] = [
          last.text + found[0],
          right,
          Math.min(last.top, top),
          Math.max(last.bottom, bottom),
        ];
      } else words.push({ text: found[0], left, right, top, bottom });
      end = { x: right, isOpen: found.index + found[0].length === text.length };
    }
  }
  return words;
}

function placed(
  { text, left, right, top, bottom }: Word,
  matrix: Matrix,
  { width, height }: { width: number; height: number },
): PlacedWord {
  const corners = [apply(matrix, left, top), apply(matrix, right, top), apply(matrix, left, bottom), apply(matrix, right, bottom)];
  const [xs, ys] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)];
  return { text, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
