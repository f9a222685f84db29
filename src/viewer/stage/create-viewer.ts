import type { ViewerText } from '#contract/viewer.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { ChunkLoadError } from '../chunks/chunk-load-error.ts';
import type { Chunk } from '../chunks/chunk.ts';
import { ContentProblem } from '../load/content-problem.ts';
import { loadPresentation } from '../load/load-presentation.ts';
import { driveOverlay } from '../overlay/drive-overlay.ts';
import { layoutOf } from '../overlay/layout.ts';
import { driveOpening } from '../overlay/pictures/drive-opening.ts';
import { keepEarlyInput } from '../player/input/early-input.ts';
import type { Player } from '../player/player.ts';
import { soon } from '../surface/slices.ts';
import type { SurfaceChoice } from '../surface/open-surface.ts';
import type { OpenSurface } from '../surface/surface.ts';
import { createTeller } from '../telling/create-teller.ts';
import { watchSight } from '../telling/watch-sight.ts';
import type { Notice, Viewer, ViewerOptions, ViewerState } from '../viewer.ts';
import { browserClock } from './browser-clock.ts';
import { failureOf } from './failure.ts';
import { watchFullscreen } from './fullscreen.ts';
import { insetsOf } from './insets.ts';
import { openShow, type Show } from './open-show.ts';
import { openPlace } from './place.ts';
import { createStore } from './store.ts';
import { whenWanted } from './when-wanted.ts';

export interface ViewerChunks {
  lite: Chunk<OpenSurface>;
  webgl: Chunk<OpenSurface>;
  shell: Chunk<(host: HTMLElement, viewer: Viewer, text: ViewerText) => { destroy(): void }>;
}

const part = (host: HTMLElement, name: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(`[data-${name}]`);
  if (!found) throw new Error(`The viewer's frame has no ${name}`);
  return found;
};

