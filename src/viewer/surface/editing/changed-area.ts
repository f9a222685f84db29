import { layerCamera, layerOpacity } from '#model/camera/parallax.ts';
import { multiply } from '#model/geometry/matrix.ts';
import { isNothing, nothing, type Rectangle, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import { matrixBetween, type Scene } from '#model/scene/scene.ts';
import type { View } from '../frame-painter.ts';
import { deviceMatrix, edgesOf, type Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';

/** Browsers smooth edges beyond the outline. */
const SMOOTHED = 2;

/** Tells what a change makes different on the screen. */
export function watchArea(scene: Scene) {
  let places = '';
  /** Where everything is seen, apart from its own placement. */
  const placesIn = ({ camera, layersFrom, spotlight }: Frame, { viewport }: Screen) =>
    JSON.stringify([
      matrixBetween(scene.root, scene.nodes.get(camera.anchor) ?? scene.root),
      scene.layers.map(({ layer }) => [
        layer.depth,
        layerCamera(scene, layersFrom ?? camera, layer.depth, viewport),
        layerOpacity(scene, camera, layer, viewport),
      ]),
      spotlight && scene.nodes.get(spotlight.id)?.toParent,
    ]);
  return {
    /** A frame is shown, before any change. */
    see: (frame: Frame, screen: Screen) => void (places = placesIn(frame, screen)),
    /** In whole device pixels; `nothing` if it is not on the screen. */
    of({ isWhole, areas, layers }: ScenePatch, frame: Frame, screen: Screen): Rectangle {
      const before = places;
      places = placesIn(frame, screen);
      const edges = edgesOf(screen);
      const all = { left: 0, top: 0, right: Math.round(edges.right), bottom: Math.round(edges.bottom) };
      if (isWhole || layers.length > 0 || places !== before) return all;
      const view = deviceMatrix(frame.camera, screen);
      const anchor = scene.nodes.get(frame.camera.anchor) ?? scene.root;
      const sum = areas.reduce(
        (sum, { within, area }) => unite(sum, transformRectangle(multiply(view, matrixBetween(within, anchor)), area)),
        nothing,
      );
      const area = {
        left: Math.max(all.left, Math.floor(sum.left) - SMOOTHED),
        top: Math.max(all.top, Math.floor(sum.top) - SMOOTHED),
        right: Math.min(all.right, Math.ceil(sum.right) + SMOOTHED),
        bottom: Math.min(all.bottom, Math.ceil(sum.bottom) + SMOOTHED),
      };
      return isNothing({ ...area, right: area.right - 1, bottom: area.bottom - 1 }) ? nothing : area;
    },
  };
}

/** Paints only this area of a view, in its place or `atOrigin`. */
export function onlyArea(view: View, { left, top, right, bottom }: Rectangle, atOrigin: boolean): View {
  const { viewport, pixelRatio } = view;
  return {
    ...view,
    origin: atOrigin ? { x: -left, y: -top } : { x: 0, y: 0 },
    bleed: {
      left: -left / pixelRatio,
      top: -top / pixelRatio,
      right: right / pixelRatio - viewport.width,
      bottom: bottom / pixelRatio - viewport.height,
    },
  };
}
