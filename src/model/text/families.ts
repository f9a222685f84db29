export type Script =
  | 'basic'
  | 'latin'
  | 'latinMore'
  | 'accents'
  | 'marks'
  | 'vietnamese'
  | 'greek'
  | 'cyrillic'
  | 'cyrillicMore'
  | 'formula'
  | 'indices'
  | 'arrows'
  | 'arrowsMore'
  | 'boxes'
  | 'arabic'
  | 'hebrew'
  | 'thai'
  | 'devanagari'
  | 'kana'
  | 'han'
  | 'hangul'
  | 'emoji'
  | 'symbols'
  | 'math';

export interface Family {
  name: string;
  slug: string;
  kind: 'sans' | 'serif' | 'mono' | 'display' | 'hand';
  weights: number[];
  /** Weights that have an italic: all or none. */
  italics: number[];
  /** Above and below the baseline, as a multiple of the font size; for weight 400. */
  ascent: number;
  descent: number;
  xHeight: number;
  capHeight: number;
  scripts: Script[];
}

/** Characters that every family listing the script has, as parts of a character class. The other scripts are in `substitutes`. */
const classes: { [script in Script]?: string } = {
  basic: ' -~\\xa0\\xa2\\xa3\\xa5\\xa7\\xa9\\xae\\xb0\\xb6-\\xb8\\xc5\\xc7\\xd0\\xd7\\xde\\xe7\\xf0\\xf7\\xfe—‘’“”•…€−',
  latin:
    '\\xa0-\\xac\\xae-\\xb4\\xb6-\\u0107\\u010a-\\u0113\\u0116-\\u011b\\u011e-\\u0123\\u0128-\\u012b\\u012e-\\u0131\\u0136\\u0137' +
    '\\u0139-\\u013bĽľ\\u0141-\\u0148\\u014c\\u014d\\u0150-\\u015b\\u015e-\\u0161Ťť\\u0168-\\u017eƒˆˇ\\u02d8-\\u02dd' +
    '\\u1e80-\\u1e85ẼẽỲỳỸỹ–‚„†‡‰‹›⁄™',
  latinMore: 'ļŢţ\\u0218-\\u021bəʼ',
  accents: 'ĈĉĜĝ\\u0124-\\u0127ĴĵŊŋŜŝẸẹ\\u1eca-\\u1ecdỤụ″№',
  marks: 'ȷ\\u0300-\\u0304\\u0306-\\u0308\\u030a\\u030c\\u0323\\u0326-\\u0328′',
  vietnamese: 'ƠơƯưẞ\\u1ea0-\\u1eb7Ẻẻ\\u1ebe-\\u1ec9\\u1ece-\\u1ee3\\u1ee6-\\u1ef1\\u1ef4-\\u1ef7',
  greek: '\\u0384-\\u03ce',
  cyrillic: '\\u0401-\\u040c\\u040e-\\u044f\\u0451-\\u045cўџҐґҮүӨө',
  cyrillicMore: 'ЀЍѐѝѢѣҒғҖҗҚқҢңҰұҺһӘә',
  formula: 'π∂∏∑√∞∫≈≠≤≥◊',
  indices: 'µ⁰\\u2074-\\u2079\\u2080-\\u2089',
  arrows: '\\u2190-\\u2193',
  arrowsMore: '\\u2196-\\u2199',
  boxes: '\\u2500-□▪▫\\u25b2-◇◌◎●◔◕\\u25e7-\\u25eb◯',
};

const latin: Script[] = ['basic', 'latin', 'latinMore', 'formula'];
const accented: Script[] = [...latin, 'accents', 'marks', 'vietnamese'];
const cyrillic: Script[] = [...accented, 'cyrillic', 'cyrillicMore'];

const family = (
  name: string,
  kind: Family['kind'],
  [lightest, heaviest, hasItalics, step = 1]: [number, number, boolean?, number?],
  [ascent, descent, xHeight, capHeight]: [number, number, number, number],
  ...scripts: Script[]
): Family => {
  const weights: number[] = [];
  for (let weight = lightest; weight <= heaviest; weight += step) weights.push(weight * 100);
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { name, slug, kind, weights, italics: hasItalics ? weights : [], ascent, descent, xHeight, capHeight, scripts };
};

