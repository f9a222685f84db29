import type { Theme } from '../../presentation/presentation.ts';
import type { PaintOptions } from '../paint-options.ts';
import type { Point } from '../../geometry/matrix.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { PaintContext } from '../context.ts';

/** What every part of the painter needs. */
export interface Brush {
  context: PaintContext;
  /** The visible part, in device pixels. */
  clip: Rectangle;
  /** The origin of this context in the picture, in device pixels. */
  corner: Point;
  theme: Theme;
  options: PaintOptions;
  fontName(face: string): string;
  /** How many more layers may be opened, so that a hostile document cannot ask for thousands. */
  layersLeft: { count: number };
}
