import type { DrivenPlayer, DrivenViewer } from './driven-viewer.ts';

/** More than any page needs; keeps a flood of messages from filling the memory. */
const MOST_WAITING = 100;

/** Lets another page drive a viewer at any time: commands wait until there is something to move. */
export interface Remote {
  start(): void;
  next(done?: () => void): void;
  /** `begins`: starts the presentation if it has not started yet. */
  move(run: (player: DrivenPlayer) => void, begins?: boolean, done?: () => void): void;
  play(interval: number | null, done?: () => void): void;
  /** Runs the waiting commands, if possible. */
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
      // The first "next" starts the presentation, and should show its beginning.
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
