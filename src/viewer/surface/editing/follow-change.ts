import { keepForms } from '#model/paint/paint.ts';
import { changeScene, type ScenePatch } from '#model/scene/change-scene.ts';
import { followDelta, type PresentationDelta } from '#model/scene/presentation-delta.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { FramePainter } from '../frame-painter.ts';

/** A painter paints the changed scene from here on. Returns a promise if it has to load something for that. */
export function followPatch(scene: Scene, painter: FramePainter, patch: ScenePatch): Promise<void> | undefined {
  keepForms(scene, patch);
  // What could not be painted before is laid out now.
  return painter.complete()?.then(() => keepForms(scene, { isWhole: true, moved: [] }));
}

export function followChange(
  scene: Scene,
  painter: FramePainter,
  delta: PresentationDelta,
  hasMoreGlyphs: boolean,
): Promise<void> | undefined {
  // What was laid out without them is laid out again.
  if (hasMoreGlyphs) keepForms(scene, { isWhole: true, moved: [] });
  return followPatch(scene, painter, changeScene(scene, followDelta(scene.presentation, delta)));
}
