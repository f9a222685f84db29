import type { Link } from '#model/presentation/link.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { Run } from '#model/presentation/texts.ts';
import { familyFor } from '../../fonts/family-for.ts';
import { isSymbolFont, symbolLetters } from '../../fonts/symbol-letters.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import type { Fill, SlideContext } from '../slide-context.ts';
import { firstAttribute, firstChild, firstFlag, firstNumber } from './cascade.ts';

/** The complete text style of a run. */
export interface Letters {
  family: string;
  size: number;
  weight: number;
  isItalic: boolean;
  color: Color;
  letterSpacing: number;
  isUnderlined: boolean;
  isStruck: boolean;
  position: Run['position'];
  link: Link | undefined;
  /** The line height of the intended typeface, as a multiple of the size. */
  natural: number;
  caps: 'all' | 'small' | undefined;
  language: string | undefined;
  /** The symbol font, if the text uses one. */
  symbols: string | undefined;
}

const POINT = 12_700;
const USUAL_SIZE = 18;
/** PowerPoint's line spacing for all typefaces, whatever they specify, except for much taller ones. */
const USUAL_LINE = 1.2;
const TALL = 1.4;
const eastAsian = /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/;
const complex = /[\u0590-\u08ff\u0900-\u0eff\ufb1d-\ufdff\ufe70-\ufeff]/;

const named = (name: string): XmlElement => ({
  name: 'a:solidFill',
  attributes: {},
  text: '',
  children: [{ name: 'a:schemeClr', attributes: { val: name }, children: [], text: '' }],
});
const hyperlink = named('hlink');
const usualInk = named('tx1');

/** `properties` are `a:rPr` and `a:defRPr`, nearest first. */
export function lettersOf(properties: readonly XmlElement[], text: string, context: SlideContext): Letters {
  const own = properties[0];
  const click = own?.name === 'a:rPr' ? childOf(own, 'a:hlinkClick') : undefined;
  const link = click && context.linkOf(click);
  const points = Math.min(Math.max((firstNumber(properties, 'sz') ?? USUAL_SIZE * 100) / 100, 1), 4000);
  const { typeface, symbols } = typefacesOf(properties, text, context);
  const standIn = familyFor(typeface ?? 'Arial');
  const regular = standIn.weight ?? 400;
  const rise = firstNumber(properties, 'baseline') ?? 0;
  const caps = firstAttribute(properties, 'cap');
  const strike = firstAttribute(properties, 'strike');
  const underline = firstAttribute(properties, 'u');
  const language = firstAttribute(properties, 'lang');
  return {
    family: (typeface === undefined ? undefined : context.familyOf(typeface)) ?? standIn.family,
    size: points * POINT * context.unit,
    weight: firstFlag(properties, 'b') ? Math.max(700, regular) : regular,
    isItalic: firstFlag(properties, 'i') ?? false,
    color: (link && !keepsColor(click) ? context.colorIn(hyperlink) : undefined) ?? inkOf(properties, context),
    letterSpacing: Math.min(Math.max((firstNumber(properties, 'spc') ?? 0) / 100 / points, -0.5), 5),
    isUnderlined: link !== undefined || (underline !== undefined && underline !== 'none'),
    isStruck: strike === 'sngStrike' || strike === 'dblStrike',
    position: rise > 0 ? 'super' : rise < 0 ? 'sub' : undefined,
    link,
    natural: standIn.lineHeight > TALL ? standIn.lineHeight : USUAL_LINE,
    caps: caps === 'all' || caps === 'small' ? caps : undefined,
    language: language && /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(language) ? language : undefined,
    symbols,
  };
}

/** The typeface for a text: its script decides which of the four is used. */
function typefacesOf(
  properties: readonly XmlElement[],
  text: string,
  context: SlideContext,
): { typeface: string | undefined; symbols: string | undefined } {
  const find = (name: string) => {
    for (const element of properties) {
      const typeface = context.typefaceOf(attributeOf(childOf(element, name), 'typeface'));
      if (typeface) return typeface;
    }
    return undefined;
  };
  const latin = find('a:latin');
  const isPrivate = /[\uf020-\uf0ff]/.test(text);
  // An arrow autocorrected from `-->` is one symbol character; text typed after it keeps the symbol font but is drawn in the other one.
  const isSign = isPrivate || /^\s*[\xa1-\xff]\s*$/.test(text);
  const sign = isSign ? attributeOf(childOf(properties[0], 'a:sym'), 'typeface') : undefined;
  const symbols = [sign, isPrivate ? find('a:sym') : undefined, latin].find(isSymbolFont);
  if (symbols) return { typeface: undefined, symbols };
  const script = eastAsian.test(text) ? find('a:ea') : complex.test(text) ? find('a:cs') : undefined;
  return { typeface: script ?? latin, symbols: isPrivate ? (find('a:sym') ?? 'Wingdings') : undefined };
}

const keepsColor = (click: XmlElement | undefined): boolean =>
  (childOf(click, 'a:extLst')?.children ?? []).some((extension) =>
    extension.children.some((child) => child.name.endsWith('hlinkClr') && attributeOf(child, 'val') === 'tx'),
  );

const fills = ['a:solidFill', 'a:gradFill', 'a:pattFill', 'a:blipFill', 'a:noFill', 'a:grpFill'];

function inkOf(properties: readonly XmlElement[], context: SlideContext): Color {
  const holder = properties.find((element) => element.children.some(({ name }) => fills.includes(name)));
  const solid = childOf(holder, 'a:solidFill');
  const color = solid ? context.colorIn(solid) : colorOf(context.fillIn(holder));
  if (color !== undefined) return color;
  // Fill letters that have only an outline, so that they are visible.
  const outline = firstChild(properties, 'a:ln');
  return (
    (outline && context.colorIn(childOf(outline, 'a:solidFill'))) ??
    (childOf(holder, 'a:noFill') ? '#00000000' : (context.colorIn(usualInk) ?? '#000000'))
  );
}

/** A single colour for a fill: the middle one for a gradient. */
function colorOf(fill: Fill | undefined): Color | undefined {
  if (fill?.kind !== 'paint') return undefined;
  const { paint } = fill;
  return paint.kind === 'color' ? paint.color : paint.stops[paint.stops.length >> 1]?.color;
}

const SMALL_CAPS = 0.8;

/** A text as runs in this style, omitting default values. */
export function runsOf(text: string, letters: Letters): Run[] {
  const { family, size, weight, isItalic, color, letterSpacing, isUnderlined, isStruck, position, link, caps, symbols } = letters;
  const look = {
    family,
    size,
    weight,
    isItalic,
    color,
    letterSpacing,
    ...((isUnderlined || link) && { isUnderlined }),
    ...(isStruck && { isStruck }),
    ...(position && { position }),
    ...(link && { link }),
  };
  const written = symbols === undefined ? text : symbolLetters(text, symbols);
  if (caps === 'all') return [{ ...look, text: written.toUpperCase() }];
  if (caps !== 'small') return [{ ...look, text: written }];
  return (written.match(/\p{Ll}+|\P{Ll}+/gu) ?? []).map((part) =>
    /^\p{Ll}/u.test(part) ? { ...look, text: part.toUpperCase(), size: size * SMALL_CAPS } : { ...look, text: part },
  );
}
