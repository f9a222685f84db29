import type { Operation } from '#model/change/operation.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import type { ObjectId, Topic } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../desk/desk.ts';
import { chartOf, codeOf, lineOf, shapeOf, sizeOf, tableOf, textOf } from '../objects/new-content.ts';
import { keyAt } from '../path/key-at.ts';
import { freePlace } from './free-place.ts';

export const addables = ['topic', 'text', 'shape', 'line', 'arrow', 'table', 'chart', 'code'] as const;
export type Addable = (typeof addables)[number];

/** Of what something new is in, what it takes. */
const SHARE = { topic: 0.4, text: 0.7, shape: 0.25, line: 0.3, arrow: 0.3, table: 0.5, chart: 0.5, code: 0.5 };
/** In units of its own, so that what comes below a line does not touch it. */
const ROOM = 20;

/** Adds something where there is room in a topic. */
export function adding(desk: Desk, kind: Addable, parent: ObjectId): { id: ObjectId; operation: Operation } | undefined {
  const holder = desk.scene.nodes.get(parent);
  if (!holder || !('children' in holder.object)) return undefined;
  const objectKind = kind === 'arrow' ? 'line' : kind;
  const id = desk.newId(objectKind);
  const { children } = holder.object;
  const order = keyAt(children, children.length, desk.random);
  const content = contentOf(desk, kind, holder);
  const { width, height, scale } = content;
  const taken = holder.children.map((child) => transformRectangle(child.toParent, exactBox(child)));
  const { x, y } = freePlace(holder.object, taken, { width: width * scale, height: Math.max(height, ROOM) * scale });
  return { id, operation: { kind: 'add', into: { parent }, object: { kind: objectKind, id, order, x, y, ...content } } };
}

function contentOf(desk: Desk, kind: Addable, holder: SceneNode) {
  switch (kind) {
    case 'topic':
      return topicIn(holder);
    case 'text':
      return textIn(desk, holder);
    case 'shape':
      return { ...sizeIn(holder, kind), ...shapeOf('rectangle') };
    case 'line':
    case 'arrow': {
      const { width, ...size } = sizeIn(holder, kind);
      const points = [0, width].map((x) => ({ x, y: size.height / 2 }));
      return { width, ...size, ...lineOf(kind, points, 4) };
    }
    case 'table':
      return { ...sizeIn(holder, kind), ...tableOf(desk) };
    case 'chart':
      return { ...sizeIn(holder, kind), ...chartOf(desk) };
    case 'code':
      return { ...sizeIn(holder, kind), ...codeOf() };
  }
}

/** Its usual size, and the scale at which that is its share of what it is in. */
function sizeIn({ object }: SceneNode, kind: Exclude<Addable, 'topic' | 'text'>) {
  const [width, least] = sizeOf(kind === 'shape' ? { shape: 'rectangle' } : kind);
  const height = Math.max(least, 1);
  return { width, height, scale: Math.min((object.width * SHARE[kind]) / width, (object.height * SHARE[kind]) / height) || 1 };
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
  return { width, height, scale, ...textOf(desk) };
}
