import type { Desk } from '../desk/desk.ts';
import { cameraAt, isAlike, type Shown, sightOf } from './step-sight.ts';
import { browserTime, type Time } from './time.ts';

/** In CSS pixels. */
const SIZE = { width: 132, height: 74 };
const SHARPEST = 2;
/** Milliseconds without any change before pictures are painted again. */
const QUIET = 250;
/** Painting takes at most one part in so many of the time. */
const SHARE = 4;
/** Milliseconds until letters of a change may have come. */
const LETTERS = 400;

export interface StepPictures {
  /** Paints a step or an object on a canvas, and again after changes to what is seen, until the returned function is called. */
  show(sight: Shown, canvas: HTMLCanvasElement): () => void;
}

interface Picture {
  readonly of: Shown;
  readonly canvas: HTMLCanvasElement;
  seen: readonly unknown[] | undefined;
}

/** The pictures of steps: one after the other, while nobody does anything, and only those that look different. */
export function openStepPictures(desk: Desk, time: Time = browserTime): StepPictures {
  const shown = new Set<Picture>();
  const waiting = new Set<Picture>();
  let last = versionOf(desk);
  let cancel: (() => void) | undefined;
  let stop: (() => void) | undefined;

  const later = (milliseconds: number) => {
    cancel?.();
    cancel = time.wait(milliseconds, () => {
      cancel = undefined;
      void time.whenIdle().then(next);
    });
  };
  const next = () => {
    // Somebody has done something meanwhile.
    if (cancel) return;
    const began = time.now();
    for (const picture of waiting) {
      waiting.delete(picture);
      if (paintIfOther(desk, picture)) break;
    }
    const { scene, draft } = desk;
    if (waiting.size > 0) later((time.now() - began) * SHARE);
    else if (shown.size > 0 && scene.presentation !== draft.presentation) {
      shown.forEach((picture) => waiting.add(picture));
      later(LETTERS);
    }
  };
  const follow = () => {
    const version = versionOf(desk);
    if (version.some((part, place) => part !== last[place])) {
      const hasArrivals = version[1] !== last[1];
      last = version;
      for (const picture of shown) {
        if (hasArrivals) picture.seen = undefined;
        waiting.add(picture);
      }
    }
    if (waiting.size > 0) later(QUIET);
  };

  return {
    show(of, canvas) {
      const picture: Picture = { of, canvas, seen: undefined };
      shown.add(picture);
      waiting.add(picture);
      stop ??= desk.subscribe(follow);
      if (!cancel) later(0);
      return () => {
        shown.delete(picture);
        waiting.delete(picture);
        if (shown.size > 0) return;
        stop?.();
        stop = undefined;
        cancel?.();
        cancel = undefined;
        last = versionOf(desk);
      };
    },
  };
}

function versionOf(desk: Desk): readonly unknown[] {
  const { presentation, arrivals } = desk.state();
  return [presentation, arrivals];
}

/** Whether it had to be painted. */
function paintIfOther(desk: Desk, picture: Picture): boolean {
  const { scene } = desk;
  const camera = cameraAt(scene, picture.of, SIZE);
  if (!camera) return false;
  const pixelRatio = Math.min(SHARPEST, desk.state().pixelRatio);
  const seen = [pixelRatio, ...sightOf(scene, camera, SIZE)];
  if (picture.seen && isAlike(seen, picture.seen)) return false;
  picture.seen = seen;
  const { canvas } = picture;
  canvas.width = Math.round(SIZE.width * pixelRatio);
  canvas.height = Math.round(SIZE.height * pixelRatio);
  const context = canvas.getContext('2d');
  if (context) desk.paint(context, camera, SIZE, pixelRatio);
  return true;
}
