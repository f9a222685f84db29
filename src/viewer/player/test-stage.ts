import type { Camera, Viewport } from '#model/camera/camera.ts';
import { canvas, screen, topic } from '#model/camera/test-scenes.ts';
import type { SceneObject, Step } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import type { Frame, Surface } from '../surface/surface.ts';
import { createPlayer, type PlayerOptions } from './create-player.ts';
import type { PlayerClock } from './player.ts';

/** A clock that only moves when told to. */
export class TestClock implements PlayerClock {
  time = 1000;
  #frames: ((now: number) => void)[] = [];
  #timers: { at: number; run: () => void }[] = [];

  now = () => this.time;
  onFrame = (run: (now: number) => void) => {
    this.#frames.push(run);
    return () => void (this.#frames = this.#frames.filter((each) => each !== run));
  };
  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer));
  };

  get isIdle() {
    return this.#frames.length === 0;
  }
  get waiting() {
    return this.#timers.length;
  }
  /** Runs the timers due by then, then one frame. */
  frame(milliseconds = 16): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((each) => each !== due);
      this.time = Math.max(this.time, due.at);
      due.run();
    }
    this.time = end;
    const frames = this.#frames;
    this.#frames = [];
    for (const run of frames) run(end);
  }
  /** Runs frames for this many milliseconds. */
  pass(milliseconds: number): void {
    for (const end = this.time + milliseconds; this.time < end;) this.frame(Math.min(16, end - this.time));
  }
  /** Runs frames until nothing moves any more. */
  settle(): void {
    for (let count = 0; !this.isIdle; count++) {
      if (count > 1000) throw new Error('The player never comes to rest');
      this.frame();
    }
  }
}

/** Records its calls. */
export class TestSurface implements Surface {
  readonly kind = 'lite';
  frames: Frame[] = [];
  prepared: (readonly Camera[])[] = [];
  calls: string[] = [];
  screen: { viewport: Viewport; pixelRatio: number } | undefined;

  get last(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new Error('Nothing was shown');
    return frame;
  }
  get ahead(): readonly Camera[] {
    return this.prepared.at(-1) ?? [];
  }
  show(frame: Frame) {
    this.frames.push(frame);
    this.calls.push(frame.isResting ? 'rest' : 'show');
  }
  prepare(cameras: readonly Camera[]) {
    this.prepared.push(cameras);
    this.calls.push('prepare');
  }
  resize(viewport: Viewport, pixelRatio: number) {
    this.screen = { viewport, pixelRatio };
    this.calls.push('resize');
  }
  change() {}
  lift() {}
  setVideo() {}
  settled = () => Promise.resolve();
  destroy() {}
}

export const step = (id: string, own: Partial<Step> = {}): Step => ({ id, title: id, reveal: [], notes: '', ...own });

/** Topics a to e in a row, and any others given. */
export const row = (more: SceneObject[] = []): SceneObject[] => [
  ...['a', 'b', 'c', 'd', 'e'].map((id, index) =>
    topic(id, { x: 200 + index * 380, y: 540, width: 1600, height: 900, scale: 0.2, rotation: index * 15 }),
  ),
  ...more,
];

/** A player with its clock and its surface. */
export function openStage(path: Step[], { children = row(), ...own }: Partial<PlayerOptions> & { children?: SceneObject[] } = {}) {
  const bare = canvas(children).presentation;
  const presentation = { ...bare, title: 'All', path };
  const scene = indexScene(presentation);
  const clock = new TestClock();
  const surface = new TestSurface();
  const steps: (readonly [step: number, stop: number])[] = [];
  const player = createPlayer({
    presentation,
    scene,
    surface,
    viewport: screen,
    pixelRatio: 2,
    clock,
    framing: { insets: { top: 0, right: 0, bottom: 0, left: 0 }, subject: 'stop' },
    isMotionReduced: false,
    isExplorable: true,
    isLooping: false,
    onStep: (step, stop) => steps.push([step, stop]),
    ...own,
  });
  return { player, clock, surface, scene, presentation, steps };
}
