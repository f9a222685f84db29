import type { Camera } from '#model/camera/camera.ts';
import type { Slices } from '#model/paint/paint.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { bitmapImage } from '../bitmap-image.ts';
import { contextOf } from '../context-of.ts';
import { makeFramePainter } from '../frame-painter.ts';
import type { changesOfLite } from '../editing/lite-changes.ts';
import { fitCanvas, type Screen } from '../screen.ts';
import { soon, workThrough } from '../slices.ts';
import type { Frame, OnSurfaceLost, Surface, SurfaceContent } from '../surface.ts';
import { followVideos, placeVideo } from '../videos.ts';

const newContext = (width: number, height: number) => contextOf(Object.assign(document.createElement('canvas'), { width, height }));

/**
 * Repaints every frame on a plain canvas: works everywhere. What the first resting frame needs is laid out in slices before: there was
 * nothing to see until then, and the page can respond meanwhile. Painting in slices would be slower, since browsers wait for the GPU
 * after each.
 */
export async function openLiteSurface(
  canvas: HTMLCanvasElement,
  given: SurfaceContent,
  _onLost?: OnSurfaceLost,
  changesOf?: typeof changesOfLite,
): Promise<Surface> {
  let content = given;
  const context = contextOf(canvas);
  /** For measuring. */
  const scratch = newContext(1, 1);
  let painter = await makeFramePainter(content, newContext, bitmapImage);
  await soon();
  let screen: Screen = { viewport: { width: 0, height: 0 }, pixelRatio: 1 };
  let frame: Frame | undefined;
  let hasDrawn = false;
  let first: Slices | undefined;
  let drawing: Promise<void> = Promise.resolve();
  let preparing: Slices | undefined;

  const drawVideo = (id: ObjectId, video: HTMLVideoElement, now: Frame) => {
    const place = placeVideo(content.scene, id, now, screen);
    if (!place || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return place;
    context.setTransform(...place.matrix);
    context.globalAlpha = place.opacity;
    context.drawImage(video, 0, 0, place.box.right, place.box.bottom);
    context.globalAlpha = 1;
    context.resetTransform();
    return place;
  };
  const paintNow = () => {
    if (!frame) return;
    if (changes?.paintLifted(frame)) return drawVideos(frame);
    const { camera, opacities, spotlight, layersFrom } = frame;
    context.clearRect(0, 0, canvas.width, canvas.height);
    painter.paint(context, { camera, ...screen, spotlight, layersFrom }, (id) => opacities.get(id) ?? 1);
    drawVideos(frame);
  };
  const drawVideos = (now: Frame) => {
    for (const [id, { video }] of videos.all) drawVideo(id, video, now);
  };
  const draw = () => {
    first?.return();
    if (!frame) return;
    if (frame.isResting && !hasDrawn) drawing = drawFirst((first = prepareFor([frame.camera])));
    else {
      hasDrawn = true;
      paintNow();
    }
  };
  const drawFirst = async (work: Slices) => {
    await workThrough(work, 'soon');
    await soon();
    if (first !== work || hasDrawn) return;
    hasDrawn = true;
    paintNow();
  };
  function* prepareFor(cameras: readonly Camera[]): Slices {
    for (const camera of cameras) yield* painter.prepareInSlices(scratch, { camera, ...screen });
  }
  const videos = followVideos((id) => {
    if (!hasDrawn) return;
    const video = videos.all.get(id)?.video;
    const isWhole = frame && video && (drawVideo(id, video, frame)?.opacity ?? 1) === 1;
    // A translucent video must not accumulate from frame to frame.
    if (!isWhole) draw();
  });

  const changes = changesOf?.({
    scene: content.scene,
    canvas,
    context,
    newContext,
    painter: () => painter,
    frame: () => frame,
    screen: () => screen,
    draw: () => draw(),
    mustDrawAll: () => !hasDrawn || videos.all.size > 0,
    drawWhen: (loaded) => void (drawing = Promise.all([drawing, loaded]).then(draw)),
  });

  return {
    kind: 'lite',
    show(next) {
      frame = next;
      changes?.see(next);
      draw();
    },
    async renew(next) {
      painter = await makeFramePainter((content = next), newContext, bitmapImage);
      changes?.renew();
      draw();
    },
    change: (patch) => changes?.change(patch),
    lift: (ids) => changes?.lift(ids),
    prepare(cameras) {
      preparing?.return();
      const work = (preparing = prepareFor(cameras.toReversed()));
      void drawing.then(() => workThrough(work, 'idle'));
    },
    resize(viewport, pixelRatio) {
      screen = { viewport, pixelRatio };
      fitCanvas(canvas, screen);
      changes?.renew();
      if (frame) changes?.see(frame);
      draw();
    },
    setVideo(id, video) {
      videos.set(id, video);
      draw();
    },
    async settled() {
      for (let last; last !== drawing;) await (last = drawing);
    },
    destroy() {
      videos.stop();
      preparing?.return();
      frame = undefined;
      changes?.renew();
      draw();
      canvas.width = canvas.height = 0;
    },
  };
}