/** First those that themes choose from, then those metric-compatible with other programs' fonts, then those that fill in characters. */
export const families: readonly Family[] = [
  family('Inter', 'sans', [3, 9, true], [0.969, 0.241, 0.546, 0.728], ...cyrillic, 'greek', 'indices', 'arrows', 'arrowsMore'),
  family('Geist', 'sans', [3, 9, true], [1.005, 0.295, 0.53, 0.71], ...cyrillic, 'indices', 'arrows', 'arrowsMore'),
  family('Source Serif 4', 'serif', [3, 9, true], [1.036, 0.335, 0.475, 0.67], ...cyrillic, 'greek', 'indices', 'arrows', 'arrowsMore'),
  family('Playfair Display', 'serif', [4, 9, true], [1.082, 0.251, 0.514, 0.708], ...cyrillic, 'arrows', 'arrowsMore'),
  family('Lora', 'serif', [4, 7, true], [1.006, 0.274, 0.5, 0.7], ...cyrillic),
  family('Montserrat', 'sans', [3, 9, true], [0.968, 0.251, 0.525, 0.7], ...cyrillic, 'indices', 'arrows', 'arrowsMore'),
  family('Poppins', 'sans', [3, 9, true], [1.05, 0.35, 0.548, 0.698], ...latin),
  family('Work Sans', 'sans', [3, 9, true], [0.93, 0.243, 0.5, 0.66], ...accented, 'indices', 'arrows', 'arrowsMore'),
  family('Nunito', 'sans', [3, 9, true], [1.011, 0.353, 0.484, 0.705], ...cyrillic, 'indices'),
  family('Space Grotesk', 'display', [3, 7], [0.984, 0.292, 0.486, 0.7], ...accented, 'indices', 'arrows', 'arrowsMore'),
  family('Oswald', 'display', [3, 7], [1.193, 0.289, 0.578, 0.81], ...cyrillic),
  family(
    'Caveat',
    'hand',
    [4, 7],
    [0.96, 0.3, 0.4, 0.61],
    'basic',
    'latin',
    'latinMore',
    'accents',
    'marks',
    'cyrillic',
    'cyrillicMore',
    'indices',
  ),
  family('Open Sans', 'sans', [3, 8, true], [1.069, 0.293, 0.535, 0.714], ...cyrillic, 'greek', 'indices'),
  family('Roboto Slab', 'serif', [3, 9], [1.048, 0.271, 0.528, 0.711], ...cyrillic, 'greek'),
  family(
    'JetBrains Mono',
    'mono',
    [3, 8, true],
    [1.02, 0.3, 0.55, 0.73],
    ...accented,
    'cyrillic',
    'greek',
    'indices',
    'arrows',
    'arrowsMore',
    'boxes',
  ),
  family('Arimo', 'sans', [4, 7, true], [0.905, 0.212, 0.528, 0.688], ...cyrillic, 'greek', 'indices', 'arrows'),
  family(
    'Carlito',
    'sans',
    [4, 7, true, 3],
    [0.952, 0.269, 0.478, 0.642],
    ...latin,
    'accents',
    'vietnamese',
    'cyrillic',
    'cyrillicMore',
    'greek',
    'indices',
    'arrows',
    'arrowsMore',
  ),
  family('Tinos', 'serif', [4, 7, true, 3], [0.891, 0.216, 0.459, 0.655], ...cyrillic, 'greek', 'indices', 'arrows'),
  family(
    'Cousine',
    'mono',
    [4, 7, true, 3],
    [0.833, 0.3, 0.528, 0.659],
    ...latin,
    'accents',
    'vietnamese',
    'cyrillic',
    'cyrillicMore',
    'greek',
    'arrows',
  ),
  family('Caladea', 'serif', [4, 7, true, 3], [0.9, 0.25, 0.467, 0.667], 'basic', 'latin', 'arrows'),
  family('Gelasio', 'serif', [4, 7, true], [0.928, 0.342, 0.481, 0.693], ...accented, 'indices', 'arrows', 'arrowsMore'),
  family(
    'Noto Sans',
    'sans',
    [3, 9, true],
    [1.069, 0.293, 0.536, 0.714],
    'basic',
    'latin',
    'latinMore',
    'accents',
    'marks',
    'vietnamese',
    'cyrillic',
    'cyrillicMore',
    'greek',
    'indices',
  ),
  family('Noto Sans JP', 'sans', [3, 9], [1.16, 0.288, 0.543, 0.733], 'basic', 'formula', 'kana', 'han'),
  family('Noto Sans KR', 'sans', [3, 9], [1.16, 0.288, 0.543, 0.733], 'basic', 'formula', 'hangul', 'han'),
  family('Noto Sans Arabic', 'sans', [3, 9], [1.374, 0.738, 0.536, 0.714], 'basic', 'arabic'),
  family('Noto Sans Hebrew', 'sans', [3, 9], [1.068, 0.292, 0.536, 0.714], 'basic', 'hebrew'),
  family('Noto Sans Thai', 'sans', [3, 9], [1.061, 0.45, 0.556, 0.714], 'basic', 'thai'),
  family('Noto Sans Devanagari', 'sans', [3, 9], [0.896, 0.408, 0.536, 0.622], 'basic', 'devanagari'),
  family('Noto Sans Symbols', 'sans', [3, 9], [1.48, 0.57, 0.536, 0.714], 'basic', 'symbols'),
  family('Noto Sans Symbols 2', 'sans', [4, 4], [1.069, 0.63, 0.536, 0.945], 'basic', 'symbols'),
  family('Noto Sans Math', 'sans', [4, 4], [1.069, 0.423, 0.536, 0.714], 'basic', 'formula', 'math'),
  family('Noto Color Emoji', 'display', [4, 4], [0.928, 0.244, 0.5, 0.7], 'emoji'),
];

