import { apply, placementMatrix, scaleOf } from '#model/geometry/matrix.ts';
import { nothing, type Rectangle, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { isRecord } from '#model/presentation/reading/reader.ts';

/** An object as it is in other coordinates. The matrix turns, scales and shifts, as placements do. */
export function placedBy(object: SceneObject, matrix: Matrix): SceneObject {
  const [a, b, c, d, e, f] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return object;
  const { x, y } = apply(matrix, object.x, object.y);
  const isTurned = a !== 1 || b !== 0;
  return withFields(object, {
    x: within(x, 1e9),
    y: within(y, 1e9),
    ...(isTurned && {
      rotation: within(object.rotation + (Math.atan2(b, a) * 180) / Math.PI, 1e9),
      scale: Math.min(1e12, Math.max(1e-12, object.scale * scaleOf(matrix))),
    }),
  });
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Sets fields that every object has; what cannot be read has them in its source. */
export function withFields(
  object: SceneObject,
  fields: Partial<Pick<SceneObject, 'id' | 'order' | 'x' | 'y' | 'rotation' | 'scale' | 'link'>>,
): SceneObject {
  if (object.kind !== 'unreadable') return { ...object, ...fields };
  const source = isRecord(object.source) ? object.source : { source: object.source };
  return { ...object, ...fields, source: { ...source, ...fields } };
}

/** The boxes of all, in the coordinates they are placed in. */
export const boxAround = (objects: readonly SceneObject[]): Rectangle =>
  objects.reduce(
    (sum, object) =>
      unite(sum, transformRectangle(placementMatrix(object), { left: 0, top: 0, right: object.width, bottom: object.height })),
    nothing,
  );
