import type { Viewport } from '#model/camera/camera.ts';
import { viewMatrix } from '#model/camera/camera.ts';
import { overviewCamera, rebase } from '#model/camera/framing.ts';
import { apply, invert, multiply, type Point } from '#model/geometry/matrix.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Desk } from '../desk/desk.ts';
import { toView } from './view.ts';

/** A small picture of the whole canvas, and where the view is in it. */
export function createOverview(desk: Desk) {
  const cameraIn = (size: Viewport) => overviewCamera(desk.scene, size);
  return {
    paint(context: CanvasRenderingContext2D, size: Viewport, pixelRatio: number): void {
      context.canvas.width = size.width * pixelRatio;
      context.canvas.height = size.height * pixelRatio;
      desk.paint(context, cameraIn(size), size, pixelRatio);
    },
    viewIn(size: Viewport): Rectangle {
      const { viewport } = desk.state();
      const fromView = invert(toView(desk, desk.scene.root)) ?? [1, 0, 0, 1, 0, 0];
      const matrix = multiply(viewMatrix(cameraIn(size), size), fromView);
      return transformRectangle(matrix, { left: 0, top: 0, right: viewport.width, bottom: viewport.height });
    },
    /** Shows what is at a point of the picture, as close as now. */
    goTo({ x, y }: Point, size: Viewport): void {
      const inverse = invert(viewMatrix(cameraIn(size), size));
      if (!inverse) return;
      const { camera } = desk.state();
      desk.look({ ...rebase(desk.scene, camera, desk.scene.root), ...apply(inverse, x, y) });
    },
  };
}
