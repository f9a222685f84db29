import type { Color } from '#model/presentation/paints.ts';
import { isSymbolFont, symbolLetters } from '../../fonts/symbol-letters.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import type { PictureFound, SlideContext } from '../slide-context.ts';
import { firstChild, firstNumber } from './cascade.ts';

/** The marker before a paragraph. */
export interface Marker {
  sign: string;
  /** Shown instead of the sign. */
  picture: PictureFound | undefined;
  numbering: { scheme: string; start: number } | undefined;
  color: Color | undefined;
  family: string | undefined;
  shareOfSize: number;
  lengthOfSize: number | undefined;
}

const POINT = 12_700;

/** `properties` are `a:pPr` and `a:lvl1pPr`…, nearest first. */
export function markerOf(properties: readonly XmlElement[], context: SlideContext): Marker | undefined {
  const kind = firstChild(properties, 'a:buNone', 'a:buChar', 'a:buAutoNum', 'a:buBlip');
  if (!kind || kind.name === 'a:buNone') return undefined;
  const color = firstChild(properties, 'a:buClr', 'a:buClrTx');
  const font = firstChild(properties, 'a:buFont', 'a:buFontTx');
  const size = firstChild(properties, 'a:buSzPct', 'a:buSzPts', 'a:buSzTx');
  const typeface = font?.name === 'a:buFont' ? context.typefaceOf(attributeOf(font, 'typeface')) : undefined;
  const value = size ? (firstNumber([size], 'val') ?? 0) : 0;
  const isSymbol = isSymbolFont(typeface);
  const sign = kind.name === 'a:buChar' ? symbolLetters(attributeOf(kind, 'char') ?? '', typeface).replace(/[\ue000-\uf8ff]/g, '•') : '•';
  if (sign.trim() === '') return undefined;
  return {
    sign: sign.slice(0, 20),
    picture: kind.name === 'a:buBlip' ? context.pictureIn(childOf(kind, 'a:blip')) : undefined,
    numbering:
      kind.name === 'a:buAutoNum'
        ? { scheme: attributeOf(kind, 'type') ?? 'arabicPeriod', start: Math.min(Math.max(firstNumber([kind], 'startAt') ?? 1, 1), 32_767) }
        : undefined,
    color: color?.name === 'a:buClr' ? context.colorIn(color) : undefined,
    family: typeface === undefined || isSymbol || kind.name === 'a:buBlip' ? undefined : context.familyOf(typeface),
    shareOfSize: size?.name === 'a:buSzPct' && value > 0 ? value / 100_000 : 1,
    lengthOfSize: size?.name === 'a:buSzPts' && value > 0 ? (value / 100) * POINT * context.unit : undefined,
  };
}
