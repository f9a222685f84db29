import { parseEmbedRequest, type EmbedCommand, type EmbedEvent, type EmbedState } from '#contract/embed.ts';
import type { Dialect, Line } from './dialect.ts';
import { stopCountOf, type DrivenViewer } from './driven-viewer.ts';
import type { Mode } from '../viewer.ts';

const statuses: Record<Mode, EmbedState['status']> = {
  start: 'waiting',
  loading: 'loading',
  presenting: 'presenting',
  restart: 'ended',
  failed: 'failed',
};

/** Lectern's own messages (`contract/embed.ts`). Sent only to pages that have sent one, since other libraries cannot handle objects. */
export const lecternDialect: Dialect = (line) => {
  const { viewer } = line;
  const send = (event: EmbedEvent) => line.post({ lectern: 1, ...event });
  let told: EmbedState | undefined;

  function changed() {
    const before = told;
    if (!before) return;
    const state = stateOf(viewer);
    if (JSON.stringify(state) === JSON.stringify(before)) return;
    told = state;
    send({ event: 'state', state });
    const { status, step, stop } = state;
    if (status === 'presenting' && status !== before.status) send({ event: 'started' });
    if (viewer.state().isReady && step !== before.step) send({ event: 'step', stop, step });
    if (status === 'ended' && status !== before.status) send({ event: 'ended' });
    const { failure } = viewer.state();
    if (failure && status === 'failed' && status !== before.status) send({ event: 'failed', kind: failure.kind });
  }

  return {
    changed,
    read(data) {
      const asked = parseEmbedRequest(data);
      if (!asked) return undefined;
      const { command, request } = asked;
      return () => {
        if (!told || command.command === 'listen') {
          told = stateOf(viewer);
          send({ event: 'state', state: told });
        }
        obey(line, command, () => {
          if (request !== undefined) send({ event: 'answer', request, state: stateOf(viewer) });
        });
      };
    },
  };
};

function obey({ viewer, remote }: Line, command: EmbedCommand, done: () => void): void {
  switch (command.command) {
    case 'start':
      remote.start();
      return remote.move(() => {}, false, done);
    case 'next':
      return remote.next(done);
    case 'previous':
    case 'first':
    case 'last':
    case 'overview':
    case 'backToPath': {
      const verb = command.command;
      return remote.move((player) => player[verb](), true, done);
    }
    case 'goTo':
      return remote.move((player) => player.goToStop(command.stop), true, done);
    case 'goToStep':
      return remote.move((player) => player.goTo(command.step), true, done);
    case 'goToObject':
      return remote.move((player) => player.goToObject(command.object), true, done);
    case 'play':
      return remote.play(command.interval, done);
    case 'pause':
      return remote.move((player) => player.pause(command.duration ?? undefined), false, done);
    case 'setLooping':
      return remote.move((player) => player.setLooping(command.isOn), false, done);
    case 'setCaptions':
      viewer.setCaptions(command.isOn);
      return done();
    case 'setMuted':
      viewer.setMuted(command.isOn);
      return done();
    case 'listen':
      return done();
  }
}

function stateOf(viewer: DrivenViewer): EmbedState {
  const { mode, percent, player, isMuted, hasCaptions } = viewer.state();
  return {
    status: statuses[mode],
    percent,
    phase: player.phase,
    title: viewer.options.display.title,
    stop: player.stop,
    stopCount: stopCountOf(viewer),
    stops: viewer.player()?.stops.map(({ title }) => title) ?? [],
    step: player.step,
    isPlaying: player.autoplay.phase === 'playing',
    isLooping: player.isLooping,
    isMuted,
    hasCaptions,
  };
}
