import type { Camera } from '#model/camera/camera.ts';
import { identity } from '#model/geometry/matrix.ts';
import { resolveColor } from '#model/paint/marks/colors.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import type { changesOfWebgl } from '../editing/webgl-changes.ts';
import { edgesOf, fitCanvas, type Screen } from '../screen.ts';
import { type Frame, isSameFrame, type OnSurfaceLost, type Surface, type SurfaceContent } from '../surface.ts';
import { openCompositor, type Quad } from './compositor.ts';
import { startRaster } from './raster.ts';
import { openStack, type Seen } from './stack.ts';
import { BLOCKS, coverScreen, TILE, viewOf } from './tiles/tile-grid.ts';
import { openTileQueue } from './tiles/tile-queue.ts';
import { openSurroundings } from './surroundings.ts';
import { openTileStore } from './tiles/tile-store.ts';
import { openVideoTextures } from './video-textures.ts';
import type { Painted, PaintJob } from './worker-messages.ts';

/** Milliseconds for the exact picture to fade in over the tiles. The steps are invisible, and save CPU time. */
const FADE = 120;
const FADE_STEP = 40;
/** New tiles per frame while something moves. */
const UPLOADS = 3;
/** A tile that arrives while no frames are shown appears after this many milliseconds. */
const LATE = 50;
const whole = [0, 0, 1, 1] as const;

