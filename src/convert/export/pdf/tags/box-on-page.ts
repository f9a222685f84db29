import { viewMatrix } from '#model/camera/camera.ts';
import { multiply } from '#model/geometry/matrix.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { boxOf, matrixBetween, type Scene } from '#model/scene/scene.ts';
import { numbers } from '../file/values.ts';
import type { PagePlan } from '../structure/page-plan.ts';

/** An object's box on a page, clipped at the page edges: the numbers of a `/BBox`. `toPage` maps CSS pixels to the page. */
export function boxOnPage(scene: Scene, { camera, viewport }: PagePlan, toPage: Matrix, id: string): string | undefined {
  const node = scene.nodes.get(id);
  if (!node) return undefined;
  const place = multiply(toPage, multiply(viewMatrix(camera, viewport), matrixBetween(node, scene.nodes.get(camera.anchor) ?? scene.root)));
  const box = transformRectangle(place, boxOf(node));
  const edge = transformRectangle(toPage, { left: 0, top: 0, right: viewport.width, bottom: viewport.height });
  return numbers([
    Math.max(edge.left, box.left),
    Math.max(edge.top, box.top),
    Math.min(edge.right, box.right),
    Math.min(edge.bottom, box.bottom),
  ]);
}
