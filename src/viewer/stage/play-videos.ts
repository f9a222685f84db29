import type { ViewerFiles } from '#contract/viewer.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Surface } from '../surface/surface.ts';

/** Controls the videos on the canvas. Each is fetched when it first plays. */
export function playVideos(scene: Scene, surface: Surface, files: ViewerFiles['videos'], isMuted: () => boolean) {
  const open = new Map<ObjectId, HTMLVideoElement>();
  const videoOf = (id: ObjectId): HTMLVideoElement | undefined => {
    const object = scene.nodes.get(id)?.object;
    const file = object?.kind === 'video' ? files.find(({ asset }) => asset === object.asset) : undefined;
    if (object?.kind !== 'video' || !file) return undefined;
    const known = open.get(id);
    if (known) return known;
    const video = document.createElement('video');
    Object.assign(video, {
      playsInline: true,
      crossOrigin: 'anonymous',
      loop: object.isLooping,
      muted: object.isMuted || isMuted(),
      src: file.address,
    });
    open.set(id, video);
    surface.setVideo(id, video);
    return video;
  };
  return {
    toggle(id: ObjectId) {
      const video = videoOf(id);
      if (!video) return;
      if (video.paused) void video.play().catch(() => undefined);
      else video.pause();
    },
    /** Starts the self-starting videos where the camera rests, and pauses all others. */
    restAt(stop: ObjectId) {
      for (const [id, node] of scene.nodes) {
        if (node.object.kind !== 'video') continue;
        let around = node.parent;
        while (around && around.object.id !== stop) around = around.parent;
        const isHere = around !== undefined || id === stop;
        if (isHere && node.object.startsItself)
          void videoOf(id)
            ?.play()
            .catch(() => undefined);
        if (!isHere) open.get(id)?.pause();
      }
    },
    pauseAll() {
      for (const video of open.values()) video.pause();
    },
    mute(isMutedNow: boolean) {
      for (const [id, video] of open) {
        const object = scene.nodes.get(id)?.object;
        video.muted = isMutedNow || (object?.kind === 'video' && object.isMuted);
      }
    },
    stop() {
      for (const [id, video] of open) {
        surface.setVideo(id, undefined);
        video.removeAttribute('src');
        video.load();
      }
      open.clear();
    },
  };
}