const byName = new Map(families.map((each) => [each.name, each]));
const first = families[0] as Family;
const emoji = 'Noto Color Emoji';

/** A face's key, and whether the painter has to slant it. Weights are matched as in CSS; an unknown family becomes the first one. */
export const faceOf = (name: string, weight: number, isItalic: boolean): { face: string; isSlanted: boolean } => {
  const { slug, weights, italics } = byName.get(name) ?? first;
  const lighter = weights.findLast((each) => each <= weight);
  const heavier = weights.find((each) => each >= weight);
  // Below 400, CSS prefers a lighter weight; above 500, a heavier one; in between, a heavier one up to 500.
  const nearest = weight < 400 || (weight <= 500 && (heavier ?? 900) > 500) ? (lighter ?? heavier) : (heavier ?? lighter);
  const hasItalic = isItalic && italics.length > 0;
  return { face: `${slug}-${nearest}${hasItalic ? 'i' : ''}`, isSlanted: isItalic && !hasItalic && name !== emoji };
};

/** The fonts that draw a face, for CSS: Japanese and Korean supply each other with missing Han characters. */
export const fontsOf = (face: string): string[] => {
  const twin = face.replace(/sans-(jp|kr)/, (_, region) => (region === 'jp' ? 'sans-kr' : 'sans-jp'));
  return twin === face ? [face] : [face, twin];
};

const substitutes: Record<string, string> = {
  N: 'Noto Sans',
  A: 'Noto Sans Arabic',
  B: 'Noto Sans Hebrew',
  T: 'Noto Sans Thai',
  D: 'Noto Sans Devanagari',
  M: 'Noto Sans Math',
  Y: 'Noto Sans Symbols',
  S: 'Noto Sans Symbols 2',
  J: 'Noto Sans JP',
  K: 'Noto Sans KR',
  E: emoji,
};

/**
 * Which family draws what the requested one lacks: runs of code points from U+0020, a base-36 length and a letter; H depends on the
 * language, Z means none.
 */
