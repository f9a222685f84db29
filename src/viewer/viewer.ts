import type { DisplayData, Suggestion, ViewerFiles, ViewerText } from '#contract/viewer.ts';
import type { Insets } from '#model/camera/framing.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Player, PlayerState } from './player/player.ts';

/** Large from 1024 × 516, middle from 768 × 236, small otherwise; by the viewer's own box. */
export type Layout = 'large' | 'middle' | 'small';

export type ViewerFailure =
  /** A ChunkLoadError. */
  | { kind: 'script'; error: Error }
  | { kind: 'content'; error: Error }
  | { kind: 'offline'; error: Error }
  | { kind: 'browser'; error: Error };

/** Something is missing, and the rest goes on. */
export type Notice =
  | { kind: 'images'; count: number }
  | { kind: 'fonts' }
  | { kind: 'plain' }
  /** Begun where somebody left off, at this stop from 0. */
  | { kind: 'resumed'; stop: number };

export type Mode =
  /** The overlay asks to begin. */
  | 'start'
  /** Somebody has begun, and the first frame is not there yet. */
  | 'loading'
  | 'presenting'
  /** The end was reached. */
  | 'restart'
  | 'failed';

/** A new object whenever something changed. */
export interface ViewerState {
  mode: Mode;
  /** 0 to 100; 100 only when the first frame is drawn. Counts while `mode` is still `start`, too. */
  percent: number;
  /** The first frame is drawn: what `player` says is true. */
  isReady: boolean;
  player: PlayerState;
  layout: Layout;
  /** An upright phone: the stop's text is in a sheet. */
  isSheet: boolean;
  hasCaptions: boolean;
  isMuted: boolean;
  /** `window`: the whole window instead, where a phone has no fullscreen. */
  fullscreen: 'off' | 'screen' | 'window';
  surface: 'lite' | 'webgl' | undefined;
  isMotionReduced: boolean;
  notices: readonly Notice[];
  failure: ViewerFailure | undefined;
}

export interface ViewerOptions {
  files: ViewerFiles;
  display: DisplayData;
  /** BCP 47 of the interface. */
  language: string;
  /** Words in pictures; they are needed before the others. */
  labels: PaintLabels;
  /** Fetched with the controls, after the first frame. */
  loadText: () => Promise<ViewerText>;
  /** Begins by itself as soon as it can. */
  startsItself: boolean;
  /** Plays by itself once begun; milliseconds between moves. */
  autoplay: number | undefined;
  isLooping: boolean;
  hasControls: boolean;
  /** Dragging and zooming leave the path. */
  isExplorable: boolean;
  /** The stop to begin at, from 0. */
  firstStop: number;
  /** Keeps `#step=` of the page's address, and where somebody left off. */
  keepsPlace: { name: string } | undefined;
  /** `present`, or another: the colour of the strong buttons. */
  theme: 'present' | 'other';
  surface: 'lite' | 'webgl';
  restart: RestartOptions;
  /** The link to the presentation's page; absent where the viewer already is on it. */
  viewOnSite: string | undefined;
  onEvent: (event: ViewerEvent) => void;
}

/** What the overlay at the end offers besides beginning anew; what is not supplied is not shown. */
export interface RestartOptions {
  kind: 'plain' | 'promotion';
  onLearnMore?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
  suggestions: readonly Suggestion[];
  /** Where the promotion's button leads. */
  getStarted: string;
  /** Where the promotion's video and its poster lie. */
  staticPath: string;
}

/** What happened, for analytics and for the page around the viewer. Time is in milliseconds. */
export type ViewerEvent =
  /** The first frame is drawn, so long after it was asked for. */
  | { name: 'loaded'; ms: number }
  | { name: 'started' }
  | { name: 'restarted' }
  /** The camera has arrived. */
  | { name: 'step'; step: number; stop: number }
  /** After so long in sight, the way there included. */
  | { name: 'left'; step: number; stop: number; ms: number }
  /** After so long in sight since it was begun. */
  | { name: 'ended'; ms: number }
  | { name: 'autoplay' | 'fullscreen' | 'overview' | 'captions'; isOn: boolean }
  /** By hand; each once until the path is taken up again. */
  | { name: 'explored' | 'zoomed' }
  | { name: 'link'; href: string }
  /** A file of scripts did not come, whether that matters or not. */
  | { name: 'chunk'; chunk: string }
  | { name: 'failed'; failure: ViewerFailure };

/** One viewer on a page: what the controls and the messages of an embedding page both use. */
export interface Viewer {
  readonly options: ViewerOptions;
  state(): ViewerState;
  subscribe(listener: () => void): () => void;
  /** There once the content is read, before the first frame. */
  presentation(): Presentation | undefined;
  /** Its moves are to be called only once it is there. */
  player(): Player | undefined;
  start(): void;
  restart(): void;
  /** Loads once more what has failed. */
  retry(): void;
  /** Goes on at the pace it had, or was asked to have. */
  toggleAutoplay(): void;
  setCaptions(isOn: boolean): void;
  setMuted(isMuted: boolean): void;
  /** A frame that its page gives no fullscreen cannot become larger than it is. */
  readonly canFillScreen: boolean;
  toggleFullscreen(): void;
  dismiss(notice: Notice): void;
  /** What the controls cover of the stage, in CSS pixels; the camera keeps it free. */
  setCovered(insets: Insets): void;
  /** The list of keys is the controls' own; a key may ask for it. */
  onHelp(listener: () => void): () => void;
  destroy(): void;
}
