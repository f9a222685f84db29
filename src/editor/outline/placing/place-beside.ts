import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { apply, scaleOf } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId, SceneObject, Topic } from '#model/presentation/presentation.ts';
import { matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { nodeOf } from '../../core/selection/bounds.ts';
import { isLocked } from '../../core/selection/states.ts';
import { boxFields } from '../../inspect/box.ts';
import { lineUp } from '../../inspect/line-up.ts';
import { freePlace } from '../free-place.ts';
import { moveInto } from '../rearrange.ts';

/** Where an object goes as seen from another, upright on the canvas. */
export const relations = ['rightOf', 'leftOf', 'above', 'below', 'inside', 'sameSize'] as const;
export type Relation = (typeof relations)[number];

interface Content {
  readonly draft: Draft;
  readonly scene: Scene;
  readonly random: () => number;
}

/** Of the larger side of both: so far apart. */
const APART = 0.1;
/** Of a topic's frame, what an object in it takes at most. */
const FITTING = 0.8;
/** The nearest of a long list. */
const MOST = 200;

/** The objects to go by: for a place inside, the topics it may go into, otherwise its siblings, and for a size also what it is in. */
export function othersFor({ draft, scene }: Pick<Content, 'draft' | 'scene'>, id: ObjectId, relation: Relation): ObjectId[] {
  const node = nodeOf(scene, id);
  const { parent } = node ?? {};
  if (!node || !parent) return [];
  if (relation === 'inside') return scene.nodes.has(id) ? topicsFor(draft, scene, node) : [];
  const { x, y } = node.object;
  const farFrom = ({ object }: SceneNode) => Math.hypot(object.x - x, object.y - y);
  const siblings = parent.children.filter((one) => one !== node).toSorted((one, other) => farFrom(one) - farFrom(other));
  return [...siblings.slice(0, MOST), ...(relation === 'sameSize' && parent.parent ? [parent] : [])].map(({ object }) => object.id);
}

/** Puts an object beside or into another, or gives it the size of that. */
export function placingBeside({ draft, scene, random }: Content, id: ObjectId, relation: Relation, other: ObjectId): readonly Operation[] {
  const [node, beside] = [nodeOf(scene, id), nodeOf(scene, other)];
  if (!node || !beside || node === beside) return [];
  if (relation === 'sameSize') return sizing(node, beside);
  if (relation === 'inside')
    return beside.object.kind === 'topic' ? [...moveInto(draft, [id], other, random), ...fittingInto(node, beside, beside.object)] : [];
  return lineUp(scene, [id], ([own]) => {
    const seenFrom = node.parent ?? scene.root;
    const there = transformRectangle(matrixBetween(beside, seenFrom), exactBox(beside));
    return own ? [wayTo(own, there, relation)] : [];
  });
}

/** Neither itself nor what is in it, and nothing that is locked. First the one it is in, then as the outline has them. */
function topicsFor(draft: Draft, { root }: Scene, node: SceneNode): ObjectId[] {
  const topicsIn = (one: SceneNode): SceneNode[] =>
    one === node ? [] : [...(one.object.kind === 'topic' && one !== root ? [one] : []), ...one.children.flatMap(topicsIn)];
  const topics = topicsIn(root).filter(({ object }) => !isLocked(draft, object.id));
  return [...topics.filter((one) => one === node.parent), ...topics.filter((one) => one !== node.parent)].map(({ object }) => object.id);
}

function wayTo(own: Rectangle, there: Rectangle, relation: Exclude<Relation, 'sameSize' | 'inside'>) {
  const [width, height] = [
    Math.max(own.right - own.left, there.right - there.left),
    Math.max(own.bottom - own.top, there.bottom - there.top),
  ];
  const centred = { x: (there.left + there.right - own.left - own.right) / 2, y: (there.top + there.bottom - own.top - own.bottom) / 2 };
  switch (relation) {
    case 'rightOf':
      return { ...centred, x: there.right + width * APART - own.left };
    case 'leftOf':
      return { ...centred, x: there.left - width * APART - own.right };
    case 'above':
      return { ...centred, y: there.top - height * APART - own.bottom };
    case 'below':
      return { ...centred, y: there.bottom + height * APART - own.top };
  }
}

/** Where there is room in a topic, otherwise in its middle; smaller as a whole if its frame is too small. */
function fittingInto(node: SceneNode, holder: SceneNode, topic: Topic): Operation[] {
  const { id, width, height } = node.object;
  const matrix = matrixBetween(node, holder);
  const box = transformRectangle(matrix, exactBox(node));
  const [across, down] = [(box.right - box.left) / topic.width, (box.bottom - box.top) / topic.height];
  const needed = topic.frame?.shape === 'circle' ? Math.hypot(across, down) : Math.max(across, down);
  const factor = Math.min(1, FITTING / needed);
  const size = { width: (box.right - box.left) * factor, height: (box.bottom - box.top) * factor };
  const taken = holder.children.filter((child) => child !== node).map((child) => transformRectangle(child.toParent, exactBox(child)));
  const free = freePlace(topic, taken, size);
  const isIn = free.x + size.width / 2 <= topic.width && free.y + size.height / 2 <= topic.height;
  const middle = isIn ? free : { x: topic.width / 2, y: topic.height / 2 };
  // What is placed is the middle of the object itself, which its box need not be around.
  const own = apply(matrix, width / 2, height / 2);
  const [x, y] = [middle.x + factor * (own.x - (box.left + box.right) / 2), middle.y + factor * (own.y - (box.top + box.bottom) / 2)];
  return [{ kind: 'set', id, fields: { x: tidy(x), y: tidy(y), scale: tidy(scaleOf(matrix) * factor) } }];
}

/** As large as the other in the view; what has proportions of its own, as large as fits into that. */
function sizing(node: SceneNode, beside: SceneNode): Operation[] {
  const { object, parent } = node;
  if (!parent) return [];
  const exact = exactBox(node);
  const there = exactBox(beside);
  const unit = scaleOf(matrixBetween(beside, parent));
  const size = { width: (there.right - there.left) * unit, height: (there.bottom - there.top) * unit };
  const own = { width: (exact.right - exact.left) * object.scale, height: (exact.bottom - exact.top) * object.scale };
  const isFree = mayStretch(object);
  const factor = Math.min(size.width / own.width, size.height / own.height);
  const wanted = isFree ? size : { width: own.width * factor, height: own.height * factor };
  // The words of a text say how high it is.
  const fields = boxFields(object, exact, object.kind === 'text' ? { width: size.width } : wanted, !isFree);
  const isSame = Object.entries(fields).every(([name, value]) => Reflect.get(object, name) === value);
  return isSame ? [] : [{ kind: 'set', id: object.id, fields }];
}

function mayStretch({ kind }: SceneObject): boolean {
  switch (kind) {
    case 'shape':
    case 'text':
    case 'frame':
    case 'topic':
    case 'table':
    case 'chart':
    case 'code':
    case 'link':
      return true;
    default:
      return false;
  }
}

const tidy = (value: number): number => Number(value.toPrecision(12));
