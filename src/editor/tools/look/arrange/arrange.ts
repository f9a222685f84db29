import type { Operation } from '#model/change/operation.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { nothing, type Rectangle, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { asObjects } from '../../../core/selection/selection.ts';
import type { Desk } from '../../../desk/desk.ts';
import { tidy, toView } from '../../../hands/view.ts';
import { type ArrangeWishes, placesFor, type Size, usualColumns } from './shapes.ts';

/** What an arrangement would move, in the order of the path. */
export interface ArrangeTarget {
  /** The topic, group or canvas that they are in. */
  readonly parent: SceneNode;
  readonly isCanvas: boolean;
  readonly nodes: readonly SceneNode[];
  readonly areTopics: boolean;
}

export interface ArrangedObject {
  readonly node: SceneNode;
  /** Upright, in the coordinates of what it is in. */
  readonly before: Rectangle;
  readonly after: Rectangle;
  /** Its centre and scale afterwards. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** More than these are not arranged at once. */
const MOST = 200;
/** Left free at the edges, as a share of the area. */
const MARGIN = 0.04;

/** What is in the selected topic or group, or on the canvas: its topics, or all of it where there are not two topics. */
export function arrangeTarget(desk: Desk): ArrangeTarget | undefined {
  const { selection } = desk.state();
  const [id, more] = asObjects(selection).ids;
  const { within } = selection;
  const chosen = (more === undefined && holderOf(desk, id)) || ('parent' in within ? holderOf(desk, within.parent) : undefined);
  const { root } = desk.scene;
  return (chosen && targetIn(desk, chosen)) ?? targetIn(desk, root);
}

function holderOf({ scene }: Desk, id: ObjectId | undefined): SceneNode | undefined {
  const node = id === undefined ? undefined : scene.nodes.get(id);
  return node?.object.kind === 'topic' || node?.object.kind === 'group' ? node : undefined;
}

function targetIn({ scene, draft }: Desk, parent: SceneNode): ArrangeTarget | undefined {
  const topics = parent.children.filter(({ object }) => object.kind === 'topic');
  const areTopics = topics.length > 1;
  const nodes = areTopics ? topics : parent.children;
  if (nodes.length < 2) return undefined;
  const turn = turns(draft.presentation.path);
  const inOrder = nodes.toSorted((one, other) => turn(one) - turn(other)).slice(0, MOST);
  return { parent, isCanvas: parent === scene.root, nodes: inOrder, areTopics };
}

/** When the path comes to a node, or to something in it; those that it never comes to are last. */
function turns(path: readonly { readonly to?: ObjectId | undefined }[]): (node: SceneNode) => number {
  const places = new Map<ObjectId, number>();
  for (const [place, { to }] of path.entries()) if (to !== undefined && !places.has(to)) places.set(to, place);
  const turnOf = (node: SceneNode): number =>
    places.get(node.object.id) ?? node.children.reduce((first, child) => Math.min(first, turnOf(child)), Number.MAX_SAFE_INTEGER);
  return turnOf;
}

/** Where they would be: as large as they are, or all smaller alike if there is not enough room. */
export function arranged(
  { parent, nodes }: ArrangeTarget,
  wishes: ArrangeWishes & { readonly isEven: boolean },
): readonly ArrangedObject[] {
  const boxes = nodes.map((node) => transformRectangle(node.toParent, exactBox(node)));
  const factors = wishes.isEven ? evening(boxes.map(sizeOf)) : boxes.map(() => 1);
  const sizes = boxes.map((box, place) => scaled(sizeOf(box), factors[place] ?? 1));
  const places = placesFor(sizes, wishes);
  const whole = uniteAll(places.map((place, index) => around(place, sizes[index])));
  const area = areaIn(parent);
  const fit = Math.min(1, (area.right - area.left) / (whole.right - whole.left), (area.bottom - area.top) / (whole.bottom - whole.top));
  const size = scaled(sizeOf(whole), fit);
  const middle = nearestCentre(area, centreOf(uniteAll(boxes)), size);
  const offset = centreOf(whole);
  return nodes.flatMap((node, index): ArrangedObject[] => {
    const [before, place] = [boxes[index], places[index]];
    if (!before || !place) return [];
    const factor = (factors[index] ?? 1) * fit;
    const at = { x: middle.x + (place.x - offset.x) * fit, y: middle.y + (place.y - offset.y) * fit };
    const was = centreOf(before);
    const { x, y, scale } = node.object;
    const after = around(at, scaled(sizeOf(before), factor));
    return [{ node, before, after, x: at.x + (x - was.x) * factor, y: at.y + (y - was.y) * factor, scale: scale * factor }];
  });
}

export const columnsFor = ({ nodes }: ArrangeTarget): number =>
  usualColumns(nodes.map((node) => sizeOf(transformRectangle(node.toParent, exactBox(node)))));

export function arrangeOperations(desk: Desk, { parent }: ArrangeTarget, objects: readonly ArrangedObject[]): Operation[] {
  const matrix = toView(desk, parent);
  return objects.flatMap(({ node: { object }, x, y, scale }): Operation[] => {
    const fields = { x: tidy(x, matrix), y: tidy(y, matrix), ...(scale !== object.scale && { scale: Number(scale.toPrecision(12)) }) };
    return isThere(object, fields) ? [] : [{ kind: 'set', id: object.id, fields }];
  });
}

const isThere = (object: SceneObject, { x, y, scale = object.scale }: { x: number; y: number; scale?: number }): boolean =>
  object.x === x && object.y === y && object.scale === scale;

const sizeOf = ({ left, top, right, bottom }: Rectangle): Size => ({ width: right - left, height: bottom - top });
const scaled = ({ width, height }: Size, factor: number): Size => ({ width: width * factor, height: height * factor });
const centreOf = ({ left, top, right, bottom }: Rectangle): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const uniteAll = (boxes: readonly Rectangle[]): Rectangle => boxes.reduce((all, box) => unite(all, box), nothing);
const around = ({ x, y }: Point, { width, height }: Size = { width: 0, height: 0 }): Rectangle => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** What makes the longer sides as long as that of the one in the middle. */
function evening(sizes: readonly Size[]): number[] {
  const sides = sizes.map(({ width, height }) => Math.max(width, height));
  const usual = sides.toSorted((one, other) => one - other)[sides.length >> 1] ?? 1;
  return sides.map((side) => (side > 0 ? usual / side : 1));
}

/** The largest upright box in it, with a margin. */
function areaIn(parent: SceneNode): Rectangle {
  const { object } = parent;
  const isRound = object.kind === 'topic' && object.frame?.shape === 'circle';
  const share = isRound ? (1 - Math.SQRT1_2) / 2 : MARGIN;
  const [x, y] = [object.width * share, object.height * share];
  return { left: x, top: y, right: object.width - x, bottom: object.height - y };
}

/** The nearest centre at which something of this size is within the area. */
function nearestCentre({ left, top, right, bottom }: Rectangle, { x, y }: Point, { width, height }: Size): Point {
  const near = (value: number, from: number, to: number) => (from > to ? (from + to) / 2 : Math.min(Math.max(value, from), to));
  return { x: near(x, left + width / 2, right - width / 2), y: near(y, top + height / 2, bottom - height / 2) };
}
