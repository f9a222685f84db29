import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { once } from '../../tools/once.ts';
import type { Gesture } from './gesture.ts';
import type { Snapping } from '../snapping/snapped.ts';

type Late = typeof import('./drawing-and-pulling.ts');

let late: Late | undefined;

/** Nobody needs them to move the first object: they come after the first frame. */
export const prepareGestures = once(async () => (late = await import('./drawing-and-pulling.ts')));

/** One of them. Until they are there, it remembers what the pointer does. */
export function lateGesture(desk: Desk, open: (gestures: Late) => Gesture | undefined): Gesture | undefined {
  if (late) return open(late);
  let gesture: Gesture | undefined;
  let moved: Parameters<Gesture['move']> | undefined;
  let [isOver, isCanceled] = [false, false];
  prepareGestures().then(
    (gestures) => {
      if (isCanceled) return;
      gesture = open(gestures);
      if (moved) gesture?.move(...moved);
      if (isOver) gesture?.end();
    },
    () => desk.tell({ kind: 'done', text: 'editor.later.failed' }),
  );
  return {
    move(point, modifiers, trail) {
      moved = [point, modifiers, [...(moved?.[2] ?? []), ...trail]];
      gesture?.move(point, modifiers, trail);
    },
    end() {
      isOver = true;
      gesture?.end();
    },
    cancel() {
      isCanceled = true;
      gesture?.cancel();
    },
  };
}

/** Undefined until it has come: who moves something before moves it freely. */
export const snappingNow = (desk: Desk, ids: readonly ObjectId[]): Snapping | undefined => late?.snapWith(desk, ids);
