import { identity } from '#model/geometry/matrix.ts';
import { nothing, type Rectangle, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { asObjects, type Selection } from './selection.ts';

/** A box, and the matrix from its coordinates to those of the node it was asked for. */
export interface SelectionBounds {
  readonly box: Rectangle;
  readonly matrix: Matrix;
}

/** The box around what is selected: turned like the object if it is only one. `seenFrom` is best a topic near the camera. */
export function boundsOf(selection: Selection, scene: Scene, seenFrom: SceneNode = scene.root): SelectionBounds | undefined {
  const nodes = asObjects(selection).ids.flatMap((id) => nodeOf(scene, id) ?? []);
  const [only, more] = nodes;
  if (!only) return undefined;
  if (!more) return { box: exactBox(only), matrix: matrixBetween(only, seenFrom) };
  const box = nodes.reduce((sum, node) => unite(sum, transformRectangle(matrixBetween(node, seenFrom), exactBox(node))), nothing);
  return { box, matrix: identity };
}

/** Those of the background are not in the scene's index. */
export function nodeOf({ nodes, layers }: Scene, id: ObjectId): SceneNode | undefined {
  const find = (list: readonly SceneNode[]): SceneNode | undefined => {
    for (const node of list) {
      const found = node.object.id === id ? node : find(node.children);
      if (found) return found;
    }
    return undefined;
  };
  return nodes.get(id) ?? find(layers.flatMap((layer) => layer.nodes));
}
