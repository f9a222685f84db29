import { pan } from '#model/camera/travel.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { marquee, together } from '../../core/selection/marquee.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Gesture } from './gesture.ts';

/** Moves the canvas. */
export function openPan(desk: Desk, from: Point): Gesture {
  const { camera } = desk.state();
  return {
    move: ({ x, y }) => desk.look(pan(camera, x - from.x, y - from.y)),
    end: () => undefined,
    cancel: () => desk.look(camera),
  };
}

/** Selects what a rectangle touches, drawn to the left, or what is wholly in it, drawn to the right; with Shift, in addition. */
export function openMarquee(desk: Desk, from: Point): Gesture {
  const { selection: before } = desk.state();
  return {
    move(point, { isShift }) {
      const area = between(from, point);
      const { pixelRatio } = desk.state();
      const found = marquee(desk.draft, desk.scene, desk.state(), enlarged(area, pixelRatio), before, point.x >= from.x);
      desk.select(isShift ? together(desk.draft, before, found) : found);
      desk.mark({ area, guides: [] });
    },
    end: () => desk.mark(undefined),
    cancel() {
      desk.mark(undefined);
      desk.select(before);
    },
  };
}

export const between = (one: Point, other: Point): Rectangle => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

const enlarged = ({ left, top, right, bottom }: Rectangle, by: number): Rectangle => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});
