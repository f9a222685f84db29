import { autoplayInterval } from '#contract/autoplay.ts';
import { planFlight } from '#model/camera/flight.ts';
import { frameObject } from '#model/camera/framing.ts';
import { targetAt } from '#model/presentation/steps.ts';
import type { Scene } from '#model/scene/scene.ts';

/** Facts that pages show or depend on, without reading the presentation. */
export interface ContentFacts {
  /** BCP 47. */
  language: string;
  isRich: boolean;
  stopCount: number;
  /** Approximate playing time with autoplay. */
  minutes: number;
  /** Only those on our own origin. */
  videos: { asset: string; address: string }[];
}

const viewport = { width: 1280, height: 720 };

export const contentFacts = (scene: Scene): ContentFacts => ({
  language: scene.presentation.language,
  isRich: scene.isRich,
  // A first step without a target is still a stop: the overview.
  stopCount: scene.presentation.path.filter(({ to }, step) => to !== undefined || step === 0).length,
  minutes: Math.max(1, Math.round(playingTime(scene) / 60_000)),
  videos: Object.entries(scene.presentation.assets).flatMap(([asset, { kind, source }]) =>
    kind === 'video' && source.startsWith('/') ? [{ asset, address: source }] : [],
  ),
});

/** In milliseconds, on a screen the size of a laptop's: from the overview along the path. */
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
