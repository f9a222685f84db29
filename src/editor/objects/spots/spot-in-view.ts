import { scaleOf } from '#model/geometry/matrix.ts';
import { grow, intersects, isNothing, type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { boxOf, type SceneNode } from '#model/scene/scene.ts';
import { isTuckedAway } from '../../core/selection/collapsing.ts';
import { isLocked } from '../../core/selection/states.ts';
import type { Desk } from '../../desk/desk.ts';
import { toView } from '../../hands/view.ts';
import { freePlace } from '../../outline/free-place.ts';
import { areaAround, holderAt, middleOf, middleOfArea, scaleIn } from '../place.ts';

/** Where something new goes: into what, around which area of the view, and at which scale. */
export interface Spot {
  readonly holder: SceneNode;
  readonly area: Rectangle;
  readonly scale: number;
}

type Size = readonly [width: number, height: number];
/** In CSS pixels, of so many to one unit of its own. */
type SizeFor = (unit: number) => Size;

/** CSS pixels. What is nearer to each other than this looks like one object. */
const APART = 12;
/** So far from what is there if there is no room beside it. */
const SHIFT = 24;
/** Of the view, what tools cover at its edges. */
const EDGE = 0.08;
/** Of a topic in view, what something new in it takes at most. */
const SHARE = 0.8;
/** A topic may be smaller than others to be beside them. */
const SIZES = [1, 0.75, 0.5, 0.35];

/**
 * Where something goes that somebody adds without saying where: to the middle of what they see, but not onto what they put there before. It
 * goes into the topic that is selected, and a topic goes beside that.
 */
export function spotInView(desk: Desk, isTopic: boolean, size: SizeFor): Spot {
  const selected = topicInView(desk);
  if (selected && isTopic) return besideTopic(desk, selected, size) ?? inMiddle(desk, size);
  return selected ? inTopic(desk, selected, size) : inMiddle(desk, size);
}

/** The only object that is selected, if it is a topic that something can go into, and is to be seen. */
function topicInView(desk: Desk): SceneNode | undefined {
  const { selection, collapsed } = desk.state();
  const [id, more] = selection.kind === 'objects' ? selection.ids : [];
  const node = id === undefined || more !== undefined ? undefined : desk.scene.nodes.get(id);
  if (node?.object.kind !== 'topic' || isLocked(desk.draft, node.object.id)) return undefined;
  if (collapsed.has(node.object.id) || isTuckedAway(node, collapsed)) return undefined;
  return isNothing(seenOf(desk, node)) ? undefined : node;
}

function inMiddle(desk: Desk, size: SizeFor): Spot {
  const middle = middleOf(desk);
  const holder = holderAt(desk, middle);
  const scale = scaleIn(desk, holder);
  const area = areaAround(middle, ...size(unitIn(desk, holder, scale)));
  return { holder, area: apartFrom(desk, holder, area), scale };
}

function inTopic(desk: Desk, holder: SceneNode, size: SizeFor): Spot {
  const scale = scaleIn(desk, holder);
  const [width, height] = size(unitIn(desk, holder, scale));
  const seen = seenOf(desk, holder);
  const factor = Math.min(1, (SHARE * widthOf(seen)) / width, (SHARE * heightOf(seen)) / Math.max(height, 1));
  const middle = middleOf(desk);
  const isThere = isIn(seen, areaAround(middle, 0, 0));
  const area = areaAround(isThere ? middle : middleOfArea(seen), width * factor, height * factor);
  return { holder, area: apartFrom(desk, holder, area), scale: scale * factor };
}

/** Among the siblings of a topic, if there is room in view. */
function besideTopic(desk: Desk, topic: SceneNode, size: SizeFor): Spot | undefined {
  const holder = topic.parent ?? desk.scene.root;
  const scale = scaleIn(desk, holder);
  const [width, height] = size(unitIn(desk, holder, scale));
  const seen = seenOf(desk, holder);
  const taken = [...boxesIn(desk, holder).filter(({ node }) => node !== topic), { node: topic, box: boxInView(desk, topic) }];
  for (const factor of SIZES) {
    const area = freeArea(
      seen,
      taken.map(({ box }) => box),
      [width * factor, height * factor],
    );
    if (area) return { holder, area, scale: scale * factor };
  }
  return undefined;
}

/** The area, or one beside it if something lies there that it would cover as if there were only one of them. */
function apartFrom(desk: Desk, holder: SceneNode, area: Rectangle): Rectangle {
  const boxes = boxesIn(desk, holder).map(({ box }) => box);
  const pile = boxes.filter((box) => isPiledOn(box, area));
  const last = pile.at(-1);
  if (!last) return area;
  const free = freeArea(seenOf(desk, holder), [...boxes.filter((box) => box !== last), last], [widthOf(area), heightOf(area)]);
  if (free) return free;
  let next = area;
  do next = { left: next.left + SHIFT, top: next.top + SHIFT, right: next.right + SHIFT, bottom: next.bottom + SHIFT };
  while (boxes.some((box) => isPiledOn(box, next)));
  return next;
}

function freeArea(within: Rectangle, taken: readonly Rectangle[], [width, height]: Size): Rectangle | undefined {
  const { left, top } = within;
  const shifted = taken.map((box) => ({ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }));
  const place = freePlace({ width: widthOf(within), height: heightOf(within) }, shifted, { width, height: Math.max(height, APART) });
  const area = areaAround({ x: left + place.x, y: top + place.y }, width, height);
  return isIn(within, area) && !taken.some((box) => intersects(box, area)) ? area : undefined;
}

/** The same middle, or the same corner where reading begins. */
const isPiledOn = (one: Rectangle, other: Rectangle): boolean =>
  isNear(middleOfArea(one), middleOfArea(other)) || isNear({ x: one.left, y: one.top }, { x: other.left, y: other.top });

const isNear = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  Math.abs(one.x - other.x) < APART && Math.abs(one.y - other.y) < APART;

const unitIn = (desk: Desk, holder: SceneNode, scale: number): number => scaleOf(toView(desk, holder)) * scale;

/** In the view, in the order in which they are drawn. */
const boxesIn = (desk: Desk, holder: SceneNode) => holder.children.map((node) => ({ node, box: boxInView(desk, node) }));
const boxInView = (desk: Desk, node: SceneNode): Rectangle => transformRectangle(toView(desk, node), exactBox(node));

/** What of it is in the middle part of the view. The canvas has no end. */
function seenOf(desk: Desk, node: SceneNode): Rectangle {
  const { width, height } = desk.state().viewport;
  const view = { left: width * EDGE, top: height * EDGE, right: width * (1 - EDGE), bottom: height * (1 - EDGE) };
  return node.object.kind === 'topic' && node.parent ? shared(view, transformRectangle(toView(desk, node), boxOf(node))) : view;
}

const shared = (one: Rectangle, other: Rectangle): Rectangle => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const isIn = (whole: Rectangle, part: Rectangle): boolean => {
  const { left, top, right, bottom } = grow(whole, 1e-6);
  return part.left >= left && part.top >= top && part.right <= right && part.bottom <= bottom;
};
const widthOf = ({ left, right }: Rectangle): number => right - left;
const heightOf = ({ top, bottom }: Rectangle): number => bottom - top;
