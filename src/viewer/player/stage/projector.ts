import type { Camera, Viewport } from '#model/camera/camera.ts';
import { type Flight, type FlightOptions, planFlight } from '#model/camera/flight.ts';
import type { FlightCurve, ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { Frame, Surface } from '../../surface/surface.ts';
import type { PlayerClock } from '../player.ts';
import { type Fade, planFade } from './fade.ts';
import { isLit, type Lighting, planLighting } from './lighting.ts';

type Opacities = Frame['opacities'];

/** A movement of the camera, a fade, or both. */
interface Motion {
  /** Undefined until the first frame. */
  since: number | undefined;
  /** Undefined if the camera stays, or the visitor has taken control of it. */
  flight: Flight | undefined;
  fade: Fade;
  /** What the surroundings of slides do meanwhile. */
  lighting: Lighting;
}

export interface ProjectorOptions {
  scene: Scene;
  surface: Surface;
  clock: PlayerClock;
  viewport: Viewport;
  camera: Camera;
  opacities: Opacities;
  /** The slide to show without its neighbours. */
  lit: ObjectId | undefined;
  isFlat: boolean;
  /** A resting frame was shown. */
  onRest: () => void;
}

/** The first frame of a flight has already moved by this much. */
const FRAME = 16;
/** A hand that has not moved for this long is at rest. */
const QUIET = 140;
/** Milliseconds until the neighbours of a slide are there for a visitor who looks around. */
const LETTING_GO = 220;

/** Shows frames while something moves, and the exact picture at rest. */
export function openProjector({ scene, surface, clock, onRest, ...initial }: ProjectorOptions) {
  let { viewport, camera, opacities, isFlat } = initial;
  /** Where the camera was sent last. */
  let goal = camera;
  let spotlight = isLit(initial.lit);
  let motion: Motion | undefined;
  let shownAt = 0;
  let dropFrame: (() => void) | undefined;
  /** While the visitor holds the camera: cancels the wait for the hand to rest. */
  let dropHand: (() => void) | undefined;
  /** Where frames are slow, the last one of a flight would come late: it does not wait for one. */
  let dropLanding: (() => void) | undefined;

  const show = () => surface.show({ camera, opacities, spotlight, isResting: !motion && !dropHand, ...(isFlat && { layersFrom: goal }) });
  const stop = () => {
    dropFrame?.();
    dropHand?.();
    dropLanding?.();
    dropFrame = dropHand = dropLanding = undefined;
  };
  const rest = () => {
    stop();
    motion = undefined;
    show();
    onRest();
  };
  const draw = (now: number) => {
    dropFrame = undefined;
    shownAt = now;
    if (motion) {
      motion.since ??= now - FRAME;
      const time = now - motion.since;
      dropLanding ??= clock.after(Math.ceil(motion.fade.duration - time) + FRAME, () => {
        dropFrame?.();
        draw(clock.now());
      });
      camera = motion.flight?.at(time) ?? camera;
      opacities = motion.fade.at(time);
      spotlight = motion.lighting.at(time);
      if (time >= motion.fade.duration) motion = undefined;
    }
    if (!motion && !dropHand) return rest();
    show();
    if (motion) request();
  };
  const request = () => {
    dropFrame ??= clock.onFrame(draw);
  };

  return {
    camera: () => camera,
    opacities: () => opacities,
    isMoving: () => motion !== undefined,
    /** The remaining time of the flight. */
    timeLeft: () => (motion ? motion.fade.duration - (motion.since === undefined ? 0 : shownAt - motion.since) : 0),
    /** Keeps the current speed if called in mid-flight. */
    flyTo(
      to: Camera,
      shown: Opacities,
      lit: ObjectId | undefined,
      duration?: FlightOptions['duration'],
      curve?: FlightCurve,
      longestFade?: number,
    ): void {
      goal = to;
      const before = motion;
      const velocity = before?.flight && before.since !== undefined ? before.flight.velocityAt(shownAt - before.since) : undefined;
      const flight =
        velocity || !isSameView(camera, to) ? planFlight(scene, camera, to, viewport, { duration, curve, velocity }) : undefined;
      const fade = planFade(opacities, shown, flight?.duration ?? 0, longestFade);
      stop();
      if (fade.duration === 0) {
        camera = to;
        spotlight = isLit(lit);
        return rest();
      }
      const lighting = planLighting(spotlight, lit, fade.duration);
      motion = { since: before?.since === undefined ? undefined : shownAt, flight, fade, lighting };
      request();
    },
    cutTo(to: Camera, shown: Opacities, lit: ObjectId | undefined): void {
      camera = goal = to;
      opacities = shown;
      spotlight = isLit(lit);
      rest();
    },
    /** By hand; shown with the next frame. */
    hold(at: Camera): void {
      camera = at;
      if (motion) motion.flight = undefined;
      // The visitor looks around.
      if (spotlight && !(motion && motion.lighting.lit === undefined)) {
        const fade = motion?.fade ?? { duration: LETTING_GO, at: () => opacities };
        motion = { since: motion?.since, flight: undefined, fade, lighting: planLighting(spotlight, undefined, fade.duration) };
      }
      dropHand?.();
      dropHand = clock.after(QUIET, () => {
        dropHand = undefined;
        if (!motion) rest();
      });
      request();
    },
    resize(next: Viewport, pixelRatio: number): void {
      viewport = next;
      surface.resize(next, pixelRatio);
    },
    setFlat(next: boolean): void {
      isFlat = next;
    },
    show,
    stop,
  };
}

export const isSameView = (one: Camera, other: Camera): boolean =>
  one.anchor === other.anchor && one.x === other.x && one.y === other.y && one.zoom === other.zoom && one.rotation === other.rotation;
