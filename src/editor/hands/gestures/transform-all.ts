import type { Operation } from '#model/change/operation.ts';
import { apply, type Point } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { SelectionBounds } from '../../core/selection/bounds.ts';
import { asObjects } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { type Side, sideAt } from '../handles.ts';
import { inNode, placed, selectionInView, tidy, toView } from '../view.ts';
import { openDragging } from './dragging.ts';
import type { Gesture } from './gesture.ts';

interface Start {
  node: SceneNode;
  parent: SceneNode;
  /** Its middle in the view. */
  at: Point;
  toParent: Matrix;
}

/** Makes several objects larger or smaller, away from the opposite corner, or with Alt from their middle. */
export function openScaleAll(desk: Desk, bounds: SelectionBounds, side: Side, from: Point): Gesture {
  const starts = startsOf(desk);
  const dragging = openDragging(desk, idsOf(desk));
  const opposite = sideAt(bounds, { x: -side.x as Side['x'], y: -side.y as Side['y'] });
  const middle = sideAt(bounds, { x: 0, y: 0 });
  return {
    move(point, { isAlt }) {
      const fixed = isAlt ? middle : opposite;
      const reach = { x: from.x - fixed.x, y: from.y - fixed.y };
      const along = ((point.x - fixed.x) * reach.x + (point.y - fixed.y) * reach.y) / (reach.x ** 2 + reach.y ** 2 || 1);
      const factor = Math.max(0.01, along);
      dragging.change(
        starts.map((start) =>
          moved(desk, start, { x: fixed.x + (start.at.x - fixed.x) * factor, y: fixed.y + (start.at.y - fixed.y) * factor }, (object) => ({
            scale: object.scale * factor,
          })),
        ),
      );
      desk.mark({ guides: [], words: { at: point, text: `${Math.round(factor * 100)} %` } });
    },
    end: dragging.end,
    cancel: dragging.cancel,
  };
}

const QUARTER = 15;

/** Turns what is selected around its middle; with Shift, in steps. */
export function openRotate(desk: Desk, from: Point): Gesture | undefined {
  const bounds = selectionInView(desk);
  if (!bounds) return undefined;
  const starts = startsOf(desk);
  const [only] = starts;
  const dragging = openDragging(desk, idsOf(desk));
  const middle = sideAt(bounds, { x: 0, y: 0 });
  const angleTo = ({ x, y }: Point) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
  const before = angleTo(from);
  const own = only && starts.length === 1 ? only.node.object.rotation : 0;
  return {
    move(point, { isShift }) {
      const turned = own + angleTo(point) - before;
      const wanted = isShift ? Math.round(turned / QUARTER) * QUARTER : Math.round(turned * 10) / 10;
      const degrees = wanted - own;
      const radians = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      dragging.change(
        starts.map((start) => {
          const [x, y] = [start.at.x - middle.x, start.at.y - middle.y];
          return moved(desk, start, { x: middle.x + cos * x - sin * y, y: middle.y + sin * x + cos * y }, (object) => ({
            rotation: normal(object.rotation + degrees),
          }));
        }),
      );
      desk.mark({ guides: [], words: { at: point, text: `${Math.round(normal(wanted))}°` } });
    },
    end: dragging.end,
    cancel: dragging.cancel,
  };
}

const normal = (degrees: number): number => {
  const rest = ((degrees % 360) + 360) % 360;
  return Math.round((rest > 180 ? rest - 360 : rest) * 10) / 10;
};

const idsOf = (desk: Desk) => asObjects(desk.state().selection).ids;

function startsOf(desk: Desk): Start[] {
  return idsOf(desk).flatMap((id) => {
    const found = placed(desk, id);
    if (!found) return [];
    const toParent = toView(desk, found.parent);
    // Objects are replaced when they change; this is how they were.
    return [{ node: { ...found.node }, parent: found.parent, at: apply(toParent, found.node.object.x, found.node.object.y), toParent }];
  });
}

function moved(desk: Desk, { node, parent, toParent }: Start, at: Point, own: (object: SceneNode['object']) => object): Operation {
  const { x, y } = inNode(desk, parent, at);
  return { kind: 'set', id: node.object.id, fields: { x: tidy(x, toParent), y: tidy(y, toParent), ...own(node.object) } };
}
