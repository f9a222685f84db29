import type { Link } from '#model/presentation/link.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import type { Run, TextStyle } from '#model/presentation/texts.ts';
import { solidFill } from '../look/colors.ts';
import { centipoints } from '../look/units.ts';
import { type Child, type Markup, tag, words } from '../package/markup.ts';
import { isBold, typefaceMarkup, typefaceOf } from './typefaces.ts';

/** What texts need to know about where they are. */
export interface TextKit {
  theme: Theme;
  /** CSS pixels per unit. */
  scale: number;
  /** By which its program shrinks letters, but neither spaces nor indents. */
  letterScale?: number | undefined;
  opacity: number;
  language: string;
  /** An `a:hlinkClick`; undefined if the link leads nowhere in this file. */
  linkMarkup(link: Link | undefined, ...inner: Child[]): Child;
}

const [SMALLEST, LARGEST] = [100, 400_000];
export const sizeMarkup = (pixels: number): number => Math.min(LARGEST, Math.max(SMALLEST, centipoints(pixels)));

/** Links would get the theme's colour otherwise. */
const ownColor = tag(
  'a:extLst',
  {},
  tag(
    'a:ext',
    { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
    tag('ahyp:hlinkClr', { 'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor', val: 'tx' }),
  ),
);

/** `a:rPr`, `a:endParaRPr` or `a:defRPr`: everything is said, so that nothing is inherited. */
export function letterMarkup(name: string, run: Omit<Run, 'text'>, base: TextStyle, kit: TextKit): Markup {
  const { theme, scale, opacity, language } = kit;
  const size = (run.size ?? base.size) * scale;
  const weight = run.weight ?? base.weight;
  const isUnderlined = run.isUnderlined ?? run.link !== undefined;
  return tag(
    name,
    {
      lang: name === 'a:defRPr' ? undefined : language,
      sz: sizeMarkup(size),
      b: isBold(weight),
      i: run.isItalic ?? base.isItalic,
      u: isUnderlined ? 'sng' : 'none',
      strike: run.isStruck ? 'sngStrike' : 'noStrike',
      spc: centipoints((run.letterSpacing ?? base.letterSpacing) * size),
      baseline: run.position === 'super' ? 30_000 : run.position === 'sub' ? -25_000 : 0,
    },
    solidFill(run.color ?? base.color, opacity, theme),
    ...typefaceMarkup(typefaceOf(run.family ?? base.family, weight, theme)),
    kit.linkMarkup(run.link, ownColor),
  );
}

/** Runs, with line breaks as elements of their own. */
export const runMarkup = (run: Run, base: TextStyle, kit: TextKit): Markup[] => {
  const letters = letterMarkup('a:rPr', run, base, kit);
  return run.text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .flatMap((line, index) => [
      ...(index > 0 ? [tag('a:br', {}, letterMarkup('a:rPr', { ...run, link: undefined }, base, kit))] : []),
      ...(line ? [tag('a:r', {}, letters, tag('a:t', {}, words(line)))] : []),
    ]);
};
