import { turn } from '../geometry/matrix.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { ObjectId } from '../presentation/presentation.ts';

/** In CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/**
 * What is seen: the point (x, y) of the anchor's coordinates in the middle of the viewport, `zoom` CSS pixels a unit, the world turned
 * so that `rotation` degrees clockwise on the canvas stand upright. The anchor is the root, or, in deep nesting, a topic near enough that
 * float64 stays exact (`scene.ts`).
 */
export interface Camera {
  anchor: ObjectId;
  x: number;
  y: number;
  zoom: number;
  rotation: number;
}

/** From the anchor's coordinates to CSS pixels of the viewport, origin top left. */
export function viewMatrix(camera: Camera, { width, height }: Viewport): Matrix {
  const { cos, sin } = turn(-camera.rotation);
  const a = cos * camera.zoom;
  const b = sin * camera.zoom;
  return [a, b, -b, a, width / 2 - (a * camera.x - b * camera.y), height / 2 - (b * camera.x + a * camera.y)];
}
