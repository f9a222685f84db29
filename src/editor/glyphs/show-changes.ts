import type { Presentation } from '#model/presentation/presentation.ts';
import { changeScene } from '#model/scene/change-scene.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Surface } from '#viewer/surface/surface.ts';
import type { GlyphLoader } from './glyphs.ts';

/** Shows a draft on a surface, each change when its letters are there. Meanwhile, everything stays as it was, and later changes join it. */
export function showChanges(scene: Scene, surface: Pick<Surface, 'change'>, glyphs: Pick<GlyphLoader, 'load'>, latest: () => Presentation) {
  let isWaiting = false;
  let isOver = false;
  const follow = (): void => {
    if (isWaiting || isOver) return;
    const next = latest();
    const loading = glyphs.load(scene.presentation, next);
    if (!loading) return surface.change(changeScene(scene, next));
    isWaiting = true;
    void loading.then(() => {
      isWaiting = false;
      follow();
    });
  };
  return {
    follow,
    get isWaiting() {
      return isWaiting;
    },
    /** Letters have come late: everything is laid out again. */
    showAnew: () => isOver || surface.change({ isWhole: true, areas: [], isReordered: true, layers: [], moved: [] }),
    stop: () => void (isOver = true),
  };
}
