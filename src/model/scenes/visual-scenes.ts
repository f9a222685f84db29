import { chartScenes } from './contents/charts.ts';
import { codeScenes } from './contents/code.ts';
import { mediaScenes } from './contents/media.ts';
import { tableScenes } from './contents/tables.ts';
import { drawingScenes } from './figures/drawings.ts';
import { imageScenes } from './figures/images.ts';
import { lineScenes } from './figures/lines.ts';
import { shapeScenes } from './figures/shapes.ts';
import { backgroundScenes } from './places/backgrounds.ts';
import { extremeScenes } from './places/extremes.ts';
import { frameScenes } from './places/frames.ts';
import { nestingScenes } from './places/nesting.ts';
import { revealScenes } from './places/reveals.ts';
import { classScenes } from './texts/classes.ts';
import { listScenes } from './texts/lists.ts';
import { markScenes } from './texts/marks.ts';
import { scriptScenes } from './texts/scripts.ts';
import type { VisualScene } from './visual-scene.ts';

/** Each is a picture of one thing; shown at /dev/scenes. */
export const visualScenes: readonly VisualScene[] = [
  ...classScenes,
  ...listScenes,
  ...markScenes,
  ...scriptScenes,
  ...shapeScenes,
  ...lineScenes,
  ...drawingScenes,
  ...imageScenes,
  ...frameScenes,
  ...nestingScenes,
  ...backgroundScenes,
  ...revealScenes,
  ...tableScenes,
  ...chartScenes,
  ...codeScenes,
  ...mediaScenes,
  ...extremeScenes,
];
