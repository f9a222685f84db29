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
      const isDrawn = area && area.right - area.left >= CLICK && area.bottom - area.top >= CLICK;
      if (isDrawn && panning) return;
      const id = isDrawn ? undefined : objectAt(desk, from, isTouch);
      if (area && isDrawn) makeObject(desk, 'frame', area);
      else if (id === undefined) return;
      else desk.select(selected(desk, id));
      ask('addStep');
    },
    cancel() {
      desk.mark(undefined);
      panning?.cancel();
    },
  };
}
