import type { Insets } from '#model/camera/framing.ts';
import type { Viewport } from '#model/camera/camera.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Stop } from './stops.ts';

/** What the camera is doing. */
export type Phase =
  /** Exactly at the current step. */
  | 'resting'
  /** On the way to the current step. */
  | 'flying'
  /** Dragged or zoomed away; the current step is where the path was left. */
  | 'exploring'
  /** Showing the whole canvas, to choose a stop. */
  | 'overview'
  /** Past the last step; the next move starts again. */
  | 'ended';

export type Autoplay =
  | { phase: 'off' }
  /** `dueAt` is the clock time of the next move; undefined while the camera flies. */
  | { phase: 'playing'; interval: number; dueAt: number | undefined }
  /** Until `untilAt`, or until played again. */
  | { phase: 'paused'; interval: number; untilAt: number | undefined };

/** Every change creates a new object, so that states can be compared. */
export interface PlayerState {
  phase: Phase;
  /** Index in the path, from 0: the current step, or the one the camera is flying to. */
  step: number;
  /** The stop the step belongs to, from 0. */
  stop: number;
  autoplay: Autoplay;
  isLooping: boolean;
}

/** What the camera keeps clear, and whether it frames a whole stop or, on portrait phones, only its picture. */
export interface PlayerFraming {
  insets: Insets;
  subject: 'stop' | 'picture';
}

export interface Player {
  readonly stops: readonly Stop[];
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** One step forward: a reveal or a stop. At the last step it ends, or starts again when looping. */
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  /** Goes to a step of the path, from 0; clamped to the path. `isCut`: immediately. */
  goTo(step: number, isCut?: boolean): void;
  goToStop(stop: number): void;
  /** Flies to any object; this counts as exploring unless a stop leads there. */
  goToObject(id: ObjectId): void;
  overview(): void;
  /** Returns from exploring or the overview to where the path was left. */
  backToPath(): void;
  /** Milliseconds between moves; a step's own `hold` takes precedence. */
  play(interval?: number): void;
  /** For this many milliseconds, or until played again. */
  pause(milliseconds?: number): void;
  stopAutoplay(): void;
  setLooping(isLooping: boolean): void;
  /** Free movement, in CSS pixels of the viewport. Each call starts or continues exploring. */
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at: { x: number; y: number }): void;
  turnBy(degrees: number, at: { x: number; y: number }): void;
  /** What a click at this point would follow. */
  hit(at: { x: number; y: number }): Hit | undefined;
  /** The topmost object at a point that is large enough to aim at: the target of a double click. */
  objectAt(at: { x: number; y: number }): ObjectId | undefined;
  /** The positions of the stops on the screen, in CSS pixels of the viewport: for buttons that keyboards and screen readers can reach. */
  stopBoxes?(): readonly StopBox[];
  /** With another framing, if the shape asks for one: at once, like the new size. */
  resize(viewport: Viewport, pixelRatio: number, framing?: PlayerFraming): void;
  setFraming(framing: PlayerFraming): void;
  setMotionReduced(isReduced: boolean): void;
  destroy(): void;
}

export interface StopBox {
  stop: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Hit =
  | { kind: 'stop'; stop: number }
  | { kind: 'object'; id: ObjectId }
  | { kind: 'address'; href: string }
  | { kind: 'video'; id: ObjectId };

/** The source of time, so that tests can control it. */
export interface PlayerClock {
  now(): number;
  /** Runs before the next frame; returns a cancel function. */
  onFrame(run: (now: number) => void): () => void;
  after(milliseconds: number, run: () => void): () => void;
}
