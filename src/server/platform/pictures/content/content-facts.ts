import { autoplayInterval } from '#contract/autoplay.ts';
import { planFlight } from '#model/camera/flight.ts';
import { frameObject } from '#model/camera/framing.ts';
import { type Opening, openingOf, uprightSight, wideSight } from '#model/paint/opening.ts';
import type { Step } from '#model/presentation/presentation.ts';
import { targetAt } from '#model/presentation/steps.ts';
import type { Scene } from '#model/scene/scene.ts';
import { type StopNeeds, stopNeeds } from './stop-needs.ts';

/** Facts that pages show or depend on, without reading the presentation. */
export interface ContentFacts {
  /** BCP 47. */
  language: string;
  isRich: boolean;
  stopCount: number;
  stops: StopFacts[];
  /** The first stop as a portrait phone shows it. */
  upright?: Opening;
  /** Approximate playing time with autoplay. */
  minutes: number;
  /** Only those on our own origin. */
  videos: { asset: string; address: string }[];
}

/** A stop as its owner counts: with the steps that reveal something there. */
interface StopFacts {
  title: string;
  /** Its first and last step, counted from 0 along the path. */
  first: number;
  last: number;
  /** Missing for a place without a size. */
  opening?: Opening;
  /** Missing if it was not looked up. */
  needs?: StopNeeds;
}

/** Viewers that begin at a later stop wait for all fonts and images. */
const MOST_NEEDS = 40;

const viewport = { width: 1280, height: 720 };

export function contentFacts(scene: Scene): ContentFacts {
  const { language, path, assets } = scene.presentation;
  const stops = stopsOf(path);
  const needsAt = stopNeeds(scene);
  const upright = stops[0] && openingOf(scene, uprightSight(scene, targetAt(scene.presentation, stops[0].first)));
  return {
    language,
    isRich: scene.isRich,
    stopCount: stops.length,
    stops: stops.map((stop, place) => ({ ...withOpening(scene, stop), ...(place < MOST_NEEDS && { needs: needsAt(stop.first) }) })),
    ...(upright && { upright }),
    minutes: Math.max(1, Math.round(playingTime(scene) / 60_000)),
    videos: Object.entries(assets).flatMap(([asset, { kind, source }]) =>
      kind === 'video' && source.startsWith('/') ? [{ asset, address: source }] : [],
    ),
  };
}

/** A step that leads nowhere belongs to the stop before it. A first one is a stop all the same: the overview. */
function stopsOf(path: readonly Step[]): StopFacts[] {
  const stops: StopFacts[] = [];
  for (const [step, { to, title }] of path.entries()) {
    const before = stops.at(-1);
    if (before && to === undefined) before.last = step;
    else stops.push({ title, first: step, last: step });
  }
  return stops;
}

function withOpening(scene: Scene, stop: StopFacts): StopFacts {
  const opening = openingOf(scene, wideSight(targetAt(scene.presentation, stop.first)));
  return opening ? { ...stop, opening } : stop;
}

/** In milliseconds, on a screen the size of a laptop's: from the overview along the path. */
function playingTime(scene: Scene): number {
  const { path } = scene.presentation;
  let camera = frameObject(scene, targetAt(scene.presentation, 0), viewport);
  return path.reduce((time, { to, duration, curve, hold = autoplayInterval }, step) => {
    if (to === undefined || step === 0) return time + hold;
    const next = frameObject(scene, to, viewport);
    const flight = planFlight(scene, camera, next, viewport, { duration, curve });
    camera = next;
    return time + flight.duration + hold;
  }, 0);
}
