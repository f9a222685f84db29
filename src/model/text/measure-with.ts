import type { PaintContext } from '../paint/context.ts';
import { fontsOf } from './families.ts';
import type { Measure } from './layout.ts';
import { remember } from './remember.ts';

/** Text is measured and drawn at this size and then scaled, so that engines which round at other sizes agree. */
export const nominalSize = 1000;

const MOST_KNOWN = 10_000;

/** A face in canvas font syntax; `fontName` gives the name under which it is registered. */
export const fontOf = (face: string, fontName: (face: string) => string): string =>
  `${nominalSize}px ${fontsOf(face)
    .map((font) => `"${fontName(font)}"`)
    .join()}`;

/** Measures with the canvas that will draw the text. */
export function measureWith(context: PaintContext, fontName: (face: string) => string): Measure {
  let [known, former] = [new Map<string, number>(), new Map<string, number>()];
  return (text, face, direction) => {
    // What is in use stays.
    if (known.size > MOST_KNOWN) [known, former] = [new Map(), known];
    const key = `${face}/${direction}/${text}`;
    return remember(known, key, () => {
      const width = former.get(key);
      if (width !== undefined) return width;
      context.font = fontOf(face, fontName);
      context.fontKerning = 'normal';
      context.textRendering = 'geometricPrecision';
      context.letterSpacing = '0px';
      context.direction = direction;
      return context.measureText(text).width / nominalSize;
    });
  };
}
