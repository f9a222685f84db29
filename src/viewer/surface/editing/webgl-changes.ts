import { isNothing, nothing, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import type { ObjectId, Presentation } from '#model/presentation/presentation.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import { deltaBetween } from '#model/scene/presentation-delta.ts';
import { matrixBetween, type Scene } from '#model/scene/scene.ts';
import { prepareForChanges } from '#model/scene/sibling-tree.ts';
import type { View } from '../frame-painter.ts';
import type { Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';
import type { Compositor, Quad } from '../webgl/compositor.ts';
import type { startRaster } from '../webgl/raster.ts';
import { type Stack, wayFrom } from '../webgl/stack.ts';
import type { Grid } from '../webgl/tiles/tile-grid.ts';
import type { TileStore } from '../webgl/tiles/tile-store.ts';
import { onlyArea, watchArea } from './changed-area.ts';
import { onlyMoves } from './lifted.ts';
import { type LiftOrder, openLifting } from './lifting.ts';
import { outdate } from './outdate.ts';

/** What a WebGL surface lets its changes use. */
interface WebglInside {
  scene: Scene;
  canvas: HTMLCanvasElement;
  compositor: Compositor;
  stack: Stack;
  store: TileStore;
  raster: ReturnType<typeof startRaster>;
  /** The exact picture. */
  restTexture: WebGLTexture;
  /** Whether the texture shows the current frame, as it was when it was asked for. */
  hasRest(): boolean;
  frame(): Frame | undefined;
  screen(): Screen;
  viewOf(frame: Frame): View;
  redraw(): void;
  /** The theme is another one. */
  recolor(): void;
}

type Area = ScenePatch['areas'][number];
type Changed = Pick<ScenePatch, 'isWhole' | 'isReordered' | 'areas'>;

/** Steps reveal the same, and the background has the same layers. */
const sharesOutline = (one: Presentation, other: Presentation) =>
  one.path === other.path && one.theme.background.layers === other.theme.background.layers;

export function changesOfWebgl(inside: WebglInside) {
  const { scene, canvas, compositor, stack, store, raster, restTexture, hasRest, frame, screen, viewOf, redraw, recolor } = inside;
  prepareForChanges(scene);
  const changed = watchArea(scene);
  const lifting = openLifting(scene, compositor);
  /** Of the exact picture, where something has changed since it was asked for. */
  let oldArea = nothing;
  let isMending = false;
  /** What the worker knows. */
  let { presentation } = scene;
  let version = 0;
  /** Changes of lifted objects that neither the tiles nor the worker know yet, by object. */
  const deferred = new Map<ObjectId, Area>();

  const isMended = () => !isMending && isNothing(oldArea);
  /** Tells the tiles and the worker. */
  const apply = (patch: Changed) => {
    version++;
    // Looks at all objects of a document that reveals some.
    const isOther = patch.isWhole || patch.isReordered || !sharesOutline(presentation, scene.presentation);
    for (const grid of changeStack(stack, scene, patch, isOther)) store.drop(grid);
    raster.change({ delta: deltaBetween(presentation, scene.presentation), revealed: stack.revealed() });
    ({ presentation } = scene);
  };
  const applyDeferred = () => {
    if (deferred.size > 0) apply({ isWhole: false, isReordered: false, areas: [...deferred.values()] });
    deferred.clear();
  };
  const defer = (patch: ScenePatch) => {
    for (const each of patch.areas) {
      const known = deferred.get(each.of);
      deferred.set(each.of, known?.within === each.within ? { ...each, area: unite(known.area, each.area) } : each);
    }
    if (onlyMoves(patch, lifting.lifted())) return;
    applyDeferred();
    lifting.outdate(patch);
  };
  /** Paints again what has changed of the exact picture. */
  const mend = (now: Frame): LiftOrder => {
    const area = oldArea;
    oldArea = nothing;
    isMending = true;
    return {
      job: {
        width: area.right - area.left,
        height: area.bottom - area.top,
        view: onlyArea(viewOf(now), area, true),
        parts: [{ kind: 'all' }],
        opacities: now.opacities,
      },
      done({ bitmap }) {
        isMending = false;
        if (bitmap && frame() === now && hasRest()) compositor.upload(restTexture, bitmap, area.left, area.top);
      },
    };
  };

  return {
    /** Another one after every change. */
    version: () => version,
    /** This frame is shown, or on another screen. */
    see(now: Frame): void {
      changed.see(now, screen());
      applyDeferred();
      lifting.begin(now);
    },
    /** The whole exact picture is painted from here on. */
    onRestAsked(): void {
      applyDeferred();
      oldArea = nothing;
    },
    /** While something is lifted: as exact as its picture. */
    isExact: () => (lifting.isActive() ? lifting.isFresh() : isMended()),
    /** Everything on the screen, if something is lifted. */
    quads(now: Frame): Quad[] | undefined {
      if (lifting.isLeaving() && hasRest() && isMended()) lifting.clear();
      return lifting.isReady() ? lifting.quads(now, screen()) : undefined;
    },
    /** What to paint next, before any tiles; those wait while something is lifted. */
    next(now: Frame): LiftOrder | 'wait' | undefined {
      if (lifting.isActive() && lifting.isFresh()) return 'wait';
      // The worker paints objects where they are for the page.
      applyDeferred();
      if (lifting.isActive()) return lifting.next(now, viewOf(now), screen(), canvas.width, canvas.height) ?? 'wait';
      return hasRest() && !isNothing(oldArea) ? mend(now) : undefined;
    },
    change(patch: ScenePatch): void {
      const now = frame();
      if (now) oldArea = unite(oldArea, changed.of(patch, now, screen()));
      if (lifting.concerns(patch)) defer(patch);
      else {
        applyDeferred();
        apply(patch);
        if (patch.isWhole) recolor();
        if (lifting.isActive() && now) lifting.begin(now);
      }
      redraw();
    },
    lift(ids: readonly ObjectId[]): void {
      lifting.want(ids);
      applyDeferred();
      if (ids.length > 0) lifting.begin(frame());
      else lifting.leave();
      redraw();
    },
  };
}

/** Returns the grids that are of no use any more. */
function changeStack(stack: Stack, scene: Scene, { isWhole, areas }: Changed, isOther: boolean): Grid[] {
  const gone = new Set(stack.sources().flatMap(({ grids }) => [...grids.values()]));
  const before = stack.apart();
  if (isWhole) stack.forget();
  if (isOther) stack.index();
  const now = stack.apart();
  // What a step reveals is drawn apart from the canvas.
  const switched = [...before, ...now].filter((node) => before.has(node) !== now.has(node) && scene.nodes.get(node.object.id) === node);
  const all = [...areas, ...switched.map((node) => ({ within: node, area: node.bounds }))];
  for (const source of stack.sources())
    for (const [anchor, grid] of source.grids) {
      const node = scene.nodes.get(anchor);
      if (!node || wayFrom(node).some((matrix, place) => matrix !== grid.way[place])) {
        source.grids.delete(anchor);
        continue;
      }
      gone.delete(grid);
      grid.bounds = stack.boundsOf(source.nodes, node);
      if (source.parts[0]?.kind === 'layer') continue;
      for (const { within, area } of all) outdate(grid, transformRectangle(matrixBetween(within, node), area));
    }
  return [...gone];
}
