import { arrows } from './arrows.ts';
import { banners } from './banners.ts';
import { basic } from './basic.ts';
import { buttons } from './buttons.ts';
import { callouts } from './callouts.ts';
import { flowchart } from './flowchart.ts';
import { lines } from './lines.ts';
import { math } from './math.ts';
import { rectangles } from './rectangles.ts';
import { roundArrows } from './round-arrows.ts';
import { stars } from './stars.ts';
import { symbols } from './symbols.ts';

/** The preset shapes of ECMA-376 (presetShapeDefinitions.xml), by name. */
export const presets: ReadonlyMap<string, string> = new Map(
  [rectangles, basic, lines, arrows, roundArrows, stars, banners, callouts, flowchart, math, buttons, symbols].flatMap((shapes) =>
    Object.entries(shapes),
  ),
);
