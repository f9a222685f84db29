import { frameObject } from '#model/camera/framing.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Place } from '#model/change/operation.ts';
import { apply } from '#model/geometry/matrix.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { targetAt } from '#model/presentation/steps.ts';
import { canvasOf, select } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { toView } from '../../hands/view.ts';
import type { Hit } from './search.ts';

/** CSS pixels: what is smaller cannot be read. */
const SMALLEST = 12;
/** Around what was found, there is enough to see where it is. */
const AROUND = 0.25;

/** Selects what was found, letters where there are any, and brings it into view. */
export function showHit(desk: Desk, { at, from, to }: Hit): void {
  if (at.kind === 'step') {
    const { presentation } = desk.draft;
    const place = presentation.path.findIndex(({ id }) => id === at.step);
    if (place < 0) return;
    desk.chooseStep(at.step);
    desk.frame(targetAt(presentation, place));
    return;
  }
  const within = workplaceOf(desk.draft, at.id);
  if (at.kind !== 'letters') desk.select(select(desk.draft, [at.id], within));
  else desk.select({ kind: 'text', within, id: at.id, ...(at.part !== undefined && { part: at.part }), anchor: from, focus: to });
  bringIntoView(desk, at.id);
}

/** The canvas, or the layer behind it that the object is in. */
function workplaceOf(draft: Draft, id: ObjectId): Place {
  let entry = draft.entries.get(id);
  while (entry?.parent) entry = entry.parent;
  return entry?.layer === undefined ? canvasOf(draft) : { layer: entry.layer };
}

function bringIntoView(desk: Desk, id: ObjectId): void {
  const node = desk.scene.nodes.get(id);
  if (!node) return;
  const { viewport } = desk.state();
  const { left, top, right, bottom } = exactBox(node);
  const matrix = toView(desk, node);
  const corners = [apply(matrix, left, top), apply(matrix, right, top), apply(matrix, right, bottom), apply(matrix, left, bottom)];
  const isIn = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= viewport.width && y <= viewport.height);
  const height = Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y));
  if (!isIn || height < SMALLEST) desk.look(frameObject(desk.scene, id, viewport, { margin: AROUND }));
}
