import type { Rectangle } from '../geometry/rectangle.ts';
import type { ObjectId } from '../presentation/presentation.ts';
import type { Scene } from '../scene/scene.ts';
import type { Viewport } from '../camera/camera.ts';
import { type Insets, shownBox, usualMargin } from '../camera/framing.ts';

/** What the camera sees at rest on something, with enough around it for viewers of other shapes. In CSS pixels of the usual viewer. */
export interface Opening {
  width: number;
  height: number;
  /** Where the object itself is. */
  x: number;
  y: number;
  frameWidth: number;
  frameHeight: number;
}

/** Pixels per CSS pixel for dense screens: sharp enough until the canvas is there, in half the time that 2 would take. */
export const fineRatio = 1.5;

/** The viewer that an opening is painted for. */
export const usualViewer = { viewport: { width: 1280, height: 720 }, insets: { top: 0, right: 0, bottom: 76, left: 0 } } satisfies Shape;

interface Shape {
  viewport: Viewport;
  insets: Insets;
}
const shape = (width: number, height: number, bar: number): Shape => ({
  viewport: { width, height },
  insets: { top: 0, right: 0, bottom: bar, left: 0 },
});
/** From a very wide screen to a square, with and without controls, and a small frame with its controls. */
const shapes = [
  usualViewer,
  shape(1680, 720, 76),
  shape(1024, 768, 76),
  shape(800, 800, 76),
  shape(1200, 1200, 76),
  shape(1280, 720, 0),
  shape(320, 180, 56),
];

/** Undefined for something without a size. */
export function openingOf(scene: Scene, id: ObjectId): Opening | undefined {
  const box = shownBox(scene.nodes.get(id) ?? scene.root);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  if (!(size.width > 0 && size.height > 0)) return undefined;
  const usual = fit(size, usualViewer).scale;
  const seen = shapes.map((each) => seenAround(fit(size, each), each));
  const most = (side: keyof Rectangle) => Math.ceil(Math.max(...seen.map((each) => each[side])) * usual);
  const [left, top, right, bottom] = [most('left'), most('top'), most('right'), most('bottom')];
  const [frameWidth, frameHeight] = [size.width * usual, size.height * usual];
  const [x, y] = [left - frameWidth / 2, top - frameHeight / 2];
  return {
    width: left + right,
    height: top + bottom,
    x: rounded(x),
    y: rounded(y),
    frameWidth: rounded(frameWidth),
    frameHeight: rounded(frameHeight),
  };
}

/** More would be invisible, and pages list many of these. */
const rounded = (length: number) => Math.round(length * 100) / 100;

/** As `frameObject` does: CSS pixels per unit, and the height above the controls. */
function fit(size: { width: number; height: number }, { viewport, insets }: Shape): { scale: number; free: number } {
  const free = viewport.height - insets.bottom;
  const edge = 2 * usualMargin(Math.min(viewport.width, free));
  return { scale: Math.min((viewport.width - edge) / size.width, (free - edge) / size.height), free };
}

/** How far a viewer shows what is around the middle of the object, in its units. */
const seenAround = ({ scale, free }: { scale: number; free: number }, { viewport }: Shape): Rectangle => ({
  left: viewport.width / 2 / scale,
  right: viewport.width / 2 / scale,
  top: free / 2 / scale,
  bottom: (viewport.height - free / 2) / scale,
});
