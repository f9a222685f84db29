import type { Camera, Viewport } from '#model/camera/camera.ts';
import { viewMatrix } from '#model/camera/camera.ts';
import { multiply } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';

/** The part of a display that a surface fills. */
export interface Screen {
  /** In CSS pixels. */
  viewport: Viewport;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
}

/** From the anchor's coordinates to device pixels. */
export const deviceMatrix = (camera: Camera, { viewport, pixelRatio }: Screen): Matrix =>
  multiply([pixelRatio, 0, 0, pixelRatio, 0, 0], viewMatrix(camera, viewport));

/** In device pixels. */
export const edgesOf = ({ viewport, pixelRatio }: Screen): Rectangle => ({
  left: 0,
  top: 0,
  right: viewport.width * pixelRatio,
  bottom: viewport.height * pixelRatio,
});

export function fitCanvas(canvas: HTMLCanvasElement, { viewport, pixelRatio }: Screen): void {
  canvas.width = Math.round(viewport.width * pixelRatio);
  canvas.height = Math.round(viewport.height * pixelRatio);
  canvas.style.width = `${viewport.width}px`;
  canvas.style.height = `${viewport.height}px`;
}
