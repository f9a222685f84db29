import { familyNamed } from '#model/text/paragraph/styles.ts';
import { familyFor } from '../../fonts/family-for.ts';
import type { Handle, Pdfium } from '../pdfium.ts';

export interface FontFace {
  /** The name in the file, for people to read. */
  typeface: string;
  family: string;
  weight: number;
  isItalic: boolean;
  /** Its glyphs are not letters but pictures or parts of formulas. */
  isSymbols: boolean;
}

const symbols =
  /wingdings|webdings|dingbats|symbol|cmex|cmsy|msam|msbm|rsfs|stmary|esint|wasy|marvosym|fontawesome|icomoon|\bicons?\b|icons$|mathext|mathsym/i;

const FIXED = 1;
const SERIF = 2;
const ITALIC = 64;
const FORCED_BOLD = 1 << 18;

/** Style words at the end of a font name, longer ones before those they contain. */
const weights: [RegExp, number][] = [
  [/(extra|ultra)[\s-]?light|hairline|thin/i, 300],
  [/(semi|demi)[\s-]?(bold|cond)|demi\b/i, 600],
  [/(extra|ultra)[\s-]?bold|black|heavy/i, 800],
  [/bold|\bbd\b|[-,](?:b|bi)$|\bbx\d+/i, 700],
  [/medium/i, 500],
  [/light/i, 300],
];
const styleWords =
  /[-,\s]*(extra|ultra|semi|demi|bold|black|heavy|medium|light|thin|hairline|regular|roman|book|normal|italic|oblique|slanted|ital|mt|ps|std|pro)+$/i;

/** The bundled face for a font, by its name or, if that says nothing, by its flags. */
export function fontFace(pdfium: Pdfium, font: Handle): FontFace {
  const name = pdfium.text('utf-8', 'FPDFFont_GetBaseFontName', font).replace(/^[A-Z]{6}\+/, '');
  const flags = pdfium.call('FPDFFont_GetFlags', font);
  const weight = weights.find(([pattern]) => pattern.test(name))?.[1] ?? (flags > 0 && flags & FORCED_BOLD ? 700 : 400);
  const isItalic = /ital|obli|slant|[-,](?:i|bi|it)$|^cm(mi|ti|sl)/i.test(name) || (flags > 0 && (flags & ITALIC) !== 0);
  const typeface = spacedName(name);
  return { typeface, family: standIn(typeface, flags), weight, isItalic, isSymbols: symbols.test(name) };
}

/** Turns `HelveticaNeue-BoldItalic` into `Helvetica Neue`. */
function spacedName(name: string): string {
  let bare = name.replace(/PS(MT)?(?=[-,]|$)/, '').replace(/MT(?=[-,]|$)/, '');
  for (let before = ''; before !== bare && bare.length > 3;) {
    before = bare;
    bare = bare.replace(styleWords, '');
  }
  return (bare || name)
    .replace(/[-_,]+/g, ' ')
    .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, (_, small, large, capital) => (capital ? `${capital} ` : `${small} ${large}`))
    .trim();
}

/** For an unknown name, at least keep serif fonts serif. */
function standIn(typeface: string, flags: number): string {
  const { family, isTwin } = familyFor(typeface);
  if (isTwin) return family;
  const kind = familyNamed(family)?.kind;
  if (/^(cmu? ?tt|cmtt|cmu typewriter|.*\bmono\b|.*typewriter|.*courier|.*consol|.*menlo)/i.test(typeface) || (flags > 0 && flags & FIXED))
    return kind === 'mono' ? family : 'Cousine';
  if (/^(cmss|cmu sans|lmsans|.*\bsans\b)/i.test(typeface)) return kind === 'sans' ? family : 'Arimo';
  if (/^(cm[a-z]{1,3}\d|cmu|lm|sfrm|stix|.*\bserif\b|.*times|.*garamond|.*roman)/i.test(typeface) || (flags > 0 && flags & SERIF))
    return kind === 'serif' ? family : 'Tinos';
  return family;
}
