/** What rules and attributes say about one object; names are in lower case, because files do not agree on `borderALpha`. */
export type Look = ReadonlyMap<string, string>;

interface PezFont {
  /** The name in the file, such as `NotoSans`. */
  typeface: string;
  weight: number;
  isItalic: boolean;
}

export interface StyleSheet {
  /** The combined look of all these selectors, later ones overriding earlier ones. */
  look(...selectors: string[]): Look;
  /** By the class a text uses: `body`, `head`, `strong` or a custom one. */
  font(name: string): PezFont | undefined;
}

/** The CSS-like style sheet of a classic file: plain rules with one selector each, and fonts. */
export function readStyleSheet(source: string): StyleSheet {
  const rules = new Map<string, Map<string, string>>();
  const fonts = new Map<string, PezFont>();
  for (const [, selectors = '', body = ''] of source
    .slice(0, 500_000)
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) declarations.set(name.toLowerCase(), value.trim());
    if (selectors.trim() === '@font-face') addFont(fonts, declarations);
    else
      for (const selector of selectors.split(','))
        rules.set(selector.trim(), new Map([...(rules.get(selector.trim()) ?? []), ...declarations]));
  }
  return {
    look: (...selectors) => new Map(selectors.flatMap((selector) => [...(rules.get(selector) ?? [])])),
    font: (name) => fonts.get(name.toLowerCase()),
  };
}

function addFont(fonts: Map<string, PezFont>, face: ReadonlyMap<string, string>): void {
  const file = /([^/'"()]+?)\.\w+['")]*$/.exec(face.get('src') ?? '')?.[1] ?? '';
  const [base = '', manner = ''] = file.split('-');
  const weight = face.get('font-weight') ?? (/^b/i.test(manner) || /bold|black|heavy/i.test(file) ? 'bold' : 'normal');
  const font = {
    typeface: face.get('font-family') ?? base,
    weight: weight === 'bold' ? 700 : 400,
    isItalic: (face.get('font-style') ?? (/i$/i.test(manner) || /italic|oblique/i.test(file) ? 'italic' : '')) === 'italic',
  };
  const name = (face.get('font-class') ?? face.get('fontfamily'))?.toLowerCase();
  if (name && font.typeface && !fonts.has(name)) fonts.set(name, font);
}

/** Converts the colours in rules (`#333`) and attributes (`16744448`) to `#rrggbb`. */
export function colorFrom(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  const long = /^(?:#|0x)([\da-f]{6})$/i.exec(text)?.[1];
  if (long) return `#${long.toLowerCase()}`;
  return /^\d{1,8}$/.test(text) && Number(text) <= 0xffffff ? `#${Number(text).toString(16).padStart(6, '0')}` : undefined;
}

export function numberIn(look: Look, name: string): number | undefined {
  const value = Number.parseFloat(look.get(name) ?? '');
  return Number.isFinite(value) ? value : undefined;
}

/** The colour of one name combined with the opacity of another. */
export function colorIn(look: Look, color: string, alpha: string): string | undefined {
  const found = colorFrom(look.get(color));
  const opacity = Math.min(Math.max(numberIn(look, alpha) ?? 1, 0), 1);
  return found === undefined || opacity === 1
    ? found
    : `${found}${Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')}`;
}
