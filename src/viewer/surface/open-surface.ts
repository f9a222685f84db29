import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { keepForms } from '#model/paint/paint.ts';
import { copyForPaper } from './copy-for-paper.ts';
import { whenIdle } from './slices.ts';
import type { Frame, OnSurfaceLost, OpenSurface, Surface, SurfaceContent } from './surface.ts';

export interface SurfaceChoice {
  prefer: Surface['kind'];
  /** Starts with the plain canvas, which is ready immediately; WebGL takes over at rest once it is ready. */
  isQuick?: boolean | undefined;
  /** Each is a separate file, loaded only when needed. */
  loadWebgl: () => Promise<OpenSurface>;
  loadLite: () => Promise<OpenSurface>;
  /** The preferred surface is unavailable or lost; the other one takes over automatically. */
  onLost?: OnSurfaceLost | undefined;
  /** Another surface draws from now on. */
  onChange?: ((kind: Surface['kind']) => void) | undefined;
  /** Neither surface can draw any more. */
  onFailed?: ((error: unknown) => void) | undefined;
}

interface Opened {
  surface: Surface;
  canvas: HTMLCanvasElement;
}

/**
 * Opens a surface in this element, and completes it with the rest of the content after its first frame. If WebGL is unavailable or lost,
 * the plain canvas shows the same frame instead.
 */
export async function openSurface(
  host: HTMLElement,
  first: SurfaceContent,
  choice: SurfaceChoice,
  rest?: AsyncIterable<SurfaceContent>,
): Promise<Surface> {
  let content = first;
  let screen: { viewport: Viewport; pixelRatio: number } | undefined;
  let frame: Frame | undefined;
  let cameras: readonly Camera[] = [];
  const videos = new Map<ObjectId, HTMLVideoElement>();
  let isGone = false;
  let changes = 0;
  let lifted: readonly ObjectId[] = [];
  /** The current one, and one that is about to take over. */
  const opened = new Set<Surface>();
  let takingOver: Promise<unknown> = Promise.resolve();

  let onRest = () => {};

  const openOn = async (open: OpenSurface, onLost?: OnSurfaceLost): Promise<Opened> => {
    const canvas = document.createElement('canvas');
    canvas.style.display = 'block';
    const before = changes;
    const surface = await open(canvas, content, onLost);
    if (changes !== before) surface.change({ isWhole: true, areas: [], isReordered: true, layers: [], moved: [] });
    opened.add(surface);
    return { surface, canvas };
  };
  const close = (surface: Surface) => {
    opened.delete(surface);
    surface.destroy();
  };
  const openLite = async () => openOn(await choice.loadLite());
  const dress = ({ surface }: Opened) => {
    if (screen) surface.resize(screen.viewport, screen.pixelRatio);
    for (const [id, video] of videos) surface.setVideo(id, video);
    if (frame) surface.show(frame);
    if (lifted.length > 0) surface.lift(lifted);
  };
  const replace = (next: Opened) => {
    const before = current;
    current = next;
    before.canvas.replaceWith(next.canvas);
    close(before.surface);
    current.surface.prepare(cameras);
    choice.onChange?.(current.surface.kind);
  };
  const takeOver = async (reason: Parameters<OnSurfaceLost>[0]) => {
    choice.onLost?.(reason);
    const next = await openLite();
    dress(next);
    await next.surface.settled();
    if (isGone) return close(next.surface);
    // Whatever has happened in the meantime.
    dress(next);
    replace(next);
  };
  const onLost: OnSurfaceLost = (reason) => {
    takingOver = takeOver(reason).catch((error: unknown) => choice.onFailed?.(error));
  };
  const hasWebgl = 'WebGL2RenderingContext' in globalThis && 'Worker' in globalThis && 'OffscreenCanvas' in globalThis;
  const openWebgl = async (onGone: OnSurfaceLost): Promise<Opened> => {
    if (!hasWebgl) throw new Error('unsupported');
    return openOn(await choice.loadWebgl(), onGone);
  };
  /** Both show the same pixels at rest, so the change is invisible. */
  const upgrade = async () => {
    if (choice.prefer === 'lite' || !choice.isQuick) return;
    // Compiling shaders may block everything for a moment, so not during a flight.
    await untilIdle();
    const life = { isLost: false };
    const next = await openWebgl((reason) => {
      life.isLost = true;
      if (current === next) onLost(reason);
    });
    const isWanted = () => !isGone && !life.isLost;
    while (isWanted()) {
      const shown = await restingFrame();
      dress(next);
      await next.surface.settled();
      if (!isWanted() || frame !== shown) continue;
      for (const [id, video] of videos) next.surface.setVideo(id, video);
      return replace(next);
    }
    close(next.surface);
  };
  const complete = async () => {
    for await (content of rest ?? []) {
      await whenIdle();
      if (isGone) return;
      await current.surface.renew?.(content);
    }
  };
  let isFirst = true;
  const restingFrame = async () => {
    if (!frame?.isResting) await new Promise<void>((resolve) => (onRest = resolve));
    return frame;
  };
  const untilIdle = async (): Promise<void> => {
    await restingFrame();
    await whenIdle();
    if (!frame?.isResting && !isGone) await untilIdle();
  };
  const openFirst = async () => {
    if (choice.prefer === 'lite' || choice.isQuick) return openLite();
    return openWebgl(onLost).catch(() => {
      choice.onLost?.('unsupported');
      return openLite();
    });
  };
  let current = await openFirst();
  host.append(current.canvas);
  const stopCopying = copyForPaper(() => {
    if (frame) current.surface.show(frame);
    return current.canvas;
  });

  return {
    get kind() {
      return current.surface.kind;
    },
    show(next) {
      frame = next;
      current.surface.show(next);
      if (next.isResting) onRest();
      // Not before the first frame, since loading more would delay it.
      if (isFirst)
        requestAnimationFrame(
          () =>
            void complete()
              .then(upgrade)
              .catch(() => choice.onLost?.('unsupported')),
        );
      isFirst = false;
    },
    change(patch) {
      changes++;
      // Another surface may use them later.
      keepForms(content.scene, patch);
      for (const surface of opened) surface.change(patch);
    },
    lift(ids) {
      lifted = ids;
      for (const surface of opened) surface.lift(ids);
    },
    prepare(next) {
      cameras = next;
      current.surface.prepare(next);
    },
    resize(viewport, pixelRatio) {
      screen = { viewport, pixelRatio };
      current.surface.resize(viewport, pixelRatio);
    },
    setVideo(id, video) {
      if (video) videos.set(id, video);
      else videos.delete(id);
      current.surface.setVideo(id, video);
    },
    async settled() {
      for (let last; last !== current;) {
        await takingOver;
        last = current;
        await last.surface.settled();
        await takingOver;
      }
    },
    destroy() {
      stopCopying();
      isGone = true;
      onRest();
      close(current.surface);
      current.canvas.remove();
    },
  };
}
