import type { Hit, Phase, PlayerClock } from '../player.ts';

interface Point {
  x: number;
  y: number;
}

/** What a key can mean, besides moving the camera by hand. */
export type Command =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'backToPath'
  | 'toggleOverview'
  | 'toggleAutoplay'
  | 'toggleCaptions'
  | 'toggleMuted'
  | 'toggleFullscreen'
  | 'leaveFullscreen'
  | 'toggleHelp';

export interface InputState {
  phase: Phase;
  isExplorable: boolean;
  /** On the whole screen or in the whole window: there is no page that could scroll instead. */
  isFullscreen: boolean;
  /** By the presentation's language: the left arrow leads on. */
  isRightToLeft: boolean;
  /** Nothing glides on after a hand. */
  isMotionReduced: boolean;
}

/** All that input can do, and all it has to know. Points are CSS pixels of the stage. */
export interface InputActions extends Record<Command, () => void> {
  clock: PlayerClock;
  state(): InputState;
  /** Hears of changes of `state`, for the cursor and for what fingers may do. */
  subscribe(listener: () => void): () => void;
  /** Whether a key that is pressed while this has the focus is meant for the viewer. The body has it when nothing else does. */
  hasKeys(focused: Element): boolean;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at: Point): void;
  turnBy(degrees: number, at: Point): void;
  hit(at: Point): Hit | undefined;
  /** A click on a link, a video or a stop. */
  follow(hit: Hit): void;
  /** A double click: goes to the object there. */
  goToObjectAt(at: Point): void;
}
