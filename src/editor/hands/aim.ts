import { apply, invert, type Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { isTuckedAway } from '../core/selection/collapsing.ts';
import { ancestorsOf, asObjects, meantBy, select, type Selection } from '../core/selection/selection.ts';
import { isLocked } from '../core/selection/states.ts';
import type { Desk } from '../desk/desk.ts';
import { isInTopic } from './gestures/receiving.ts';
import { selectionInView } from './view.ts';

/** What a press at a point means, in what somebody has entered; it goes through what is locked. */
export function objectAt(desk: Desk, point: Point, isTouch: boolean): ObjectId | undefined {
  const { within } = desk.state().selection;
  const meant = (id: ObjectId) => meantBy(desk.draft, id, within) ?? meantBy(desk.draft, id, { parent: desk.scene.root.object.id });
  const collapsed = collapsedAt(desk, point);
  const behind = collapsed === undefined ? [] : ancestorsOf(desk.draft, collapsed);
  for (const { node, layer } of desk.pick(point, isTouch ? 12 : 4)) {
    if (behind.includes(node.object.id)) break;
    if ((layer !== undefined && !('layer' in within)) || isLocked(desk.draft, node.object.id)) continue;
    const id = meant(node.object.id);
    if (id !== undefined) return id;
  }
  return collapsed === undefined ? undefined : meant(collapsed);
}

/** A topic that is collapsed is a body, whatever its frame: nothing in it can be pressed. Of several, the one in front. */
function collapsedAt(desk: Desk, point: Point): ObjectId | undefined {
  const { collapsed } = desk.state();
  let front: SceneNode | undefined;
  for (const id of collapsed) {
    const node = desk.scene.nodes.get(id);
    if (!node || isTuckedAway(node, collapsed) || isLocked(desk.draft, id) || !isInTopic(desk, node, point)) continue;
    if (!front || isPaintedAfter(node, front)) front = node;
  }
  return front?.object.id;
}

/** Of two, neither of which is in the other. */
function isPaintedAfter(one: SceneNode, other: SceneNode): boolean {
  const [ones, others] = [wayTo(one), wayTo(other)];
  const fork = ones.findIndex((node, depth) => node !== others[depth]);
  const siblings = ones[fork - 1]?.children ?? [];
  return siblings.findLast((node) => node === ones[fork] || node === others[fork]) === ones[fork];
}

const wayTo = (node: SceneNode): SceneNode[] => (node.parent ? [...wayTo(node.parent), node] : [node]);

/** Where somebody works after a press on nothing: still in what they entered, if the press was in it. */
export function outside(desk: Desk, point: Point) {
  const { within } = desk.state().selection;
  const node = 'parent' in within ? desk.scene.nodes.get(within.parent) : undefined;
  return node?.parent && isInSelection(desk, point, select(desk.draft, [node.object.id])) ? within : undefined;
}

/** Whether a point is in the box around what is selected, and that can be moved. */
export function isInSelection(desk: Desk, point: Point, selection = desk.state().selection): boolean {
  return asObjects(selection).ids.every((id) => !isLocked(desk.draft, id)) && isInBox(desk, point, selection);
}

export function isInBox(desk: Desk, { x, y }: Point, selection: Selection): boolean {
  const bounds = selection.kind === 'objects' ? selectionInView(desk, selection) : undefined;
  const inverse = bounds && invert(bounds.matrix);
  if (!bounds || !inverse) return false;
  const { left, top, right, bottom } = bounds.box;
  const inside = apply(inverse, x, y);
  return inside.x >= left && inside.x <= right && inside.y >= top && inside.y <= bottom;
}

/** Alone; outside of what somebody entered, they leave it. */
export function selected(desk: Desk, id: ObjectId) {
  const inside = select(desk.draft, [id], desk.state().selection.within);
  return inside.ids.length > 0 ? inside : select(desk.draft, [id]);
}
