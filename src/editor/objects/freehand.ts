import { invert, type Point, scaleOf } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { select } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { Tool } from '../desk/desk-state.ts';
import { tidy, toView } from '../hands/view.ts';
import { fitStroke } from './fit-stroke.ts';
import { holderAt, inFront, inPlaced, placementOver } from './place.ts';

export type Pen = Extract<Tool, { kind: 'pen' }>;

export const usualPen: Pen = { kind: 'pen', color: 'accent1', width: 4 };

/** The pen that was used last, for the next time. */
export function rememberPen(desk: Desk): () => Pen {
  let last = usualPen;
  desk.subscribe(() => {
    const { tool } = desk.state();
    if (tool.kind === 'pen') last = tool;
  });
  return () => last;
}

/** CSS pixels by which a stroke may differ from what was drawn. */
const TOLERANCE = 0.8;
/** CSS pixels: a line without any length is not drawn. */
const DOT = 0.1;

/** Makes a line of what was drawn by hand, in CSS pixels of the view. A touch makes a dot. */
export function addStroke(desk: Desk, { color, width }: Pen, drawn: readonly Point[]): boolean {
  const fitted = fitStroke(drawn, TOLERANCE);
  const [first] = fitted;
  if (!first) return false;
  const points = fitted.length > 1 ? fitted : [first, { x: first.x + DOT, y: first.y }];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const area = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const holder = holderAround(desk, holderAt(desk, first), area);
  const into = { parent: holder.object.id };
  const placement = placementOver(desk, holder, area);
  const unit = scaleOf(toView(desk, holder)) * placement.scale;
  const own = (value: number) => tidy(value, [unit, 0, 0, unit, 0, 0]);
  const object = {
    kind: 'line',
    id: desk.newId('line'),
    order: inFront(desk, into),
    ...placement,
    points: points.map((point) => {
      const { x, y } = inPlaced(desk, holder, placement, point);
      return { x: own(x), y: own(y) };
    }),
    course: 'curved',
    stroke: { paint: { kind: 'color', color }, width: own(width / unit), dash: [], cap: 'round', join: 'round' },
    start: 'none',
    end: 'none',
  };
  return desk.do([{ kind: 'add', into, object }], { select: (draft) => select(draft, [], desk.state().selection.within) });
}

/** What a stroke leaves would cover the rest of it. */
function holderAround(desk: Desk, holder: SceneNode, area: Rectangle): SceneNode {
  const inverse = invert(toView(desk, holder));
  const { left, top, right, bottom } = inverse ? transformRectangle(inverse, area) : area;
  const { width, height } = holder.object;
  const isAround = left >= 0 && top >= 0 && right <= width && bottom <= height;
  return isAround || !holder.parent ? holder : holderAround(desk, holder.parent, area);
}
