import { turn } from '../geometry/matrix.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { ObjectId } from '../presentation/presentation.ts';

/** In CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/**
 * A view: the point (x, y) in the anchor's coordinates is at the centre of the viewport, one unit is `zoom` CSS pixels, and the world is
 * turned so that `rotation` degrees clockwise on the canvas appear upright. The anchor is the root or, in deep nesting, a topic close
 * enough for float64 to stay exact (`scene.ts`).
 */
export interface Camera {
  anchor: ObjectId;
  x: number;
  y: number;
  zoom: number;
  rotation: number;
}

/** From the anchor's coordinates to CSS pixels in the viewport, origin top left. */
export function viewMatrix(camera: Camera, { width, height }: Viewport): Matrix {
  const { cos, sin } = turn(-camera.rotation);
  const a = cos * camera.zoom;
  const b = sin * camera.zoom;
  return [a, b, -b, a, width / 2 - (a * camera.x - b * camera.y), height / 2 - (b * camera.x + a * camera.y)];
}
