import { type Point, scaleOf } from '#model/geometry/matrix.ts';
import { grow, intersects, nothing, type Rectangle, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { evenShift, type Gap, gapsBeside } from '#model/picking/gaps.ts';
import { type Guide, snap, snapIndex } from '#model/picking/snap.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import { shifted, type Snapping } from './snapped.ts';
import { placed, toView } from '../view.ts';

/** In CSS pixels. */
const REACH = 6;
/** Nobody can tell more apart, and each costs time with every move. */
const MOST = 500;

/** What boxes in the view can line up with: the neighbours of what is moved, and what they are in. */
export function openSnapping(desk: Desk, moved: readonly ObjectId[]): Snapping {
  const left = new Set(moved);
  const parents = new Set(moved.flatMap((id) => placed(desk, id)?.parent ?? []));
  const [first] = parents;
  const neighbours = [...parents].flatMap((parent) => [
    ...(parent.parent ? [parent] : []),
    ...inView(desk, parent).filter((child) => !left.has(child.object.id)),
  ]);
  const all = neighbours.map((node) => transformRectangle(toView(desk, node), exactBox(node)));
  const boxes = all.length > MOST ? nearest(desk, all, moved).slice(0, MOST) : all;
  const index = snapIndex(boxes);
  const unit = first ? scaleOf(toView(desk, first)) : 1;
  const written = ({ axis, from, to, at }: Gap) => ({
    ends: along(axis === 'across', from, to, at),
    text: String(Math.round((to - from) / unit)),
  });
  return {
    whole(box) {
      const lined = snap(index, box, REACH);
      const way = { x: nearer('across', 'vertical'), y: nearer('down', 'horizontal') };
      function nearer(axis: Gap['axis'], guide: Guide['axis']): number {
        const own = axis === 'across' ? lined.x : lined.y;
        const even = evenShift(boxes, box, axis, REACH);
        const isLined = lined.guides.some((one) => one.axis === guide);
        return even !== undefined && (!isLined || Math.abs(even) < Math.abs(own)) ? even : own;
      }
      const there = shifted(box, way);
      const { guides } = way.x === lined.x && way.y === lined.y ? lined : snap(index, there, EXACT);
      const gaps = [...gapsBeside(boxes, there, 'across'), ...gapsBeside(boxes, there, 'down')].map(written);
      return { ...way, guides: guides.map(lineOf), gaps: gaps.filter(({ text }) => text !== '0') };
    },
    side(box) {
      const { x, y, guides } = snap(index, box, REACH);
      return { x, y, guides: guides.map(lineOf) };
    },
  };
}

/** Those that are nearest to what is moved first. */
function nearest(desk: Desk, boxes: readonly Rectangle[], moved: readonly ObjectId[]): Rectangle[] {
  const own = moved.flatMap((id) => {
    const found = placed(desk, id);
    return found ? transformRectangle(toView(desk, found.node), exactBox(found.node)) : [];
  });
  const { left, top, right, bottom } = own.reduce(unite, nothing);
  const away = (box: Rectangle) => Math.max(box.left - right, left - box.right, box.top - bottom, top - box.bottom);
  return boxes.toSorted((one, other) => away(one) - away(other));
}

/** Nothing moves by so little. */
const EXACT = 1e-3;

function inView(desk: Desk, parent: SceneNode): SceneNode[] {
  const { viewport } = desk.state();
  const view = grow({ left: 0, top: 0, right: viewport.width, bottom: viewport.height }, 200);
  return desk.scene
    .childrenIn(parent, toView(desk, parent), view)
    .filter((node) => intersects(transformRectangle(toView(desk, node), exactBox(node)), view));
}

const along = (isAcross: boolean, from: number, to: number, at: number): readonly [Point, Point] =>
  isAcross
    ? [
        { x: from, y: at },
        { x: to, y: at },
      ]
    : [
        { x: at, y: from },
        { x: at, y: to },
      ];

const lineOf = ({ axis, at, from, to }: Guide): readonly [Point, Point] => along(axis === 'horizontal', from, to, at);
