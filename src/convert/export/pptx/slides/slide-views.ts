import { isSlide } from '#model/arrangement/is-slide.ts';
import type { Camera, Viewport } from '#model/camera/camera.ts';
import { frameObject, shownBox } from '#model/camera/framing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';

/** A stop of the path: a step that moves the camera, and the steps after it that only reveal. */
export interface SlideView {
  target: ObjectId;
  /** Indexes in the path; none for the overview of a presentation without a path. */
  steps: number[];
  camera: Camera;
  /** The slide shows nothing but its target, whose edges are those of the slide or nearly. */
  isSlide: boolean;
}

/** The shorter side of a slide, in CSS pixels: seven and a half inches, as programs have it. */
const SHORTER = 720;
const WIDEST = 4;

/** What the viewer shows at each stop, on slides of one size: that of most stops. */
export function slideViews(scene: Scene): { viewport: Viewport; views: SlideView[] } {
  const { presentation, root } = scene;
  const stops: Pick<SlideView, 'target' | 'steps'>[] = [];
  for (const [index, { to }] of presentation.path.entries()) {
    const current = stops.at(-1);
    if (to === undefined && current) current.steps.push(index);
    else stops.push({ target: to ?? root.object.id, steps: [index] });
  }
  if (stops.length === 0) stops.push({ target: root.object.id, steps: [] });
  const nodeOf = (target: ObjectId) => scene.nodes.get(target) ?? root;
  const viewport = viewportFor(stops.map(({ target }) => aspectOf(nodeOf(target))));
  return {
    viewport,
    views: stops.map((stop) => {
      const own = isSlide(nodeOf(stop.target));
      return { ...stop, isSlide: own, camera: frameObject(scene, stop.target, viewport, own ? { margin: 0 } : {}) };
    }),
  };
}

function aspectOf(node: SceneNode): number {
  const { left, top, right, bottom } = shownBox(node);
  return Math.min(Math.max((right - left) / (bottom - top) || 16 / 9, 1 / WIDEST), WIDEST);
}

function viewportFor(aspects: readonly number[]): Viewport {
  const counts = Map.groupBy(aspects, (aspect) => Math.round(aspect * 50));
  const [most = []] = [...counts.values()].sort((one, other) => other.length - one.length);
  const [aspect = 16 / 9] = most;
  return aspect > 1 ? { width: SHORTER * aspect, height: SHORTER } : { width: SHORTER, height: SHORTER / aspect };
}
