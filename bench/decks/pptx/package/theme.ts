import type { Chance } from '../../../../src/model/presentation/test-documents.ts';
import { namespaces } from '../markup.ts';
import { themeFonts } from '../typefaces.ts';

export interface ThemeLook {
  colors: readonly string[];
  fonts: readonly [head: string, body: string];
  /** `a:bgFillStyleLst`; the third fill is what `bgRef idx="1003"` asks for. */
  backgrounds: string;
  fills: string;
}

const names = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'];

// Dark, light, dark 2, light 2, six accents, two links.
const palettes = [
  '000000 FFFFFF 44546A E7E6E6 4472C4 ED7D31 A5A5A5 FFC000 5B9BD5 70AD47 0563C1 954F72',
  '000000 FFFFFF 1F497D EEECE1 4F81BD C0504D 9BBB59 8064A2 4BACC6 F79646 0000FF 800080',
  '000000 FFFFFF 242852 ACCBF9 4A66AC 629DD1 297FD5 7F8FA9 5AA2AE 9D90A0 9454C3 3EBBF0',
  '1A1A1A FFFFFF 5E5E5E DDDDDD 418AB3 A6B727 F69200 838383 FEC306 DF5327 F59E00 B2B2B2',
].map((colors) => colors.split(' '));

const changed = (...changes: [name: string, value: number][]): string =>
  `<a:schemeClr val="phClr">${changes.map(([name, value]) => `<a:${name} val="${value}"/>`).join('')}</a:schemeClr>`;

const stops = (...colors: string[]): string =>
  colors.map((one, place) => `<a:gs pos="${Math.round((place / (colors.length - 1)) * 100_000)}">${one}</a:gs>`).join('');

/** The fills of the Office theme: flat, soft and strong. */
const officeFills = [
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>',
  `<a:gradFill rotWithShape="1"><a:gsLst>${stops(
    changed(['lumMod', 110_000], ['satMod', 105_000], ['tint', 67_000]),
    changed(['lumMod', 105_000], ['satMod', 103_000], ['tint', 73_000]),
    changed(['lumMod', 105_000], ['satMod', 109_000], ['tint', 81_000]),
  )}</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>`,
  `<a:gradFill rotWithShape="1"><a:gsLst>${stops(
    changed(['satMod', 103_000], ['lumMod', 102_000], ['tint', 94_000]),
    changed(['satMod', 110_000], ['lumMod', 100_000], ['shade', 100_000]),
    changed(['lumMod', 99_000], ['satMod', 120_000], ['shade', 78_000]),
  )}</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>`,
].join('');

/** The fills of the theme of 2007, with a gradient from its middle. */
const olderFills = [
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>',
  `<a:gradFill rotWithShape="1"><a:gsLst>${stops(
    changed(['tint', 50_000], ['satMod', 300_000]),
    changed(['tint', 37_000], ['satMod', 300_000]),
    changed(['tint', 15_000], ['satMod', 350_000]),
  )}</a:gsLst><a:lin ang="16200000" scaled="1"/></a:gradFill>`,
  `<a:gradFill rotWithShape="1"><a:gsLst>${stops(
    changed(['shade', 51_000], ['satMod', 130_000]),
    changed(['shade', 93_000], ['satMod', 130_000]),
    changed(['shade', 94_000], ['satMod', 135_000]),
  )}</a:gsLst><a:lin ang="16200000" scaled="0"/></a:gradFill>`,
].join('');

const officeBackgrounds = [
  '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>',
  `<a:solidFill>${changed(['tint', 95_000], ['satMod', 170_000])}</a:solidFill>`,
  `<a:gradFill rotWithShape="1"><a:gsLst>${stops(
    changed(['tint', 93_000], ['satMod', 150_000], ['shade', 98_000], ['lumMod', 102_000]),
    changed(['tint', 98_000], ['satMod', 130_000], ['shade', 90_000], ['lumMod', 103_000]),
    changed(['shade', 63_000], ['satMod', 120_000]),
  )}</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>`,
].join('');

export const chooseTheme = (chance: Chance): ThemeLook => ({
  colors: chance.among(palettes),
  fonts: chance.among(themeFonts),
  backgrounds: officeBackgrounds,
  fills: chance.among([officeFills, olderFills]),
});

const border = (width: number): string =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/><a:miter lim="800000"/></a:ln>`;

const effect =
  '<a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst/></a:effectStyle><a:effectStyle><a:effectLst><a:outerShdw blurRad="57150" dist="19050" dir="5400000" algn="ctr" rotWithShape="0"><a:srgbClr val="000000"><a:alpha val="63000"/></a:srgbClr></a:outerShdw></a:effectLst></a:effectStyle>';

const font = (kind: string, typeface: string): string =>
  `<a:${kind}><a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}>`;

export const colorScheme = (colors: readonly string[]): string =>
  `<a:clrScheme name="Own">${names.map((name, place) => `<a:${name}><a:srgbClr val="${colors[place] ?? '808080'}"/></a:${name}>`).join('')}</a:clrScheme>`;

const fontScheme = ([head, body]: ThemeLook['fonts']): string =>
  `<a:fontScheme name="Own">${font('majorFont', head)}${font('minorFont', body)}</a:fontScheme>`;

const formatScheme = ({ fills, backgrounds }: ThemeLook): string =>
  `<a:fmtScheme name="Own"><a:fillStyleLst>${fills}</a:fillStyleLst><a:lnStyleLst>${[6350, 12_700, 19_050].map(border).join('')}</a:lnStyleLst><a:effectStyleLst>${effect}</a:effectStyleLst><a:bgFillStyleLst>${backgrounds}</a:bgFillStyleLst></a:fmtScheme>`;

export const theme = (look: ThemeLook): string =>
  `<a:theme ${namespaces} name="Own"><a:themeElements>${colorScheme(look.colors)}${fontScheme(look.fonts)}${formatScheme(look)}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`;

/** What replaces the theme for one slide. */
export const themeOverride = (look: ThemeLook): string =>
  `<a:themeOverride ${namespaces}>${colorScheme(look.colors)}${fontScheme(look.fonts)}${formatScheme(look)}</a:themeOverride>`;

export const anotherPalette = (chance: Chance, { colors }: ThemeLook): readonly string[] =>
  chance.among(palettes.filter((one) => one !== colors));
