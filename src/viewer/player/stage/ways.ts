import type { Camera, Viewport } from '#model/camera/camera.ts';
import { planPath } from '#model/camera/path.ts';
import type { FlightCurve } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';

const VIEWS = 16;

/** What will be visible on the way from one view to another, with the target last. */
export function viewsOnWay(scene: Scene, from: Camera, to: Camera, viewport: Viewport, curve?: FlightCurve): Camera[] {
  const path = planPath(scene, from, to, viewport, curve);
  if (path.length === 0 && path.turn === 0) return [to];
  return Array.from({ length: VIEWS }, (_, index) => path.at((index + 1) / VIEWS));
}
