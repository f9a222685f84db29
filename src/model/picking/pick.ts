import { apply } from '../geometry/matrix.ts';
import type { Point } from '../geometry/matrix.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { Form } from '../paint/forms/form.ts';
import { nodesIn, type PlacedNode, type Sight } from '../paint/paint.ts';
import type { SceneObject } from '../presentation/presentation.ts';
import type { Scene } from '../scene/scene.ts';
import { exactBox } from './exact-box.ts';
import { hitsForm, within } from './hit-form.ts';

/**
 * The objects whose outline is at this point, the one in front first, then those of the background. Points are in device pixels, as is
 * `reach`, how far beside it still counts.
 */
export function pickAt(
  scene: Scene,
  sight: Sight,
  { x, y }: Point,
  reach: number,
  formsOf: (object: SceneObject) => readonly Form[],
): PlacedNode[] {
  const isHit = ({ node, matrix }: PlacedNode) => {
    const probe = within(matrix, { x, y, reach });
    const isWithin = ({ left, top, right, bottom }: Rectangle) =>
      probe.x >= left - probe.reach && probe.x <= right + probe.reach && probe.y >= top - probe.reach && probe.y <= bottom + probe.reach;
    if (isSolid(node.object) && isWithin(exactBox(node))) return true;
    return isWithin(node.extent) && formsOf(node.object).some((form) => hitsForm(form, probe));
  };
  const near = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  return [...nodesIn(scene, around(sight, near))].filter(isHit).toReversed();
}

/** The same sight, of no more than a part of it, in device pixels: what is elsewhere is not even looked at. */
function around(sight: Sight, { left, top, right, bottom }: Rectangle): Sight {
  const { viewport, pixelRatio } = sight;
  const [width, height] = [viewport.width * pixelRatio, viewport.height * pixelRatio];
  const bleed = {
    left: -Math.max(0, left - EDGE) / pixelRatio,
    top: -Math.max(0, top - EDGE) / pixelRatio,
    right: (Math.min(width, right + EDGE) - width) / pixelRatio,
    bottom: (Math.min(height, bottom + EDGE) - height) / pixelRatio,
  };
  return { ...sight, bleed };
}

/** Device pixels, for rounding. */
const EDGE = 1;

/** Pressed anywhere in its box: also beside lines of code, between the signs of a formula, and in an empty cell of a table. */
const isSolid = (object: SceneObject): boolean =>
  ['table', 'chart', 'code'].includes(object.kind) || (object.kind === 'drawing' && object.formula !== undefined);

/** The objects on the canvas whose box is in a rectangle of device pixels: wholly, or in part. The canvas itself is not among them. */
export function pickIn(scene: Scene, sight: Sight, area: Rectangle, isWhole: boolean): PlacedNode[] {
  return [...nodesIn(scene, around(sight, area))].filter((placed) => {
    if (placed.layer !== undefined || placed.node === scene.root) return false;
    const corners = cornersOf(placed);
    return isWhole ? corners.every((corner) => isIn(area, corner)) : touches(area, corners);
  });
}

function cornersOf({ node, matrix }: PlacedNode): Point[] {
  const { left, top, right, bottom } = exactBox(node);
  return [apply(matrix, left, top), apply(matrix, right, top), apply(matrix, right, bottom), apply(matrix, left, bottom)];
}

const isIn = ({ left, top, right, bottom }: Rectangle, { x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;

/** Two convex figures are apart if a side of one of them has the whole other on its outer side. */
function touches({ left, top, right, bottom }: Rectangle, corners: readonly Point[]): boolean {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  if (Math.max(...xs) < left || Math.min(...xs) > right || Math.max(...ys) < top || Math.min(...ys) > bottom) return false;
  const area: Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const inner = corners[(index + 2) % corners.length] ?? from;
    const side = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    const sign = Math.sign(side(inner));
    return sign === 0 || area.some((corner) => side(corner) * sign >= 0);
  });
}
