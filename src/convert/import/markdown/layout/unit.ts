import type { LayoutKit } from '#model/text/layout-text.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { SlideLook } from './look.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The heights of a unit at a given width and scale: it can be shown at any height in between. */
export interface Heights {
  least: number;
  natural: number;
}

/** One item in the flow of a slide. */
export interface Unit {
  step: number;
  /** Text is placed closer to other text. */
  isWords: boolean;
  heights(width: number, scale: number): Heights;
  place(box: Box, scale: number): SceneObject[];
}

/** Shared by all units of a slide. */
export interface UnitKit {
  layout: LayoutKit;
  look: SlideLook;
  makeId(): string;
  /** Records that an object appears only at this step. */
  reveal(step: number, id: string): void;
}

/** An object's position: unrotated and at its natural scale. */
export const placed = ({ x, y, width, height }: Box) => ({
  x: x + width / 2,
  y: y + height / 2,
  width: Math.max(width, 1),
  height: Math.max(height, 1),
  rotation: 0,
  scale: 1,
  opacity: 1,
});

/** Accents are lighter on dark slides. */
export function colorOn(look: SlideLook, color: Color | undefined): Color | undefined {
  if (color === undefined || !look.isDark) return color;
  const lighter: Readonly<Record<string, Color>> = {
    text: '#ffffff',
    muted: '#b9b6c4',
    accent1: '#a9b6ff',
    accent2: '#ff9d85',
    accent3: '#6fd8ca',
    accent4: '#f2bf62',
    accent5: '#cfa6f5',
    accent6: '#ff9ac6',
  };
  return lighter[color] ?? color;
}
