import type { Draft } from '#model/change/draft/draft.ts';
import type { Place } from '#model/change/operation.ts';
import { apply, invert, type Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { isTuckedAway } from '../core/selection/collapsing.ts';
import { ancestorsOf, asObjects, canvasOf, meantBy, outermostPlace, select, type Selection } from '../core/selection/selection.ts';
import { isLocked } from '../core/selection/states.ts';
import type { Desk } from '../desk/desk.ts';
import { isInTopic } from './gestures/receiving.ts';
import { placed, selectionInView } from './view.ts';

/** What a press at a point means, in what somebody has entered; it goes through what is locked. */
export function objectAt(desk: Desk, point: Point, isTouch: boolean): ObjectId | undefined {
  const { draft } = desk;
  const { within } = desk.state().selection;
  const ground = groundOf(draft, within);
  const meant = (id: ObjectId) =>
    [within, ground, canvasOf(draft)].map((place) => meantBy(draft, id, place)).find((one) => one !== undefined);
  const collapsed = collapsedAt(desk, point);
  const behind = collapsed === undefined ? [] : ancestorsOf(draft, collapsed);
  for (const { node, layer } of desk.pick(point, isTouch ? 12 : 4)) {
    if (behind.includes(node.object.id)) break;
    if ((layer !== undefined && !('layer' in ground)) || isLocked(draft, node.object.id)) continue;
    const id = meant(node.object.id);
    if (id !== undefined) return id;
  }
  return collapsed === undefined ? undefined : meant(collapsed);
}

/** The canvas, or the layer that somebody works in. */
function groundOf(draft: Draft, within: Place): Place {
  const entry = 'parent' in within ? draft.entries.get(within.parent) : undefined;
  return entry ? outermostPlace(draft, entry) : within;
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
  const found = 'parent' in within ? placed(desk, within.parent) : undefined;
  const { id } = found?.node.object ?? {};
  return id !== undefined && isInSelection(desk, point, select(desk.draft, [id], groundOf(desk.draft, within))) ? within : undefined;
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
  const entry = inside.ids.length > 0 ? undefined : desk.draft.entries.get(id);
  return entry ? select(desk.draft, [id], outermostPlace(desk.draft, entry)) : inside;
}
