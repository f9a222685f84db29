import type { TextObject } from '#model/presentation/presentation.ts';
import type { TextStyle } from '#model/presentation/texts.ts';
import { letterStyle } from '#model/text/paragraph/styles.ts';
import { baseLevel } from '#model/text/writing/bidi.ts';
import { lineShift } from '../../../import/pptx/text/line-shift.ts';
import { emu, share } from '../look/units.ts';
import { type Markup, tag } from '../package/markup.ts';
import { paragraphsMarkup } from './paragraphs.ts';
import type { TextKit } from './runs.ts';

const anchors = { top: 't', middle: 'ctr', bottom: 'b' };

/** In CSS pixels. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const noInsets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

export const baseOf = ({ styleClass, style }: Pick<TextObject, 'styleClass' | 'style'>, { theme }: Pick<TextKit, 'theme'>): TextStyle => ({
  ...theme.textStyles[styleClass],
  ...style,
});

/** How far down our first line is from where office programs put it, in units: they put all line spacing above the letters. */
export function shiftOf(
  text: Pick<TextObject, 'styleClass' | 'style' | 'paragraphs' | 'letterScale'>,
  kit: Pick<TextKit, 'theme'>,
): number {
  const base = baseOf(text, kit);
  const [paragraph] = text.paragraphs;
  if (!paragraph) return 0;
  const runs = paragraph.runs.length > 0 ? paragraph.runs : [{ text: '' }];
  const letters = runs.map((run) => letterStyle(base, run, kit.theme, text.letterScale));
  const size = letters.reduce((most, { fullSize }) => Math.max(most, fullSize), 0);
  const [first] = letters;
  return lineShift(
    { paragraph: { ...paragraph, runs: [{ text: '', family: first?.family }] }, size },
    paragraph.lineHeight ?? base.lineHeight,
  );
}

/** So narrow that every letter is on a line of its own, one below the other. */
export const isStacked = ({ width, wraps, paragraphs }: TextObject, base: TextStyle): boolean =>
  wraps !== false &&
  width < 0.5 * paragraphs.reduce((most, { runs }) => runs.reduce((size, run) => Math.max(size, run.size ?? 0), most), base.size);

const stackAligns = { top: 'start', middle: 'center', bottom: 'end' } as const;

/** `p:txBody` of a text in the box of its shape. */
export function textBody(text: TextObject, insets: Insets, kit: TextKit): Markup {
  const base = baseOf(text, kit);
  const stacks = isStacked(text, base);
  const paragraphs = stacks ? text.paragraphs.map((each) => ({ ...each, align: stackAligns[text.verticalAlign] })) : text.paragraphs;
  return tag(
    'p:txBody',
    {},
    tag(
      'a:bodyPr',
      {
        vert: stacks ? 'wordArtVert' : 'horz',
        wrap: text.wraps === false ? 'none' : 'square',
        lIns: emu(insets.left),
        tIns: emu(insets.top),
        rIns: emu(insets.right),
        bIns: emu(insets.bottom),
        ...columnsMarkup(text, kit),
        anchor: stacks ? 'ctr' : anchors[text.verticalAlign],
        anchorCtr: false,
      },
      fitMarkup(text),
    ),
    tag('a:lstStyle'),
    ...(paragraphs.length > 0 ? paragraphsMarkup({ ...text, paragraphs }, base, { ...kit, letterScale: text.letterScale }) : [tag('a:p')]),
  );
}

/** As in `model/text`: the first column is where reading starts. */
function columnsMarkup({ columns, paragraphs, direction, language }: TextObject, kit: TextKit) {
  const [first] = paragraphs;
  if (!columns || columns.count < 2 || !first) return { rtlCol: false };
  const words = first.runs.map(({ text }) => text).join('');
  const level = direction === 'auto' ? baseLevel(words, first.direction ?? 'auto', first.language ?? language ?? kit.language) : 0;
  return { numCol: columns.count, spcCol: emu(columns.gap * kit.scale), rtlCol: direction === 'rtl' || level === 1 };
}

const fitMarkup = ({ fit, letterScale = 1 }: TextObject): Markup =>
  fit === 'shrink' || letterScale < 1 ? tag('a:normAutofit', letterScale < 1 ? { fontScale: share(letterScale) } : {}) : tag('a:noAutofit');
