import { apply, type Point } from '#model/geometry/matrix.ts';
import { isInside } from '#model/geometry/outline.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import type { GestureMarks } from '../../desk/desk-state.ts';
import { cornersOf, outlineOf } from '../../objects/lines/outlines.ts';
import { sideAt, sizeInView } from '../handles.ts';
import { inNode, selectionInView, toView } from '../view.ts';

interface Receiver {
  readonly into: ObjectId;
  /** Those of what is dragged that are not in it yet. */
  readonly ids: readonly ObjectId[];
  readonly marks: NonNullable<GestureMarks['receiving']>;
}

/** What is dragged has to be smaller than what receives it, by more than a rounding error. */
const SMALLER = 0.99;

/**
 * What receives objects that are let go somewhere: the innermost topic around the pointer, once it has crossed that topic's outline. What
 * only lies upon a topic, or sticks out of its own, can be moved there without being put elsewhere.
 */
export function openReceiving(desk: Desk, ids: readonly ObjectId[], from: Point): (point: Point) => Receiver | undefined {
  const moved = new Set(ids);
  const bounds = selectionInView(desk);
  const { width, height } = bounds ? sizeInView(bounds) : { width: Infinity, height: Infinity };
  const isRoomy = (node: SceneNode) => {
    const [a, b, c, d] = toView(desk, node);
    const size = [node.object.width * Math.hypot(a, b), node.object.height * Math.hypot(c, d)];
    return Math.max(width, height) < Math.max(...size) * SMALLER && Math.min(width, height) < Math.min(...size) * SMALLER;
  };
  const topicAt = (point: Point): SceneNode => {
    let holder = desk.scene.root;
    for (let next: SceneNode | undefined = holder; next; next = topicIn(desk, next, point, moved, isRoomy)) holder = next;
    return holder;
  };
  const start = topicAt(from).object.id;
  return (point) => {
    const node = topicAt(point);
    if (node.object.id === start) return undefined;
    const middle = selectionInView(desk);
    const at = middle && sideAt(middle, { x: 0, y: 0 });
    const entering = ids.filter((id) => {
      const parent = desk.scene.nodes.get(id)?.parent;
      // A group is a whole: nothing is dragged out of it.
      if (parent?.object.kind !== 'topic' || parent === node) return false;
      return !(at && isAbove(node, parent) && isInTopic(desk, parent, at));
    });
    if (entering.length === 0) return undefined;
    const into = node.object.id;
    return { into, ids: entering, marks: { into, at: point, outline: node.parent ? outlineInView(desk, node) : [] } };
  };
}

function topicIn(
  desk: Desk,
  holder: SceneNode,
  point: Point,
  moved: ReadonlySet<ObjectId>,
  isRoomy: (node: SceneNode) => boolean,
): SceneNode | undefined {
  if (desk.state().collapsed.has(holder.object.id)) return undefined;
  const here = { left: point.x, top: point.y, right: point.x, bottom: point.y };
  return desk.scene.childrenIn(holder, toView(desk, holder), here).findLast((node) => {
    const { id, kind, isLocked } = node.object;
    return kind === 'topic' && !isLocked && !moved.has(id) && isInTopic(desk, node, point) && isRoomy(node);
  });
}

/** Whether a point of the view is within the outline of a topic; the canvas has none. */
export function isInTopic(desk: Desk, node: SceneNode, point: Point): boolean {
  if (!node.parent) return true;
  const path = outlineOf(node.object, desk.formsOf);
  const { x, y } = inNode(desk, node, point);
  return path !== undefined && isInside(path, x, y, 'nonzero');
}

function isAbove(node: SceneNode, inner: SceneNode): boolean {
  for (let above = inner.parent; above; above = above.parent) if (above === node) return true;
  return false;
}

function outlineInView(desk: Desk, node: SceneNode): readonly Point[] {
  const path = outlineOf(node.object, desk.formsOf);
  const matrix = toView(desk, node);
  return path ? cornersOf(path).map(({ x, y }) => apply(matrix, x, y)) : [];
}
