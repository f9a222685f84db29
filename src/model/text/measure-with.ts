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
  const known = new Map<string, number>();
  return (text, face, direction) => {
    if (known.size > MOST_KNOWN) known.clear();
    return remember(known, `${face}/${direction}/${text}`, () => {
      context.font = fontOf(face, fontName);
      context.fontKerning = 'normal';
      context.textRendering = 'geometricPrecision';
      context.letterSpacing = '0px';
      context.direction = direction;
      return context.measureText(text).width / nominalSize;
    });
  };
}
