import type { Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Asks } from '../../commands/asks.ts';
import type { Desk } from '../../desk/desk.ts';
import { makeObject } from '../../objects/new-objects.ts';
import { objectAt, selected } from '../aim.ts';
import type { Gesture } from './gesture.ts';
import { between, openPan } from './look-around.ts';

/** What is smaller than this many CSS pixels was meant as a click. */
const CLICK = 6;

/** Adds a stop to the object that is pressed, or to an area that is drawn, which gets a frame. A finger that moves moves the canvas. */
export function openAddStop(desk: Desk, ask: Asks['ask'], from: Point, isTouch: boolean): Gesture {
  const panning = isTouch ? openPan(desk, from) : undefined;
  let area: Rectangle | undefined;
  return {
    move(point, ...how) {
      area = between(from, point);
      if (panning) panning.move(point, ...how);
      else desk.mark({ area, guides: [] });
    },
    end() {
      desk.mark(undefined);
      const [width, height] = area ? [area.right - area.left, area.bottom - area.top] : [0, 0];
      const isDrawn = width >= CLICK && height >= CLICK;
      // What was moved is no click, and a line frames nothing.
      if (Math.max(width, height) >= CLICK && (panning || !isDrawn)) return;
      const id = isDrawn ? undefined : objectAt(desk, from, isTouch);
      if (area && isDrawn) {
        if (!makeObject(desk, 'frame', area)) return;
      } else if (id === undefined) return;
      else desk.select(selected(desk, id));
      ask('addStep');
    },
    cancel() {
      desk.mark(undefined);
      panning?.cancel();
    },
  };
}