export const substituteRuns =
  'qqNeZ8xN2oZ33B74A28Z1cA6oZvA1Z7A1Z2wA2bD2N17Dw1Z3kThrZ74K1psZhN4Z1N1Z8Nc1Z9N1zZ13D1Z2D6Z6yN1ZgkN1A34NgZgM1Y1M2ScMgD2oN10Y1N4Y' +
  '1N6Ya9MfY4M2Y1S1M1S1M2E8M5S2Y1S1M9Y1xM1S1M3SlY1M5YvM4ZgY1M1S1MbYcM1Y4E3S1E2S1E1fSpZwS4gH1MfH1M1rH1M1bH1MfH4McH2lM2E1MaS4Y5S1Y' +
  '2EeScY8S4Y3M1Y1M7YcEcS8M1S7MfY1EaM6S3Y1EaY3S1E8Y2E1MgY2E5S2E8S1E5S1EdS8Y1E7Y2E1Y1E4Y1E2Y1E2Y5S1E4S2EhS3Y1M1Y6S1EzS1E1S1E4S3E1S' +
  '1EuSuY1S3EoS1EeS1E1sM74SedM9SdM2E1cM3S1E4M1E1sS1Z2vS1M1S2oZwN9sZ2pN1A1qNakH4ZccH4Z10HcZ8sH1Z58zH1sSg74H18gZ2oN2oZ5nN5Z2N1Z1N1Z' +
  '5NoZeN1cZgD4gZwD1aZ1N1dZwKc0Z1sN40Za9sK4xsZe8HjNaZ1fB37AgZcdA2Z1iA7Z1tAgHgN1sH41A6wH3S4N8wZ8wS2oZwSw0Z3kN19cZwS3hZ3A2dcZ2oD' +
  '1080Z8wSsgM1dsZ11N2xnZe8M4S1E13S4Z2sScZfS2ZfS1ZeS1E1Z11SaZdY3S2lY3S2EcY2EeY1E2YaEiY1S1kZqE1H2EdZaH1EkH1E2H9E1H4Z9H7Z2E4uZyE2S' +
  '34E2S2E1S3E2S2bE2S3E1S7bE1S1rE8S3Y6E1YoE7S2E2S8EcS1E2S4E2S1E4S2EdS2E2S1E8S2E9S1E5S3EcS3E8S3E2S1E1S1E4S1E6S1E3S1E6S2eE1cS1yE5S' +
  '8E2S4E3ZaE3S1E1S2E3Z1E2SaE3Z38Y3S4Z5S2hM1S6ZcE4Z1EfZcS4Z1kS8ZaS6Z14S8ZuS2Z2S26ZcS1bE1SaE1S55E2cScZeS2ZdE3ZbE3Z1lE1Z1E4ZgE2ZcE' +
  '4ZaE7Z5nS11ZaSsmZ1lm8H28Z';

const starts: number[] = [];
const letters: string[] = [];
let start = 0x20;
for (const [, length = '', letter = ''] of substituteRuns.matchAll(/([\da-z]+)(\w)/g)) {
  starts.push(start);
  letters.push(letter);
  start += Number.parseInt(length, 36);
}

const substituteFor = (char: string, language: string): string | undefined => {
  const point = char.codePointAt(0) ?? 0;
  let low = 0;
  for (let high = starts.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) > point) high = middle;
    else low = middle;
  }
  const letter = letters[low] ?? 'Z';
  return substitutes[letter === 'H' ? (/^ko\b/i.test(language) ? 'K' : 'J') : letter];
};

const patterns = new Map<string, RegExp>();
const patternOf = (name: string): RegExp => {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`[${(byName.get(name) ?? first).scripts.map((script) => classes[script] ?? '').join('')}]`, 'u');
  patterns.set(name, pattern);
  return pattern;
};

/** The visible characters of a grapheme, composed: fonts have é rather than e and an accent. */
const shapesOf = (char: string): string[] => [...char.normalize('NFC').replace(/[\p{DI}\p{Cc}]/gu, '')];

/** Characters that every family except emoji has, and anything that is not a grapheme on its own. */
const neutral = /^[ \xa0!"%&',\-./:;?—…\p{DI}\p{Cc}]+$|^\p{M}/u;

/**
 * The family that draws a grapheme of a text set in `family`: that one if it has all of it, otherwise one that does. Spaces, marks and
 * common punctuation stay with the preceding letters, whose family is `before`, unless it is emoji. Characters that no family has (see
 * `isDrawable`) are left to `family`.
 */
export const familyFor = (char: string, family: string, language: string, before: string = family): string => {
  if (before !== emoji && neutral.test(char)) return before;
  if (char.length === 1 && patternOf(family).test(char)) return family;
  const shapes = shapesOf(char);
  const others = shapes.map((shape) => substituteFor(shape, language));
  if (/\p{Emoji}\uFE0F|^[\d#*]\u20E3/u.test(char) || others.includes(emoji)) return emoji;
  const has = (name: string | undefined) => shapes.every((shape, index) => name && (others[index] === name || patternOf(name).test(shape)));
  return has(family) ? family : (others.find(has) ?? others[0] ?? family);
};

/** Whether any family has it; otherwise U+FFFD is better than a font from the reader's machine. */
export const isDrawable = (char: string): boolean => shapesOf(char).every((shape) => substituteFor(shape, ''));
