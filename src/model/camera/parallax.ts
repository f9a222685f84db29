import { identity, invert, multiply } from '../geometry/matrix.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { BackgroundLayer } from '../presentation/presentation.ts';
import type { Scene } from '../scene/scene.ts';
import type { Camera, Viewport } from './camera.ts';
import { anchorOf, overviewCamera, rebase } from './framing.ts';

/** A distant layer has nothing more to show beyond this. */
const DEEPEST = Math.log(1e9);

/**
 * The camera for a background layer: at depth 0 always the overview, at 1 exactly the canvas's. In root coordinates, except at depth 1.
 */
export function layerCamera(scene: Scene, camera: Camera, depth: number, viewport: Viewport): Camera {
  if (depth >= 1) return camera;
  const overview = overviewCamera(scene, viewport);
  if (depth <= 0) return overview;
  const { x, y, zoom, rotation } = rebase(scene, camera, scene.root);
  const closer = Math.min(Math.max(Math.log(zoom / overview.zoom), -DEEPEST), DEEPEST);
  const radians = (rotation * Math.PI) / 180;
  return {
    anchor: overview.anchor,
    x: overview.x + depth * (x - overview.x),
    y: overview.y + depth * (y - overview.y),
    zoom: overview.zoom * Math.exp(depth * closer),
    // Interpolates directions, not degrees, so that turning past 180° does not jump.
    rotation: (Math.atan2(depth * Math.sin(radians), 1 - depth + depth * Math.cos(radians)) * 180) / Math.PI,
  };
}

/** How everything on the screen moves from one view to another; `matrixOf` is that of a camera. */
export const motionBetween = (scene: Scene, from: Camera, to: Camera, matrixOf: (camera: Camera) => Matrix): Matrix =>
  multiply(matrixOf(rebase(scene, to, anchorOf(scene, from))), invert(matrixOf(from)) ?? identity);

/** How visible a layer is. It fades while the zoom doubles; the one below it fades out only when the one above has faded in. */
export function layerOpacity(
  scene: Scene,
  camera: Camera,
  { appearsAt, disappearsAt }: Pick<BackgroundLayer, 'appearsAt' | 'disappearsAt'>,
  viewport: Viewport,
): number {
  if (appearsAt === undefined && disappearsAt === undefined) return 1;
  const zoom = rebase(scene, camera, scene.root).zoom / overviewCamera(scene, viewport).zoom;
  const share = (from: number) => Math.min(Math.max(Math.log2(zoom / from), 0), 1);
  const appeared = appearsAt === undefined ? 1 : share(appearsAt / Math.SQRT2);
  return disappearsAt === undefined ? appeared : appeared * (1 - share(disappearsAt * Math.SQRT2));
}
