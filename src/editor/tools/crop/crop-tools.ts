import { invert, type Point } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ImageObject, ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { addressOf } from '../../desk/draft-pictures.ts';
import { placed, toView } from '../../hands/view.ts';
import {
  cropFields,
  type Cropping,
  croppingOf,
  enlargementOf,
  enlargePicture,
  LARGEST,
  pullSide,
  shareOf,
  slidePicture,
  uncrop,
} from './cropping.ts';

/** A picture that somebody crops. */
export interface CropStart {
  readonly image: ImageObject;
  readonly address: string;
  readonly cropping: Cropping;
}

/** Crops pictures: nothing is changed until it is applied. */
export function createCropTools(desk: Desk) {
  const imageOf = (id: ObjectId): ImageObject | undefined => {
    const object = desk.draft.entries.get(id)?.object;
    return object?.kind === 'image' ? object : undefined;
  };
  return {
    /** Undefined if there is nothing to crop. */
    start(id: ObjectId): CropStart | undefined {
      const image = imageOf(id);
      const asset = image && desk.draft.presentation.assets[image.asset];
      if (!image || asset?.kind !== 'image') return undefined;
      return { image, address: addressOf(desk.oid, asset.source), cropping: croppingOf(image) };
    },
    /** From the coordinates of the object, as it was, to CSS pixels of the view; undefined once it is gone or somebody has changed it. */
    matrixOf({ image }: CropStart): Matrix | undefined {
      const found = placed(desk, image.id);
      return found && imageOf(image.id) === image ? toView(desk, found.node) : undefined;
    },
    /** A way across the view, in the coordinates of the object. */
    wayIn(matrix: Matrix, { x, y }: Point): Point {
      const [a, b, c, d] = invert(matrix) ?? [0, 0, 0, 0];
      return { x: a * x + c * y, y: b * x + d * y };
    },
    pull: pullSide,
    slide: slidePicture,
    enlarge: enlargePicture,
    enlargementOf,
    largest: LARGEST,
    uncrop,
    shareOf,
    /** One step back. */
    apply({ image }: CropStart, cropping: Cropping): void {
      const now = imageOf(image.id);
      const fields = now ? cropFields(image, cropping) : {};
      if (Object.keys(fields).length > 0) desk.do([{ kind: 'set', id: image.id, fields }]);
    },
    /** The picture is shown above the canvas instead of on it; undefined when that is over. */
    veil(id: ObjectId | undefined): void {
      desk.veil(id);
      desk.mark(id === undefined ? undefined : { isBare: true, guides: [] });
    },
  };
}

export type CropTools = ReturnType<typeof createCropTools>;
