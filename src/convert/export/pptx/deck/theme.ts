import { resolveColor } from '#model/paint/marks/colors.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { type Markup, tag } from '../package/markup.ts';
import { slideNamespaces } from '../package/namespaces.ts';
import { typefaceNamed } from '../text/typefaces.ts';

/** The palette and the typefaces as a theme that programs can exchange. */
export function themeMarkup(theme: Theme, name: string): Markup {
  const { palette, fonts } = theme;
  const color = (slot: string, given: Color) =>
    tag(`a:${slot}`, {}, tag('a:srgbClr', { val: resolveColor(given, theme).slice(1, 7).toUpperCase() }));
  return tag(
    'a:theme',
    { 'xmlns:a': slideNamespaces['xmlns:a'], name },
    tag(
      'a:themeElements',
      {},
      tag(
        'a:clrScheme',
        { name },
        color('dk1', palette.text),
        color('lt1', palette.background),
        color('dk2', palette.muted),
        color('lt2', palette.surface),
        ...([1, 2, 3, 4, 5, 6] as const).map((number) => color(`accent${number}`, palette[`accent${number}`])),
        color('hlink', palette.accent1),
        color('folHlink', palette.accent5),
      ),
      tag('a:fontScheme', { name }, fontMarkup('majorFont', fonts.heading), fontMarkup('minorFont', fonts.body)),
      formats,
    ),
  );
}

const fontMarkup = (slot: string, family: string): Markup =>
  tag(`a:${slot}`, {}, tag('a:latin', { typeface: typefaceNamed(family) }), tag('a:ea', { typeface: '' }), tag('a:cs', { typeface: '' }));

const plainFill = tag('a:solidFill', {}, tag('a:schemeClr', { val: 'phClr' }));
const plainLine = (width: number) => tag('a:ln', { w: width }, plainFill);
const noEffect = tag('a:effectStyle', {}, tag('a:effectLst'));
const thrice = (one: Markup) => [one, one, one];

/** Three of each, as the standard demands; no shape of ours refers to them. */
const formats = tag(
  'a:fmtScheme',
  { name: 'Plain' },
  tag('a:fillStyleLst', {}, ...thrice(plainFill)),
  tag('a:lnStyleLst', {}, plainLine(6350), plainLine(12_700), plainLine(19_050)),
  tag('a:effectStyleLst', {}, ...thrice(noEffect)),
  tag('a:bgFillStyleLst', {}, ...thrice(plainFill)),
);
