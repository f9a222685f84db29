import { frameObject, shownBox } from '#model/camera/framing.ts';
import type { Viewport } from '#model/camera/camera.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { remember } from '#model/text/remember.ts';
import type { PagePlan } from './page-plan.ts';

/** A page, before its reading content is known. */
export interface PageView extends Pick<PagePlan, 'view' | 'viewport' | 'camera'> {
  target: ObjectId;
}

/** CSS pixels of the longer side: 16 to 9 gives 960 × 540 points. */
const LONGER = 1280;
const WIDEST = 4;

/** What the viewer shows at rest: the overview, then each step. */
export function pageViews(scene: Scene): PageView[] {
  const { presentation, root } = scene;
  /** Many steps may lead to the same large object, so it is measured only once. */
  const known = new Map<ObjectId, Pick<PageView, 'viewport' | 'camera'>>();
  const lookAt = (target: ObjectId) =>
    remember(known, target, () => {
      const viewport = viewportFor(scene.nodes.get(target) ?? root);
      return { viewport, camera: frameObject(scene, target, viewport) };
    });
  let target = root.object.id;
  const overview: PageView = { view: { kind: 'overview' }, target, ...lookAt(target) };
  return [
    overview,
    ...presentation.path.map(({ to = target }, index): PageView => ({
      view: { kind: 'step', index },
      target: (target = to),
      ...lookAt(to),
    })),
  ];
}

function viewportFor(node: SceneNode): Viewport {
  const { left, top, right, bottom } = shownBox(node);
  const aspect = Math.min(Math.max((right - left) / (bottom - top) || 16 / 9, 1 / WIDEST), WIDEST);
  return aspect > 1 ? { width: LONGER, height: Math.round(LONGER / aspect) } : { width: Math.round(LONGER * aspect), height: LONGER };
}
