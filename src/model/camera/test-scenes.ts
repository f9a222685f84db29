import type { BackgroundLayer, Placement, SceneObject, Topic } from '../presentation/presentation.ts';
import type { PaletteName } from '../presentation/paints.ts';
import { paletteNames } from '../presentation/paints.ts';
import type { StyleClass, TextStyle } from '../presentation/texts.ts';
import { styleClasses } from '../presentation/texts.ts';
import type { Point } from '../geometry/matrix.ts';
import { apply } from '../geometry/matrix.ts';
import type { Scene } from '../scene/scene.ts';
import { indexScene, matrixBetween } from '../scene/scene.ts';
import type { Camera, Viewport } from './camera.ts';
import { viewMatrix } from './camera.ts';
import { anchorOf } from './framing.ts';

export const screen: Viewport = { width: 1280, height: 720 };

export const place = (placement: Partial<Placement>): Placement => ({
  x: 500,
  y: 500,
  rotation: 0,
  scale: 1,
  width: 1000,
  height: 1000,
  ...placement,
});

export const topic = (id: string, placement: Partial<Placement>, children: SceneObject[] = []): Topic => ({
  kind: 'topic',
  id,
  title: id,
  opacity: 1,
  ...place(placement),
  children,
});

export const group = (id: string, placement: Partial<Placement>, children: SceneObject[] = []): SceneObject => ({
  kind: 'group',
  id,
  opacity: 1,
  ...place(placement),
  children,
});

export const rectangle = (id: string, placement: Partial<Placement>): SceneObject => ({
  kind: 'shape',
  id,
  shape: 'rectangle',
  radius: 0,
  opacity: 1,
  ...place(placement),
});

/** A canvas of 1920 × 1080 with these objects on it. */
export function canvas(children: SceneObject[], placement: Partial<Placement> = {}, layers: BackgroundLayer[] = []): Scene {
  const style: TextStyle = { family: 'body', size: 32, weight: 400, isItalic: false, color: 'text', lineHeight: 1.2, letterSpacing: 0 };
  const entries = <Name extends string, Value>(names: readonly Name[], value: Value) =>
    Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
  return indexScene({
    schemaVersion: 2,
    title: '',
    description: '',
    language: 'en',
    theme: {
      palette: entries<PaletteName, string>(paletteNames, '#000000'),
      fonts: { heading: 'inter', body: 'inter', code: 'inter' },
      textStyles: entries<StyleClass, TextStyle>(styleClasses, style),
      background: { fill: { kind: 'color', color: 'background' }, layers },
    },
    assets: {},
    root: topic('root', { width: 1920, height: 1080, ...placement }, children),
    path: [],
  });
}

/** Nested topics, `name1` the outermost. */
export function nest(name: string, levels: number, placement: Partial<Placement>, level = 1): Topic {
  return topic(
    `${name}${level}`,
    placement,
    level < levels ? [nest(name, levels, placement, level + 1)] : [rectangle(`${name}-end`, { x: 430, y: 560, scale: 0.2 })],
  );
}

/** A reproducible random generator (mulberry32), from 0 up to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a point in a node's own coordinates appears in the viewport. */
export function seenAt(scene: Scene, camera: Camera, viewport: Viewport, id: string, x: number, y: number): Point {
  const node = scene.nodes.get(id) ?? scene.root;
  const point = apply(matrixBetween(node, anchorOf(scene, camera)), x, y);
  return apply(viewMatrix(camera, viewport), point.x, point.y);
}

/** How many pixels the content shown by one camera at nine points of the viewport is displaced in the other. */
export function drift(scene: Scene, one: Camera, other: Camera, viewport: Viewport): Point[] {
  const [a, b] = viewMatrix(one, viewport);
  const toOther = matrixBetween(anchorOf(scene, one), anchorOf(scene, other));
  const view = viewMatrix({ ...other, x: 0, y: 0 }, viewport);
  const shares = [-0.5, 0, 0.5];
  return shares.flatMap((across) =>
    shares.map((down) => {
      const [x, y] = [across * viewport.width, down * viewport.height];
      const spot = apply(toOther, one.x + (a * x + b * y) / (a * a + b * b), one.y + (a * y - b * x) / (a * a + b * b));
      // Measured from the centre of the view, so that a far origin adds no error to the test.
      const seen = apply(view, spot.x - other.x, spot.y - other.y);
      return { x: seen.x - viewport.width / 2 - x, y: seen.y - viewport.height / 2 - y };
    }),
  );
}

export const pixelsApart = (scene: Scene, one: Camera, other: Camera, viewport: Viewport): number =>
  Math.max(...drift(scene, one, other, viewport).map(({ x, y }) => Math.hypot(x, y)));
