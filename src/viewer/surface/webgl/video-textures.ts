import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';
import { followVideos, placeVideo } from '../videos.ts';
import type { Compositor, Quad } from './compositor.ts';

interface VideoTexture {
  texture: WebGLTexture;
  width: number;
  height: number;
}

/** Playing videos, each in a texture of its own that follows its pictures. */
export function openVideoTextures(scene: Scene, compositor: Compositor, onPicture: () => void) {
  const textures = new Map<ObjectId, VideoTexture>();
  const fresh = new Set<ObjectId>();
  const videos = followVideos((id) => {
    fresh.add(id);
    onPicture();
  });
  const free = (id: ObjectId) => {
    const known = textures.get(id);
    if (known) compositor.free(known.texture);
    textures.delete(id);
  };
  const textureOf = (id: ObjectId, { videoWidth: width, videoHeight: height }: HTMLVideoElement): VideoTexture => {
    const known = textures.get(id);
    if (known && known.width === width && known.height === height) return known;
    free(id);
    const made = { texture: compositor.texture(width, height, true), width, height };
    textures.set(id, made);
    return made;
  };
  return {
    set(id: ObjectId, video: HTMLVideoElement | undefined): void {
      free(id);
      videos.set(id, video);
      fresh.add(id);
    },
    bytes: () => [...textures.values()].reduce((sum, { width, height }) => sum + width * height * 4, 0),
    quads(frame: Frame, screen: Screen): Quad[] {
      return [...videos.all].flatMap(([id, { video }]) => {
        const place = placeVideo(scene, id, frame, screen);
        if (!place || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !video.videoWidth) return [];
        const { texture, width, height } = textureOf(id, video);
        if (fresh.delete(id)) compositor.upload(texture, 0, 0, video, width, height);
        return { texture, matrix: place.matrix, to: [0, 0, place.box.right, place.box.bottom], from: [0, 0, 1, 1], alpha: place.opacity } satisfies Quad;
      });
    },
    stop: videos.stop,
  };
}
