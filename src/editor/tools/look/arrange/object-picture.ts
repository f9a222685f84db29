import { apply, scaleOf } from '#model/geometry/matrix.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import type { Desk } from '../../../desk/desk.ts';
import { toView } from '../../../hands/view.ts';
import type { ArrangedObject } from './arrange.ts';

/** CSS pixels along the longer side of a picture. */
const LARGEST = 240;
const SHARPEST = 2;

/** What is seen of an object now, with what is behind it: a stand-in for it where it would be. */
export function pictureOf(desk: Desk, { node, before }: ArrangedObject): HTMLCanvasElement | undefined {
  const { parent, anchor } = node.parent ? { parent: node.parent, anchor: node.parent.anchor } : { parent: node, anchor: node.anchor };
  const [width, height] = [before.right - before.left, before.bottom - before.top];
  const seen = scaleOf(toView(desk, parent)) * Math.max(width, height);
  const unit = Math.min(seen, LARGEST) / Math.max(width, height);
  const size = { width: Math.round(width * unit), height: Math.round(height * unit) };
  if (size.width < 4 || size.height < 4) return undefined;
  const matrix = matrixBetween(parent, anchor);
  const middle = apply(matrix, (before.left + before.right) / 2, (before.top + before.bottom) / 2);
  const rotation = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  const ratio = Math.min(SHARPEST, desk.state().pixelRatio);
  const canvas = Object.assign(document.createElement('canvas'), { width: size.width * ratio, height: size.height * ratio });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  desk.paint(context, { anchor: anchor.object.id, ...middle, zoom: unit / scaleOf(matrix), rotation }, size, ratio);
  return canvas;
}

/** Whether its outline is an ellipse. */
export const isRound = ({ node: { object } }: ArrangedObject): boolean =>
  (object.kind === 'topic' && object.frame?.shape === 'circle') || (object.kind === 'shape' && object.shape === 'ellipse');
