import { viewMatrix } from '#model/camera/camera.ts';
import { anchorOf, shownBox } from '#model/camera/framing.ts';
import { apply, multiply, scaleOf } from '#model/geometry/matrix.ts';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import type { ObjectId, SceneObject, Theme } from '#model/presentation/presentation.ts';
import type { OutlineTopic } from '#model/presentation/transcript/outline.ts';
import { matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { PIXEL_RATIO } from './page-plan.ts';
import type { PageView } from './page-views.ts';

/** CSS pixels: the painter leaves out anything smaller than half a pixel. */
const LEAST = 0.5 / PIXEL_RATIO;

/** How many page lookups may be spent on objects that are not visible on the page where they belong. */
const MOST_SEARCHES = 1e6;

/**
 * Finds the page on which an object is read: the first one, once it is revealed, where the camera is at the object or at what contains it;
 * otherwise the overview; otherwise any page that shows it. Undefined if it is on none.
 */
export function createHomes(
  scene: Scene,
  views: readonly PageView[],
  topicsAbove: (id: ObjectId) => readonly OutlineTopic[],
): (id: ObjectId) => number | undefined {
  const { presentation, nodes, root } = scene;
  const visits = Map.groupBy(views.keys(), (page) => views[page]?.target ?? '');
  /** From which page on an object is shown or hidden, if any step says so. */
  const turns = new Map<ObjectId, [page: number, isShown: boolean][]>();
  for (const [index, { reveal, hide = [] }] of presentation.path.entries()) {
    const turn = (id: ObjectId, isShown: boolean) => {
      const own = turns.get(id) ?? [];
      turns.set(id, own);
      own.push([index + 1, isShown]);
    };
    for (const id of reveal) turn(id, true);
    for (const id of hide) turn(id, false);
  }
  const isShown = (id: ObjectId, page: number) => {
    const own = turns.get(id);
    return !own || (own.findLast(([from]) => from <= page)?.[1] ?? !own[0]?.[1]);
  };
  let searchesLeft = MOST_SEARCHES;

  return (id) => {
    const node = nodes.get(id);
    if (!node) return undefined;
    const line = lineOf(node);
    if (!(line.reduce((product, { object }) => product * object.opacity, 1) > 1 / 512)) return undefined;
    let best: { page?: number; sight: number } = { sight: Sight.none };
    const isHome = (page: number | undefined): page is number => {
      const view = page === undefined ? undefined : views[page];
      const sight = view ? look(scene, view, node) : Sight.none;
      if (page !== undefined && sight > best.sight) best = { page, sight };
      return sight === Sight.middle;
    };
    // The camera is the same at every visit of a target, so the first visit speaks for all.
    const visit = (target: ObjectId) => visits.get(target)?.find((page) => line.every(({ object }) => isShown(object.id, page)));
    const groups = line
      .slice(
        1,
        line.findIndex(({ object }, index) => index > 0 && object.kind !== 'group'),
      )
      .map(({ object }) => object.id);
    const topics = topicsAbove(id).map((topic) => topic.id);
    for (const target of [id, ...groups, ...topics.toReversed()]) {
      const page = target === root.object.id ? 0 : visit(target);
      if (isHome(page)) return page;
    }
    for (const target of visits.keys()) {
      if (searchesLeft-- <= 0) break;
      const page = visit(target);
      if (isHome(page)) return page;
    }
    return best.page;
  };
}

/** A node and its ancestors, up to the canvas. */
function lineOf(node: SceneNode): SceneNode[] {
  const line = [node];
  for (let above = node.parent; above; above = above.parent) line.push(above);
  return line;
}

/** How much of an object is on a page: nothing, some of its letters, perhaps letters that overflow it, its edge, or its middle. */
const Sight = { none: 0, some: 1, reach: 2, edge: 3, middle: 4 };

/** Mirrors the painter, which leaves out what is too small or outside. */
function look(scene: Scene, { camera, viewport: { width, height } }: PageView, node: SceneNode): number {
  const matrix = multiply(viewMatrix(camera, { width, height }), matrixBetween(node, anchorOf(scene, camera)));
  const { left, top, right, bottom } = shownBox(node);
  const { x, y } = apply(matrix, (left + right) / 2, (top + bottom) / 2);
  const extent = transformRectangle(matrix, node.bounds);
  const page = { left: 0, top: 0, right: width, bottom: height };
  const letters = letterSizes(node.object, scene.presentation.theme).map((size) => size * scaleOf(matrix));
  const isTooSmall = (size: number) => size < LEAST;
  if (isTooSmall(Math.max(extent.right - extent.left, extent.bottom - extent.top)) || !intersects(extent, page)) return Sight.none;
  if (letters.some(isTooSmall)) return letters.every(isTooSmall) ? Sight.none : Sight.some;
  if (x >= 0 && y >= 0 && x <= width && y <= height) return Sight.middle;
  return intersects(transformRectangle(matrix, { left, top, right, bottom }), page) ? Sight.edge : Sight.reach;
}

/** Superscripts and subscripts are drawn smaller. */
const SMALLER = 0.65;

function letterSizes(object: SceneObject, { textStyles }: Theme): number[] {
  if (object.kind === 'table') return [object.fontSize];
  if (object.kind !== 'text') return [];
  const size = object.style?.size ?? textStyles[object.styleClass].size;
  const runs = object.paragraphs.flatMap(({ runs }) => runs).filter(({ text }) => text.trim() !== '');
  return runs.map((run) => (run.size ?? size) * (run.position ? SMALLER : 1));
}
