import { placementMatrix } from '../geometry/matrix.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import { transformRectangle, unite } from '../geometry/rectangle.ts';
import type { ObjectId, Placement, Presentation, SceneObject, Theme } from '../presentation/presentation.ts';
import { differenceBetween, type ListDifference } from './list-history.ts';
import { boundsOf, extentOf, needsRichForms, plant, plantLayers, type Scene, type SceneNode, setAnchor } from './scene.ts';
import { shownAfter } from './changed-objects.ts';
import { shownIn } from './shown.ts';
import { boundsOfChildren, childrenIn, type Shift, shiftChildren } from './sibling-tree.ts';

/** What a change makes of a picture. */
export interface ScenePatch {
  /** Everything has to be painted again: the theme or the language is another one. */
  isWhole: boolean;
  /** Otherwise, where, and because of which object: in the coordinates of a node that is still there. */
  areas: { within: SceneNode; area: Rectangle; of: ObjectId }[];
  /** Whether objects have come, gone, or changed their order. */
  isReordered: boolean;
  /** The layers of the background with other objects. */
  layers: string[];
  /** Objects of which only the placement is new: what is drawn for the former serves the next. */
  moved: { former: SceneObject; next: SceneObject }[];
}

/**
 * Makes a scene that of a changed presentation. Whatever both presentations share stays as it is: nodes, bounds, and everything derived
 * from their objects.
 */
export function changeScene(scene: Scene, presentation: Presentation): ScenePatch {
  const { presentation: former } = scene;
  const patch: ScenePatch = { isWhole: isOtherLook(former, presentation), areas: [], isReordered: false, layers: [], moved: [] };
  const follower = new Follower(scene.nodes as Map<ObjectId, SceneNode>, presentation.theme, patch);
  scene.presentation = presentation;
  scene.childrenIn = childrenIn;
  if (patch.isWhole) {
    scene.root = follower.plantAnew(presentation.root);
    scene.layers = plantLayers(presentation.theme, scene.root);
    scene.isRich = needsRichForms(presentation);
    return patch;
  }
  follower.follow(scene.root, presentation.root);
  follower.forgetRemoved();
  scene.isRich ||= needsRichForms(follower.fresh);
  const layers = presentation.theme.background.layers;
  if (layers !== former.theme.background.layers) {
    const known = new Set(former.theme.background.layers);
    patch.layers = [...layers, ...known].filter((layer) => !known.has(layer) || !layers.includes(layer)).map(({ id }) => id);
    scene.layers = plantLayers(presentation.theme, scene.root);
    scene.isRich ||= needsRichForms(layers);
  }
  return patch;
}

const isOtherLook = (former: Presentation, next: Presentation): boolean =>
  former.language !== next.language ||
  former.theme.palette !== next.theme.palette ||
  former.theme.fonts !== next.theme.fonts ||
  former.theme.textStyles !== next.theme.textStyles ||
  former.theme.background.fill !== next.theme.background.fill;

class Follower {
  /** Objects that were not there before, or not like this. */
  readonly fresh: SceneObject[] = [];
  readonly #nodes: Map<ObjectId, SceneNode>;
  readonly #theme: Theme;
  readonly #patch: ScenePatch;
  readonly #removed: SceneNode[] = [];

  constructor(nodes: Map<ObjectId, SceneNode>, theme: Theme, patch: ScenePatch) {
    this.#nodes = nodes;
    this.#theme = theme;
    this.#patch = patch;
  }

  plantAnew(root: SceneObject): SceneNode {
    this.#nodes.clear();
    return plant(root, undefined, this.#nodes, this.#theme);
  }

  /** The object has the id and the kind of the node's. */
  follow(node: SceneNode, object: SceneObject): void {
    const { object: former, inParent } = node;
    if (former === object) return;
    node.object = object;
    const isPlacedAnew = node.parent !== undefined && !hasSamePlacement(former, object);
    if (isPlacedAnew) node.toParent = placementMatrix(object);
    const isSameButPlaced = isAlikeBut(former, object);
    if (!isSameButPlaced) {
      node.extent = extentOf(object, this.#theme);
      this.fresh.push('children' in object ? { ...object, children: [] } : object);
    }
    if (former.scale !== object.scale) setAnchors(node);
    const shifts: Shift[] = [];
    if ('children' in object && 'children' in former && object.children !== former.children)
      this.#followHolder(node, former.children, object.children, shifts);
    if (!isSameButPlaced || shifts.length > 0) boundAnew(node, shifts, isSameButPlaced);
    if (isPlacedAnew || !isSameButPlaced) node.inParent = transformRectangle(node.toParent, node.bounds);
    if (isSameButPlaced) this.#patch.moved.push({ former, next: object });
    if (node.parent && (isPlacedAnew || !isSameButPlaced || former.opacity !== object.opacity))
      this.#patch.areas.push({ within: node.parent, area: unite(inParent, node.inParent), of: object.id });
    else if (!isSameButPlaced) this.#patch.areas.push({ within: node, area: node.extent, of: object.id });
  }

  /** Of what is hidden, there is no node. */
  #followHolder(node: SceneNode, former: Objects, next: Objects, shifts: Shift[]): void {
    const [before, after] = [shownIn(former), shownAfter(next, former)];
    shiftChildren(node, shifts, this.#followChildren(node, before, after, shifts));
  }

  /** Returns which places have other children, or those in another order. */
  #followChildren(node: SceneNode, before: readonly SceneObject[], after: readonly SceneObject[], shifts: Shift[]) {
    const { children } = node;
    const follow = (index: number, object: SceneObject | undefined): boolean => {
      const child = children[index];
      const isSame = child !== undefined && object !== undefined && child.object.id === object.id && child.object.kind === object.kind;
      if (isSame) this.#followShift(child, object, shifts);
      return isSame;
    };
    // Nearly all of them are what they were, where they were.
    const known = differenceBetween(before, after) ?? { start: 0, end: before.length, places: undefined };
    let start = sharedFrom(before, after, 0, known);
    while (start < before.length && follow(start, after[start])) start = sharedFrom(before, after, start + 1, known);
    const later = after.length - before.length;
    const least = start + Math.max(0, -later);
    let end = sharedUpTo(before, after, before.length, least, known);
    while (end > least && follow(end - 1, after[end - 1 + later])) end = sharedUpTo(before, after, end - 1, least, known);
    const afterEnd = end + later;
    if (end === start && afterEnd === start) return { start, end };
    this.#patch.isReordered = true;
    const between = this.#followAmong(node, children.slice(start, end), after.slice(start, afterEnd), shifts);
    node.children = children.toSpliced(start, end - start, ...between);
    return { start, end: afterEnd };
  }

  /** Children that come, go, or change their order. */
  #followAmong(node: SceneNode, children: readonly SceneNode[], objects: readonly SceneObject[], shifts: Shift[]): SceneNode[] {
    const left = new Map(children.map((child, place) => [child.object.id, { child, place }]));
    let last = -1;
    const followed = objects.map((object) => {
      const { child, place } = left.get(object.id) ?? { child: undefined, place: 0 };
      if (!child || child.object.kind !== object.kind) return this.#plantIn(node, object, shifts);
      left.delete(object.id);
      // It is behind one that it was in front of, or the other way round.
      if (place !== last + 1) this.#patch.areas.push({ within: node, area: child.inParent, of: object.id });
      last = place;
      this.#followShift(child, object, shifts);
      return child;
    });
    for (const { child } of left.values()) {
      this.#patch.areas.push({ within: node, area: child.inParent, of: child.object.id });
      this.#removed.push(child);
      shifts.push({ child, from: child.inParent, to: undefined });
    }
    return followed;
  }

