import {
  parsePlayerJsCall,
  playerJsEvents,
  playerJsFrame,
  playerJsMethods,
  type PlayerJsCall,
  type PlayerJsEvent,
} from '#contract/embed/player-js.ts';
import type { Dialect } from './dialect.ts';
import { stopCountOf } from './driven-viewer.ts';

const MOST_LISTENERS = 100;

/** player.js 0.1: presents the deck as a video with one second per stop. */
export const playerJsDialect: Dialect = ({ viewer, remote, source, post }) => {
  const listeners = new Map<PlayerJsEvent, Set<string | undefined>>();
  const send = (event: string, value?: unknown, listener?: string) => post(JSON.stringify({ ...playerJsFrame, event, value, listener }));
  const emit = (event: PlayerJsEvent, value?: unknown) => listeners.get(event)?.forEach((listener) => send(event, value, listener));

  const duration = () => stopCountOf(viewer);
  const seconds = () => {
    const { phase, stop } = viewer.state().player;
    return phase === 'ended' ? duration() : stop;
  };
  const isPlaying = () => viewer.state().player.autoplay.phase === 'playing';
  const ready = { src: source, events: playerJsEvents, methods: playerJsMethods };

  function obey(call: PlayerJsCall): void {
    const { method, listener } = call;
    switch (method) {
      case 'play':
        return remote.play(null);
      case 'pause':
        return remote.move((player) => player.pause(), false);
      case 'mute':
      case 'unmute':
        return viewer.setMuted(method === 'mute');
      case 'setLoop':
        return remote.move((player) => player.setLooping(call.value), false);
      case 'setCurrentTime':
        return remote.move((player) => player.goToStop(Math.min(Math.floor(call.value), duration() - 1)));
      case 'getPaused':
        return send(method, !isPlaying(), listener);
      case 'getMuted':
        return send(method, viewer.state().isMuted, listener);
      case 'getDuration':
        return send(method, duration(), listener);
      case 'getCurrentTime':
        return send(method, seconds(), listener);
      case 'getLoop':
        return send(method, viewer.state().player.isLooping, listener);
      case 'addEventListener': {
        const ids = listeners.get(call.value) ?? new Set();
        if (ids.size < MOST_LISTENERS) listeners.set(call.value, ids.add(listener));
        if (call.value === 'ready') send('ready', ready, listener);
        return;
      }
      case 'removeEventListener':
        if (listener === undefined) listeners.delete(call.value);
        else listeners.get(call.value)?.delete(listener);
        return;
      case 'unsupported':
        return emit('error', { code: 2, msg: 'Method not supported' });
    }
  }

  function snapshot() {
    const { isReady, percent, failure } = viewer.state();
    return { isReady, percent, failure, isPlaying: isPlaying(), seconds: seconds(), duration: duration() };
  }
  let before: ReturnType<typeof snapshot> | undefined;

  return {
    read(data) {
      const call = parsePlayerJsCall(data);
      return call && (() => obey(call));
    },
    changed() {
      const was = before;
      const is = (before = snapshot());
      // Unprompted, as the protocol requires.
      if (!was) return send('ready', ready);
      const { percent, failure } = is;
      if (percent !== was.percent) emit('progress', { seconds: (is.duration * percent) / 100, duration: is.duration });
      if (is.isPlaying !== was.isPlaying) emit(is.isPlaying ? 'play' : 'pause');
      if (is.isReady && is.seconds !== was.seconds) {
        emit('timeupdate', { seconds: is.seconds, duration: is.duration });
        if (is.seconds === is.duration) emit('ended');
      }
      if (failure && failure !== was.failure) emit('error', { code: failure.kind === 'browser' ? 1 : -1, msg: failure.kind });
    },
  };
};
