import { parsePresentation } from '#model/presentation/parse.ts';
import type { PlayerState } from '../player/player.ts';
import { stopsOf } from '../player/stops.ts';
import type { DrivenPlayer, DrivenViewer } from './driven-viewer.ts';

type State = ReturnType<DrivenViewer['state']>;

const { presentation } = parsePresentation({
  schemaVersion: 2,
  root: { id: 'root', kind: 'topic', children: ['harbour', 'reef', 'trench'].map((id) => ({ id, kind: 'topic', title: id })) },
  path: [
    { id: 'a', to: 'harbour', title: 'Harbour' },
    { id: 'b', title: 'A boat' },
    { id: 'c', title: 'Another boat' },
    { id: 'd', to: 'reef', title: 'Reef' },
    { id: 'e', to: 'trench', title: 'Trench' },
  ],
});
const { path } = presentation;

/** A viewer without a picture: moves immediately, and records its calls. */
export class TestViewer implements DrivenViewer {
  readonly asked: string[] = [];
  readonly options = { display: { title: 'Light in the Deep', stopCount: 3 } };
  private readonly listeners = new Set<() => void>();
  private now: State = {
    mode: 'start',
    percent: 0,
    isReady: false,
    hasCaptions: false,
    isMuted: false,
    failure: undefined,
    player: { phase: 'resting', step: 0, stop: 0, autoplay: { phase: 'off' }, isLooping: false },
  };
  private content: typeof presentation | undefined;
  private readonly stops = stopsOf(presentation);

  /** Content and first frame are there. */
  load() {
    this.content = presentation;
    this.set({ percent: 100, isReady: true, ...(this.now.mode === 'loading' && { mode: 'presenting' }) });
  }
  /** Only the content is there. */
  readContent() {
    this.content = presentation;
    this.set({ percent: 60 });
  }
  set(change: Partial<State>) {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
  setPlayer(change: Partial<PlayerState>) {
    this.set({ player: { ...this.now.player, ...change } });
  }

  state = () => this.now;
  presentation = () => this.content;
  player = () => (this.content ? this.own : undefined);
  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  start() {
    this.asked.push('start');
    this.set({ mode: this.now.isReady ? 'presenting' : 'loading' });
  }
  restart() {
    this.asked.push('restart');
    this.set({ mode: 'presenting' });
    this.goTo(0);
  }
  retry() {
    this.asked.push('retry');
    this.set({ mode: 'loading', failure: undefined });
  }
  setCaptions = (hasCaptions: boolean) => this.set({ hasCaptions });
  setMuted = (isMuted: boolean) => this.set({ isMuted });

  private goTo(step: number) {
    const place = Math.min(Math.max(step, 0), path.length - 1);
    this.setPlayer({ phase: 'resting', step: place, stop: this.stops.findLastIndex((stop) => stop.step <= place) });
  }
  private readonly own: DrivenPlayer = {
    stops: this.stops,
    next: () => {
      this.asked.push('next');
      if (this.now.player.step < path.length - 1) return this.goTo(this.now.player.step + 1);
      this.set({ mode: 'restart', player: { ...this.now.player, phase: 'ended', autoplay: { phase: 'off' } } });
    },
    previous: () => this.goTo(this.now.player.step - 1),
    first: () => this.goTo(0),
    last: () => this.goTo(Infinity),
    goTo: (step) => {
      this.asked.push(`goTo ${step}`);
      this.goTo(step);
    },
    goToStop: (stop) => {
      this.asked.push(`goToStop ${stop}`);
      this.goTo(this.stops[stop]?.step ?? Infinity);
    },
    goToObject: (id) => this.asked.push(`goToObject ${id}`),
    overview: () => this.setPlayer({ phase: 'overview' }),
    backToPath: () => this.setPlayer({ phase: 'resting' }),
    play: (interval = 4000) => {
      this.asked.push(`play ${interval}`);
      this.setPlayer({ autoplay: { phase: 'playing', interval, dueAt: undefined } });
    },
    pause: (milliseconds) => {
      this.asked.push(`pause ${milliseconds}`);
      this.setPlayer({ autoplay: { phase: 'paused', interval: 4000, untilAt: undefined } });
    },
    stopAutoplay: () => this.setPlayer({ autoplay: { phase: 'off' } }),
    setLooping: (isLooping) => this.setPlayer({ isLooping }),
  };
}
