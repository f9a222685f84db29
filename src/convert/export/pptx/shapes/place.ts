import { apply, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Area } from '../look/fills.ts';
import { angle, emu } from '../look/units.ts';
import { type Markup, tag } from '../package/markup.ts';

/** Where something is on a slide, in CSS pixels: its centre, turned clockwise by degrees. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

/** The place of an area in an object's own units; `matrix` leads from there to the slide. */
export function placeOf({ x, y, width, height }: Area, matrix: Matrix): Place {
  const scale = scaleOf(matrix);
  return {
    ...apply(matrix, x + width / 2, y + height / 2),
    width: width * scale,
    height: height * scale,
    rotation: (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI,
  };
}

export interface Flip {
  x?: boolean;
  y?: boolean;
}

/** The transform of a shape; `name` differs for frames. */
export const transformMarkup = (place: Place, flip: Flip = {}, name = 'a:xfrm'): Markup =>
  tag(
    name,
    { rot: angle(place.rotation) || undefined, flipH: flip.x || undefined, flipV: flip.y || undefined },
    tag('a:off', cornerOf(place)),
    tag('a:ext', sizeOf(place)),
  );

/** The transform of a group; coordinates in it are those of the slide. */
export const groupTransform = (place: Place): Markup =>
  tag(
    'a:xfrm',
    {},
    tag('a:off', cornerOf(place)),
    tag('a:ext', sizeOf(place)),
    tag('a:chOff', cornerOf(place)),
    tag('a:chExt', sizeOf(place)),
  );

const cornerOf = ({ x, y, width, height }: Place) => ({ x: emu(x - width / 2), y: emu(y - height / 2) });
const sizeOf = ({ width, height }: Place) => ({ cx: Math.max(0, emu(width)), cy: Math.max(0, emu(height)) });

export const placeOfBox = ({ left, top, right, bottom }: Rectangle): Place => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  width: right - left,
  height: bottom - top,
  rotation: 0,
});

/** What a place covers, upright. */
export function boxOfPlace({ x, y, width, height, rotation }: Place): Rectangle {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [aside, below] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - aside, top: y - below, right: x + aside, bottom: y + below };
}

/** Moved by a way that is turned with the place. */
export function moved(place: Place, across: number, down: number): Place {
  const turn = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { ...place, x: place.x + across * cos - down * sin, y: place.y + across * sin + down * cos };
}
