import { pan, zoomAt, zoomLimits } from '#model/camera/travel.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { asObjects, enter, select, toggle } from '../core/selection/selection.ts';
import { isLocked } from '../core/selection/states.ts';
import type { Asks } from '../commands/asks.ts';
import type { Desk } from '../desk/desk.ts';
import { makeObject } from '../objects/new-objects.ts';
import { hasPoints } from '../objects/points.ts';
import type { PathTools } from '../path/path-tools.ts';
import { isFormula } from '../objects/selected-formula.ts';
import { isInBox, isInSelection, objectAt, outside, selected } from './aim.ts';
import type { Gesture, Modifiers } from './gestures/gesture.ts';
import { lateGesture } from './gestures/late-gestures.ts';
import { openMarquee, openPan } from './gestures/look-around.ts';
import { openMove } from './gestures/move.ts';
import { stepAt } from './marks.ts';
import { handleAt, type PlacedHandle, sizeInView } from './handles.ts';
import { cursorOf, removePoint } from './pulling.ts';
import { selectionInView } from './view.ts';

/** One pointer that is pressed. Points are in CSS pixels of the view. */
export interface Press extends Modifiers {
  readonly at: Point;
  readonly isTouch: boolean;
  /** Pressed with the middle button, or while the space bar is held. */
  readonly isPanning: boolean;
  /** 2 for the second of two clicks. */
  readonly clicks: number;
}

/** The text that is being edited, which takes what is pressed within it. */
export interface TypingHands {
  press(point: Point, how: { clicks: number; isExtending: boolean }): boolean;
  dragTo(point: Point): void;
}

/** How near counts: fingers are wider than pointers. */
const [POINTER, FINGER] = [8, 22];
/** What a pointer may stray without dragging. */
const SLACK = 3;

/** Radius of the number of a step, in CSS pixels. */
const NUMBER = 13;

/** What pointers, wheels and fingers do on the canvas. */
export function createHands(
  desk: Desk,
  typing: TypingHands,
  ask: Asks['ask'] = () => undefined,
  stops: Pick<PathTools, 'marks'> = { marks: () => [] },
) {
  let gesture: Gesture | undefined;
  let from: Point | undefined;
  let last: Point | undefined;
  /** What happens if the pointer is let go where it was pressed. */
  let tap: (() => void) | undefined;

  /** The stop whose number is pressed. What is near it can still be pressed, unless somebody works on the path. */
  const stopAt = ({ at, isTouch }: Press) => stepAt(desk, stops.marks(), at, isTouch && desk.state().isOnPath ? FINGER : NUMBER);

  const begin = (press: Press): Gesture | undefined => {
    const { at, isTouch } = press;
    const { tool, selection } = desk.state();
    if (press.isPanning || tool.kind === 'pan') return openPan(desk, at);
    if (tool.kind !== 'select') return lateGesture(desk, ({ drawWith }) => drawWith(desk, tool, press, ask));
    const isAdding = tool.isAdding === true;
    const found = isAdding ? undefined : handleAt(desk, at, isTouch ? fingerReach(desk, at) : POINTER);
    choosePoint(desk, found);
    if (found && press.clicks === 2 && removePoint(desk, found)) return undefined;
    if (found) {
      // A handle may lie upon a number.
      const stop = stopAt(press);
      if (stop) tap = () => desk.chooseStep(stop.step);
      return lateGesture(desk, ({ pullAt }) => pullAt(desk, found, at));
    }
    if (selection.kind === 'text' && typing.press(at, { clicks: press.clicks, isExtending: press.isShift })) return typingGesture(typing);
    if (!isAdding && press.clicks === 2 && !stopAt(press) && open(desk, typing, ask, at)) return undefined;
    return grab(press, isAdding);
  };

  const grab = (press: Press, isAdding: boolean): Gesture | undefined => {
    const { at, isTouch, isShift, isCtrl } = press;
    const stop = isAdding ? undefined : stopAt(press);
    const choose = () => stop && desk.chooseStep(stop.step);
    if (!isTouch) choose();
    const id = stop && !isLocked(desk.draft, stop.to) ? stop.to : objectAt(desk, at, isTouch);
    const { ids } = asObjects(desk.state().selection);
    if (isAdding) {
      tap = () => id !== undefined && desk.select(toggle(desk.draft, desk.state().selection, id));
      return isTouch || id !== undefined ? openPan(desk, at) : openMarquee(desk, at);
    }
    // Between the letters of a text, or within a frame without a fill.
    if (id === undefined && !isShift && isInSelection(desk, at)) {
      tap = () => desk.select(select(desk.draft, [], outside(desk, at)));
      return openMove(desk, at);
    }
    if (id === undefined) {
      if (isTouch) {
        tap = () => desk.select(select(desk.draft, []));
        return openPan(desk, at);
      }
      if (!isShift) desk.select(select(desk.draft, [], outside(desk, at)));
      return openMarquee(desk, at);
    }
    const isSelected = ids.includes(id);
    if (isTouch && !isSelected) {
      tap = () => {
        choose();
        desk.select(selected(desk, id));
      };
      return openPan(desk, at);
    }
    if (isShift || isCtrl) {
      desk.select(toggle(desk.draft, desk.state().selection, id));
      return undefined;
    }
    if (!isSelected || desk.state().selection.kind === 'text') desk.select(selected(desk, id));
    else tap = () => desk.select(selected(desk, id));
    return openMove(desk, at);
  };

  return {
    press(press: Press): void {
      this.cancel();
      [from, last, tap] = [press.at, press.at, undefined];
      gesture = begin(press);
    },
    /** `trail` is where it has been since the last time. */
    move(point: Point, modifiers: Modifiers, trail: readonly Point[] = [point]): void {
      if (!gesture || !from) return;
      if (last === from && Math.hypot(point.x - from.x, point.y - from.y) < SLACK) return;
      [last, tap] = [point, undefined];
      gesture.move(point, modifiers, trail);
    },
    release(): void {
      const [ending, tapped] = [gesture, tap];
      [gesture, tap, from] = [undefined, undefined, undefined];
      ending?.end();
      tapped?.();
    },
    /** As if it had not been pressed. */
    cancel(): boolean {
      const canceled = gesture;
      [gesture, tap, from] = [undefined, undefined, undefined];
      canceled?.cancel();
      return canceled !== undefined;
    },
    /** Before a menu opens at a point: it is about what is there. What is selected there already stays selected. */
    aim(point: Point, isTouch: boolean): void {
      const { selection, tool } = desk.state();
      const id = objectAt(desk, point, isTouch);
      const isIn = isInBox(desk, point, asObjects(selection));
      if (tool.kind !== 'select' || tool.isAdding || (selection.kind === 'text' && (isIn || id === selection.id))) return;
      if (id === undefined && !isIn) desk.select(select(desk.draft, [], outside(desk, point)));
      if (id !== undefined && !asObjects(selection).ids.includes(id)) desk.select(selected(desk, id));
    },
    get isBusy(): boolean {
      return gesture !== undefined;
    },
    /** The name of a cursor of CSS. */
    cursorAt(point: Point): string {
      const { tool, selection } = desk.state();
      if (tool.kind === 'pan') return 'grab';
      if (tool.kind === 'text') return 'text';
      if (tool.kind !== 'select') return 'crosshair';
      const found = handleAt(desk, point, POINTER);
      if (found) return cursorOf(desk, found);
      const id = objectAt(desk, point, false);
      if (selection.kind === 'text' && id === selection.id) return 'text';
      return id === undefined ? 'default' : 'move';
    },
    pan: (x: number, y: number) => desk.look(pan(desk.state().camera, x, y)),
    zoom(point: Point, factor: number): void {
      const { camera, viewport } = desk.state();
      desk.look(zoomAt(camera, viewport, point, factor, limitsOf(desk)));
    },
    /** Puts something new where it is dropped. */
    make: (kind: Parameters<typeof makeObject>[1], at: Point) => makeObject(desk, kind, at),
  };
}

