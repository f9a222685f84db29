import type { Paragraph, Run, TextStyle } from '../../../presentation/texts.ts';
import { ChangeWriter, EMPTY, type Formatting, isSame } from '../text-change.ts';
import { formatted } from '../text-units.ts';
import { type Block, blocksIn, blocksOf, type Common, type Edit, isCaret, type LetterFormat, type TextRange, within } from './places.ts';
import { inheritedAt } from './replace.ts';

/** Where there are no letters, those to come are formatted. At a caret between letters, nothing is: what is chosen there is pending. */
export const formatLetters = (paragraphs: readonly Paragraph[], range: TextRange, format: LetterFormat): Edit =>
  changeLetters(blocksOf(paragraphs), range, () => format, true);

/** Formatting that is on or off. */
export interface Toggle {
  isOn(letters: Formatting): boolean;
  set(letters: Formatting, isOn: boolean): LetterFormat;
}

/** Off if it is on everywhere, otherwise on. */
export function toggleLetters(paragraphs: readonly Paragraph[], range: TextRange, toggle: Toggle): Edit {
  const blocks = blocksOf(paragraphs);
  const isOn = formatsIn(blocks, within(blocks, range)).every((letters) => toggle.isOn(letters));
  return changeLetters(blocks, range, (letters) => toggle.set(letters, !isOn), true);
}

/** In a text whose letters have this style unless they have their own. */
export const togglesIn = (style: Pick<TextStyle, 'weight' | 'isItalic'>) => ({
  bold: toggle('weight', { on: 700, off: 400 }, () => isHeavy(style.weight), isHeavy),
  italic: toggle('isItalic', { on: true, off: false }, () => style.isItalic),
  underlined: toggle('isUnderlined', { on: true, off: false }, ({ link }) => link !== undefined),
  struck: toggle('isStruck', { on: true, off: false }, () => false),
  superscript: toggle('position', { on: 'super' }, () => false),
  subscript: toggle('position', { on: 'sub' }, () => false),
});

const isHeavy = (weight: unknown): boolean => Number(weight) >= 600;

/** What letters are by default needs no formatting. */
const toggle = (
  name: keyof LetterFormat,
  { on, off }: { on: unknown; off?: unknown },
  isUsual: (letters: Formatting) => boolean,
  isOn = (value: unknown) => value === on,
): Toggle => ({
  isOn: (letters) => (letters[name] === undefined ? isUsual(letters) : isOn(letters[name])),
  set: (letters, next) => ({ [name]: next === isUsual(letters) ? null : next ? on : off }),
});

/** What all letters have, or `mixed`; at a caret, what the next letter would have. */
export function formattingOf(paragraphs: readonly Paragraph[], range: TextRange): Common<Omit<Run, 'text'>> {
  const blocks = blocksOf(paragraphs);
  return inCommon(formatsIn(blocks, within(blocks, range)));
}

/** `mixed` where they differ. */
export function inCommon(formats: readonly Formatting[]): Formatting {
  const names = new Set(formats.flatMap((format) => Object.keys(format)));
  const valueOf = (name: string) => (formats.every((format) => isSame(format[name], formats[0]?.[name])) ? formats[0]?.[name] : 'mixed');
  return Object.fromEntries([...names].map((name) => [name, valueOf(name)]));
}

function formatsIn(blocks: readonly Block[], range: TextRange): Formatting[] {
  if (isCaret(range)) return [inheritedAt(blocks, range)];
  const formats = blocksIn(blocks, range).flatMap((block) =>
    isCaret(block) ? [block.first] : slicesIn(block, range).map(({ format }) => format),
  );
  return formats.length > 0 ? formats : [inheritedAt(blocks, range)];
}

/** `hasEmpty` says whether paragraphs without letters are formatted too. */
export function changeLetters(
  blocks: readonly Block[],
  range: TextRange,
  formatFor: (letters: Formatting) => LetterFormat,
  hasEmpty: boolean,
): Edit {
  const selection = within(blocks, range);
  const change = new ChangeWriter();
  let [at, isChanged] = [0, false];
  for (const block of blocksIn(blocks, selection)) {
    const empty = formatted(block.first, formatFor(block.first));
    if (hasEmpty && isCaret(block) && !isSame(empty, block.first)) {
      change.add({ keep: block.from - 1 - at });
      change.add({ keep: 1, paragraphs: { [EMPTY]: empty } });
      [at, isChanged] = [block.from, true];
    }
    for (const { from, to, format } of slicesIn(block, selection)) {
      const letters = formatFor(format);
      isChanged ||= !isSame(formatted(format, letters), format);
      change.add({ keep: from - at });
      change.add({ keep: to - from, letters });
      at = to;
    }
  }
  return { change: isChanged ? change.finish() : [], selection };
}

/** The letters of a paragraph that are in a range. */
const slicesIn = ({ letters }: Block, range: TextRange): { from: number; to: number; format: Formatting }[] =>
  letters
    .map(({ from, to, format }) => ({ from: Math.max(from, range.from), to: Math.min(to, range.to), format }))
    .filter(({ from, to }) => from < to);
