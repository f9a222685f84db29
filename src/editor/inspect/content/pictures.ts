import type { Fields, Operation } from '#model/change/operation.ts';
import type { Asset, ImageObject } from '#model/presentation/presentation.ts';
import type { Picture } from '../../desk/desk.ts';

export type MaskKind = ImageObject['mask']['kind'];

/** Another picture in the same box: as much of it as fits, around what was in the middle. */
export function replacedBy({ id, width, height, crop: before }: ImageObject, picture: Picture): Operation[] {
  const crop = covering(width / height, picture.width / picture.height, {
    x: before.x + before.width / 2,
    y: before.y + before.height / 2,
  });
  return [picture.operation, { kind: 'set', id, fields: { asset: picture.asset, crop } }];
}

function covering(box: number, picture: number, middle: { x: number; y: number }): ImageObject['crop'] {
  const [width, height] = picture > box ? [box / picture, 1] : [1, picture / box];
  const from = (at: number, size: number) => Math.max(0, Math.min(at - size / 2, 1 - size));
  return { x: from(middle.x, width), y: from(middle.y, height), width, height };
}

export const isCropped = ({ crop }: ImageObject): boolean => crop.width < 1 || crop.height < 1;

/** All of the picture, as wide as before and as high as it takes. */
export const uncropped = ({ width }: ImageObject, asset: Asset): Fields => ({
  crop: { x: 0, y: 0, width: 1, height: 1 },
  height: (width * asset.height) / asset.width,
});

/** A tenth of its shorter side. */
const ROUNDING = 0.1;

export function maskFields({ width, height }: ImageObject, kind: Exclude<MaskKind, 'path'>): Fields {
  const radius = Math.min(width, height) * ROUNDING;
  return { mask: kind === 'rounded' ? { kind, radius } : { kind } };
}

/** Mirrored once more. */
export function flipFields({ flip }: ImageObject, axis: 'x' | 'y'): Fields {
  const next = { x: flip === 'x' || flip === 'both', y: flip === 'y' || flip === 'both' };
  next[axis] = !next[axis];
  return { flip: next.x && next.y ? 'both' : next.x ? 'x' : next.y ? 'y' : null };
}