export function createViewer(host: HTMLElement, options: ViewerOptions, chunks: ViewerChunks): Viewer {
  const stage = part(host, 'stage');
  const overlayRoot = part(host, 'mode');
  const overlay = driveOverlay(overlayRoot);
  // The guard (guard.ts) had given up on this script.
  if (overlayRoot.dataset['mode'] === 'failed') overlay.setMode('loading');
  // The button was pressed before this script ran.
  const isPressed = overlayRoot.dataset['mode'] === 'loading' && !options.startsItself;
  const shellHost = part(host, 'shell');
  const ending = new AbortController();
  const { signal } = ending;
  const place = options.keepsPlace && openPlace(options.keepsPlace.name, window, Date.now, () => localStorage);
  const helpListeners = new Set<() => void>();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const sizeOf = () => ({ width: host.clientWidth, height: host.clientHeight });
  const shapeOf = ({ width, height }: { width: number; height: number }) => ({
    layout: layoutOf(width, height),
    isSheet: options.hasControls && width < 600 && height > width * 1.2,
  });

  /** Where it begins, and whether an earlier visit ended there. */
  const beginning = () => {
    // Autoplay always starts from the beginning.
    const remembered = options.autoplay === undefined ? place?.fromMemory() : undefined;
    const asked = place?.fromAddress() ?? (options.firstStop || undefined);
    return { stop: asked ?? remembered ?? 0, isResumed: asked === undefined && remembered !== undefined };
  };
  const showOpening = driveOpening(overlayRoot, options.files.openings, options.firstStop);
  showOpening(beginning().stop);

  let presentation: Presentation | undefined;
  let show: Show | undefined;
  let shell: { destroy(): void } | undefined;
  let isAsked = options.startsItself;
  let hasBegun = false;
  let missing = 0;
  let isLoading = false;
  let isShellLoading = false;
  let covered: ReturnType<typeof insetsOf> | undefined;

  const store = createStore<ViewerState>({
    mode: options.startsItself ? 'loading' : 'start',
    percent: 0,
    isReady: false,
    player: { phase: 'resting', step: 0, stop: options.firstStop, autoplay: { phase: 'off' }, isLooping: options.isLooping },
    ...shapeOf(sizeOf()),
    hasCaptions: false,
    isMuted: false,
    fullscreen: 'off',
    surface: undefined,
    isMotionReduced: calm.matches,
    notices: [],
    failure: undefined,
  });
  const state = store.state;
  /** The overlay is the server's markup until React has loaded and is needed. */
  let drawn: Pick<ViewerState, 'mode' | 'percent' | 'failure'> = { mode: state().mode, percent: -1, failure: undefined };
  const drive = () => {
    const { mode, percent, failure, layout, isSheet } = state();
    if (percent !== drawn.percent) overlay.setPercent(percent);
    if (mode !== drawn.mode || failure !== drawn.failure)
      overlay.setMode(mode, failure?.kind, failure?.error instanceof ChunkLoadError ? failure.error.request : '');
    drawn = { mode, percent, failure };
    // There is nothing to use below the overlay.
    stage.tabIndex = mode === 'presenting' ? 0 : -1;
    Object.assign(host.dataset, { presents: mode, layout, sheet: String(isSheet) });
  };
  drive();
  const stopDriving = store.subscribe(drive);
  const note = (notice: Notice) => store.set({ notices: [...state().notices.filter(({ kind }) => kind !== notice.kind), notice] });

  const clock = browserClock(signal);
  const teller = createTeller({ now: clock.now, isInSight: !document.hidden, onEvent: options.onEvent });
  const stopTelling = store.subscribe(() => teller.changed(state()));
  const nextFrame = () => new Promise<void>((resolve) => clock.onFrame(() => resolve()));
  const fullscreen = watchFullscreen(host, (now) => store.set({ fullscreen: now }));
  const framing = () => ({
    insets: covered ?? insetsOf(state(), options.hasControls, host.clientHeight),
    subject: state().isSheet ? ('picture' as const) : ('stop' as const),
  });
  const reframe = () => show?.player.setFraming(framing());

  const fail = (error: unknown) => {
    if (signal.aborted) return;
    const failure = failureOf(error);
    store.set({ mode: 'failed', failure });
    options.onEvent({ name: 'failed', failure });
  };

  /** The first frame shows what the overlay's picture does. */
  const open = async () => {
    if (isLoading || show) return;
    isLoading = true;
    const askedAt = clock.now();
    store.set({ failure: undefined });
    try {
      await soon();
      const surfaceScript = chunks.lite.load();
      const onProgress = (percent: number) => store.set({ percent: Math.max(state().percent, percent) });
      const [loaded] = await Promise.all([
        loadPresentation(options.files, {
          labels: options.labels,
          signal,
          stop: beginning().stop,
          onProgress,
          onNotice: note,
          scripts: [surfaceScript],
        }),
        surfaceScript,
      ]);
      if (signal.aborted) return loaded.release();
      presentation = loaded.presentation;
      show = await openShow(loaded, {
        viewer,
        host,
        stage,
        clock,
        choice,
        framing: framing(),
        firstStop: beginning().stop,
        fullscreen,
        teller,
        toggleHelp,
        onMove: follow,
      }).catch((error: unknown) => {
        loaded.release();
        throw error;
      });
      await show.surface.settled();
      if (signal.aborted) return closeShow();
      await nextFrame();
      performance.mark('lectern-first-frame');
      store.set({ percent: 100, isReady: true, surface: show.surface.kind, player: show.player.state() });
      options.onEvent({ name: 'loaded', ms: clock.now() - askedAt });
      if (state().mode === 'loading') begin();
      await soon();
      if (!signal.aborted) void openControls();
    } catch (error) {
      fail(error);
    } finally {
      isLoading = false;
    }
  };

  const choice: SurfaceChoice = {
    prefer: options.surface,
    isQuick: true,
    loadWebgl: () => chunks.webgl.load(),
    loadLite: () => chunks.lite.load(),
    onChange: (kind) => store.set({ surface: kind }),
    // Not worth a notice if WebGL was never available.
    onLost: (reason) => reason !== 'unsupported' && note({ kind: 'plain' }),
    onFailed(error) {
      closeShow();
      store.set({ isReady: false });
      fail(error);
    },
  };
  const closeShow = () => {
    show?.close();
    show = undefined;
  };

  let lastStep = -1;
  const follow = (player: Player, videos: Show['videos']) => {
    const now = player.state();
    const before = state();
    const isOn = before.mode === 'presenting' || before.mode === 'restart';
    store.set({ player: now, ...(isOn && { mode: now.phase === 'ended' ? 'restart' : 'presenting' }) });
    if (!isOn) return;
    if (now.phase === 'ended') {
      place?.forget();
      videos.pauseAll();
    } else if (now.step !== lastStep) {
      lastStep = now.step;
      place?.keep(now.stop);
    }
    const isArriving = before.player.phase !== 'resting' || before.player.step !== now.step;
    if (now.phase === 'resting' && isArriving) videos.restAt(now.step);
  };

  const begin = () => {
    if (!show) return;
    const { player, videos } = show;
    const { stop, isResumed } = beginning();
    const first = Math.min(stop, player.stops.length - 1);
    if (isResumed && first > 0) note({ kind: 'resumed', stop: first });
    hasBegun = true;
    options.onEvent({ name: 'started' });
    // Before the mode changes, because embedding pages queue their own moves until then.
    if (player.state().stop !== first) player.goTo(player.stops[first]?.step ?? 0, true);
    showOpening(first);
    if (options.autoplay !== undefined && !state().isMotionReduced) player.play(options.autoplay);
    store.set({ mode: 'presenting', player: player.state() });
    follow(player, videos);
    videos.restAt(player.state().step);
    focusStage();
    // One press too many must not show the end first.
    playEarlyInput(stage, () => player.state().step < (presentation?.path.length ?? 0) - 1);
  };
  const playEarlyInput = keepEarlyInput(host, () => state().mode === 'loading', signal);
  // Never take the focus from the page around the viewer, whatever that page makes the viewer do.
  const focusStage = () => {
    if (document.hasFocus()) stage.focus({ preventScroll: true });
  };

  // A control that goes away when it is pressed, or that the browser does not focus (Safari), must not take the keys along.
  host.addEventListener(
    'click',
    () => requestAnimationFrame(() => state().mode === 'presenting' && document.activeElement === document.body && focusStage()),
    { signal },
  );

  const openControls = async () => {
    if (shell || isShellLoading) return;
    isShellLoading = true;
    try {
      const [openShell, text] = await Promise.all([chunks.shell.load(), options.loadText()]);
      if (!signal.aborted) shell = openShell(shellHost, viewer, text);
    } catch (error) {
      fail(error);
    } finally {
      isShellLoading = false;
    }
  };

  const toggleHelp = () => {
    for (const listener of helpListeners) listener();
  };

  let known = { ...sizeOf(), ratio: devicePixelRatio };
  const resize = () => {
    const size = sizeOf();
    const ratio = devicePixelRatio;
    // The observer also reports the initial size, and repainting is expensive.
    if (size.width === known.width && size.height === known.height && ratio === known.ratio) return;
    known = { ...size, ratio };
    store.set(shapeOf(size));
    show?.player.resize(size, ratio, framing());
  };
  const resizing = new ResizeObserver(resize);
  resizing.observe(host);
  /** Zooming in on a page leaves a frame in it as large as it was, but with more pixels. */
  const watchRatio = () => {
    const onChange = () => {
      resize();
      watchRatio();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', onChange, { once: true, signal });
  };
  watchRatio();
  const onCalm = () => {
    store.set({ isMotionReduced: calm.matches });
    show?.player.setMotionReduced(calm.matches);
  };
  calm.addEventListener('change', onCalm, { signal });
  watchSight(host, signal, teller.see);
  window.addEventListener('online', () => state().failure?.kind === 'offline' && viewer.retry(), { signal });
  const stopListening = place?.onAddressChange((stop) => state().mode === 'presenting' && show?.player.goToStop(stop));
  const stopStarting = overlay.onStart(() => viewer.start());
  const stopRetrying = overlay.onRetry(() => {
    isAsked = true;
    viewer.retry();
  });

  const viewer: Viewer = {
    options,
    state,
    subscribe: store.subscribe,
    presentation: () => presentation,
    player: () => show?.player,
    start() {
      if (state().mode !== 'start') return;
      isAsked = true;
      if (state().isReady) return begin();
      store.set({ mode: 'loading' });
      void open();
    },
    restart() {
      if (!show) return viewer.start();
      place?.forget();
      lastStep = -1;
      options.onEvent({ name: 'restarted' });
      store.set({ mode: 'presenting' });
      show.player.first();
      if (options.autoplay !== undefined && !state().isMotionReduced) show.player.play(options.autoplay);
      focusStage();
    },
    retry() {
      if (state().mode !== 'failed') return;
      const error = state().failure?.error;
      // A new build or a new version has replaced the files: only a reload learns their names.
      if (error instanceof ContentProblem && error.isGone) return location.reload();
      if (error instanceof ChunkLoadError && error.type === 'missing' && ++missing > 1) return location.reload();
      store.set({ mode: show && hasBegun ? 'presenting' : show || !isAsked ? 'start' : 'loading', failure: undefined });
      if (show) void openControls();
      else void open();
    },
    toggleAutoplay() {
      const { phase } = show?.player.state().autoplay ?? {};
      if (phase === 'playing') show?.player.pause();
      else show?.player.play(phase === 'off' ? options.autoplay : undefined);
    },
    setCaptions(hasCaptions) {
      store.set({ hasCaptions });
      reframe();
    },
    setMuted(isMuted) {
      store.set({ isMuted });
      show?.videos.mute(isMuted);
    },
    canFillScreen: fullscreen.canFill,
    toggleFullscreen: fullscreen.toggle,
    note,
    dismiss: (notice) => store.set({ notices: state().notices.filter((other) => other !== notice) }),
    setCovered(insets) {
      covered = insets;
      reframe();
    },
    onHelp(listener) {
      helpListeners.add(listener);
      return () => helpListeners.delete(listener);
    },
    destroy() {
      teller.see(false);
      stopTelling();
      ending.abort();
      resizing.disconnect();
      fullscreen.stop();
      stopListening?.();
      stopStarting();
      stopRetrying();
      stopWaiting();
      shell?.destroy();
      closeShow();
      stopDriving();
    },
  };
  const stopWaiting = options.startsItself ? () => {} : whenWanted(host, () => void open());
  if (options.startsItself) void open();
  if (isPressed) viewer.start();
  return viewer;
}
