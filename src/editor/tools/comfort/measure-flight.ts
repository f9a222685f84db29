import type { Viewport } from '#model/camera/camera.ts';
import { planFlight } from '#model/camera/flight.ts';
import { frameObject } from '#model/camera/framing.ts';
import type { Scene } from '#model/scene/scene.ts';
import { shownAt } from '../../path/step-sight.ts';

/** How a flight may feel. */
export type Grade = 'calm' | 'lively' | 'wild' | 'cut';

/** One flight of the path, and all that moves the view on its way. */
export interface MeasuredFlight {
  /** The step that it leads to. */
  readonly step: string;
  readonly grade: Grade;
  /** Milliseconds. */
  readonly duration: number;
  /** Degrees turned on the whole way. */
  readonly turn: number;
  /** How many times nearer or farther, all in all. */
  readonly zoom: number;
  /** Screens per second, where it is fastest. */
  readonly speed: number;
  /** Milliseconds in which it would be calm. */
  readonly calmer: number;
}

/** Flights look alike on any screen of this shape. */
const SCREEN: Viewport = { width: 1440, height: 810 };
const SAMPLES = 64;
/** The longest that a step can say. */
const LONGEST = 60_000;
/** Per second, where it is fastest: up to the first is calm, up to the second lively. */
const limits = { turn: [180, 360], zoom: [9, 22], speed: [7, 14] } as const;

/** The cameras between which the player flies to a step; undefined if it stays where it is. */
export function endsOf(scene: Scene, place: number, screen: Viewport = SCREEN) {
  const { presentation, nodes } = scene;
  const to = presentation.path[place]?.to;
  if (place === 0 || to === undefined || !nodes.has(to)) return undefined;
  return { from: frameObject(scene, shownAt(scene, place - 1), screen), to: frameObject(scene, to, screen) };
}

/** Measured on the very flight that the player makes. */
export function measureFlight(scene: Scene, place: number): MeasuredFlight | undefined {
  const step = scene.presentation.path[place];
  const ends = step && endsOf(scene, place);
  if (!ends) return undefined;
  const usual = planFlight(scene, ends.from, ends.to, SCREEN);
  if (usual.duration === 0) return undefined;
  const flight = step.duration === undefined ? usual : planFlight(scene, ends.from, ends.to, SCREEN, { duration: step.duration });
  const { duration } = flight;
  if (duration === 0) return { step: step.id, grade: 'cut', duration, turn: 0, zoom: 1, speed: 0, calmer: 0 };
  let [turned, zoomed] = [0, 0];
  const peak = { turn: 0, zoom: 0, speed: 0 };
  for (let index = 0; index < SAMPLES; index++) {
    const { x, y, zoom, rotation } = flight.velocityAt(((index + 0.5) / SAMPLES) * duration);
    const length = duration / SAMPLES;
    turned += Math.abs(rotation) * length;
    zoomed += Math.abs(zoom) * length;
    peak.turn = Math.max(peak.turn, Math.abs(rotation) * 1000);
    peak.zoom = Math.max(peak.zoom, Math.abs(zoom) * 1000);
    peak.speed = Math.max(peak.speed, (Math.hypot(x, y) * 1000) / SCREEN.width);
  }
  const over = (level: 0 | 1) => Math.max(peak.turn / limits.turn[level], peak.zoom / limits.zoom[level], peak.speed / limits.speed[level]);
  return {
    step: step.id,
    grade: over(0) <= 1 ? 'calm' : over(1) <= 1 ? 'lively' : 'wild',
    duration,
    turn: Math.round(turned),
    zoom: Math.exp(zoomed),
    speed: peak.speed,
    calmer: Math.min(LONGEST, Math.ceil((duration * over(0)) / 100) * 100),
  };
}
