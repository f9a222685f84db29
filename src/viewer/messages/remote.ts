import type { DrivenPlayer, DrivenViewer } from './driven-viewer.ts';

/** More than a page could mean; a page that floods us fills no memory. */
const MOST_WAITING = 100;

/** A viewer as another page drives it, at any time: what comes before there is something to move waits for it. */
export interface Remote {
  start(): void;
  next(done?: () => void): void;
  /** `begins`: presents, if nobody has begun yet. */
  move(run: (player: DrivenPlayer) => void, begins?: boolean, done?: () => void): void;
  play(interval: number | null, done?: () => void): void;
  /** What waited goes now, if it can. */
  changed(): void;
}

export function remoteOf(viewer: DrivenViewer): Remote {
  const waiting: ((player: DrivenPlayer) => void)[] = [];
  const remote: Remote = {
    start() {
      const { mode } = viewer.state();
      if (mode === 'start') viewer.start();
      else if (mode === 'restart') viewer.restart();
      else if (mode === 'failed') viewer.retry();
    },
    next(done) {
      // Whoever presses "next" on a page of their own first wants to see the beginning.
      if (viewer.state().mode === 'start') remote.move(() => {}, true, done);
      else remote.move((player) => player.next(), true, done);
    },
    move(run, begins = true, done) {
      if (waiting.length < MOST_WAITING) {
        waiting.push((player) => {
          run(player);
          done?.();
        });
      }
      if (begins && viewer.state().mode === 'start') viewer.start();
      remote.changed();
    },
    play(interval, done) {
      if (viewer.state().mode === 'restart') viewer.restart();
      remote.move((player) => player.play(interval ?? undefined), true, done);
    },
    changed() {
      const player = viewer.player();
      const { mode } = viewer.state();
      if (player && (mode === 'presenting' || mode === 'restart')) for (const run of waiting.splice(0)) run(player);
    },
  };
  return remote;
}
