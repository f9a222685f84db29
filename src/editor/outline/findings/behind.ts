import { apply, identity, invert, type Point } from '#model/geometry/matrix.ts';
import { colorAt, resolveColor, stopColor } from '#model/paint/marks/colors.ts';
import { hitsForm } from '#model/picking/hit-form.ts';
import type { Paint } from '#model/presentation/paints.ts';
import type { DrawingObject, SceneObject, Theme } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { isBackdrop } from '../../objects/backdrop-layers.ts';

/** Less opaque paints show what is behind them. */
const OPAQUE = 0.95;

/** The colours behind an object; undefined if nobody can tell. */
export type Behind = (scene: Scene, node: SceneNode) => readonly string[] | undefined;

/** Across an object, as shares of its width: the middle first. */
const ACROSS = [0.5, 0.25, 0.75, 0.1, 0.9];
const DOWN = [0.5, 0.1, 0.9];

/** Of what is directly behind an object, where fills say so; of a gradient, all that are. */
export function papersBehind(scene: Scene, node: SceneNode): readonly string[] | undefined {
  const coatAt = (across: number, down: number) => {
    const cover = coverBehind(scene, node, { x: node.object.width * across, y: node.object.height * down });
    return typeof cover === 'object' ? cover : undefined;
  };
  let coat: Coat | undefined;
  for (const across of ACROSS) coat ??= coatAt(across, 0.5);
  if (!coat || coat.paint.kind === 'color') return coat?.papers;
  const all = DOWN.flatMap((down) => ACROSS.map((across) => coatAt(across, down))).filter((other) => other?.paint === coat.paint);
  return [...new Set(all.flatMap((other) => other?.papers ?? []))];
}

/** Whether fills say what is behind all of an object, and it is one of them. */
export function isUponOne(scene: Scene, node: SceneNode): boolean {
  const { width, height } = node.object;
  const places = DOWN.flatMap((down) => ACROSS.map((across) => ({ x: width * across, y: height * down })));
  const [first, ...others] = places.map((place) => coverBehind(scene, node, place));
  return typeof first === 'object' && others.every((other) => typeof other === 'object' && other.paint === first.paint);
}

function coverBehind(scene: Scene, node: SceneNode, point: Point): Cover {
  const { theme } = scene.presentation;
  let at = apply(node.toParent, point.x, point.y);
  let child = node;
  for (let parent = node.parent; parent; parent = parent.parent) {
    const siblings = childrenAt(scene, parent, at);
    const cover = firstCover(scene, siblings.slice(0, Math.max(0, siblings.indexOf(child))), at);
    if (cover !== 'nothing') return cover;
    const own = parent.object.opacity < 1 ? 'unknown' : ownCover(parent.object, at, theme);
    if (own !== 'nothing') return own;
    at = apply(parent.toParent, at.x, at.y);
    child = parent;
  }
  // In the overview, layers are where the canvas is.
  for (const { layer, nodes } of scene.layers.toReversed()) {
    const cover = isBackdrop(layer) ? 'nothing' : firstCover(scene, nodes, at);
    if (cover !== 'nothing') return cover;
  }
  // It fills the screen: any of its colours may be there.
  const { fill } = theme.background;
  return coatOf(fill, papersOf(fill, theme));
}

/** A paint that is there, and its colours; of a gradient, the one at this point. */
interface Coat {
  readonly paint: Paint;
  readonly papers: readonly string[];
}

type Cover = Coat | 'nothing' | 'unknown';

/** Of the one in front. */
function firstCover(scene: Scene, nodes: readonly SceneNode[], at: Point): Cover {
  for (const node of nodes.toReversed()) {
    const cover = coverAt(scene, node, at);
    if (cover !== 'nothing') return cover;
  }
  return 'nothing';
}

const childrenAt = (scene: Scene, node: SceneNode, { x, y }: Point): readonly SceneNode[] =>
  scene.childrenIn(node, identity, { left: x, top: y, right: x, bottom: y });

