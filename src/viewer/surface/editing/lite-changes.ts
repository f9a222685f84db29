import { isNothing, type Rectangle } from '#model/geometry/rectangle.ts';
import type { PaintContext } from '#model/paint/context.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import type { Scene } from '#model/scene/scene.ts';
import { prepareForChanges } from '#model/scene/sibling-tree.ts';
import type { FramePainter, View } from '../frame-painter.ts';
import type { Screen } from '../screen.ts';
import { type Frame, isSameFrame } from '../surface.ts';
import { onlyArea, watchArea } from './changed-area.ts';
import { followPatch } from './follow-change.ts';
import { openLiftedLayers } from './lifted-layers.ts';
import { concernsOnly, liftable } from './lifted.ts';

/** What a plain canvas lets its changes use. */
interface LiteInside {
  scene: Scene;
  canvas: HTMLCanvasElement;
  context: PaintContext & Pick<CanvasRenderingContext2D, 'drawImage'>;
  newContext: (width: number, height: number) => PaintContext & { canvas: HTMLCanvasElement };
  painter(): FramePainter;
  frame(): Frame | undefined;
  screen(): Screen;
  /** The whole frame, when it can. */
  draw(): void;
  /** Nothing has been drawn yet, or something covers what is drawn. */
  mustDrawAll(): boolean;
  drawWhen(loaded: Promise<void>): void;
}

export function changesOfLite({ scene, canvas, context, newContext, painter, frame, screen, draw, mustDrawAll, drawWhen }: LiteInside) {
  prepareForChanges(scene);
  const changed = watchArea(scene);
  let shown: Frame | undefined;
  let wanted: readonly ObjectId[] = [];
  let lifted: ReadonlySet<ObjectId> = new Set();
  /** What is between lifted objects, from the lowest; nothing where there is nothing. */
  let slices: (HTMLCanvasElement | undefined)[] | undefined;

  const layers = openLiftedLayers({
    scene,
    canvas,
    screen,
    paint(id, area, now) {
      const picture = newContext(area.right - area.left, area.bottom - area.top);
      painter().paint(picture, onlyArea(viewOf(now), area, true), (each) => now.opacities.get(each) ?? 1, { kind: 'object', id });
      return picture.canvas;
    },
  });
  const liftAnew = () => {
    const now = frame();
    layers.close();
    slices = undefined;
    lifted = new Set(now && wanted.length > 0 ? liftable(scene, wanted, now) : []);
  };
  const viewOf = ({ camera, spotlight, layersFrom }: Frame): View => ({ camera, ...screen(), spotlight, layersFrom });
  const paintSlices = (now: Frame) =>
    Array.from({ length: lifted.size + 1 }, (_, after) => {
      const slice = newContext(canvas.width, canvas.height);
      const view = { ...viewOf(now), slice: { lifted, after } };
      const { drawn } = painter().paint(slice, view, (id) => now.opacities.get(id) ?? 1);
      return after === 0 || drawn > 0 ? slice.canvas : undefined;
    });
  const compose = (now: Frame, area: Rectangle) => {
    const isNew = !slices;
    slices ??= paintSlices(now);
    const { left, top, right, bottom } = isNew ? { left: 0, top: 0, right: canvas.width, bottom: canvas.height } : area;
    const [width, height] = [right - left, bottom - top];
    const view = onlyArea(viewOf(now), { left, top, right, bottom }, false);
    context.clearRect(left, top, width, height);
    [undefined, ...lifted].forEach((id, place) => {
      if (id !== undefined) painter().paint(context, view, (each) => now.opacities.get(each) ?? 1, { kind: 'object', id });
      const slice = slices?.[place];
      if (slice) context.drawImage(slice, left, top, width, height, left, top, width, height);
    });
  };
  const paintArea = (now: Frame, area: Rectangle) => {
    context.clearRect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    painter().paint(context, onlyArea(viewOf(now), area, false), (id) => now.opacities.get(id) ?? 1);
  };

  return {
    /** This frame is shown, or on another screen. */
    see(now: Frame): void {
      changed.see(now, screen());
      if (wanted.length > 0 && !(shown && isSameFrame(shown, now))) liftAnew();
      shown = now;
    },
    renew: liftAnew,
    /** Draws everything with the lifted objects, if there are any. */
    paintLifted(now: Frame): boolean {
      layers.close();
      if (lifted.size === 0 || !now.isResting) return false;
      slices ??= paintSlices(now);
      const [below, ...above] = slices;
      if (!mustDrawAll() && layers.canShow(lifted, above)) {
        context.clearRect(0, 0, canvas.width, canvas.height);
        if (below) context.drawImage(below, 0, 0);
        layers.show(lifted, above, now);
      } else compose(now, { left: 0, top: 0, right: canvas.width, bottom: canvas.height });
      return true;
    },
    change(patch: ScenePatch): void {
      const now = frame();
      const loading = followPatch(scene, painter(), patch);
      if (loading) drawWhen(loading);
      const area = now && changed.of(patch, now, screen());
      const wereLayers = layers.isOpen();
      if (!concernsOnly(scene, lifted, patch)) liftAnew();
      if (!now || !area || mustDrawAll() || wereLayers !== layers.isOpen()) return draw();
      if (layers.isOpen()) return layers.follow(patch, now);
      if (isNothing(area)) return;
      if (lifted.size > 0 && now.isResting) compose(now, area);
      else paintArea(now, area);
    },
    lift(ids: readonly ObjectId[]): void {
      wanted = ids;
      liftAnew();
      draw();
    },
  };
}
