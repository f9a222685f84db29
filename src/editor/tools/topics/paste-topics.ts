import type { Operation } from '#model/change/operation.ts';
import { scaleOf } from '#model/geometry/matrix.ts';
import { intersects, nothing, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import { makeTopic, topicSize } from '#model/outline/deck/topic.ts';
import { readTopics } from '#model/outline/read-outline.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { paste, type PasteTarget } from '../../core/clipboard/paste/paste.ts';
import { boxAround } from '../../core/clipboard/placing.ts';
import type { Desk } from '../../desk/desk.ts';
import { inNode, toView } from '../../hands/view.ts';
import { areaAround, middleOf } from '../../objects/place.ts';
import { placesFor, usualColumns } from '../look/arrange/shapes.ts';

/** Between neighbours, as a share of their size, and how much of the view all of them take. */
const [ROOM, SHARE] = [0.12, 0.8];

/**
 * Makes topics of the lines of a text, with subtopics for those with lines of their own, and a stop for each; false if there are none.
 * They come `instead` of objects that were made of the same text.
 */
export function pasteTopics(desk: Desk, text: string, target: Omit<PasteTarget, 'at'>, instead: readonly ObjectId[] = []): boolean {
  const items = readTopics(text);
  if ('problem' in items) {
    const { problem } = items;
    desk.tell(problem === 'empty' ? { kind: 'done', text: 'editorCommands.noTopics' } : { kind: 'refused', rule: 'too-large' });
    return false;
  }
  const sizes = items.map(() => topicSize);
  const wishes = { shape: 'grid', room: ROOM, columns: usualColumns(sizes), growth: 1, turn: 0 } as const;
  const places = placesFor(sizes, wishes);
  const made = items.map((item, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    return makeTopic(item, index, { x: x - topicSize.width / 2, y: y - topicSize.height / 2, ...topicSize });
  });
  const objects = made.map(({ topic }) => topic);
  const clip = { kind: 'objects', of: '', objects, steps: made.flatMap(({ steps }) => steps), assets: {} } as const;
  const { at, camera } = placeFor(desk, objects, instead);
  const { operations, selection } = paste(desk.draft, clip, { ...target, at });
  const left = instead.filter((id) => desk.draft.entries.has(id)).map((id): Operation => ({ kind: 'remove', id }));
  const isDone = desk.do([...operations, ...left], { select: () => selection });
  if (!isDone) return false;
  desk.tell({ kind: 'done', text: 'editorCommands.topicsAdded', values: { count: items.length } });
  if (camera) desk.look(camera);
  return true;
}

/**
 * In the middle of the view, where somebody works, at the scale at which all of it is seen; if something is there already on the canvas,
 * below everything, and as wide.
 */
function placeFor(desk: Desk, objects: readonly SceneObject[], instead: readonly ObjectId[]) {
  const { selection, viewport } = desk.state();
  const { within } = selection;
  const holder = ('parent' in within && desk.scene.nodes.get(within.parent)) || desk.scene.root;
  const box = boxAround(objects);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = (Math.min(viewport.width / width, viewport.height / height) * SHARE) / scaleOf(toView(desk, holder));
  const middle = inNode(desk, holder, middleOf(desk));
  const others = holder.children
    .filter(({ object }) => !instead.includes(object.id))
    .map((child) => transformRectangle(child.toParent, exactBox(child)));
  const own = areaAround(middle, width * scale, height * scale);
  if (holder.parent || !others.some((other) => intersects(own, other))) return { at: { ...middle, scale } };
  const all = others.reduce((sum, other) => unite(sum, other), nothing);
  // Below something narrow, as large as they would be by themselves.
  const below = Math.max((all.right - all.left) / width, scale);
  const at = { x: (all.left + all.right) / 2, y: all.bottom + height * below * (ROOM + 0.5), scale: below };
  const zoom = Math.min(viewport.width / width, viewport.height / height) * (SHARE / below);
  return { at, camera: { anchor: holder.object.id, x: at.x, y: at.y, zoom, rotation: 0 } };
}
