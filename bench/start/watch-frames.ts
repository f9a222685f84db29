/** What a page records about its own frames. */
export interface Watched {
  /** The kind of the visible canvas. */
  surface(): 'lite' | 'webgl' | undefined;
  /** When something was last drawn. */
  drawnAt: number;
  key: { at: number; wall: number; frame: number } | undefined;
  /** The first animation frame after the key whose picture differs from the one that `arm` has read. */
  moved: { at: number; frame: number } | undefined;
  /** No picture is read before this is called. */
  arm(): void;
}

/** Runs in a page before its own scripts: counts animation frames and inspects what is drawn in them. */
export function watchFrames(): void {
  if (window === top) return;
  /** At least this many values must differ by more than this many levels: a movement, not a rounding difference. */
  const [PIXELS, LEVELS] = [64, 6];
  let frame = 0;
  let readAt = -1;
  let before: Uint8ClampedArray | Uint8Array | undefined;
  const surfaces = new WeakMap<HTMLCanvasElement, 'lite' | 'webgl'>();
  const seen = () => document.querySelector<HTMLCanvasElement>('[data-stage] canvas');
  const watched: Watched = {
    surface() {
      const canvas = seen();
      return canvas ? surfaces.get(canvas) : undefined;
    },
    drawnAt: 0,
    key: undefined,
    moved: undefined,
    arm() {
      watched.key = watched.moved = undefined;
      before = pixels();
    },
  };
  Object.assign(window, { watched });

  const count = () => {
    frame++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  addEventListener('keydown', ({ timeStamp }) => (watched.key = { at: timeStamp, wall: performance.timeOrigin + timeStamp, frame }), true);

  const pixels = () => {
    const canvas = seen();
    const context = canvas?.getContext('2d') ?? canvas?.getContext('webgl2');
    if (!canvas || !context) return undefined;
    const { width, height } = canvas;
    if ('getImageData' in context) return context.getImageData(0, 0, width, height).data;
    const data = new Uint8Array(width * height * 4);
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, data);
    return data;
  };
  const compare = (at: number) => {
    const now = pixels();
    if (!now || !before || !watched.key || watched.moved) return;
    let differing = 0;
    for (let place = 0; place < now.length; place++)
      if (Math.abs((now[place] ?? 0) - (before[place] ?? 0)) > LEVELS && ++differing === PIXELS) break;
    if (differing === PIXELS) watched.moved = { at, frame };
  };
  const onDraw = (canvas: HTMLCanvasElement | OffscreenCanvas) => {
    const at = (watched.drawnAt = performance.now());
    if (canvas !== seen() || !watched.key || watched.moved || readAt === frame) return;
    readAt = frame;
    // When the frame is complete, but not shown yet.
    queueMicrotask(() => compare(at));
  };

  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    onDraw(this.canvas);
    clearRect.apply(this, box);
  };
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...drawn) {
    onDraw(this.canvas);
    drawElements.apply(this, drawn);
  };
  // Otherwise a picture could not be read once it has been shown.
  const getContext = HTMLCanvasElement.prototype.getContext as (kind: string, options?: object) => RenderingContext | null;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    const context = getContext.call(this, kind, kind === 'webgl2' ? { ...options, preserveDrawingBuffer: true } : options);
    if (context) surfaces.set(this, kind === 'webgl2' ? 'webgl' : 'lite');
    return context;
  } as HTMLCanvasElement['getContext'];
}
