import type { Operation } from '#model/change/operation.ts';
import { invert, type Point } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { nodeOf } from '../core/selection/bounds.ts';

/** Moves objects by what their boxes say, wherever in the document they are. Those that stay are not touched. */
export function lineUp(scene: Scene, ids: readonly ObjectId[], movesOf: (boxes: readonly Rectangle[]) => readonly Point[]): Operation[] {
  const nodes = ids.flatMap((id) => nodeOf(scene, id) ?? []);
  const seenFrom = commonParent(scene, nodes);
  const moves = movesOf(nodes.map((node) => transformRectangle(matrixBetween(node, seenFrom), exactBox(node))));
  return nodes.flatMap((node, index): Operation[] => {
    const move = moves[index];
    if (!move || (Math.abs(move.x) < NOTHING && Math.abs(move.y) < NOTHING)) return [];
    const { id, x, y } = node.object;
    const way = inParent(node.parent ?? scene.root, seenFrom, move);
    return [{ kind: 'set', id, fields: { x: tidy(x + way.x), y: tidy(y + way.y) } }];
  });
}

const NOTHING = 1e-9;
const tidy = (value: number): number => Number(value.toPrecision(12));

/** What they are all directly in, or the canvas. */
export function commonParent({ root }: Scene, nodes: readonly SceneNode[]): SceneNode {
  const parents = new Set(nodes.map(({ parent }) => parent));
  const [only] = parents;
  return parents.size === 1 && only ? only : root;
}

function inParent(parent: SceneNode, seenFrom: SceneNode, { x, y }: Point): Point {
  const [a, b, c, d] = invert(matrixBetween(parent, seenFrom)) ?? [1, 0, 0, 1];
  return { x: a * x + c * y, y: b * x + d * y };
}
