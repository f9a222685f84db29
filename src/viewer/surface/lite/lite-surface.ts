import type { ObjectId } from '#model/presentation/presentation.ts';
import { bitmapImage } from '../bitmap-image.ts';
import { contextOf } from '../context-of.ts';
import { makeFramePainter } from '../frame-painter.ts';
import { fitCanvas, type Screen } from '../screen.ts';
import type { Frame, Surface, SurfaceContent } from '../surface.ts';
import { followVideos, placeVideo } from '../videos.ts';

const newContext = (width: number, height: number) => contextOf(Object.assign(document.createElement('canvas'), { width, height }));

/** Repaints every frame on a plain canvas: works everywhere. */
export async function openLiteSurface(canvas: HTMLCanvasElement, content: SurfaceContent): Promise<Surface> {
  const context = contextOf(canvas);
  const painter = await makeFramePainter(content, newContext, bitmapImage);
  let screen: Screen = { viewport: { width: 0, height: 0 }, pixelRatio: 1 };
  let frame: Frame | undefined;

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
  const draw = () => {
    if (!frame) return;
    const { camera, opacities, spotlight, isFlat } = frame;
    context.clearRect(0, 0, canvas.width, canvas.height);
    painter(context, { camera, ...screen, spotlight, isFlat }, (id) => opacities.get(id) ?? 1);
    for (const [id, { video }] of videos.all) drawVideo(id, video, frame);
  };
  const videos = followVideos((id) => {
    const video = videos.all.get(id)?.video;
    const isWhole = frame && video && (drawVideo(id, video, frame)?.opacity ?? 1) === 1;
    // A translucent video must not accumulate from frame to frame.
    if (!isWhole) draw();
  });

  return {
    kind: 'lite',
    show(next) {
      frame = next;
      draw();
    },
    prepare() {},
    resize(viewport, pixelRatio) {
      screen = { viewport, pixelRatio };
      fitCanvas(canvas, screen);
      draw();
    },
    setVideo(id, video) {
      videos.set(id, video);
      draw();
    },
    settled: () => Promise.resolve(),
    destroy() {
      videos.stop();
      frame = undefined;
      canvas.width = canvas.height = 0;
    },
  };
}
