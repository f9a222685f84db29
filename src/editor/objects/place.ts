import { invert, multiply, placementMatrix, type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Placement } from '#model/presentation/presentation.ts';
import type { Place } from '#model/change/operation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { childrenOf } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import { inNode, tidy, toView } from '../hands/view.ts';
import { keyBetween } from '#model/change/order.ts';

/** The topic or group in which something new goes: what somebody has entered, otherwise the innermost topic around the point. */
export function holderAt(desk: Desk, point: Point): SceneNode {
  const { within } = desk.state().selection;
  const entered = 'parent' in within ? desk.scene.nodes.get(within.parent) : undefined;
  let holder = entered ?? desk.scene.root;
  for (let next: SceneNode | undefined = holder; next; next = topicAround(desk, next, point)) holder = next;
  return holder;
}

function topicAround(desk: Desk, { object: { id }, children }: SceneNode, point: Point): SceneNode | undefined {
  if (desk.state().collapsed.has(id)) return undefined;
  return children.findLast((node) => {
    if (node.object.kind !== 'topic' || node.object.isLocked) return false;
    const { x, y } = inNode(desk, node, point);
    return x >= 0 && y >= 0 && x <= node.object.width && y <= node.object.height;
  });
}

/** Where it goes among its siblings: in front. */
export function inFront(desk: Desk, into: Place): string {
  return keyBetween(childrenOf(desk.draft, into).at(-1)?.order, undefined, desk.random);
}

/** Units are pixels of the view, unless that would be much more or less than those of the holder. */
const [LEAST, MOST] = [1 / 8, 8];

/** The scale at which something new is made in a holder, so that it is as large as what is in view. */
export function scaleIn(desk: Desk, holder: SceneNode): number {
  const unit = scaleOf(toView(desk, holder));
  return unit >= LEAST && unit <= MOST ? 1 : 1 / unit;
}

/** Upright in the view, around an area of it. */
export function placementOver(desk: Desk, holder: SceneNode, area: Rectangle, scale = scaleIn(desk, holder)): Placement {
  const matrix = toView(desk, holder);
  const unit = scaleOf(matrix);
  const { x, y } = inNode(desk, holder, { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 });
  const rotation = -(Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  const size = (length: number) => tidy(Math.max(length, 1) / (unit * scale), [unit * scale, 0, 0, unit * scale, 0, 0]);
  return {
    x: tidy(x, matrix),
    y: tidy(y, matrix),
    rotation: Math.abs(rotation) < 0.01 ? 0 : rotation,
    scale,
    width: size(area.right - area.left),
    height: size(area.bottom - area.top),
  };
}

/** A point of the view in the coordinates of something placed there. */
export function inPlaced(desk: Desk, holder: SceneNode, placement: Placement, point: Point): Point {
  const inverse = invert(multiply(toView(desk, holder), placementMatrix(placement))) ?? [1, 0, 0, 1, 0, 0];
  return { x: inverse[0] * point.x + inverse[2] * point.y + inverse[4], y: inverse[1] * point.x + inverse[3] * point.y + inverse[5] };
}

export const areaAround = ({ x, y }: Point, width: number, height: number): Rectangle => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const middleOfArea = ({ left, top, right, bottom }: Rectangle): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The middle of the view. */
export function middleOf(desk: Pick<Desk, 'state'>): Point {
  const { width, height } = desk.state().viewport;
  return { x: width / 2, y: height / 2 };
}
