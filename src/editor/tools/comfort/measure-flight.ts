import type { Viewport } from '#model/camera/camera.ts';
import { type Flight, planFlight } from '#model/camera/flight.ts';
import { frameObject } from '#model/camera/framing.ts';
import type { FlightCurve } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { shownAt } from '../../path/step-sight.ts';

/** How a flight may feel. */
export type Grade = 'calm' | 'lively' | 'wild' | 'cut';

/** The way that a step chooses, or the usual one. */
export type Curve = FlightCurve | 'usual';

export type Cause = 'turns' | 'zooms' | 'speeds';

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
  /** What makes it less calm than anything else. */
  readonly cause: Cause;
  /** Milliseconds in which it would be calm. */
  readonly calmer: number;
  /** On which it would have a better grade; undefined if there is none. */
  readonly gentler: Curve | undefined;
}

export const curves = ['usual', 'direct', 'high'] as const satisfies readonly Curve[];

/** Flights look alike on any screen of this shape. */
export const SCREEN: Viewport = { width: 1440, height: 810 };
const SAMPLES = 64;
const causes = ['turns', 'zooms', 'speeds'] as const satisfies readonly Cause[];
/** The longest that a step can say. */
const LONGEST = 60_000;
/** Per second, where it is fastest: up to the first is calm, up to the second lively. */
const limits = { turn: [180, 360], zoom: [9, 22], speed: [7, 14] } as const;

/** The cameras between which the player flies to a step; undefined if it stays where it is. */
export function endsOf(scene: Scene, place: number, screen: Viewport = SCREEN) {
  const { presentation, nodes } = scene;
  const to = presentation.path[place]?.to;
  if (place < 1 || to === undefined || !nodes.has(to)) return undefined;
  return { from: frameObject(scene, shownAt(scene, place - 1), screen), to: frameObject(scene, to, screen) };
}

/** The very flight that the player makes, or the one it would make on another curve. */
export function flightTo(scene: Scene, place: number, screen: Viewport = SCREEN, other?: Curve): Flight | undefined {
  const step = scene.presentation.path[place];
  const ends = step && endsOf(scene, place, screen);
  if (!ends) return undefined;
  const curve = other === 'usual' ? undefined : (other ?? step.curve);
  return planFlight(scene, ends.from, ends.to, screen, { duration: step.duration, curve });
}

export function measureFlight(scene: Scene, place: number): MeasuredFlight | undefined {
  const [step, ends] = [scene.presentation.path[place], endsOf(scene, place)];
  const flight = flightTo(scene, place);
  if (!step || !ends || !flight || planFlight(scene, ends.from, ends.to, SCREEN).duration === 0) return undefined;
  const { duration } = flight;
  if (duration === 0)
    return { step: step.id, grade: 'cut', duration, turn: 0, zoom: 1, speed: 0, cause: 'speeds', calmer: 0, gentler: undefined };
  const { turned, zoomed, speed, cause, over } = movementOf(flight);
  const others = curves.filter((curve) => curve !== (step.curve ?? 'usual'));
  return {
    step: step.id,
    grade: gradeOf(over),
    duration,
    turn: Math.round(turned),
    zoom: Math.exp(zoomed),
    speed,
    cause,
    calmer: Math.min(LONGEST, Math.ceil((duration * over[0]) / 100) * 100),
    gentler: gentlest(over, others, (curve) => flightTo(scene, place, SCREEN, curve)),
  };
}

/** How many times too fast it is to be calm, and to be lively. */
type Over = readonly [calm: number, lively: number];

const gradeOf = ([calm, lively]: Over): Exclude<Grade, 'cut'> => (calm <= 1 ? 'calm' : lively <= 1 ? 'lively' : 'wild');

function movementOf(flight: Flight) {
  const { duration } = flight;
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
  const sharesOf = (level: 0 | 1) =>
    ({ turns: peak.turn / limits.turn[level], zooms: peak.zoom / limits.zoom[level], speeds: peak.speed / limits.speed[level] }) as const;
  const [calm, lively] = [sharesOf(0), sharesOf(1)];
  const over: Over = [Math.max(...Object.values(calm)), Math.max(...Object.values(lively))];
  const cause = causes.find((one) => calm[one] === over[0]) ?? 'speeds';
  return { turned, zoomed, speed: peak.speed, cause, over };
}

function gentlest(over: Over, others: readonly Curve[], flightOn: (curve: Curve) => Flight | undefined): Curve | undefined {
  if (gradeOf(over) === 'calm') return undefined;
  let best: { curve: Curve; over: Over } | undefined;
  for (const curve of others) {
    const flight = flightOn(curve);
    const found = flight && { curve, over: movementOf(flight).over };
    if (found && gradeOf(found.over) !== gradeOf(over) && found.over[0] < (best?.over ?? over)[0]) best = found;
  }
  return best?.curve;
}
