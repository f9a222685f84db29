import type { Hit, Phase, PlayerClock } from '../player.ts';

interface Point {
  x: number;
  y: number;
}

/** What a key can do, besides moving the camera by hand. */
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
  | 'toggleVideos'
  | 'toggleFullscreen'
  | 'leaveFullscreen'
  | 'toggleHelp';

export interface InputState {
  phase: Phase;
  isExplorable: boolean;
  /** Filling the screen or the window, so there is no page that could scroll instead. */
  isFullscreen: boolean;
  /** Depends on the presentation's language: the left arrow goes forward. */
  isRightToLeft: boolean;
  /** Nothing glides on after a drag. */
  isMotionReduced: boolean;
}

/** Everything input can do and needs to know. Points are in CSS pixels of the stage. */
export interface InputActions extends Record<Command, () => void> {
  clock: PlayerClock;
  state(): InputState;
  /** Notifies about changes of `state`, for the cursor and for touch actions. */
  subscribe(listener: () => void): () => void;
  /** Whether this key, pressed while this element has focus, is meant for the viewer. The body has focus when nothing else does. */
  hasKeys(focused: Element, key: string): boolean;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at: Point): void;
  turnBy(degrees: number, at: Point): void;
  hit(at: Point): Hit | undefined;
  /** On a click on a link, a video or a stop. */
  follow(hit: Hit): void;
  /** On a double click: goes to the object there. */
  goToObjectAt(at: Point): void;
}
