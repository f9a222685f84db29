import type { Insets } from '#model/camera/framing.ts';
import type { Viewport } from '#model/camera/camera.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Stop } from './stops.ts';

/** Where the camera is, and why. */
export type Phase =
  /** At the current step, exact. */
  | 'resting'
  /** On the way to the current step. */
  | 'flying'
  /** Wherever somebody has dragged or zoomed to; the current step is where they left the path. */
  | 'exploring'
  /** Above everything, to choose a stop. */
  | 'overview'
  /** Behind the last step; the next move begins anew. */
  | 'ended';

export type Autoplay =
  | { phase: 'off' }
  /** `dueAt` is the clock's time of the next move; undefined while the camera flies. */
  | { phase: 'playing'; interval: number; dueAt: number | undefined }
  /** For so long, then it goes on; or until somebody plays it again. */
  | { phase: 'paused'; interval: number; untilAt: number | undefined };

/** A new object whenever something changed, so that it can be compared. */
export interface PlayerState {
  phase: Phase;
  /** Of the path, from 0: where we are, or where we are flying to. */
  step: number;
  /** The stop that the step belongs to, from 0. */
  stop: number;
  autoplay: Autoplay;
  isLooping: boolean;
}

/** What the camera has to leave free, and whether it frames a stop or, on upright phones, only its picture. */
export interface PlayerFraming {
  insets: Insets;
  subject: 'stop' | 'picture';
}

export interface Player {
  readonly stops: readonly Stop[];
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** One step on: a reveal or a stop. At the last step, ends; or begins anew when looping. */
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  /** A step of the path, from 0; what is beyond an end is that end. `isCut`: there at once. */
  goTo(step: number, isCut?: boolean): void;
  goToStop(stop: number): void;
  /** Flies to any object; that is exploring unless a stop leads there. */
  goToObject(id: ObjectId): void;
  overview(): void;
  /** From exploring or the overview to where the path was left. */
  backToPath(): void;
  /** Milliseconds between moves; a step's own `hold` goes before. */
  play(interval?: number): void;
  /** For so many milliseconds, or until played again. */
  pause(milliseconds?: number): void;
  stopAutoplay(): void;
  setLooping(isLooping: boolean): void;
  /** Free travel, in CSS pixels of the viewport. Each begins or goes on exploring. */
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at: { x: number; y: number }): void;
  turnBy(degrees: number, at: { x: number; y: number }): void;
  /** The stop or link at a point: what a click there means. */
  hit(at: { x: number; y: number }): Hit | undefined;
  /** The topmost object at a point that is large enough to be meant: what a double click flies to. */
  objectAt(at: { x: number; y: number }): ObjectId | undefined;
  /** Where the stops are on the screen now, in CSS pixels of the viewport: for buttons that keyboards and screen readers can reach. */
  stopBoxes?(): readonly StopBox[];
  resize(viewport: Viewport, pixelRatio: number): void;
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

/** Time comes in, so that tests decide about it. */
export interface PlayerClock {
  now(): number;
  /** Before the next picture; returns how to take it back. */
  onFrame(run: (now: number) => void): () => void;
  after(milliseconds: number, run: () => void): () => void;
}
