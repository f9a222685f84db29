import type { Operation } from '#model/change/operation.ts';
import { apply, multiply, placementMatrix, type Point } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import { scalesWhole, type Side } from '../handles.ts';
import { openSnapping } from '../snapping/snapping.ts';
import { inNode, tidy, toView } from '../view.ts';
import { openDragging } from './dragging.ts';
import type { Gesture, Modifiers } from './gesture.ts';
import { shifted, unsnapped } from '../snapping/snapped.ts';

/** No smaller than this many CSS pixels. */
const LEAST = 4;

/** Pulls at a side or corner of one object. With Shift it keeps its proportions or gives them up; with Alt its middle stays. */
export function openResize(desk: Desk, node: SceneNode, parent: SceneNode, side: Side, from: Point): Gesture {
  const { object } = node;
  const start = inNode(desk, node, from);
  const box = exactBox(node);
  const toStart = toView(desk, node);
  const inParent = toView(desk, parent);
  const own = placementMatrix(object);
  const least = LEAST / (Math.hypot(toStart[0], toStart[1]) || 1);
  const snapping = openSnapping(desk, [object.id]);
  const edge = edgeInView(transformRectangle(toStart, box), side);
  const dragging = openDragging(desk, [object.id]);
  return {
    move(point, modifiers) {
      const keeps = keepsShape(object, side, modifiers);
      const snapped = modifiers.isCtrl || keeps || !isUpright(toStart) ? unsnapped : snapping.side(shifted(edge, between(from, point)));
      const here = pointIn(toStart, { x: point.x + (side.x && snapped.x), y: point.y + (side.y && snapped.y) });
      const pulled = { x: here.x - start.x, y: here.y - start.y };
      const next = pull(box, side, pulled, keeps, modifiers.isAlt, least);
      dragging.change(changesOf(object, box, next, side, own, inParent));
      const isMoved = ([one, other]: readonly [Point, Point]) => (one.x === other.x ? side.x !== 0 : side.y !== 0);
      desk.mark({ guides: snapped.guides.filter(isMoved), words: { at: point, text: sizeWords(object, next) } });
    },
    end: dragging.end,
    cancel: dragging.cancel,
  };
}

/** The sides that are pulled at, as a box: as flat as they are one. */
function edgeInView({ left, top, right, bottom }: Rectangle, { x, y }: Side): Rectangle {
  const at = (low: number, high: number, side: Side['x']): [number, number] =>
    side === 0 ? [low, high] : side < 0 ? [low, low] : [high, high];
  const [[fromLeft, toRight], [fromTop, toBottom]] = [at(left, right, x), at(top, bottom, y)];
  return { left: fromLeft, right: toRight, top: fromTop, bottom: toBottom };
}

/** Only then do its sides line up with those of others. */
const isUpright = ([a, b]: Matrix): boolean => a > 0 && Math.abs(b) < a * 1e-6;

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Pictures keep their proportions unless somebody does not want that; other boxes the other way round. */
function keepsShape(object: SceneObject, side: Side, { isShift }: Modifiers): boolean {
  if (side.x === 0 || side.y === 0) return false;
  if (scalesWhole(object)) return true;
  const isPicture = object.kind === 'image' || object.kind === 'video' || object.kind === 'drawing';
  return isPicture !== isShift;
}

function pointIn([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  const determinant = a * d - b * c || 1;
  return { x: (d * (x - e) - c * (y - f)) / determinant, y: (a * (y - f) - b * (x - e)) / determinant };
}

/** The box after pulling one of its sides. */
export function pull(box: Rectangle, side: Side, pulled: Point, keepsShape: boolean, isCentred: boolean, least: number): Rectangle {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const times = isCentred ? 2 : 1;
  let nextWidth = Math.max(least, width + side.x * pulled.x * times);
  let nextHeight = Math.max(least, height + side.y * pulled.y * times);
  if (keepsShape) {
    const factor = Math.max(nextWidth / width, nextHeight / height);
    [nextWidth, nextHeight] = [width * factor, height * factor];
  }
  const [left, right] = spread(box.left, box.right, side.x, nextWidth, isCentred);
  const [top, bottom] = spread(box.top, box.bottom, side.y, nextHeight, isCentred);
  return { left, top, right, bottom };
}

function spread(low: number, high: number, side: number, length: number, isCentred: boolean): [number, number] {
  if (isCentred || side === 0) {
    const middle = (low + high) / 2;
    return [middle - length / 2, middle + length / 2];
  }
  return side > 0 ? [low, low + length] : [high - length, high];
}

function changesOf(object: SceneObject, box: Rectangle, next: Rectangle, side: Side, own: Matrix, inParent: Matrix): Operation[] {
  const factor = (next.right - next.left) / (box.right - box.left);
  const isWhole = scalesWhole(object) && side.x !== 0 && side.y !== 0;
  if (isWhole) {
    // The middle of the object itself, which a group's content need not be around.
    const shift = (value: number, low: number, nextLow: number) => nextLow + (value - low) * factor;
    const middle = apply(own, shift(object.width / 2, box.left, next.left), shift(object.height / 2, box.top, next.top));
    return [
      {
        kind: 'set',
        id: object.id,
        fields: { x: tidy(middle.x, inParent), y: tidy(middle.y, inParent), scale: object.scale * factor },
      },
    ];
  }
  const middle = apply(own, (next.left + next.right) / 2, (next.top + next.bottom) / 2);
  const toOwn = multiply(inParent, own);
  const fields = {
    x: tidy(middle.x, inParent),
    y: tidy(middle.y, inParent),
    width: tidy(next.right - next.left, toOwn),
    height: tidy(next.bottom - next.top, toOwn),
  };
  return [{ kind: 'set', id: object.id, fields }, ...heldBack(object, next)];
}

/** What is in a topic stays where it is when its upper left corner moves. */
function heldBack(object: SceneObject, { left, top }: Rectangle): Operation[] {
  if (!('children' in object) || (left === 0 && top === 0)) return [];
  return object.children.map(({ id, x, y }) => ({ kind: 'set', id, fields: { x: x - left, y: y - top } }));
}

const sizeWords = ({ scale }: SceneObject, { left, top, right, bottom }: Rectangle): string =>
  `${Math.round((right - left) * scale)} × ${Math.round((bottom - top) * scale)}`;
