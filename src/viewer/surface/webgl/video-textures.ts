import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';
import { followVideos, placeVideo } from '../videos.ts';
import type { Compositor, Quad } from './compositor.ts';

/** Playing videos, each in its own texture that follows its frames. */
export function openVideoTextures(scene: Scene, compositor: Compositor, onPicture: () => void) {
  const textures = new Map<ObjectId, WebGLTexture>();
  const fresh = new Set<ObjectId>();
  const videos = followVideos((id) => {
    fresh.add(id);
    onPicture();
  });
  const textureOf = (id: ObjectId) => {
    const texture = textures.get(id) ?? compositor.texture(true);
    textures.set(id, texture);
    return texture;
  };
  return {
    set(id: ObjectId, video: HTMLVideoElement | undefined): void {
      compositor.free(textures.get(id));
      textures.delete(id);
      fresh.add(id);
      videos.set(id, video);
    },
    bytes: () => [...videos.all.values()].reduce((sum, { video }) => sum + video.videoWidth * video.videoHeight * 4, 0),
    quads(frame: Frame, screen: Screen): Quad[] {
      return [...videos.all].flatMap(([id, { video }]) => {
        const place = placeVideo(scene, id, frame, screen);
        if (!place || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
        const texture = textureOf(id);
        if (fresh.delete(id)) compositor.upload(texture, video);
        return {
          texture,
          matrix: place.matrix,
          to: [0, 0, place.box.right, place.box.bottom],
          from: [0, 0, 1, 1],
          alpha: place.opacity,
        } satisfies Quad;
      });
    },
    stop: videos.stop,
  };
}
