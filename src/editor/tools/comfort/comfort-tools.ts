import { type Camera, viewMatrix } from '#model/camera/camera.ts';
import type { Flight } from '#model/camera/flight.ts';
import { planPath } from '#model/camera/path.ts';
import { anchorOf } from '#model/camera/framing.ts';
import { apply, multiply, type Point } from '#model/geometry/matrix.ts';
import { matrixBetween, type Scene } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import type { GestureMarks } from '../../desk/desk-state.ts';
import { type Curve, curves, endsOf, flightTo, type MeasuredFlight, measureFlight, SCREEN } from './measure-flight.ts';
import { type Frames, playFlight } from './play-flight.ts';

/** The way of a flight across the view, in CSS pixels, and small frames that are tilted as the camera is at some places of it. */
export interface FlightMarks {
  readonly way: readonly Point[];
  readonly frames: readonly (readonly Point[])[];
}

const BARE: GestureMarks = { isBare: true, guides: [] };

/** Points of the way; frames at every few of them, in CSS pixels as wide as this. */
const [POINTS, EVERY, WIDEST] = [48, 12, 72];

/** What the flights of the path are like, and how calm they are. */
export function createComfortTools(desk: Desk) {
  const placeOf = (step: string) => desk.scene.presentation.path.findIndex(({ id }) => id === step);
  let known: { of: Scene['presentation']; flights: readonly MeasuredFlight[] } | undefined;
  let each = { of: desk.scene.presentation, flights: new Map<string, MeasuredFlight | undefined>() };
  return {
    /** In the order of the path; the same list while the presentation is the same. */
    flights(): readonly MeasuredFlight[] {
      const { scene } = desk;
      const { presentation } = scene;
      if (known?.of !== presentation)
        known = { of: presentation, flights: presentation.path.flatMap((_, place) => measureFlight(scene, place) ?? []) };
      return known.flights;
    },
    /** Undefined if nothing flies to this step; the same object while the presentation is the same. */
    flightOf(step: string): MeasuredFlight | undefined {
      const { scene } = desk;
      if (each.of !== scene.presentation) each = { of: scene.presentation, flights: new Map() };
      if (!each.flights.has(step)) each.flights.set(step, measureFlight(scene, placeOf(step)));
      return each.flights.get(step);
    },
    /** Undefined if nothing flies to this step. */
    marksOf(step: string): FlightMarks | undefined {
      const { scene } = desk;
      const { viewport } = desk.state();
      const place = placeOf(step);
      const ends = endsOf(scene, place, viewport);
      if (!ends) return undefined;
      const path = planPath(scene, ends.from, ends.to, viewport, scene.presentation.path[place]?.curve);
      const cameras = Array.from({ length: POINTS + 1 }, (_, index) => path.at(index / POINTS));
      return {
        way: cameras.map((camera) => inView(desk, camera, [{ x: camera.x, y: camera.y }])[0] ?? { x: 0, y: 0 }),
        frames: cameras.filter((_, index) => index % EVERY === 0).map((camera) => small(inView(desk, camera, cornersOf(camera, desk)))),
      };
    },
    /** Its flight takes this many milliseconds; 0 is a cut. */
    take: (step: string, duration: number): boolean => desk.do([{ kind: 'step', id: step, set: { duration } }]),
    curves,
    takeCurve: (step: string, curve: Curve): boolean =>
      desk.do([{ kind: 'step', id: step, set: { curve: curve === 'usual' ? null : curve } }]),
    /** The screen on which flights are measured. */
    screen: SCREEN,
    flightTo: (step: string, curve?: Curve): Flight | undefined => flightTo(desk.scene, placeOf(step), SCREEN, curve),
    play: playFlight,
    /** On the canvas itself, until somebody looks elsewhere. Undefined if nothing flies to this step. */
    playOnCanvas(step: string, onEnd: () => void, frames?: Frames): (() => void) | undefined {
      const flight = flightTo(desk.scene, placeOf(step), desk.state().viewport);
      if (!flight) return undefined;
      // Nothing above the canvas is in the way.
      if (!desk.state().marks) desk.mark(BARE);
      const clear = () => desk.state().marks === BARE && desk.mark(undefined);
      let last: Camera | undefined;
      const show = (camera: Camera) => {
        if (last && desk.state().camera !== last) return false;
        desk.look(camera);
        last = desk.state().camera;
        return true;
      };
      const end = () => {
        const to = desk.scene.presentation.path[placeOf(step)]?.to;
        if (desk.state().camera === last && to !== undefined) desk.frame(to);
        clear();
        onEnd();
      };
      const stop = playFlight(flight, show, end, frames);
      return () => {
        stop();
        clear();
      };
    },
  };
}

export type ComfortTools = ReturnType<typeof createComfortTools>;

/** What a camera sees, in the coordinates of its anchor. */
function cornersOf({ x, y, zoom, rotation }: Camera, desk: Desk): Point[] {
  const { width, height } = desk.state().viewport;
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [across, along] = [(right * width) / 2 / zoom, (down * height) / 2 / zoom];
    return { x: x + cos * across - sin * along, y: y + sin * across + cos * along };
  });
}

function inView({ scene, state }: Desk, from: Camera, points: readonly Point[]): Point[] {
  const { camera, viewport } = state();
  const matrix = multiply(viewMatrix(camera, viewport), matrixBetween(anchorOf(scene, from), anchorOf(scene, camera)));
  return points.map(({ x, y }) => apply(matrix, x, y));
}

/** The same figure around its middle, no wider or higher than a frame may be. */
function small(corners: readonly Point[]): Point[] {
  const [first, second, third] = corners;
  if (!first || !second || !third) return [...corners];
  const [x, y] = [(first.x + third.x) / 2, (first.y + third.y) / 2];
  const side = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  const times = Math.min(1, WIDEST / (Math.max(side(first, second), side(second, third)) || 1));
  return corners.map((corner) => ({ x: x + (corner.x - x) * times, y: y + (corner.y - y) * times }));
}
