import type { Operation } from '#model/change/operation.ts';
import { transformRectangle, type Rectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { lineUp } from '../inspect/line-up.ts';

/** Where an object goes as seen from another, upright on the canvas. */
export const relations = ['rightOf', 'leftOf', 'above', 'below', 'inside', 'sameSize'] as const;
export type Relation = (typeof relations)[number];

/** Of the larger side of both: so far apart. */
const APART = 0.1;

/** The objects to go by: its siblings and what it is in, unless that is the canvas; of a long list, the nearest. */
export function othersFor(scene: Scene, id: ObjectId, most = 200): ObjectId[] {
  const node = scene.nodes.get(id);
  const { parent } = node ?? {};
  if (!node || !parent) return [];
  const { x, y } = node.object;
  const farFrom = ({ object }: SceneNode) => Math.hypot(object.x - x, object.y - y);
  const siblings = parent.children.filter((child) => child !== node).toSorted((one, other) => farFrom(one) - farFrom(other));
  return [...siblings.slice(0, most), ...(parent.parent ? [parent] : [])].map(({ object }) => object.id);
}

/** Puts an object beside, into the middle of, or to the size of another; it stays in what it is in. */
export function placingBeside(scene: Scene, id: ObjectId, relation: Relation, other: ObjectId): Operation[] {
  const [node, beside] = [scene.nodes.get(id), scene.nodes.get(other)];
  if (!node || !beside || node === beside) return [];
  if (relation === 'sameSize') return sizing(node, beside);
  return lineUp(scene, [id], ([own]) => {
    const seenFrom = node.parent ?? scene.root;
    const there = transformRectangle(matrixBetween(beside, seenFrom), exactBox(beside));
    return own ? [wayTo(own, there, relation)] : [];
  });
}

function wayTo(own: Rectangle, there: Rectangle, relation: Exclude<Relation, 'sameSize'>) {
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
    case 'inside':
      return centred;
  }
}

/** As wide as the other in the view, in its own proportions. */
function sizing({ object, parent }: SceneNode, beside: SceneNode): Operation[] {
  if (!parent) return [];
  const [a, b] = matrixBetween(beside, parent);
  const factor = (Math.hypot(a, b) * beside.object.width) / (object.width * object.scale);
  const scale = Number((object.scale * factor).toPrecision(12));
  return scale === object.scale || !Number.isFinite(scale) ? [] : [{ kind: 'set', id: object.id, fields: { scale } }];
}
