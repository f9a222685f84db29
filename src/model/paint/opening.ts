import type { Rectangle } from '../geometry/rectangle.ts';
import type { ObjectId } from '../presentation/presentation.ts';
import { opacitiesAt } from '../presentation/steps.ts';
import { pictureOf } from '../scene/picture-of.ts';
import type { Scene } from '../scene/scene.ts';
import type { Camera, Viewport } from '../camera/camera.ts';
import { frameObject, type Insets, shownBox, usualMargin } from '../camera/framing.ts';

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
/** The same for phones, all of which are dense. */
export const uprightRatio = 2;

interface Shape {
  viewport: Viewport;
  insets: Insets;
}
/** What an opening is painted for: the first of the shapes, with enough around it for the others. */
type Shapes = readonly [Shape, ...Shape[]];

const above = (bar: number, width: number, height: number): Shape => ({
  viewport: { width, height },
  insets: { top: 0, right: 0, bottom: bar, left: 0 },
});
/** From a very wide screen to a square, with and without controls, and a small frame with its controls. */
const wide: Shapes = [
  above(76, 1280, 720),
  above(76, 1680, 720),
  above(76, 1024, 768),
  above(76, 800, 800),
  above(76, 1200, 1200),
  above(0, 1280, 720),
  above(56, 320, 180),
];

/** What the controls of a portrait phone cover; `opening.css.ts` of the viewer says the same. */
export const uprightInsets = (height: number): Insets => ({
  top: 68,
  right: 0,
  bottom: 20 + Math.min(Math.max(220, 0.33 * height), 340),
  left: 0,
});
const onPhone = (width: number, height: number): Shape => ({ viewport: { width, height }, insets: uprightInsets(height) });
/** Portrait phones, from small to large, and the widest box that looks like one. */
const upright: Shapes = [onPhone(390, 844), onPhone(320, 568), onPhone(360, 800), onPhone(430, 932), onPhone(599, 720), onPhone(412, 1000)];

/** What a viewer shows of a stop, and how it is painted. */
export interface Sight {
  subject: ObjectId;
  shapes: Shapes;
}

export const wideSight = (stop: ObjectId): Sight => ({ subject: stop, shapes: wide });
/** A portrait phone shows the picture of a stop above its text. */
export const uprightSight = (scene: Scene, stop: ObjectId): Sight => ({
  subject: pictureOf(scene.nodes.get(stop) ?? scene.root, opacitiesAt(scene.presentation, 0)),
  shapes: upright,
});

/** Undefined for something without a size. */
export function openingOf(scene: Scene, { subject, shapes }: Sight): Opening | undefined {
  const box = shownBox(scene.nodes.get(subject) ?? scene.root);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  if (!(size.width > 0 && size.height > 0)) return undefined;
  const usual = fit(size, shapes[0]).scale;
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

/** How an opening is painted: what the usual viewer sees, and more around it. */
export interface OpeningView {
  camera: Camera;
  viewport: Viewport;
  bleed: Insets;
}

/** Undefined for something without a size. */
export function viewOpening(scene: Scene, sight: Sight): OpeningView | undefined {
  const opening = openingOf(scene, sight);
  if (!opening) return undefined;
  const [{ viewport, insets }] = sight.shapes;
  // The frame is in the middle of what the controls leave free.
  const left = opening.x + opening.frameWidth / 2 - viewport.width / 2;
  const top = opening.y + opening.frameHeight / 2 - (viewport.height + insets.top - insets.bottom) / 2;
  return {
    camera: frameObject(scene, sight.subject, viewport, { insets }),
    viewport,
    bleed: { left, top, right: opening.width - viewport.width - left, bottom: opening.height - viewport.height - top },
  };
}

/** More would be invisible, and pages list many of these. */
const rounded = (length: number) => Math.round(length * 100) / 100;

/** As `frameObject` does: CSS pixels per unit, and the height that the controls leave free. */
function fit(size: { width: number; height: number }, { viewport, insets }: Shape): { scale: number; free: number } {
  const free = viewport.height - insets.top - insets.bottom;
  const edge = 2 * usualMargin(Math.min(viewport.width, free));
  return { scale: Math.min((viewport.width - edge) / size.width, (free - edge) / size.height), free };
}

/** How far a viewer shows what is around the middle of the object, in its units. */
const seenAround = ({ scale, free }: { scale: number; free: number }, { viewport, insets }: Shape): Rectangle => ({
  left: viewport.width / 2 / scale,
  right: viewport.width / 2 / scale,
  top: (insets.top + free / 2) / scale,
  bottom: (viewport.height - insets.top - free / 2) / scale,
});
