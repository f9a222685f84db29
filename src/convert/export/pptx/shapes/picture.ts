import { scaleOf } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ImageObject } from '#model/presentation/presentation.ts';
import { customGeometry, presetGeometry, roundGeometry } from '../look/geometry.ts';
import type { Markup } from '../package/markup.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import { type Identity, picturePiece } from './pieces.ts';
import { placeOf } from './place.ts';

export function imagePiece(
  image: ImageObject,
  relation: string,
  matrix: Matrix,
  opacity: number,
  identity: Identity,
  kit: SlideKit,
): Piece {
  const place = placeOf({ x: 0, y: 0, width: image.width, height: image.height }, matrix);
  const flip = { x: image.flip === 'x' || image.flip === 'both', y: image.flip === 'y' || image.flip === 'both' };
  return picturePiece(
    { ...identity, place, relation, opacity, flip, geometry: maskGeometry(image, flip, scaleOf(matrix)), crop: image.crop },
    kit,
  );
}

/** The file mirrors the mask with its picture, we do not: a mask of its own is mirrored beforehand. */
function maskGeometry({ mask, width, height }: ImageObject, flip: { x: boolean; y: boolean }, scale: number): Markup {
  if (mask.kind === 'none') return presetGeometry('rect');
  if (mask.kind === 'ellipse') return presetGeometry('ellipse');
  if (mask.kind === 'rounded') return roundGeometry(mask.radius, width, height);
  const mirror: Matrix = [flip.x ? -scale : scale, 0, 0, flip.y ? -scale : scale, flip.x ? width * scale : 0, flip.y ? height * scale : 0];
  return customGeometry(mask.d, mirror, { x: 0, y: 0, width: width * scale, height: height * scale }, true);
}
