import { multiply } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Brush, Font, Pen } from './tools.ts';

export interface Clip {
  d: string;
  rule: 'nonzero' | 'evenodd';
}

/** The state that is saved and restored together. */
export interface State {
  pen: Pen | null;
  brush: Brush | null;
  font: Font;
  textColor: string;
  textAlign: number;
  fillRule: 'nonzero' | 'evenodd';
  miterLimit: number;
  /** The pen position, in logical coordinates. */
  x: number;
  y: number;
  world: Matrix;
  mapMode: number;
  window: Area;
  viewport: Area;
  clips: Clip[];
  isClockwise: boolean;
  /** Nothing drawn is visible. */
  isIdle: boolean;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const firstState = (): State => ({
  pen: { color: '#000000', width: 0, dash: [], cap: 'round', join: 'round' },
  brush: { color: '#ffffff', opacity: 1 },
  font: { height: 12, escapement: 0, weight: 400, isItalic: false, charset: 0, typeface: 'Arial' },
  textColor: '#000000',
  textAlign: 0,
  fillRule: 'evenodd',
  miterLimit: 10,
  x: 0,
  y: 0,
  world: [1, 0, 0, 1, 0, 0],
  mapMode: 1,
  window: { x: 0, y: 0, width: 1, height: 1 },
  viewport: { x: 0, y: 0, width: 1, height: 1 },
  clips: [],
  isClockwise: false,
  isIdle: false,
});

/** Units of the metric and inch mapping modes, in millimetres. */
const measures: Readonly<Record<number, number>> = { 2: 0.1, 3: 0.01, 4: 0.254, 5: 0.0254, 6: 25.4 / 1440 };

/** From logical to device coordinates. */
export function toDevice({ world, mapMode, window, viewport }: State, dotsAMillimetre: number): Matrix {
  const measure = measures[mapMode];
  let [scaleX, scaleY] = [1, 1];
  if (measure !== undefined) [scaleX, scaleY] = [measure * dotsAMillimetre, -measure * dotsAMillimetre];
  else if (mapMode > 6) [scaleX, scaleY] = [viewport.width / (window.width || 1), viewport.height / (window.height || 1)];
  return multiply([scaleX, 0, 0, scaleY, viewport.x - window.x * scaleX, viewport.y - window.y * scaleY], world);
}
