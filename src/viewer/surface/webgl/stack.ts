import { layerCamera, layerOpacity, motionBetween } from '#model/camera/parallax.ts';
import { multiply } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { intersects, nothing, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { BackgroundLayer, ObjectId } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import { deviceMatrix, edgesOf, type Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';
import type { Grid, PaintPart } from './tiles/tile-grid.ts';

type Opacities = Frame['opacities'];

/** Something with its own tiles, in the coordinates of any anchor. */
interface Source {
  parts: readonly PaintPart[];
  /** What it shows; undefined for the whole canvas. */
  nodes: readonly SceneNode[] | undefined;
  grids: Map<ObjectId, Grid>;
}

/** Visible tiles, with the matrix from their coordinates to device pixels. */
export interface Seen {
  source: Source;
  grid: Grid;
  matrix: Matrix;
  alpha: number;
}

export type Stack = ReturnType<typeof openStack>;

/** Sets of objects that rested together, kept for the way back. */
const MOST_SETS = 4;

/** The drawing order: background layers, the canvas, then revealed objects: those already visible as one set, fading ones individually. */
export function openStack(scene: Scene) {
  const sourceOf = (parts: PaintPart[], nodes?: readonly SceneNode[]): Source => ({ parts, nodes, grids: new Map() });
  const sourceOfObjects = (nodes: SceneNode[]) =>
    sourceOf(
      nodes.map(({ object: { id } }) => ({ kind: 'object', id })),
      nodes,
    );
  const canvas = sourceOf([{ kind: 'canvas' }]);
  let ids: ReadonlySet<ObjectId> = new Set();
  let layers: { layer: BackgroundLayer; source: Source }[] = [];
  /** In painting order. */
  let single = new Map<SceneNode, Source>();
  /** Most recent first. */
  let sets: Source[] = [];
  /** Again after a change: whatever is still there keeps its tiles. */
  const index = () => {
    ids = new Set(scene.presentation.path.flatMap(({ reveal }) => reveal));
    const known = new Map(layers.map(({ layer, source }) => [layer, source.grids]));
    layers = scene.layers.map(({ layer, nodes }) => ({
      layer,
      source: { parts: [{ kind: 'layer', id: layer.id }], nodes, grids: known.get(layer) ?? new Map() },
    }));
    const revealed = ids.size > 0 ? inPaintingOrder(scene.root).filter(({ object }) => ids.has(object.id)) : [];
    single = new Map(revealed.map((node) => [node, single.get(node) ?? sourceOfObjects([node])]));
    sets = sets.filter(({ nodes }) => nodes?.every((node) => single.has(node)));
  };
  index();

  const nodeOf = (anchor: ObjectId) => scene.nodes.get(anchor) ?? scene.root;
  const boundsOf = (nodes: Source['nodes'], anchor: SceneNode): Rectangle | undefined => {
    if (nodes) return nodes.reduce((sum, node) => unite(sum, transformRectangle(matrixBetween(node, anchor), node.bounds)), nothing);
    return anchor === scene.root ? scene.root.bounds : undefined;
  };
  const gridOf = ({ parts, nodes, grids }: Source, anchor: ObjectId): Grid => {
    let grid = grids.get(anchor);
    if (!grid) {
      const node = nodeOf(anchor);
      grid = { parts, anchor, bounds: boundsOf(nodes, node), tiles: new Map(), lowest: Infinity, way: wayFrom(node) };
      grids.set(anchor, grid);
    }
    return grid;
  };
  const opacityOf = (node: SceneNode, opacities: Opacities) => {
    let opacity = 1;
    for (let each: SceneNode | undefined = node; each; each = each.parent) opacity *= opacities.get(each.object.id) ?? 1;
    return opacity;
  };
  const wholeIn = (opacities: Opacities) => new Set([...single.keys()].filter((node) => opacityOf(node, opacities) >= 1));
  const sources = () => [canvas, ...layers.map(({ source }) => source), ...single.values(), ...sets];

  return {
    revealed: () => ids,
    index,
    sources,
    boundsOf,
    /** Objects that are drawn apart from the canvas. */
    apart: (): ReadonlySet<SceneNode> => new Set(single.keys()),
    has: (grid: Grid) => sources().some(({ grids }) => grids.get(grid.anchor) === grid),
    /** Everything looks different. */
    forget(): void {
      canvas.grids.clear();
      single.clear();
      [layers, sets] = [[], []];
    },
    /** What is always kept, at least as an overview. */
    ground: (): Grid[] =>
      [canvas, ...layers.map(({ source }) => source), ...sets.slice(0, 1)].map((source) => gridOf(source, scene.root.object.id)),
    /** From now on, draws the fully visible objects of this frame as one. */
    keepTogether({ opacities }: Frame): void {
      const whole = wholeIn(opacities);
      if (whole.size === 0) return;
      const same = sets.find(({ nodes }) => nodes?.length === whole.size && nodes.every((node) => whole.has(node)));
      sets = [same ?? sourceOfObjects([...whole]), ...sets.filter((set) => set !== same)].slice(0, MOST_SETS);
    },
    /** First at the bottom. */
    seenBy({ camera, layersFrom, opacities }: Frame, screen: Screen): Seen[] {
      const matrix = deviceMatrix(camera, screen);
      const edges = edgesOf(screen);
      const moved = layersFrom && motionBetween(scene, layersFrom, camera, (each) => deviceMatrix(each, screen));
      const seen: Seen[] = layers.flatMap(({ source, layer }) => {
        const alpha = layerOpacity(scene, camera, layer, screen.viewport);
        if (!(alpha > 0)) return [];
        const from = layerCamera(scene, layersFrom ?? camera, layer.depth, screen.viewport);
        const own = deviceMatrix(from, screen);
        return [{ source, grid: gridOf(source, from.anchor), matrix: moved ? multiply(moved, own) : own, alpha }];
      });
      const add = (source: Source, alpha: number) => {
        const grid = gridOf(source, camera.anchor);
        const { left, top, right, bottom } = transformRectangle(matrix, grid.bounds ?? nothing);
        if (!grid.bounds || (intersects({ left, top, right, bottom }, edges) && Math.max(right - left, bottom - top) >= 0.5))
          seen.push({ source, grid, matrix, alpha });
      };
      add(canvas, 1);
      const whole = wholeIn(opacities);
      const set = sets.find(({ nodes }) => nodes?.every((node) => whole.has(node)));
      if (set) add(set, 1);
      const known = new Set(set?.nodes);
      for (const [node, source] of single) {
        const alpha = known.has(node) ? 0 : opacityOf(node, opacities);
        if (alpha > 0) add(source, alpha);
      }
      return seen;
    },
    /** The same in the coordinates of the next anchor outwards. */
    outwards({ source, grid, matrix, alpha }: Seen): Seen | undefined {
      const node = nodeOf(grid.anchor);
      if (!node.parent) return undefined;
      const outer = node.parent.anchor;
      return { source, grid: gridOf(source, outer.object.id), matrix: multiply(matrix, matrixBetween(outer, node)), alpha };
    },
    /** Adds what the next step with hidden objects reveals. */
    ahead(opacities: Opacities): Opacities {
      const coming =
        scene.presentation.path.map(({ reveal }) => reveal.filter((id) => opacities.get(id) === 0)).find(({ length }) => length > 0) ?? [];
      return new Map([...opacities, ...coming.map((id) => [id, 0.5] as const)]);
    },
  };
}

function inPaintingOrder(node: SceneNode, found: SceneNode[] = []): SceneNode[] {
  found.push(node);
  for (const child of node.children) inPaintingOrder(child, found);
  return found;
}

/** A matrix is another one as soon as something on the way moves. */
export function wayFrom(node: SceneNode): Matrix[] {
  const way: Matrix[] = [];
  for (let each: SceneNode | undefined = node; each; each = each.parent) way.push(each.toParent);
  return way;
}
