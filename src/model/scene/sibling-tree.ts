import RBush, { type BBox } from 'rbush';
import { invert } from '../geometry/matrix.ts';
import { grow, type Rectangle, transformRectangle } from '../geometry/rectangle.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { Scene, SceneNode } from './scene.ts';

/** With fewer, looking at all of them is as fast. */
const MANY = 64;

/** Between two ranks; with less, all siblings get new ones. */
const FINEST = 2 ** -30;

interface Leaf extends BBox {
  node: SceneNode;
  /** Ascends in the order in which siblings are painted. */
  rank: number;
}

/** Where a child was in its parent's coordinates, if it was there, and is, if it still is. */
export interface Shift {
  child: SceneNode;
  from: Rectangle | undefined;
  to: Rectangle | undefined;
}

const trees = new WeakMap<SceneNode, SiblingTree>();

/** The children of a node by where they are, so that neither its bounds nor a small area of it need all of them. */
class SiblingTree {
  readonly #tree = new RBush<Leaf>();
  readonly #leaves = new Map<SceneNode, Leaf>();

  constructor(children: readonly SceneNode[]) {
    children.forEach((node, rank) => this.#leaves.set(node, { ...boxOf(node.inParent), node, rank }));
    this.#tree.load([...this.#leaves.values()]);
  }

  shift({ child, to }: Shift): void {
    const former = this.#leaves.get(child);
    if (former) this.#tree.remove(former);
    if (!to) return void this.#leaves.delete(child);
    const leaf = { ...boxOf(to), node: child, rank: former?.rank ?? 0 };
    this.#leaves.set(child, leaf);
    this.#tree.insert(leaf);
  }

  /** After all shifts: children from one place to another are new there. */
  rank(children: readonly SceneNode[], start: number, end: number): void {
    const rankAt = (place: number) => this.#leaves.get(children[place] as SceneNode)?.rank;
    const before = rankAt(start - 1) ?? (rankAt(end) ?? 0) - (end - start + 1);
    const step = ((rankAt(end) ?? before + end - start + 1) - before) / (end - start + 1);
    const [from, by, first, last] = step > FINEST ? [before + step, step, start, end] : [0, 1, 0, children.length];
    for (let place = first; place < last; place++) {
      const leaf = this.#leaves.get(children[place] as SceneNode);
      if (leaf) leaf.rank = from + (place - first) * by;
    }
  }

  bounds(): Rectangle {
    const { minX, minY, maxX, maxY }: BBox = this.#tree.toJSON();
    return { left: minX, top: minY, right: maxX, bottom: maxY };
  }

  within(area: Rectangle): SceneNode[] {
    const found = this.#tree.search(boxOf(area));
    return found.sort((one, other) => one.rank - other.rank).map(({ node }) => node);
  }
}

const boxOf = ({ left, top, right, bottom }: Rectangle): BBox => ({ minX: left, minY: top, maxX: right, maxY: bottom });

/** After a node's children have changed: those from `start` to `end` have come, gone, or changed their order. */
export function shiftChildren(node: SceneNode, shifts: readonly Shift[], { start, end }: { start: number; end: number }): void {
  const tree = trees.get(node);
  if (!tree) {
    if (node.children.length >= MANY) trees.set(node, new SiblingTree(node.children));
    return;
  }
  for (const shift of shifts) tree.shift(shift);
  if (end > start) tree.rank(node.children, start, end);
}

/** Makes all trees at once, so that the first change does not take longer than others. */
export function prepareForChanges(scene: Scene): void {
  scene.childrenIn = childrenIn;
  for (const node of scene.nodes.values()) if (!trees.has(node)) shiftChildren(node, [], { start: 0, end: 0 });
}

/** Around all children of a node, if there is a tree of them. */
export const boundsOfChildren = (node: SceneNode): Rectangle | undefined => trees.get(node)?.bounds();

/** For `Scene.childrenIn`. */
export function childrenIn(node: SceneNode, toClip: Matrix, clip: Rectangle): readonly SceneNode[] {
  const tree = trees.get(node);
  const back = tree && invert(toClip);
  if (!back) return node.children;
  const area = transformRectangle(back, clip);
  // From far away, or deep inside, matrices are less exact than an area is small.
  const most = Math.max(Math.abs(area.left), Math.abs(area.top), Math.abs(area.right), Math.abs(area.bottom));
  return tree.within(grow(area, most * 1e-6));
}
