import type { ViewerFiles } from '#contract/viewer.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import type { Surface } from '../../surface/surface.ts';
import type { ViewerState } from '../../viewer.ts';

/** A browser has a few dozen players for a page, and as many connections to a host. */
const MOST_OPEN = 6;

/** Controls the videos and sounds on the canvas. Each is fetched when it first plays. */
export function playVideos(
  scene: Scene,
  surface: Pick<Surface, 'setVideo'>,
  files: ViewerFiles['videos'],
  state: () => Pick<ViewerState, 'isMuted' | 'isMotionReduced'>,
) {
  const { presentation } = scene;
  const open = new Map<ObjectId, HTMLVideoElement>();
  /** Those that have started by themselves where the camera is: they do not start twice. */
  let begun = new Set<ObjectId>();
  const close = (id: ObjectId, video: HTMLVideoElement) => {
    surface.setVideo(id, undefined);
    video.removeAttribute('src');
    video.load();
    open.delete(id);
  };
  const videoOf = (id: ObjectId): HTMLVideoElement | undefined => {
    const object = scene.nodes.get(id)?.object;
    const file = object?.kind === 'video' ? files.find(({ asset }) => asset === object.asset) : undefined;
    if (object?.kind !== 'video' || !file) return undefined;
    const known = open.get(id);
    if (known) return known;
    const video = document.createElement('video');
    Object.assign(video, {
      playsInline: true,
      preload: 'metadata',
      crossOrigin: 'anonymous',
      loop: object.isLooping,
      muted: object.isMuted || state().isMuted,
      src: file.address,
    });
    open.set(id, video);
    // Sound has no picture that could cover its card.
    if (!object.isSound) surface.setVideo(id, video);
    return video;
  };
  const start = (id: ObjectId) =>
    void videoOf(id)
      ?.play()
      .catch(() => undefined);
  /** Those shown at a step; what is in another stop there belongs to that one. */
  const shownAt = (step: number): ObjectId[] => {
    const [stop, opacities] = [targetAt(presentation, step), opacitiesAt(presentation, step)];
    const stops = new Set(presentation.path.map(({ to }) => to));
    const isHere = (node: SceneNode): boolean => {
      const { id } = node.object;
      if (opacities.get(id) === 0) return false;
      return node.parent && !stops.has(id) ? isHere(node.parent) : id === stop;
    };
    return [...scene.nodes].flatMap(([id, node]) => (node.object.kind === 'video' && isHere(node) ? id : []));
  };
  return {
    toggle(id: ObjectId) {
      const video = videoOf(id);
      if (video?.paused) start(id);
      else video?.pause();
    },
    toggleAt(step: number) {
      const here = shownAt(step);
      const playing = here.filter((id) => open.get(id)?.paused === false);
      if (playing.length > 0) for (const id of playing) open.get(id)?.pause();
      else here.forEach(start);
    },
    /** Starts the self-starting ones of the step at which the camera rests, and pauses all others. */
    restAt(step: number) {
      const here = shownAt(step);
      const left = [...open].filter(([id]) => !here.includes(id));
      for (const [, video] of left) video.pause();
      for (const [id, video] of left.slice(0, Math.max(0, open.size - MOST_OPEN))) close(id, video);
      begun = new Set(here.filter((id) => begun.has(id)));
      if (state().isMotionReduced) return;
      for (const id of here) {
        const object = scene.nodes.get(id)?.object;
        if (object?.kind !== 'video' || !object.startsItself || begun.has(id)) continue;
        begun.add(id);
        start(id);
      }
    },
    pauseAll() {
      begun.clear();
      for (const video of open.values()) video.pause();
    },
    mute(isMutedNow: boolean) {
      for (const [id, video] of open) {
        const object = scene.nodes.get(id)?.object;
        video.muted = isMutedNow || (object?.kind === 'video' && object.isMuted);
      }
    },
    stop() {
      for (const [id, video] of open) close(id, video);
    },
  };
}
