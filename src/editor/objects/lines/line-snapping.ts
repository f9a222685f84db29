import { apply, type Point } from '#model/geometry/matrix.ts';
import { isInside } from '#model/geometry/outline.ts';
import { pickIn } from '#model/picking/pick.ts';
import type { Attachment } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { isTuckedAway } from '../../core/selection/collapsing.ts';
import type { Desk } from '../../desk/desk.ts';
import type { GestureMarks } from '../../desk/desk-state.ts';
import { inNode, toView } from '../../hands/view.ts';
import { cornersOf, middlesOf, nearestOn, outlineOf } from './outlines.ts';

/** A point of an object that an end of a line can be attached to. */
export interface Anchor {
  readonly attachment: Attachment;
  readonly node: SceneNode;
  /** In CSS pixels of the view. */
  readonly at: Point;
}

/** CSS pixels: to the middle of a side from farther than to anywhere on the outline. */
const [MIDDLE, OUTLINE] = [16, 10];

/** What an end at this point of the view would be attached to, and what to show for that. The object in front counts. */
export function anchorAt(desk: Desk, point: Point): { anchor: Anchor | undefined; attaching: GestureMarks['attaching'] } {
  const { pixelRatio, collapsed } = desk.state();
  const area = {
    left: (point.x - MIDDLE) * pixelRatio,
    top: (point.y - MIDDLE) * pixelRatio,
    right: (point.x + MIDDLE) * pixelRatio,
    bottom: (point.y + MIDDLE) * pixelRatio,
  };
  const near = pickIn(desk.scene, desk.state(), area, false).toReversed();
  for (const { node } of near) {
    if (isTuckedAway(node, collapsed)) continue;
    const found = anchorOn(desk, node, point);
    if (found?.anchor) return { anchor: found.anchor, attaching: found.attaching };
    // What is behind it is not meant.
    if (found?.isInside && node.object.kind !== 'topic' && node.object.kind !== 'frame')
      return { anchor: undefined, attaching: found.attaching };
  }
  return { anchor: undefined, attaching: undefined };
}

function anchorOn(desk: Desk, node: SceneNode, point: Point) {
  const { object } = node;
  const path = outlineOf(object, desk.formsOf);
  if (!path) return undefined;
  const matrix = toView(desk, node);
  const inView = ({ x, y }: Point) => apply(matrix, x, y);
  const far = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y);
  const middles = middlesOf(path, object);
  const middle = middles.reduce((best, one) => (far(inView(one)) < far(inView(best)) ? one : best));
  const here = inNode(desk, node, point);
  const nearest = nearestOn(path, here);
  const own = far(inView(middle)) <= MIDDLE ? middle : far(inView(nearest)) <= OUTLINE ? nearest : undefined;
  const attaching = { outline: cornersOf(path).map(inView), points: middles.map(inView) };
  const anchor = own && {
    attachment: { id: object.id, x: share(own.x, object.width), y: share(own.y, object.height) },
    node,
    at: inView(own),
  };
  return { anchor, attaching, isInside: isInside(path, here.x, here.y, 'nonzero') };
}

const share = (value: number, of: number): number => Number((value / of).toFixed(6));
