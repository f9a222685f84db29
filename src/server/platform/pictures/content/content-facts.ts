import { autoplayInterval } from '#contract/autoplay.ts';
import { planFlight } from '#model/camera/flight.ts';
import { frameObject } from '#model/camera/framing.ts';
import { targetAt } from '#model/presentation/steps.ts';
import type { Scene } from '#model/scene/scene.ts';

/** What pages tell about a presentation, or decide by, without reading it. */
export interface ContentFacts {
  /** BCP 47. */
  language: string;
  isRich: boolean;
  stopCount: number;
  /** About how long it plays by itself. */
  minutes: number;
  /** Those that a browser can have from our own origin. */
  videos: { asset: string; address: string }[];
}

const viewport = { width: 1280, height: 720 };

export const contentFacts = (scene: Scene): ContentFacts => ({
  language: scene.presentation.language,
  isRich: scene.isRich,
  // A first step that leads nowhere is a stop all the same: the overview.
  stopCount: scene.presentation.path.filter(({ to }, step) => to !== undefined || step === 0).length,
  minutes: Math.max(1, Math.round(playingTime(scene) / 60_000)),
  videos: Object.entries(scene.presentation.assets).flatMap(([asset, { kind, source }]) =>
    kind === 'video' && source.startsWith('/') ? [{ asset, address: source }] : [],
  ),
});

/** Milliseconds, as if on a laptop: from the overview along the path. */
function playingTime(scene: Scene): number {
  const { path } = scene.presentation;
  let camera = frameObject(scene, targetAt(scene.presentation, 0), viewport);
  return path.reduce((time, { to, duration, hold = autoplayInterval }, step) => {
    if (to === undefined || step === 0) return time + hold;
    const next = frameObject(scene, to, viewport);
    const flight = planFlight(scene, camera, next, viewport, { duration });
    camera = next;
    return time + flight.duration + hold;
  }, 0);
}
