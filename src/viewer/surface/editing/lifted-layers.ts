import { invert, multiply } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import type { Scene } from '#model/scene/scene.ts';
import { nearScreen, placeOnScreen } from './lifted.ts';
import type { Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';

/** With more objects, or more pictures of the whole screen above them, painting costs less than what browsers do for each layer. */
const [MOST_OBJECTS, MOST_SLICES] = [12, 4];

interface Surroundings {
  scene: Scene;
  canvas: HTMLCanvasElement;
  screen(): Screen;
  /** A picture of this object in this area of the screen, in device pixels. */
  paint(id: ObjectId, area: Rectangle, now: Frame): HTMLCanvasElement;
}

interface Layer {
  id: ObjectId;
  picture: HTMLCanvasElement;
  area: Rectangle;
  /** Where the object was on the screen when it was painted. */
  matrix: Matrix;
}

/**
 * Shows lifted objects above the canvas, as elements that browsers only move: nothing is painted while they follow a pointer, and only what
 * they pass is composed again.
 */
export function openLiftedLayers({ scene, canvas, screen, paint }: Surroundings) {
  let host: HTMLElement | undefined;
  let layers: Layer[] = [];

  const matrixOf = (id: ObjectId, now: Frame): Matrix => placeOnScreen(scene, scene.nodes.get(id) ?? scene.root, now, screen());
  const render = (id: ObjectId, now: Frame): Layer => {
    const matrix = matrixOf(id, now);
    const area = nearScreen(transformRectangle(matrix, (scene.nodes.get(id) ?? scene.root).bounds), canvas.width, canvas.height);
    const picture = paint(id, area, now);
    place(picture, area, screen().pixelRatio);
    picture.style.willChange = 'transform';
    return { id, picture, area, matrix };
  };
  const follow = (layer: Layer, now: Frame, isPainted: boolean) => {
    const way = multiply(matrixOf(layer.id, now), invert(layer.matrix) ?? layer.matrix);
    if (isPainted && isShift(way)) {
      const { pixelRatio } = screen();
      // In whole device pixels, so that what is moved stays sharp.
      layer.picture.style.transform = `translate(${Math.round(way[4]) / pixelRatio}px, ${Math.round(way[5]) / pixelRatio}px)`;
      return;
    }
    const { picture } = layer;
    picture.replaceWith(Object.assign(layer, render(layer.id, now)).picture);
    release(picture);
  };
  const close = () => {
    host?.remove();
    for (const { picture } of layers) release(picture);
    host = undefined;
    layers = [];
  };

  return {
    isOpen: () => host !== undefined,
    canShow: (lifted: ReadonlySet<ObjectId>, slices: readonly unknown[]) =>
      lifted.size <= MOST_OBJECTS && slices.filter(Boolean).length <= MOST_SLICES,
    /** What the canvas shows is below all of it. */
    show(lifted: ReadonlySet<ObjectId>, above: readonly (HTMLCanvasElement | undefined)[], now: Frame): void {
      close();
      const { viewport, pixelRatio } = screen();
      host = document.createElement('div');
      Object.assign(host.style, { position: 'absolute', overflow: 'clip', pointerEvents: 'none', contain: 'strict' });
      Object.assign(host.style, { left: `${canvas.offsetLeft}px`, top: `${canvas.offsetTop}px` });
      Object.assign(host.style, { width: `${viewport.width}px`, height: `${viewport.height}px` });
      layers = [...lifted].map((id) => render(id, now));
      layers.forEach(({ picture }, index) => {
        host?.append(picture);
        const slice = above[index];
        if (!slice) return;
        place(slice, { left: 0, top: 0, right: slice.width, bottom: slice.height }, pixelRatio);
        host?.append(slice);
      });
      canvas.after(host);
    },
    /** Lifted objects have changed, and nothing else. */
    follow({ areas, moved }: ScenePatch, now: Frame): void {
      const placed = new Set(moved.filter(({ former, next }) => former.opacity === next.opacity).map(({ next }) => next.id));
      const painted = new Set(areas.filter(({ of }) => !placed.has(of)).flatMap(({ of }) => ancestors(scene, of)));
      const changed = new Set(areas.flatMap(({ of }) => ancestors(scene, of)));
      for (const layer of layers) if (changed.has(layer.id)) follow(layer, now, !painted.has(layer.id));
    },
    close,
  };
}

/** A canvas keeps its memory until somebody collects it. */
const release = (picture: HTMLCanvasElement) => void (picture.width = picture.height = 0);

function ancestors(scene: Scene, id: ObjectId): ObjectId[] {
  const found = [];
  for (let node = scene.nodes.get(id); node; node = node.parent) found.push(node.object.id);
  return found;
}

function place({ style }: HTMLCanvasElement, { left, top, right, bottom }: Rectangle, pixelRatio: number): void {
  Object.assign(style, { position: 'absolute', left: `${left / pixelRatio}px`, top: `${top / pixelRatio}px` });
  Object.assign(style, { width: `${(right - left) / pixelRatio}px`, height: `${(bottom - top) / pixelRatio}px` });
}

const isShift = ([a, b, c, d]: Matrix): boolean => Math.max(Math.abs(a - 1), Math.abs(b), Math.abs(c), Math.abs(d - 1)) < 1e-6;