function coverAt(scene: Scene, node: SceneNode, at: Point): Cover {
  const { object, toParent, children } = node;
  const inverse = invert(toParent);
  if (!inverse || object.opacity === 0) return 'nothing';
  const point = apply(inverse, at.x, at.y);
  const within = children.length > 0 ? firstCover(scene, childrenAt(scene, node, point), point) : 'nothing';
  const cover = within === 'nothing' ? ownCoverAt(object, point, scene.presentation.theme) : within;
  return cover !== 'nothing' && object.opacity < 1 ? 'unknown' : cover;
}

function ownCoverAt(object: SceneObject, point: Point, theme: Theme): Cover {
  const isInBox = point.x >= 0 && point.y >= 0 && point.x <= object.width && point.y <= object.height;
  const isThin = object.kind === 'text' || object.kind === 'line' || object.kind === 'link';
  return isInBox && !isThin ? ownCover(object, point, theme) : 'nothing';
}

/** Of an object itself, at a point in its box. */
function ownCover(object: SceneObject, point: Point, theme: Theme): Cover {
  switch (object.kind) {
    case 'topic':
    case 'frame': {
      const { shape, fill } = object.frame ?? { shape: 'invisible' };
      if (!fill || shape === 'invisible' || (shape === 'circle' && !isInEllipse(object, point))) return 'nothing';
      return coatAt(fill, object, point, theme);
    }
    case 'shape': {
      if (!object.fill || (object.shape === 'ellipse' && !isInEllipse(object, point))) return 'nothing';
      const isPlain = object.shape === 'rectangle' || object.shape === 'rounded' || object.shape === 'ellipse';
      return isPlain ? coatAt(object.fill, object, point, theme) : 'unknown';
    }
    case 'drawing':
      return isDrawnAt(object, point) ? 'unknown' : 'nothing';
    case 'group':
      return 'nothing';
    default:
      return 'unknown';
  }
}

/** A drawing may leave most of its box free. */
function isDrawnAt({ drawing, width, height }: DrawingObject, { x, y }: Point): boolean {
  const { viewBox, nodes } = drawing;
  const probe = { x: viewBox.x + (x / width) * viewBox.width, y: viewBox.y + (y / height) * viewBox.height, reach: 0 };
  return hitsForm({ kind: 'drawing', nodes: [...nodes] }, probe);
}

const isInEllipse = ({ width, height }: SceneObject, { x, y }: Point): boolean =>
  ((x - width / 2) / (width / 2)) ** 2 + ((y - height / 2) / (height / 2)) ** 2 <= 1;

function coatAt(paint: Paint, { width, height }: SceneObject, { x, y }: Point, theme: Theme): Cover {
  if (paint.kind === 'color') return coatOf(paint, papersOf(paint, theme));
  const place = paint.kind === 'linear' ? alongLine(paint, x, y, width, height) : alongRadius(paint, x / width, y / height);
  return coatOf(paint, opaque([colorAt(paint.stops, place, theme)]));
}

const coatOf = (paint: Paint, papers: readonly string[] | undefined): Cover => (papers ? { paint, papers } : 'unknown');

/** In the object's own units: there, its lines of equal colour are at right angles to the gradient. */
function alongLine({ x1, y1, x2, y2 }: Extract<Paint, { kind: 'linear' }>, x: number, y: number, width: number, height: number): number {
  const [across, down] = [(x2 - x1) * width, (y2 - y1) * height];
  return ((x - x1 * width) * across + (y - y1 * height) * down) / (across ** 2 + down ** 2 || 1);
}

const alongRadius = ({ cx, cy, radius }: Extract<Paint, { kind: 'radial' }>, x: number, y: number): number =>
  Math.hypot(x - cx, y - cy) / (radius || 1);

/** All colours of a paint as `#rrggbb`; undefined if what is behind it can be seen. */
export const papersOf = (paint: Paint, theme: Theme): readonly string[] | undefined =>
  opaque(paint.kind === 'color' ? [resolveColor(paint.color, theme)] : paint.stops.map((stop) => stopColor(stop, theme)));

function opaque(colours: readonly string[]): readonly string[] | undefined {
  const isOpaque = (hex: string) => hex.length < 9 || Number.parseInt(hex.slice(7), 16) / 255 >= OPAQUE;
  return colours.every(isOpaque) ? colours.map((hex) => hex.slice(0, 7)) : undefined;
}
