import { apply, placementMatrix, type Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Fields } from '#model/change/operation.ts';
import type { ImageObject } from '#model/presentation/presentation.ts';
import { scaledPath } from './scaled-path.ts';

/** -1, 0 or 1: the left or upper side, neither, the right or lower side. */
interface Side {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** What is shown of a picture, in the coordinates that the object had at first. As it is seen: a mirrored picture is mirrored already. */
export interface Cropping {
  /** The object's box, which is always within `whole`. */
  readonly box: Rectangle;
  /** All of the picture. */
  readonly whole: Rectangle;
}

/** Parts of the picture: no less of it than this is shown. */
const LEAST = 1 / 50;

export function croppingOf(image: ImageObject): Cropping {
  const { width, height, crop } = image;
  const { x, y } = mirrored(image, crop);
  const [wide, high] = [width / crop.width, height / crop.height];
  const [left, top] = [-x * wide, -y * high];
  return { box: { left: 0, top: 0, right: width, bottom: height }, whole: { left, top, right: left + wide, bottom: top + high } };
}

/** Moves sides of the box, as far as the picture goes. */
export function pullSide({ box, whole }: Cropping, { x, y }: Side, by: Point): Cropping {
  const [across, down] = [(whole.right - whole.left) * LEAST, (whole.bottom - whole.top) * LEAST];
  const next = { ...box };
  if (x < 0) next.left = between(whole.left, box.left + by.x, box.right - across);
  if (x > 0) next.right = between(box.left + across, box.right + by.x, whole.right);
  if (y < 0) next.top = between(whole.top, box.top + by.y, box.bottom - down);
  if (y > 0) next.bottom = between(box.top + down, box.bottom + by.y, whole.bottom);
  return { box: next, whole };
}

/** Moves the picture behind its box, which it always fills. */
export function slidePicture({ box, whole }: Cropping, by: Point): Cropping {
  const x = between(box.right - whole.right, by.x, box.left - whole.left);
  const y = between(box.bottom - whole.bottom, by.y, box.top - whole.top);
  return {
    box,
    whole: { left: whole.left + x, top: whole.top + y, right: whole.right + x, bottom: whole.bottom + y },
  };
}

/** How large the picture is: 1 is as small as it can be, filling its box. */
export function enlargementOf({ box, whole }: Cropping): number {
  return Math.min((whole.right - whole.left) / (box.right - box.left), (whole.bottom - whole.top) / (box.bottom - box.top));
}

export const LARGEST = 10;

/** Makes the picture larger or smaller behind its box, around the middle of that. */
export function enlargePicture(cropping: Cropping, enlargement: number): Cropping {
  const { box, whole } = cropping;
  const now = enlargementOf(cropping);
  const factor = between(1, enlargement, Math.max(LARGEST, now)) / now;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const larger = {
    left: middle.x + (whole.left - middle.x) * factor,
    top: middle.y + (whole.top - middle.y) * factor,
    right: middle.x + (whole.right - middle.x) * factor,
    bottom: middle.y + (whole.bottom - middle.y) * factor,
  };
  return slidePicture({ box, whole: larger }, { x: 0, y: 0 });
}

/** All of it. */
export const uncrop = ({ whole }: Cropping): Cropping => ({ box: whole, whole });

/** How much of the picture is shown, in fractions of its sides. */
export const shareOf = ({ box, whole }: Cropping): { width: number; height: number } => ({
  width: (box.right - box.left) / (whole.right - whole.left),
  height: (box.bottom - box.top) / (whole.bottom - whole.top),
});

/** What makes the object show this; nothing if it does already. */
export function cropFields(image: ImageObject, cropping: Cropping): Fields {
  const { box, whole } = cropping;
  if (isSame(cropping, croppingOf(image))) return {};
  const { width, height } = shareOf(cropping);
  const seen = {
    x: (box.left - whole.left) / (whole.right - whole.left),
    y: (box.top - whole.top) / (whole.bottom - whole.top),
    width,
    height,
  };
  const { x, y } = mirrored(image, seen);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const middle = apply(placementMatrix(image), (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const { mask } = image;
  return {
    x: tidy(middle.x),
    y: tidy(middle.y),
    width: tidy(wide),
    height: tidy(high),
    crop: within({ x, y, width, height }),
    ...(mask.kind === 'path' && { 'mask/d': scaledPath(mask.d, wide / image.width, high / image.height) }),
  };
}

/** From what is seen to what is in the file, and back. */
function mirrored({ flip }: ImageObject, { x, y, width, height }: ImageObject['crop']): Point {
  return { x: flip === 'x' || flip === 'both' ? 1 - x - width : x, y: flip === 'y' || flip === 'both' ? 1 - y - height : y };
}

/** Fractions of the image, without what rounding adds. */
function within({ x, y, width, height }: ImageObject['crop']): ImageObject['crop'] {
  const [left, top] = [tidy(between(0, x, 1)), tidy(between(0, y, 1))];
  return { x: left, y: top, width: tidy(Math.min(width, 1 - left)), height: tidy(Math.min(height, 1 - top)) };
}

function isSame(one: Cropping, other: Cropping): boolean {
  const slack = (one.whole.right - one.whole.left) * 1e-9;
  const isNear = (a: Rectangle, b: Rectangle) =>
    Math.abs(a.left - b.left) <= slack &&
    Math.abs(a.top - b.top) <= slack &&
    Math.abs(a.right - b.right) <= slack &&
    Math.abs(a.bottom - b.bottom) <= slack;
  return isNear(one.box, other.box) && isNear(one.whole, other.whole);
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const tidy = (value: number): number => Number(value.toPrecision(12));
