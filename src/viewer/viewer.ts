import type { DisplayData, Suggestion, ViewerFiles, ViewerText } from '#contract/viewer.ts';
import type { Insets } from '#model/camera/framing.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Player, PlayerState } from './player/player.ts';

/** Large from 1024 × 516, middle from 768 × 236, otherwise small; measured on the viewer's own box. */
export type Layout = 'large' | 'middle' | 'small';

export type ViewerFailure =
  /** A ChunkLoadError. */
  | { kind: 'script'; error: Error }
  | { kind: 'content'; error: Error }
  | { kind: 'offline'; error: Error }
  | { kind: 'browser'; error: Error };

/** Dialogs of the page, shown over the viewer. */
export type DialogName = 'share' | 'embed';

/** Tells the visitor that something is missing or was decided for them; the presentation carries on. */
export type Notice =
  | { kind: 'images'; count: number }
  | { kind: 'fonts' }
  | { kind: 'plain' }
  /** This dialog did not load. */
  | { kind: 'dialog'; dialog: DialogName }
  /** Resumed at the stop where an earlier visit ended, counted from 0. */
  | { kind: 'resumed'; stop: number };

export type Mode =
  /** The overlay offers to start. */
  | 'start'
  /** Started, but the first frame is not drawn yet. */
  | 'loading'
  | 'presenting'
  /** At the end. */
  | 'restart'
  | 'failed';

/** Every change creates a new object. */
export interface ViewerState {
  mode: Mode;
  /** 0 to 100; 100 only when the first frame is drawn. Also counts while `mode` is still `start`. */
  percent: number;
  /** The first frame is drawn, and `player` is valid. */
  isReady: boolean;
  player: PlayerState;
  layout: Layout;
  /** On portrait phones the stop's text is in a sheet. */
  isSheet: boolean;
  hasCaptions: boolean;
  isMuted: boolean;
  /** `window`: fills the window, on phones without fullscreen. */
  fullscreen: 'off' | 'screen' | 'window';
  surface: 'lite' | 'webgl' | undefined;
  isMotionReduced: boolean;
  notices: readonly Notice[];
  failure: ViewerFailure | undefined;
}

export interface ViewerOptions {
  files: ViewerFiles;
  display: DisplayData;
  /** The interface language, as a BCP 47 tag. */
  language: string;
  /** Texts inside pictures, which are needed before the others. */
  labels: PaintLabels;
  /** Fetched with the controls, after the first frame. */
  loadText: () => Promise<ViewerText>;
  /** Starts without a click, as soon as it can. */
  startsItself: boolean;
  /** Plays automatically once started; milliseconds between moves. */
  autoplay: number | undefined;
  isLooping: boolean;
  hasControls: boolean;
  /** Whether dragging and zooming may leave the path. */
  isExplorable: boolean;
  /** The stop to start at, from 0. */
  firstStop: number;
  /** Keeps the current stop in the page's address (`#step=`) and for later visits. */
  keepsPlace: { name: string } | undefined;
  /** Determines the colour of the primary buttons. */
  theme: 'present' | 'other';
  surface: 'lite' | 'webgl';
  /** What the controls offer to open. */
  dialogs: readonly DialogName[];
  /** Rejects if its script did not load. */
  openDialog: (name: DialogName) => Promise<void>;
  restart: RestartOptions;
  /** The address of the presentation's page; not set if the viewer is already on it. */
  viewOnSite: string | undefined;
  onEvent: (event: ViewerEvent) => void;
}

/** What the overlay at the end offers besides a restart; anything not given is not shown. */
export interface RestartOptions {
  kind: 'plain' | 'promotion';
  onLearnMore?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
  suggestions: readonly Suggestion[];
  /** The target of the promotion's button. */
  getStarted: string;
  /** Where the promotion's video and poster are. */
  staticPath: string;
}

/** Events for analytics and for the embedding page. Times are in milliseconds. */
export type ViewerEvent =
  /** The first frame is drawn; `ms` since it was requested. */
  | { name: 'loaded'; ms: number }
  | { name: 'started' }
  | { name: 'restarted' }
  /** The camera has arrived. */
  | { name: 'step'; step: number; stop: number }
  /** `ms` is the time the step was visible, including the flight there. */
  | { name: 'left'; step: number; stop: number; ms: number }
  /** `ms` is the time the presentation was visible since it started. */
  | { name: 'ended'; ms: number }
  | { name: 'autoplay' | 'fullscreen' | 'overview' | 'captions'; isOn: boolean }
  /** By hand; each at most once until the camera returns to the path. */
  | { name: 'explored' | 'zoomed' }
  | { name: 'link'; href: string }
  | { name: 'failed'; failure: ViewerFailure };

/** One viewer on a page, used by the controls and by the messages of an embedding page. */
export interface Viewer {
  readonly options: ViewerOptions;
  state(): ViewerState;
  subscribe(listener: () => void): () => void;
  /** Available once the content is read, before the first frame. */
  presentation(): Presentation | undefined;
  /** Move the player only after the first frame is drawn. */
  player(): Player | undefined;
  start(): void;
  restart(): void;
  /** Loads again what failed. */
  retry(): void;
  /** Resumes at the previous pace, or the one in the options. */
  toggleAutoplay(): void;
  setCaptions(isOn: boolean): void;
  setMuted(isMuted: boolean): void;
  /** False in a frame whose page does not allow fullscreen. */
  readonly canFillScreen: boolean;
  toggleFullscreen(): void;
  note(notice: Notice): void;
  dismiss(notice: Notice): void;
  /** The part of the stage that the controls cover, in CSS pixels; the camera keeps it clear. */
  setCovered(insets: Insets): void;
  /** The controls own the list of keys; the listener is called when a key asks for it. */
  onHelp(listener: () => void): () => void;
  destroy(): void;
}
