import type { Operation } from '#model/change/operation.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import type { ObjectId, Topic } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../desk/desk.ts';
import { keyAt } from '../path/key-at.ts';
import { freePlace } from './free-place.ts';

export type Addable = 'topic' | 'text';

/** Of what a new topic, or a new text, is in. */
const SHARE = { topic: 0.4, text: 0.7 };

/** Adds a topic or a text in a free place of a topic. */
export function adding(desk: Desk, kind: Addable, parent: ObjectId): { id: ObjectId; operation: Operation } | undefined {
  const holder = desk.scene.nodes.get(parent);
  if (!holder || !('children' in holder.object)) return undefined;
  const id = desk.newId(kind);
  const { children } = holder.object;
  const order = keyAt(children, children.length, desk.random);
  const content = kind === 'topic' ? topicIn(holder) : textIn(desk, holder);
  const { width, height, scale } = content;
  const taken = holder.children.map((child) => transformRectangle(child.toParent, exactBox(child)));
  const { x, y } = freePlace(holder.object, taken, { width: width * scale, height: height * scale });
  return { id, operation: { kind: 'add', into: { parent }, object: { kind, id, order, x, y, ...content } } };
}

/** As large as the last topic there, and with the same frame. */
function topicIn({ object, children }: SceneNode) {
  const last = children.map((child) => child.object).findLast((child): child is Topic => child.kind === 'topic');
  if (last) {
    const { width, height, scale, rotation, frame } = last;
    return { title: '', width, height, scale, rotation, ...(frame && { frame }) };
  }
  const size = Math.min(object.width, object.height) * SHARE.topic;
  const line = Math.max(size / 80, 1e-3);
  const stroke = { paint: { kind: 'color', color: 'accent1' }, width: line, dash: [], cap: 'round', join: 'round' };
  return { title: '', width: size, height: size, scale: 1, frame: { shape: 'circle', fill: { kind: 'color', color: 'surface' }, stroke } };
}

/** Its letters are as large as the theme has them; it is smaller as a whole where there is little room. */
function textIn(desk: Desk, { object }: SceneNode) {
  const { size, lineHeight } = desk.draft.presentation.theme.textStyles.body;
  const width = Math.max(size * 12, 1e-3);
  const height = size * lineHeight;
  const scale = Math.min(1, (object.width * SHARE.text) / width);
  return { width, height, scale, styleClass: 'body', paragraphs: [{ id: desk.newId('paragraph'), runs: [{ text: '' }] }] };
}
