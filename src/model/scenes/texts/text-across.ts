import { box, type WireObject } from '../visual-scene.ts';

/** A text over most of the canvas, with its lines in the middle. */
export const textAcross = (paragraphs: readonly unknown[], more: WireObject = {}): WireObject => ({
  kind: 'text',
  ...box(960, 540, 1640, 860),
  verticalAlign: 'middle',
  style: { size: 90 },
  paragraphs,
  ...more,
});
