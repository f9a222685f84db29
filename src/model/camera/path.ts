import { apply, scaleOf, turn } from '../geometry/matrix.ts';
import type { FlightCurve } from '../presentation/presentation.ts';
import type { Scene } from '../scene/scene.ts';
import { matrixBetween } from '../scene/scene.ts';
import type { Camera, Viewport } from './camera.ts';
import { anchorOf, shorterTurn, turnBetween } from './framing.ts';

/** How the view moves, relative to itself, so that it is valid in any anchor. */
export interface CameraVelocity {
  /** CSS pixels that the centre of the view moves over the canvas, along the screen's axes. */
  x: number;
  y: number;
  /** Change of the zoom's natural logarithm. */
  zoom: number;
  /** Degrees. */
  rotation: number;
}

export interface Path {
  /** Van Wijk's S. */
  length: number;
  /** Degrees, the shorter way. */
  turn: number;
  /** Exactly the start at 0, exactly the target at 1. */
  at(progress: number): Camera;
  /** Per unit of progress. */
  velocityAt(progress: number): CameraVelocity;
}

/** Beyond this nothing in between can be shown: e³⁰⁰ is more than any canvas holds. */
const LONGEST = 300;
/** Times ρ²: how much more zooming is worth than panning. */
const BENDS = { direct: 1e-6, high: 3 };

/**
 * Van Wijk & Nuij's optimal path with ρ = √2, where the width of a view is the viewport's longer side in canvas units. Their curve is a
 * geodesic: an arc over a half-plane whose height is that width. Each side of its top is measured from its own end, in that end's anchor,
 * where all terms are positive and the view only widens, so neither cancellation nor distance costs precision. Other curves have another ρ.
 */
export function planPath(scene: Scene, from: Camera, to: Camera, viewport: Viewport, curve?: FlightCurve): Path {
  const start = anchorOf(scene, from);
  const end = anchorOf(scene, to);
  const back = matrixBetween(end, start);
  const target = apply(back, to.x, to.y);
  const source = apply(matrixBetween(start, end), from.x, from.y);
  const dx = target.x - from.x;
  const dy = target.y - from.y;
  const ratio = (from.zoom / to.zoom) * scaleOf(back);
  const bend = curve ? BENDS[curve] : 1;
  const distance = (2 * bend * Math.hypot(dx, dy) * from.zoom) / Math.max(viewport.width, viewport.height, 1);
  const whole = 2 * Math.asinh(Math.hypot(ratio - 1, distance) / (2 * Math.sqrt(ratio)));
  const degrees = shorterTurn(to.rotation + turnBetween(end, start) - from.rotation);
  const isShown = whole < LONGEST;
  const rising = arc(from, dx, dy, ratio, distance);
  const falling = arc(to, source.x - to.x, source.y - to.y, 1 / ratio, distance / ratio);
  const top = Math.min(whole, Math.max(0, Math.asinh(rising.slope / (2 * distance)) || 0));
  const isRising = (progress: number) => top === whole || whole * progress < top;

  return {
    length: isShown ? whole / Math.SQRT2 : 0,
    turn: degrees,
    at(progress) {
      if (progress >= 1) return to;
      if (progress <= 0 || !isShown) return from;
      return isRising(progress)
        ? rising.at(whole * progress, degrees * progress)
        : falling.at(whole * (1 - progress), degrees * (progress - 1));
    },
    velocityAt(progress) {
      if (!isShown) return { x: 0, y: 0, zoom: 0, rotation: 0 };
      return isRising(progress)
        ? rising.flow(whole * progress, degrees * progress, whole, degrees)
        : falling.flow(whole * (1 - progress), degrees * (progress - 1), -whole, degrees);
    },
  };
}

/** The path from one end: `ratio` is the other end's width and `distance` (times ρ²) how far away it is, in widths of this end. */
function arc(end: Camera, dx: number, dy: number, ratio: number, distance: number) {
  const slope = ratio * ratio - 1 + distance * distance;
  const reach = Math.hypot(slope, 2 * distance);
  const bend = reach && ((2 * distance) / reach) * ((2 * distance) / (reach + slope));
  const share = reach && 2 / reach;
  /** How many times narrower the view is than at this end. */
  const narrowing = (way: number) => Math.exp(-way) + bend * Math.sinh(way);
  return {
    slope,
    at(way: number, turned: number): Camera {
      const times = narrowing(way);
      const part = (share * Math.sinh(way)) / times;
      return { anchor: end.anchor, x: end.x + part * dx, y: end.y + part * dy, zoom: end.zoom * times, rotation: end.rotation + turned };
    },
    flow(way: number, turned: number, speed: number, rotation: number): CameraVelocity {
      const times = narrowing(way);
      const pixels = (share * end.zoom * speed) / times;
      const { cos, sin } = turn(end.rotation + turned);
      return {
        x: (cos * dx + sin * dy) * pixels,
        y: (cos * dy - sin * dx) * pixels,
        zoom: ((bend * Math.cosh(way) - Math.exp(-way)) / times) * speed,
        rotation,
      };
    },
  };
}
