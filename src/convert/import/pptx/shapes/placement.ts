import type { Placement, SceneObject } from '#model/presentation/presentation.ts';
import { childOf, flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import type { Box } from '../slide-context.ts';

/** A shape's box, and whether it is mirrored in it before it is rotated. */
export interface Spot extends Box {
  isFlippedX: boolean;
  isFlippedY: boolean;
}

/** Maps file coordinates to canvas units: on a slide, or within a group, which may scale and mirror its content. */
export interface Space {
  originX: number;
  originY: number;
  scaleX: number;
  scaleY: number;
  /** The group's size in canvas units, if it is mirrored. */
  mirrorX?: number | undefined;
  mirrorY?: number | undefined;
}

export const slideSpace = (unit: number): Space => ({ originX: 0, originY: 0, scaleX: unit, scaleY: unit });

const FAR = 1e6;
const within = (value: number) => Math.min(FAR, Math.max(-FAR, value));

/** Reads an `a:xfrm`; undefined if it specifies nothing. */
export function spotOf(transform: XmlElement | undefined, space: Space): Spot | undefined {
  const [offset, extent] = [childOf(transform, 'a:off'), childOf(transform, 'a:ext')];
  if (!offset || !extent) return undefined;
  const [x, y] = [numberOf(offset, 'x') ?? 0, numberOf(offset, 'y') ?? 0];
  const [wide, high] = [Math.abs(numberOf(extent, 'cx') ?? 0), Math.abs(numberOf(extent, 'cy') ?? 0)];
  let rotation = ((numberOf(transform, 'rot') ?? 0) / 60_000) % 360;
  // On its side, it is scaled along the other axis.
  const isLying = Math.abs(Math.sin((rotation * Math.PI) / 180)) > Math.SQRT1_2;
  const width = Math.min(FAR, wide * (isLying ? space.scaleY : space.scaleX));
  const height = Math.min(FAR, high * (isLying ? space.scaleX : space.scaleY));
  let middleX = within((x + wide / 2 - space.originX) * space.scaleX);
  let middleY = within((y + high / 2 - space.originY) * space.scaleY);
  let [isFlippedX, isFlippedY] = [flagOf(transform, 'flipH') ?? false, flagOf(transform, 'flipV') ?? false];
  if (space.mirrorX !== undefined) [middleX, isFlippedX, rotation] = [space.mirrorX - middleX, !isFlippedX, -rotation];
  if (space.mirrorY !== undefined) [middleY, isFlippedY, rotation] = [space.mirrorY - middleY, !isFlippedY, -rotation];
  return { x: middleX - width / 2, y: middleY - height / 2, width, height, rotation: (rotation + 360) % 360, isFlippedX, isFlippedY };
}

/** Inside a group at a spot: from its children's coordinates to units from its corner. */
export function groupSpace(transform: XmlElement | undefined, spot: Spot): Space {
  const [offset, extent] = [childOf(transform, 'a:chOff'), childOf(transform, 'a:chExt')];
  const own = childOf(transform, 'a:ext');
  const side = (name: 'cx' | 'cy') => Math.abs(numberOf(extent ?? own, name) ?? 0);
  const [wide, high] = [side('cx'), side('cy')];
  // A group without extent scales nothing in that direction.
  const scaleX = wide > 0 ? spot.width / wide : high > 0 ? spot.height / high : 0;
  const scaleY = high > 0 ? spot.height / high : scaleX;
  return {
    originX: numberOf(offset, 'x') ?? 0,
    originY: numberOf(offset, 'y') ?? 0,
    scaleX,
    scaleY,
    mirrorX: spot.isFlippedX ? spot.width : undefined,
    mirrorY: spot.isFlippedY ? spot.height : undefined,
  };
}

/** The placement in the model's form. */
export const placedAt = ({ x, y, width, height, rotation }: Box): Placement => ({
  x: x + width / 2,
  y: y + height / 2,
  rotation,
  scale: 1,
  width: Math.max(width, 1e-3),
  height: Math.max(height, 1e-3),
});

/** From a box's own coordinates to those of its parent. */
export function movedOut<T extends SceneObject>(object: T, box: Box): T {
  const [x, y] = turned(object.x - box.width / 2, object.y - box.height / 2, box.rotation);
  return { ...object, x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y, rotation: object.rotation + box.rotation };
}

/** The inverse. */
export function movedIn<T extends SceneObject>(object: T, box: Box): T {
  const [x, y] = turned(object.x - box.x - box.width / 2, object.y - box.y - box.height / 2, -box.rotation);
  return { ...object, x: box.width / 2 + x, y: box.height / 2 + y, rotation: object.rotation - box.rotation };
}

/** A part of a box, given from its corner, as a box in the parent's coordinates. */
export function partOfBox(part: { x: number; y: number; width: number; height: number }, box: Box): Box {
  const [x, y] = turned(part.x + part.width / 2 - box.width / 2, part.y + part.height / 2 - box.height / 2, box.rotation);
  return {
    x: box.x + box.width / 2 + x - part.width / 2,
    y: box.y + box.height / 2 + y - part.height / 2,
    width: part.width,
    height: part.height,
    rotation: box.rotation,
  };
}

function turned(x: number, y: number, degrees: number): [number, number] {
  if (degrees === 0) return [x, y];
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}