export type Hands = ReturnType<typeof createHands>;

/** Against the overview. */
const DEEPEST = 1e6;

/** Far beyond the smallest object: something smaller may be made there. */
function limitsOf(desk: Desk) {
  const { camera, viewport } = desk.state();
  const { min, max } = zoomLimits(desk.scene, camera, viewport);
  // The least is half of the overview, which leaves some room beside what it shows.
  return { min: min / 4, max: Math.max(max * 100, min * 3 * DEEPEST) };
}

/** A finger in a small object moves it: its handles are beside it. */
function fingerReach(desk: Desk, point: Point): number {
  const bounds = isInSelection(desk, point) ? selectionInView(desk) : undefined;
  if (!bounds) return FINGER;
  const { width, height } = sizeInView(bounds);
  return Math.min(FINGER, Math.min(width, height) / 4);
}

/** The point of a line that is pressed. */
function choosePoint(desk: Desk, found: PlacedHandle | undefined): void {
  const [line] = asObjects(desk.state().selection).ids;
  if (found?.handle.kind === 'point' && line !== undefined) desk.choosePoint({ line, index: found.handle.index });
  else if (desk.state().point) desk.choosePoint(undefined);
}

/** Into the group or text at a point; on nothing, a new text. */
function open(desk: Desk, typing: TypingHands, ask: Asks['ask'], point: Point): boolean {
  const id = objectAt(desk, point, false);
  if (id === undefined) {
    makeObject(desk, 'text', point);
    return true;
  }
  const object = desk.draft.entries.get(id)?.object;
  if (object?.kind === 'topic') {
    desk.frame(id);
    return true;
  }
  if (object?.kind === 'image') {
    desk.select(selected(desk, id));
    ask('crop');
    return true;
  }
  if (isFormula(object)) {
    desk.select(selected(desk, id));
    ask('formula');
    return true;
  }
  if (hasPoints(object)) {
    desk.select(selected(desk, id));
    ask('points');
    return true;
  }
  if (object?.kind === 'chart') {
    desk.select(selected(desk, id));
    ask('data');
    return true;
  }
  const entered = enter(desk.draft, selected(desk, id));
  if (entered.kind === 'objects' && entered.ids.length > 0) return false;
  desk.select(entered);
  if (entered.kind === 'text') typing.press(point, { clicks: 1, isExtending: false });
  else {
    const inner = objectAt(desk, point, false);
    if (inner !== undefined) desk.select(select(desk.draft, [inner], entered.within));
  }
  return true;
}

const typingGesture = (typing: TypingHands): Gesture => ({
  move: (point) => typing.dragTo(point),
  end: () => undefined,
  cancel: () => undefined,
});
