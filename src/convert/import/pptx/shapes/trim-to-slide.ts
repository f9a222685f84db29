import { placementMatrix } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';

/** A slide ends at its edges, a canvas does not: leaves out objects beyond them, and crops those that cross them where possible. */
export function trimToSlide(objects: readonly SceneObject[], size: { width: number; height: number }): SceneObject[] {
  return objects.flatMap((object) => {
    const box = transformRectangle(placementMatrix(object), { left: 0, top: 0, right: object.width, bottom: object.height });
    // A group's box may be smaller than its content, and a text longer than its box.
    const isOutside = box.left >= size.width || box.top >= size.height || box.right <= 0 || box.bottom <= 0;
    if (isOutside && object.kind !== 'group')
      return object.kind === 'text' && box.right > 0 && box.left < size.width && box.top < size.height ? [object] : [];
    const isInside = box.left >= -0.5 && box.top >= -0.5 && box.right <= size.width + 0.5 && box.bottom <= size.height + 0.5;
    return [isInside || object.rotation !== 0 ? object : cut(object, box, size)];
  });
}

function cut(object: SceneObject, box: Rectangle, size: { width: number; height: number }): SceneObject {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [width, height] = [Math.min(size.width, box.right) - left, Math.min(size.height, box.bottom) - top];
  if (!(width > 0 && height > 0)) return object;
  const place = { x: left + width / 2, y: top + height / 2, width, height };
  /** The remaining part of the box, in fractions of it. */
  const part = {
    x: (left - box.left) / object.width,
    y: (top - box.top) / object.height,
    width: width / object.width,
    height: height / object.height,
  };
  if (object.kind === 'drawing') {
    const { viewBox, nodes } = object.drawing;
    return {
      ...object,
      ...place,
      drawing: {
        nodes,
        viewBox: {
          x: viewBox.x + viewBox.width * part.x,
          y: viewBox.y + viewBox.height * part.y,
          width: viewBox.width * part.width,
          height: viewBox.height * part.height,
        },
      },
    };
  }
  if (object.kind === 'image' && object.mask.kind === 'none' && !object.flip) {
    const { crop } = object;
    return {
      ...object,
      ...place,
      crop: {
        x: crop.x + crop.width * part.x,
        y: crop.y + crop.height * part.y,
        width: Math.min(1, crop.width * part.width),
        height: Math.min(1, crop.height * part.height),
      },
    };
  }
  if (object.kind === 'shape' && object.shape === 'rectangle' && !object.stroke && object.fill?.kind === 'color')
    return { ...object, ...place };
  return object;
}
