import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks } from './font-stack.ts';

const files = '@fontsource-variable/geist/files/geist';

/** Each script has a separate file, loaded only by pages with such characters. */
const scripts = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

/** Call in a stylesheet of the entry: a separate file would be one more to wait for. */
export function declareFonts(): void {
  for (const [script, unicodeRange] of Object.entries(scripts)) {
    globalFontFace('Geist Variable', {
      src: `url("${files}-${script}-wght-normal.woff2") format("woff2")`,
      fontWeight: '400 800',
      fontDisplay: 'swap',
      unicodeRange,
    });
  }

  // Each weight matched to Geist's widths and line box, so that no line shifts when the font loads.
  for (const { family, locals, widths } of Object.values(fallbacks))
    globalFontFace(
      family,
      Object.entries(widths).map(([fontWeight, width]) => ({
        src: (Number(fontWeight) > 500 ? locals.bold : locals.regular).map((name) => `local("${name}")`).join(', '),
        fontWeight,
        sizeAdjust: percent(width),
        ascentOverride: percent(1.005 / width),
        descentOverride: percent(0.295 / width),
        lineGapOverride: '0%',
      })),
    );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
