import { placeOf } from '#model/change/draft/draft.ts';
import { apply, invert, placementMatrix, type Point } from '#model/geometry/matrix.ts';
import type { LineObject, ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { ChangeKind } from '../../core/history/history.ts';
import { childrenOf } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { showsPoints } from '../../hands/handles.ts';
import { toView } from '../../hands/view.ts';
import { fieldOf, type LineSide, pointAt } from './attached-lines.ts';
import { middlesOf, outlineOf } from './outlines.ts';

/** More than these are no list to choose from. */
const MOST = 200;

/** The points of lines, and what their ends are attached to, for those who do not drag them. */
export function createLineTools(desk: Desk) {
  return {
    /** What an end is attached to; undefined if nothing is there any more. */
    holderOf(line: LineObject, side: LineSide): ObjectId | undefined {
      const id = line[fieldOf[side]]?.id;
      return id !== undefined && desk.draft.entries.has(id) ? id : undefined;
    },
    /** What is beside a line, and can hold it. */
    neighboursOf({ id }: LineObject): SceneObject[] {
      const entry = desk.draft.entries.get(id);
      const siblings = entry ? childrenOf(desk.draft, placeOf(entry)) : [];
      return siblings.filter((one) => outlineOf(one, desk.formsOf)).slice(0, MOST);
    },
    /** Few enough to choose from, and to pull at. */
    showsPoints,
    /** Where a point is, in what the line is in. */
    placeOf(line: LineObject, index: number): Point | undefined {
      const point = line.points[index];
      return point && apply(placementMatrix(line), point.x, point.y);
    },
    /** An end that is moved is detached. */
    movePoint(line: LineObject, index: number, to: Point, kind: ChangeKind): boolean {
      const inverse = invert(placementMatrix(line));
      if (!inverse) return false;
      const { x, y } = apply(inverse, to.x, to.y);
      const points = line.points.with(index, { x: Number(x.toPrecision(12)), y: Number(y.toPrecision(12)) });
      const side = index === 0 ? 'start' : index === points.length - 1 ? 'end' : undefined;
      const detached = side && line[fieldOf[side]] ? { [fieldOf[side]]: null } : {};
      return desk.do([{ kind: 'set', id: line.id, fields: { points, ...detached } }], { kind });
    },
    /** Halfway to the next one. */
    addPoint({ id, points }: LineObject, after: number): boolean {
      const [from, to] = [points[after], points[after + 1]];
      if (!from || !to) return false;
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return desk.do([{ kind: 'set', id, fields: { points: points.toSpliced(after + 1, 0, between) } }]);
    },
    removePoint: ({ id, points }: LineObject, index: number): boolean =>
      desk.do([{ kind: 'set', id, fields: { points: points.toSpliced(index, 1) } }]),
    /** To the middle of the side that is nearest to the other end; undefined detaches it. */
    attach(line: LineObject, side: LineSide, to: ObjectId | undefined): boolean {
      const field = fieldOf[side];
      if (to === undefined) return desk.do([{ kind: 'set', id: line.id, fields: { [field]: null } }]);
      const [node, own] = [desk.scene.nodes.get(to), desk.scene.nodes.get(line.id)];
      const path = node && outlineOf(node.object, desk.formsOf);
      const other = pointAt(line, side === 'start' ? 'end' : 'start');
      if (!node || !own || !path || !other) return false;
      const [matrix, from] = [toView(desk, node), toView(desk, own)];
      const far = apply(from, other.x, other.y);
      const distance = (point: { x: number; y: number }) => {
        const { x, y } = apply(matrix, point.x, point.y);
        return Math.hypot(x - far.x, y - far.y);
      };
      const best = middlesOf(path, node.object).reduce((one, next) => (distance(next) < distance(one) ? next : one));
      const attachment = { id: to, x: best.x / node.object.width, y: best.y / node.object.height };
      return desk.do([{ kind: 'set', id: line.id, fields: { [field]: attachment } }]);
    },
  };
}
