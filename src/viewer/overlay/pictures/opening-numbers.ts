import type { Opening } from '#model/paint/opening.ts';

/** What the style sheet has to know about a picture (`opening.css.ts`). */
export const openingNumbers = ({ width, height, x, y, frameWidth, frameHeight }: Opening): Record<string, number> => ({
  '--opening-width': width,
  '--opening-height': height,
  '--opening-x': x,
  '--opening-y': y,
  '--opening-frame-width': frameWidth,
  '--opening-frame-height': frameHeight,
});
