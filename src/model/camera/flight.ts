import type { FlightCurve } from '../presentation/presentation.ts';
import type { Scene } from '../scene/scene.ts';
import type { Camera, Viewport } from './camera.ts';
import { cubicBezier } from './easing.ts';
import type { CameraVelocity, Path } from './path.ts';
import { planPath } from './path.ts';
import { pan } from './travel.ts';

export interface Flight {
  /** Milliseconds. */
  duration: number;
  /** The camera after this many milliseconds: the start before 0, exactly the target from the duration on. */
  at(time: number): Camera;
  /** Per millisecond. Passed to the next flight, it lets that one take over in mid-air without a jerk. */
  velocityAt(time: number): CameraVelocity;
}

export interface FlightOptions {
  /** Milliseconds; if absent, depends on the path. */
  duration?: number | undefined;
  curve?: FlightCurve | undefined;
  /** How the view moves at the start, per millisecond; if absent, it is at rest. */
  velocity?: CameraVelocity | undefined;
}

/** `--ease-camera`: pull back, travel, settle. */
const EASE = { x1: 0.62, y1: 0.02, x2: 0.12, y2: 1 };
/** Milliseconds in which a view loses the speed that does not lead to its new target. */
const SWING = 450;
/** Limit of the curve's initial slope; any speed beyond that overshoots. */
const STEEPEST = 10;
const still: CameraVelocity = { x: 0, y: 0, zoom: 0, rotation: 0 };

export function planFlight(scene: Scene, from: Camera, to: Camera, viewport: Viewport, options: FlightOptions = {}): Flight {
  const { velocity } = options;
  const path = planPath(scene, from, to, viewport, options.curve);
  // A direct one is shorter, but what is seen passes no slower.
  const measured = options.curve === 'direct' ? planPath(scene, from, to, viewport) : path;
  const duration = options.duration ?? durationOf(measured, velocity !== undefined);
  const first = path.velocityAt(0);
  const steepness = velocity && Math.min(STEEPEST, Math.max(0, alignment(velocity, first, viewport) * duration));
  const ease = steepness === undefined ? cubicBezier(EASE.x1, EASE.y1, EASE.x2, EASE.y2) : startingWith(steepness);
  // The part of the given velocity that the path does not absorb swings out beside it.
  const rest = velocity && plus(velocity, first, -(steepness ?? 0) / duration);
  const swing = Math.min(duration, SWING);

  return {
    duration,
    at(time) {
      if (!(time < duration)) return to;
      if (time <= 0) return from;
      const base = path.at(ease.at(time / duration));
      if (!rest || time >= swing) return base;
      const lag = time * (1 - time / swing) ** 3;
      return pan(
        { ...base, zoom: base.zoom * Math.exp(rest.zoom * lag), rotation: base.rotation + rest.rotation * lag },
        -rest.x * lag,
        -rest.y * lag,
      );
    },
    velocityAt(time) {
      const passed = Math.max(0, time);
      if (!(passed < duration)) return still;
      const base = plus(still, path.velocityAt(ease.at(passed / duration)), ease.slopeAt(passed / duration) / duration);
      if (!rest || passed >= swing) return base;
      const left = 1 - passed / swing;
      const lag = passed * left ** 3;
      const pace = left * left * (1 - (4 * passed) / swing);
      const zoom = base.zoom + rest.zoom * pace;
      const rotation = base.rotation + rest.rotation * pace;
      const turned = (rest.rotation * lag * Math.PI) / 180;
      const grown = Math.exp(rest.zoom * lag);
      const cos = Math.cos(turned) * grown;
      const sin = Math.sin(turned) * grown;
      const spin = (rotation * Math.PI) / 180;
      return {
        x: cos * base.x + sin * base.y + rest.x * pace - lag * (spin * rest.y + zoom * rest.x),
        y: cos * base.y - sin * base.x + rest.y * pace + lag * (spin * rest.x - zoom * rest.y),
        zoom,
        rotation,
      };
    },
  };
}

/** 1100 ms from one stop to its neighbour, 1600 over a distance; only a dive through many orders of magnitude takes longer. */
function durationOf({ length, turn }: Path, isMoving: boolean): number {
  const way = Math.hypot(length, (turn * Math.PI) / 180);
  if (way === 0 && !isMoving) return 0;
  return way < 4 ? 600 + 250 * way : Math.min(1600 + 60 * (way - 4), 3000);
}

/** How much of the speed leads along the path, in the same metric as the path's length. */
function alignment(speed: CameraVelocity, path: CameraVelocity, { width, height }: Viewport): number {
  const pixel = (2 / Math.max(width, height, 1)) ** 2;
  const inner = (one: CameraVelocity, other: CameraVelocity) =>
    pixel * (one.x * other.x + one.y * other.y) + one.zoom * other.zoom + (one.rotation * other.rotation * Math.PI ** 2) / 16200;
  return inner(speed, path) / inner(path, path) || 0;
}

/** The same settling, but already moving at the start: however steep, it never overshoots its end. */
function startingWith(steepness: number) {
  const x1 = Math.min(EASE.x1, 1 / steepness);
  return cubicBezier(x1, Math.min(1, x1 * steepness), EASE.x2, EASE.y2);
}

const plus = (one: CameraVelocity, other: CameraVelocity, times: number): CameraVelocity => ({
  x: one.x + other.x * times,
  y: one.y + other.y * times,
  zoom: one.zoom + other.zoom * times,
  rotation: one.rotation + other.rotation * times,
});
