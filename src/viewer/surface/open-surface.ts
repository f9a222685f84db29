import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Frame, OnSurfaceLost, OpenSurface, Surface, SurfaceContent } from './surface.ts';

export interface SurfaceChoice {
  prefer: Surface['kind'];
  /** Each is a file of its own, loaded only when it is needed. */
  loadWebgl: () => Promise<OpenSurface>;
  loadLite: () => Promise<OpenSurface>;
  /** The preferred surface is not to be had, or is gone; the other one takes over by itself. */
  onLost?: OnSurfaceLost | undefined;
  /** Neither of them can draw any longer. */
  onFailed?: ((error: unknown) => void) | undefined;
}

/** A surface in this element. If WebGL is not to be had, or goes, the plain canvas shows the same frame in its place. */
export async function openSurface(host: HTMLElement, content: SurfaceContent, choice: SurfaceChoice): Promise<Surface> {
  let screen: { viewport: Viewport; pixelRatio: number } | undefined;
  let frame: Frame | undefined;
  let cameras: readonly Camera[] = [];
  const videos = new Map<ObjectId, HTMLVideoElement>();
  let isGone = false;
  let takingOver: Promise<unknown> = Promise.resolve();

  const openOn = async (open: OpenSurface, onLost?: OnSurfaceLost): Promise<{ surface: Surface; canvas: HTMLCanvasElement }> => {
    const canvas = document.createElement('canvas');
    canvas.style.display = 'block';
    return { surface: await open(canvas, content, onLost), canvas };
  };
  const openLite = async () => openOn(await choice.loadLite());
  const takeOver = async (reason: Parameters<OnSurfaceLost>[0]) => {
    choice.onLost?.(reason);
    const next = await openLite();
    if (isGone) return next.surface.destroy();
    const before = current;
    current = next;
    before.canvas.replaceWith(next.canvas);
    before.surface.destroy();
    if (screen) next.surface.resize(screen.viewport, screen.pixelRatio);
    for (const [id, video] of videos) next.surface.setVideo(id, video);
    if (frame) next.surface.show(frame);
    next.surface.prepare(cameras);
  };
  const onLost: OnSurfaceLost = (reason) => {
    takingOver = takeOver(reason).catch((error: unknown) => choice.onFailed?.(error));
  };
  const openFirst = async () => {
    if (choice.prefer === 'lite') return openLite();
    if (!('WebGL2RenderingContext' in globalThis && 'Worker' in globalThis && 'OffscreenCanvas' in globalThis)) {
      choice.onLost?.('unsupported');
      return openLite();
    }
    const open = await choice.loadWebgl();
    return openOn(open, onLost).catch(() => {
      choice.onLost?.('unsupported');
      return openLite();
    });
  };
  let current = await openFirst();
  host.append(current.canvas);

  return {
    get kind() {
      return current.surface.kind;
    },
    show(next) {
      frame = next;
      current.surface.show(next);
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
      for (let last; last !== current; ) {
        await takingOver;
        last = current;
        await last.surface.settled();
        await takingOver;
      }
    },
    destroy() {
      isGone = true;
      current.surface.destroy();
      current.canvas.remove();
    },
  };
}
