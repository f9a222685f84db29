import type { DrawingObject, LineObject, SceneObject, ShapeObject } from '#model/presentation/presentation.ts';

/** More points than these cannot be told apart. */
export const MOST_POINTS = 200;
/** Of path data; longer ones have more points than anybody can pull at. */
const LONGEST = 20_000;

/** Whether an object has points of its own that can be moved: a line, a shape, or a drawing of one outline that is no formula. */
export function hasPoints(object: SceneObject | undefined): object is LineObject | ShapeObject | DrawingObject {
  if (object?.kind === 'line') return object.points.length <= MOST_POINTS;
  if (object?.kind !== 'drawing') return object?.kind === 'shape';
  const [node, more] = object.drawing.nodes;
  if (node?.kind !== 'path' || more || node.transform || object.formula) return false;
  return node.d.length <= LONGEST && node.d.match(/M/g)?.length === 1;
}
