import type { TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, TextStyle } from '#model/presentation/texts.ts';
import { baseLevel } from '#model/text/writing/bidi.ts';
import { letterStyle } from '#model/text/paragraph/styles.ts';
import { familyFor } from '../../../import/fonts/family-for.ts';
import { colorMarkup } from '../look/colors.ts';
import { centipoints, emu, share } from '../look/units.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import { countLists, type Numbering } from './numbering.ts';
import { letterMarkup, runMarkup, type TextKit } from './runs.ts';
import { typefaceNamed } from './typefaces.ts';

type Text = Pick<TextObject, 'paragraphs' | 'direction' | 'language'>;

/** A line as high as its typeface wants is this many font sizes high, for most typefaces; much taller ones keep their own height. */
const USUAL_LINE = 1.2;
const TALL = 1.4;
const naturalLine = (family: string): number => {
  const { lineHeight } = familyFor(typefaceNamed(family));
  return lineHeight > TALL ? lineHeight : USUAL_LINE;
};

/** The `a:p` of a text; every property is stated. */
export function paragraphsMarkup({ paragraphs, direction, language }: Text, base: TextStyle, kit: TextKit): Markup[] {
  const count = countLists();
  return paragraphs.map((paragraph) => {
    const tongue = { ...kit, language: paragraph.language ?? language ?? kit.language };
    const words = paragraph.runs.map(({ text }) => text).join('');
    const isRtl = baseLevel(words, paragraph.direction ?? direction, tongue.language) === 1;
    const { sign, numbering } = count(paragraph);
    const runs = paragraph.runs.flatMap((run) => runMarkup(run, base, tongue));
    const { link: _link, ...last } = paragraph.runs.at(-1) ?? {};
    return tag(
      'a:p',
      {},
      propertiesMarkup(paragraph, base, tongue, isRtl, words === '' ? undefined : sign, numbering),
      ...runs,
      letterMarkup('a:endParaRPr', last, base, tongue),
    );
  });
}

const aligned = { start: ['l', 'r'], center: ['ctr', 'ctr'], end: ['r', 'l'], justify: ['just', 'just'] } as const;

function propertiesMarkup(
  paragraph: Paragraph,
  base: TextStyle,
  kit: TextKit,
  isRtl: boolean,
  sign: string | undefined,
  numbering: Numbering | undefined,
): Markup {
  const { theme, scale, letterScale } = kit;
  const { align, level, lineHeight = base.lineHeight, spaceBefore = 0, spaceAfter = 0, tabs = [] } = paragraph;
  const first = letterStyle(base, paragraph.runs[0] ?? {}, theme, letterScale);
  const natural = paragraph.runs.reduce((most, run) => {
    const { family, fullSize } = letterStyle(base, run, theme);
    return Math.max(most, naturalLine(family) * fullSize);
  }, 0);
  const largest = paragraph.runs.reduce((most, run) => Math.max(most, run.size ?? base.size), 0) || base.size;
  const spacing = (lineHeight * largest) / (natural || largest * USUAL_LINE);
  const { inset, hang } = indentOf(paragraph, first.fullSize);
  const gap = (value: number) => tag('a:spcPts', { val: Math.min(158_400, Math.max(0, centipoints(value * first.fullSize * scale))) });
  return tag(
    'a:pPr',
    {
      marL: Math.min(51_206_400, Math.max(0, emu(inset * scale))),
      lvl: Math.min(8, level),
      indent: Math.min(51_206_400, Math.max(-51_206_400, emu(hang * scale))),
      algn: aligned[align][isRtl ? 1 : 0],
      rtl: isRtl,
    },
    tag('a:lnSpc', {}, tag('a:spcPct', { val: Math.min(13_200_000, Math.max(0, share(spacing))) })),
    tag('a:spcBef', {}, gap(spaceBefore)),
    tag('a:spcAft', {}, gap(spaceAfter)),
    ...markerMarkup(paragraph, kit, sign, numbering),
    tabs.length > 0 && tag('a:tabLst', {}, ...tabs.slice(0, 32).map((tab) => tag('a:tab', { pos: emu(tab * scale), algn: 'l' }))),
  );
}

/** As in `model/text`: between levels, and from a marker to its text, in font sizes. */
const STEP = 2;
const HANGS = { BULLET: 1.1, NUMBER: 1.9 };

function indentOf({ listType, level, inset, hang = 0 }: Paragraph, size: number): { inset: number; hang: number } {
  if (inset !== undefined || !listType) return { inset: inset ?? 0, hang };
  return { inset: (level * STEP + HANGS[listType]) * size, hang: -HANGS[listType] * size };
}

function markerMarkup(paragraph: Paragraph, kit: TextKit, sign: string | undefined, numbering: Numbering | undefined): Child[] {
  if (!sign) return [tag('a:buNone')];
  const { markerColor, markerFamily, markerSize } = paragraph;
  return [
    markerColor ? tag('a:buClr', {}, colorMarkup(markerColor, kit.opacity, kit.theme)) : tag('a:buClrTx'),
    markerSize === undefined ? tag('a:buSzTx') : tag('a:buSzPct', { val: share(Math.min(4, Math.max(0.25, markerSize))) }),
    markerFamily ? tag('a:buFont', { typeface: typefaceNamed(markerFamily) }) : tag('a:buFontTx'),
    numbering
      ? tag('a:buAutoNum', { type: numbering.scheme, startAt: Math.min(32_767, Math.max(1, numbering.startAt)) })
      : tag('a:buChar', { char: sign }),
  ];
}