  #followShift(child: SceneNode, object: SceneObject, shifts: Shift[]): void {
    const from = child.inParent;
    this.follow(child, object);
    if (child.inParent !== from) shifts.push({ child, from, to: child.inParent });
  }

  #plantIn(node: SceneNode, object: SceneObject, shifts: Shift[]): SceneNode {
    const planted = plant(object, node, this.#nodes, this.#theme);
    shifts.push({ child: planted, from: undefined, to: planted.inParent });
    this.#patch.areas.push({ within: node, area: planted.inParent, of: object.id });
    this.fresh.push(object);
    return planted;
  }

  /** At the end: an object may have gone from one parent to another. */
  forgetRemoved(): void {
    const forget = (node: SceneNode) => {
      if (this.#nodes.get(node.object.id) === node) this.#nodes.delete(node.object.id);
      node.children.forEach(forget);
    };
    this.#removed.forEach(forget);
  }
}

type Objects = readonly SceneObject[];

/** The first place from `start` on where they differ. On its own, since engines make such a short loop several times as fast. */
function sharedFrom(before: Objects, after: Objects, start: number, known: ListDifference): number {
  const length = Math.min(before.length, after.length);
  const { places } = known;
  if (places) return places.find((place) => place >= start && before[place] !== after[place]) ?? length;
  const last = before.length === after.length ? known.end : length;
  let place = Math.max(start, known.start);
  while (place < last && before[place] === after[place]) place++;
  return place < last ? place : Math.max(start, length);
}

/** The same from the end of both: the place in `before` from which on they share everything, not below `least`. */
function sharedUpTo(before: Objects, after: Objects, end: number, least: number, known: ListDifference): number {
  const later = after.length - before.length;
  let place = Math.max(Math.min(end, known.end), least);
  while (place > least && before[place - 1] === after[place - 1 + later]) place--;
  return place;
}

/** Sets bounds; the same ones stay what they were. Looks at all children only if one of a few that moved was at the edge. */
function boundAnew(node: SceneNode, shifts: readonly Shift[], hasSameExtent: boolean): void {
  const { bounds: former, extent } = node;
  const { left, top, right, bottom } = former;
  const isAtEdge = ({ from }: Shift) => from && (from.left <= left || from.top <= top || from.right >= right || from.bottom >= bottom);
  const inside = boundsOfChildren(node);
  let bounds = former;
  if (inside) bounds = unite(extent, inside);
  else if (!hasSameExtent || shifts.some(isAtEdge)) bounds = boundsOf(node);
  else for (const { to } of shifts) if (to) bounds = unite(bounds, to);
  if (left === bounds.left && top === bounds.top && right === bounds.right && bottom === bounds.bottom) return;
  node.bounds = bounds;
  node.inParent = transformRectangle(node.toParent, bounds);
}

function setAnchors(node: SceneNode): void {
  setAnchor(node);
  node.children.forEach(setAnchors);
}

const placing = ['x', 'y', 'rotation', 'scale', 'width', 'height'] as const satisfies (keyof Placement)[];

const hasSamePlacement = (one: SceneObject, other: SceneObject): boolean => placing.every((name) => one[name] === other[name]);

/** Fields that say where an object is, but not what is drawn for it. */
const aside: ReadonlySet<string> = new Set(['x', 'y', 'rotation', 'scale', 'opacity', 'order', 'children', 'isLocked']);

function isAlikeBut(one: SceneObject, other: SceneObject): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => aside.has(name) || Reflect.get(one, name) === Reflect.get(other, name));
}
