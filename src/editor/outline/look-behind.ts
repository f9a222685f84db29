import { overviewCamera } from '#model/camera/framing.ts';
import { type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { BackgroundLayer, ObjectId } from '#model/presentation/presentation.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import { nodeOf } from '../core/selection/bounds.ts';
import type { Desk } from '../desk/desk.ts';

/** Of the view, what an object takes at most. */
const SHARE = 0.9;

/** Shows an object of a layer behind the canvas. A layer that follows the camera only in part is seen best from afar. */
export function lookBehind(desk: Desk, layerId: string, id: ObjectId): void {
  const { scene } = desk;
  const layer = scene.layers.find((one) => one.layer.id === layerId)?.layer;
  const node = nodeOf(scene, id);
  if (!layer || !node) return desk.frame();
  const { viewport } = desk.state();
  const overview = overviewCamera(scene, viewport);
  const box = transformRectangle(matrixBetween(node, scene.root), exactBox(node));
  const nearest = SHARE * Math.min(viewport.width / (box.right - box.left), viewport.height / (box.bottom - box.top));
  const factor = whileSeen(layer, layer.depth >= 1 ? nearest / overview.zoom : 1);
  const { x, y } = middleOf(box);
  const reach = { x: viewport.width / overview.zoom / 2, y: viewport.height / overview.zoom / 2 };
  const isInOverview = factor === 1 && Math.abs(x - overview.x) < reach.x && Math.abs(y - overview.y) < reach.y;
  if (layer.depth <= 0 || (layer.depth < 1 && isInOverview)) return desk.look({ ...overview, zoom: overview.zoom * factor });
  const depth = Math.min(layer.depth, 1);
  desk.look({
    ...overview,
    x: overview.x + (x - overview.x) / depth,
    y: overview.y + (y - overview.y) / depth,
    zoom: overview.zoom * factor,
  });
}

/** Zooms, as multiples of the overview's, at which a layer has faded in and has not begun to fade out. */
function whileSeen({ appearsAt = 0, disappearsAt = Infinity }: BackgroundLayer, factor: number): number {
  return Math.max(appearsAt * Math.SQRT2, Math.min(disappearsAt * Math.SQRT2, factor));
}

const middleOf = ({ left, top, right, bottom }: Rectangle) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
