import { box, type WireObject } from '../visual-scene.ts';

/** A text across most of the canvas, vertically centred. */
export const textAcross = (paragraphs: readonly unknown[], more: WireObject = {}): WireObject => ({
  kind: 'text',
  ...box(960, 540, 1640, 860),
  verticalAlign: 'middle',
  style: { size: 90 },
  paragraphs,
  ...more,
});
