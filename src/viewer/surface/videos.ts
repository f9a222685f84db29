import { multiply } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { boxOf, matrixBetween } from '#model/scene/scene.ts';
import { deviceMatrix, edgesOf, type Screen } from './screen.ts';
import type { Frame } from './surface.ts';

/** A video's box on the canvas. */
export interface VideoPlace {
  /** From its own coordinates to device pixels. */
  matrix: Matrix;
  box: Rectangle;
  opacity: number;
}

/** Tracks the playing videos; `onPicture` is called when one of them has a new frame. */
export function followVideos(onPicture: (id: ObjectId) => void) {
  const followed = new Map<ObjectId, { video: HTMLVideoElement; stop: () => void }>();
  return {
    all: followed as ReadonlyMap<ObjectId, { video: HTMLVideoElement }>,
    set(id: ObjectId, video: HTMLVideoElement | undefined) {
      followed.get(id)?.stop();
      followed.delete(id);
      if (video) followed.set(id, { video, stop: follow(video, () => onPicture(id)) });
    },
    stop: () => followed.forEach(({ stop }) => stop()),
  };
}

function follow(video: HTMLVideoElement, onPicture: () => void): () => void {
  let stop = () => {};
  const next = () => {
    // Older browsers do not report new video frames, so every animation frame may be one.
    if ('requestVideoFrameCallback' in video) {
      const id = video.requestVideoFrameCallback(tell);
      stop = () => video.cancelVideoFrameCallback(id);
    } else {
      const id = requestAnimationFrame(tell);
      stop = () => cancelAnimationFrame(id);
    }
  };
  const tell = () => {
    next();
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) onPicture();
  };
  next();
  return () => stop();
}

/** Undefined if it is not visible. */
export function placeVideo(scene: Scene, id: ObjectId, { camera, opacities }: Frame, screen: Screen): VideoPlace | undefined {
  const node = scene.nodes.get(id);
  if (!node) return undefined;
  let opacity = 1;
  for (let each: SceneNode | undefined = node; each; each = each.parent)
    opacity *= each.object.opacity * (opacities.get(each.object.id) ?? 1);
  const matrix = multiply(deviceMatrix(camera, screen), matrixBetween(node, scene.nodes.get(camera.anchor) ?? scene.root));
  const box = boxOf(node);
  return opacity > 0 && intersects(transformRectangle(matrix, box), edgesOf(screen)) ? { matrix, box, opacity } : undefined;
}
