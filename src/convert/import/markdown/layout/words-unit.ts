import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, Run, StyleClass, TextStyle } from '#model/presentation/texts.ts';
import { layoutText } from '#model/text/layout-text.ts';
import type { Role, Words } from '../blocks/block.ts';
import { type Box, colorOn, placed, type Unit, type UnitKit } from './unit.ts';

/** Font sizes at scale 1, in units of a slide 1920 wide. */
export const sizes: Readonly<Record<Role, number>> = { body: 36, h1: 64, h2: 52, h3: 44, h4: 38, small: 27, math: 42 };
const LINE = 1.38;

const headingLooks: Readonly<Record<string, Partial<Run>>> = {
  h1: { weight: 600, family: 'heading' },
  h2: { weight: 600, family: 'heading' },
  h3: { weight: 600 },
  h4: { weight: 600 },
  math: { family: 'heading' },
};

/** Paragraphs as drawn at a scale. */
export function paragraphsAt(words: readonly Words[], scale: number, kit: UnitKit): Paragraph[] {
  const smallest = words.every(({ role }) => role === 'small');
  return words.map(({ role, runs, ...paragraph }, index): Paragraph => {
    const before = words[index - 1];
    const isItem = paragraph.listType !== undefined && before?.listType !== undefined;
    const space =
      index === 0
        ? 0
        : role.startsWith('h')
          ? 0.7
          : before?.role.startsWith('h')
            ? 0.35
            : isItem
              ? paragraph.level > 0
                ? 0.16
                : 0.34
              : role === 'math' && before?.role === 'math'
                ? 0.15
                : 0.55;
    const own: Partial<Run> = role === 'body' || (role === 'small' && smallest) ? {} : { ...headingLooks[role], size: sizes[role] * scale };
    return {
      ...paragraph,
      spaceBefore: space,
      ...((role === 'h1' || role === 'h2') && { lineHeight: 1.15 }),
      // A bullet before code is not code.
      ...(paragraph.listType &&
        (runs[0]?.color !== undefined || runs[0]?.family !== undefined) && {
          markerColor: kit.look.text,
          markerFamily: defaultTheme.fonts.body,
        }),
      runs: runs.map((run) => ({
        ...own,
        ...run,
        ...(run.color && { color: colorOn(kit.look, run.color) }),
        ...(own.weight && run.weight === 700 && { weight: 700 }),
      })),
    };
  });
}

export const styleAt = (words: readonly Words[], scale: number, kit: UnitKit): Partial<TextStyle> => {
  const isSmall = words.every(({ role }) => role === 'small');
  return {
    size: sizes[isSmall ? 'small' : 'body'] * scale,
    lineHeight: LINE,
    color: isSmall ? (colorOn(kit.look, 'muted') ?? 'muted') : kit.look.text,
  };
};

export function textHeight(
  paragraphs: Paragraph[],
  style: Partial<TextStyle>,
  width: number,
  { layout }: UnitKit,
  styleClass: StyleClass = 'body',
): { height: number; lineCount: number } {
  return layoutText({ paragraphs, style, width, height: 0, styleClass, direction: 'auto', verticalAlign: 'top' }, layout);
}

export const textObject = (
  id: string,
  box: Box,
  paragraphs: Paragraph[],
  style: Partial<TextStyle>,
  more: Partial<Pick<TextObject, 'verticalAlign' | 'styleClass'>> = {},
): TextObject => ({
  ...placed(box),
  kind: 'text',
  id,
  styleClass: 'body',
  paragraphs,
  direction: 'auto',
  verticalAlign: 'top',
  style,
  ...more,
});

/** Paragraphs and lists that appear together become one text, as an author would have typed it here. */
export function wordsUnit(words: readonly Words[], step: number, kit: UnitKit): Unit {
  return {
    step,
    isWords: true,
    heights(width, scale) {
      const { height } = textHeight(paragraphsAt(words, scale, kit), styleAt(words, scale, kit), width, kit);
      return { least: height, natural: height };
    },
    place(box, scale) {
      const id = kit.makeId();
      kit.reveal(step, id);
      return [textObject(id, box, paragraphsAt(words, scale, kit), styleAt(words, scale, kit))];
    },
  };
}

/** A quote, with a line at its side. */
export function quoteUnit(words: readonly Words[], step: number, kit: UnitKit): Unit {
  const isCentred = words.every(({ align }) => align === 'center');
  const inset = (scale: number) => (isCentred ? 0 : 44 * scale);
  const style = (scale: number): Partial<TextStyle> => ({ ...styleAt(words, scale, kit), size: sizes.body * 1.08 * scale, isItalic: true });
  return {
    step,
    isWords: false,
    heights(width, scale) {
      const { height } = textHeight(paragraphsAt(words, scale, kit), style(scale), width - inset(scale), kit);
      return { least: height + 16 * scale, natural: height + 16 * scale };
    },
    place(box, scale) {
      const id = kit.makeId();
      kit.reveal(step, id);
      if (isCentred) return [textObject(id, box, paragraphsAt(words, scale, kit), style(scale), { verticalAlign: 'middle' })];
      const bar = { x: 0, y: 0, width: 8 * scale, height: box.height };
      const inner = { x: inset(scale), y: 0, width: box.width - inset(scale), height: box.height };
      return [
        {
          ...placed(box),
          kind: 'group',
          id,
          children: [
            {
              ...placed(bar),
              kind: 'shape',
              id: kit.makeId(),
              shape: 'rounded',
              radius: 4 * scale,
              fill: { kind: 'color', color: 'accent1' },
            },
            textObject(kit.makeId(), inner, paragraphsAt(words, scale, kit), style(scale), { verticalAlign: 'middle' }),
          ],
        },
      ];
    },
  };
}