/** Composes frames from tiles painted by a worker; at rest it shows the whole picture as the worker painted it. */
export function openWebglSurface(
  canvas: HTMLCanvasElement,
  content: SurfaceContent,
  onLost: OnSurfaceLost = () => {},
  changesOf?: typeof changesOfWebgl,
): Promise<Surface> {
  return new Promise((resolve, reject) => {
    const { scene } = content;
    const compositor = openCompositor(canvas);
    if (!compositor) throw new Error('No WebGL2 available');
    const memory = memoryCap();
    const stack = openStack(scene);
    const store = openTileStore(compositor);
    store.limit(memory);
    const queue = openTileQueue(stack, store, { pinned: memory / 2 ** 22, seen: memory / 2 ** 21 });
    const surroundings = openSurroundings(scene, compositor);
    const videos = openVideoTextures(scene, compositor, () => redraw());

    let life: 'opening' | 'open' | 'gone' = 'opening';
    let screen: Screen = { viewport: { width: 0, height: 0 }, pixelRatio: 1 };
    let frame: Frame | undefined;
    let isSteady = true;
    /** The state of the exact picture of a resting frame. */
    let rest: 'none' | 'asked' | 'fading' | 'shown' = 'none';
    const restTexture = compositor.texture(false);
    let backdrop: WebGLTexture | undefined;
    let isBackdropStale = false;
    let fadingSince = 0;
    let waiting: (() => void)[] = [];
    let isBusy = true;
    let tick = 0;
    let uploads = 0;
    let pending = 0;
    let late = 0;

    const lose = (reason: Parameters<OnSurfaceLost>[0]) => {
      const before = life;
      if (before === 'gone') return;
      destroy();
      if (before === 'open') onLost(reason);
      else reject(new Error(reason));
    };
    const raster = startRaster(content, stack.revealed(), () => lose('worker-failed'));
    const onContextLost = () => lose('context-lost');
    canvas.addEventListener('webglcontextlost', onContextLost);

    const redraw = () => {
      pending ||= requestAnimationFrame(draw);
    };
    const settle = () => {
      for (const tell of waiting) tell();
      waiting = [];
    };

    const compose = (seen: Seen, quads: Quad[]) => {
      const { pieces, matrix, hasGaps } = coverScreen(seen.grid, seen.matrix, edgesOf(screen));
      const outer = hasGaps && stack.outwards(seen);
      if (outer) compose(outer, quads);
      // Pieces do not overlap, so sorting them by texture saves draw calls.
      for (const piece of pieces.sort((one, other) => one.slot - other.slot)) {
        piece.tile.usedAt = tick;
        quads.push({ ...store.texelsOf(piece), matrix, to: piece.to, alpha: seen.alpha });
      }
    };
    const draw = () => {
      cancelAnimationFrame(pending);
      clearTimeout(late);
      pending = late = 0;
      if (life !== 'open' || !frame || !canvas.width || !canvas.height) return;
      tick++;
      uploads = 0;
      const quads: Quad[] = [];
      const onScreen = { matrix: identity, to: [0, 0, canvas.width, canvas.height] as const };
      const lifted = changes?.quads(frame);
      const share = lifted || rest === 'shown' ? 1 : rest === 'fading' ? Math.min(1, (performance.now() - fadingSince) / FADE) : 0;
      if (share < 1) {
        const longer = Math.max(canvas.width, canvas.height);
        if (backdrop) quads.push({ ...onScreen, texture: backdrop, from: [0, 0, canvas.width / longer, canvas.height / longer], alpha: 1 });
        for (const seen of stack.seenBy(frame, screen)) compose(seen, quads);
        quads.push(...surroundings.quads(frame, screen));
      }
      if (lifted) quads.push(...lifted);
      else if (share > 0) quads.push({ ...onScreen, texture: restTexture, from: whole, alpha: share });
      quads.push(...videos.quads(frame, screen));
      compositor.draw(quads);
      if (rest === 'fading' && share < 1) late = window.setTimeout(redraw, FADE_STEP);
      else if (rest === 'fading') {
        rest = 'shown';
        stack.keepTogether(frame);
      }
      if (isExact()) settle();
      pump();
    };
    const isExact = () => rest === 'shown' && (changes?.isExact() ?? true);
    const color = () => {
      const { theme } = scene.presentation;
      compositor.setGround(backdropColor(theme));
      surroundings.setColor(backdropColor(theme));
      isBackdropStale = theme.background.fill.kind !== 'color';
      if (isBackdropStale) return;
      compositor.free(backdrop);
      backdrop = undefined;
    };
    color();
    const viewOfAll = ({ camera, spotlight, layersFrom }: Frame) => ({ camera, ...screen, spotlight, layersFrom });

    /** Asks the worker for whatever matters most now. */
    const pump = () => {
      if (isBusy || life === 'gone') return;
      const ask = (job: PaintJob, done: (painted: Painted) => void) => {
        isBusy = true;
        raster.paint(job, (painted) => {
          isBusy = false;
          if (life !== 'gone') done(painted);
          painted.bitmap?.close();
          pump();
        });
      };
      const asked = frame;
      const { width, height } = canvas;
      if (asked && rest === 'asked' && width && height) {
        changes?.onRestAsked();
        return ask({ width, height, view: viewOfAll(asked), parts: [{ kind: 'all' }], opacities: asked.opacities }, ({ bitmap }) => {
          if (!bitmap || rest !== 'asked' || frame !== asked || bitmap.width !== canvas.width || bitmap.height !== canvas.height) return;
          compositor.upload(restTexture, bitmap);
          // A fade would be invisible in a hidden tab, which gets no frames either.
          fadingSince = document.hidden ? -Infinity : performance.now() - FADE_STEP;
          rest = 'fading';
          draw();
        });
      }
      const wish = asked && width && height ? changes?.next(asked) : undefined;
      if (wish === 'wait') return;
      if (wish)
        return ask(wish.job, (painted) => {
          wish.done(painted);
          draw();
        });
      if (asked && isBackdropStale && width && height) {
        isBackdropStale = false;
        const pixelRatio = (TILE / Math.max(width, height)) * screen.pixelRatio;
        return ask(
          {
            width: TILE,
            height: TILE,
            view: { camera: asked.camera, viewport: screen.viewport, pixelRatio },
            parts: [{ kind: 'background' }],
          },
          ({ bitmap }) => {
            backdrop ??= compositor.texture(true);
            if (bitmap) compositor.upload(backdrop, bitmap);
            showLate();
          },
        );
      }
      if (life === 'open' && rest !== 'shown' && uploads >= UPLOADS) return;
      const order = queue.next(frame, screen, isSteady, tick);
      if (!order) return;
      const { grid, cell, since } = order;
      const version = changes?.version();
      ask({ width: TILE, height: TILE, view: viewOf(grid, cell), parts: grid.parts, blocks: BLOCKS }, (painted) => {
        uploads += painted.bitmap ? 1 : 0;
        if (stack.has(grid)) store.put(grid, cell, painted, tick, since, changes?.version() !== version);
        if (life === 'opening') open();
        else showLate();
      });
    };
    const showLate = () => {
      if (rest !== 'shown') late ||= window.setTimeout(redraw, LATE);
    };
    const open = () => {
      if (!queue.hasOverview()) return;
      life = 'open';
      resolve(surface);
    };
    const destroy = () => {
      if (life === 'gone') return;
      life = 'gone';
      canvas.removeEventListener('webglcontextlost', onContextLost);
      cancelAnimationFrame(pending);
      clearTimeout(late);
      raster.stop();
      videos.stop();
      compositor.destroy();
      settle();
    };
    const fitMemory = () => store.limit(memory - canvas.width * canvas.height * 4 - videos.bytes() - (backdrop ? TILE * TILE * 4 : 0));

    const changes = changesOf?.({
      scene,
      canvas,
      compositor,
      stack,
      store,
      raster,
      restTexture,
      hasRest: () => rest === 'fading' || rest === 'shown',
      frame: () => frame,
      screen: () => screen,
      viewOf: viewOfAll,
      redraw,
      recolor: color,
    });
    const surface: Surface = {
      kind: 'webgl',
      show(next) {
        if (frame && isSameFrame(frame, next)) {
          if (rest === 'shown') return;
        } else {
          isSteady = next.isResting || isZoomSteady(frame?.camera, next.camera);
          // Copied, since the caller may keep changing the map, and it would always compare as equal.
          frame = { ...next, opacities: new Map(next.opacities) };
          rest = next.isResting ? 'asked' : 'none';
          changes?.see(frame);
        }
        draw();
      },
      change: (patch) => life !== 'gone' && changes?.change(patch),
      lift: (ids) => life !== 'gone' && changes?.lift(ids),
      prepare(cameras) {
        if (frame) queue.prepare(cameras, screen, frame, tick);
        pump();
      },
      resize(viewport, pixelRatio) {
        screen = { viewport, pixelRatio };
        fitCanvas(canvas, screen);
        fitMemory();
        isBackdropStale = scene.presentation.theme.background.fill.kind !== 'color';
        rest = frame?.isResting ? 'asked' : 'none';
        if (frame) changes?.see(frame);
        draw();
      },
      setVideo(id, video) {
        if (life === 'gone') return;
        videos.set(id, video);
        fitMemory();
        redraw();
      },
      settled: () => (isExact() || life === 'gone' ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
      destroy,
    };
    void raster.ready.then(() => {
      isBusy = false;
      open();
      pump();
    });
  });
}

/** Visitors look closely when panning, or when the zoom hardly changes. */
const isZoomSteady = (before: Camera | undefined, { anchor, zoom }: Camera) =>
  anchor === before?.anchor && Math.abs(Math.log2(zoom / before.zoom)) < 0.01;

/** Shown where there is no tile; a gradient is drawn over it. */
function backdropColor(theme: Theme): number[] {
  const { fill } = theme.background;
  const color = resolveColor(fill.kind === 'color' ? fill.color : 'background', theme);
  return [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16) / 255);
}

/** Texture memory, in bytes. */
function memoryCap(): number {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  return (deviceMemory <= 4 || Math.min(window.screen.width, window.screen.height) < 600 ? 40 : 96) * 1e6;
}
