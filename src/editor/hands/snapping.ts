import type { Point } from '#model/geometry/matrix.ts';
import { grow, intersects, type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import { type Guide, snap, snapIndex } from '#model/picking/snap.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../desk/desk.ts';
import { toView } from './view.ts';

/** In CSS pixels. */
const REACH = 6;
/** Nobody can tell more apart, and each costs time before the first move. */
const MOST = 500;

/** What boxes in the view can line up with: the neighbours of what is moved, and what they are in. */
export function openSnapping(desk: Desk, moved: readonly ObjectId[]) {
  const { viewport } = desk.state();
  const view = grow({ left: 0, top: 0, right: viewport.width, bottom: viewport.height }, 200);
  const parents = new Set(moved.flatMap((id) => desk.scene.nodes.get(id)?.parent ?? []));
  const left = new Set(moved);
  const neighbours: SceneNode[] = [];
  for (const parent of parents) {
    if (parent.parent) neighbours.push(parent);
    for (const child of parent.children) if (!left.has(child.object.id) && neighbours.length < MOST) neighbours.push(child);
  }
  const boxes = neighbours.map((node) => transformRectangle(toView(desk, node), exactBox(node))).filter((box) => intersects(box, view));
  const index = snapIndex(boxes);
  return (box: Rectangle): { x: number; y: number; guides: (readonly [Point, Point])[] } => {
    const { x, y, guides } = snap(index, box, REACH);
    return { x, y, guides: guides.map(lineOf) };
  };
}

const lineOf = ({ axis, at, from, to }: Guide): readonly [Point, Point] =>
  axis === 'vertical'
    ? [
        { x: at, y: from },
        { x: at, y: to },
      ]
    : [
        { x: from, y: at },
        { x: to, y: at },
      ];
