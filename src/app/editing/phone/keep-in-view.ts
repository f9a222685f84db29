import type { Editor } from '#editor/open-editor.ts';
import { pan } from '#model/camera/travel.ts';
import type { Camera, Viewport } from '#model/camera/camera.ts';
import { isNothing, nothing, type Rectangle } from '#model/geometry/rectangle.ts';
import { OVERLAP } from './sheets.ts';

/** CSS pixels around what is selected, for its handles. */
const AROUND = 24;

/**
 * While the sheet makes the canvas lower or higher, what is seen stays where it is; only what is selected moves, or gets smaller, if the
 * sheet would cover it. When the sheet is gone, the view is as before, unless somebody has moved it. Returns what ends it.
 */
export function keepInView(editor: Editor): () => void {
  const { desk, hands } = editor;
  let { viewport, camera } = desk.state();
  /** Where the view was before it got lower. */
  let home: { camera: Camera; height: number } | undefined;
  return desk.subscribe(() => {
    const now = desk.state();
    const isMoved = now.camera !== camera;
    const before = viewport;
    ({ viewport, camera } = now);
    if (isMoved || viewport.width !== before.width) home = undefined;
    // Fitted again to what it was fitted to, it shows all of that.
    if (isMoved || viewport.width !== before.width || viewport.height === before.height) return;
    home ??= { camera, height: before.height };
    // It is as high as it was, or higher.
    const isBack = viewport.height >= home.height;
    const [from, height] = isBack ? [home.camera, home.height] : [camera, before.height];
    desk.look(pan(from, 0, (height - viewport.height) / 2));
    if (isBack) home = undefined;
    else if (viewport.height < before.height) uncover(editor, before);
    ({ camera } = desk.state());
  });

  function uncover(editor: Editor, before: Viewport): void {
    let box = selectedBox(editor);
    if (!box || desk.state().selection.kind === 'text') return;
    const isWhole = box.top >= 0 && box.bottom <= before.height;
    const lowest = viewport.height - OVERLAP - AROUND;
    const room = lowest - AROUND;
    if (isWhole && box.bottom - box.top > room && room > 0) {
      hands.zoom({ x: (box.left + box.right) / 2, y: box.top }, room / (box.bottom - box.top));
      box = selectedBox(editor) ?? box;
    }
    if (isWhole && box.bottom > lowest) hands.pan(0, Math.max(lowest - box.bottom, AROUND - box.top));
    else if (box.top > lowest) hands.pan(0, lowest - box.top - AROUND);
  }
}

function selectedBox({ marks }: Editor): Rectangle | undefined {
  const { selection, handles } = marks();
  const box = (selection ?? handles.map(({ at }) => at)).reduce(
    ({ left, top, right, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    nothing,
  );
  return isNothing(box) ? undefined : box;
}
