import { isName, isPlace, readInterval, readObject, type Untrusted } from './embed/untrusted.ts';

/** Commands the embedding page may send to an embedded viewer, as `{ lectern: 1, command, …, request? }`. */
export type EmbedCommand =
  /** Subscribes to all events. The viewer sends nothing before the first message. */
  | { command: 'listen' }
  /** Starts, or restarts after the end. */
  | { command: 'start' }
  /** Moves by one step: a reveal or a stop. Starts the presentation if it has not started yet. */
  | { command: 'next' | 'previous' | 'first' | 'last' }
  /** Stop index, from 0. */
  | { command: 'goTo'; stop: number }
  /** Index in the path, from 0; reveals count too. */
  | { command: 'goToStep'; step: number }
  | { command: 'goToObject'; object: string }
  | { command: 'overview' | 'backToPath' }
  /** Milliseconds between moves; null for the presentation's own setting. */
  | { command: 'play'; interval: number | null }
  /** Milliseconds to pause; null until the next `play`. */
  | { command: 'pause'; duration: number | null }
  | { command: 'setCaptions' | 'setMuted' | 'setLooping'; isOn: boolean };

export interface EmbedState {
  /** `waiting`: not started yet. */
  status: 'waiting' | 'loading' | 'presenting' | 'ended' | 'failed';
  /** Loaded, 0 to 100. */
  percent: number;
  phase: 'resting' | 'flying' | 'exploring' | 'overview' | 'ended';
  title: string;
  /** From 0. */
  stop: number;
  stopCount: number;
  /** Titles of the stops; empty until the content has loaded. */
  stops: readonly string[];
  /** Index in the whole path, from 0. */
  step: number;
  isPlaying: boolean;
  isLooping: boolean;
  isMuted: boolean;
  hasCaptions: boolean;
}

/** Events an embedded viewer sends, as `{ lectern: 1, event, … }`. */
export type EmbedEvent =
  | { event: 'state'; state: EmbedState }
  | { event: 'started' }
  | { event: 'step'; stop: number; step: number }
  | { event: 'ended' }
  | { event: 'failed'; kind: 'script' | 'content' | 'offline' | 'browser' }
  /** The command with this request number has been carried out. */
  | { event: 'answer'; request: number; state: EmbedState };

export interface EmbedRequest {
  command: EmbedCommand;
  request: number | undefined;
}

/** Returns undefined for anything that is not exactly one of our commands. */
export function parseEmbedRequest(data: unknown): EmbedRequest | undefined {
  const message = readObject(data);
  if (message?.['lectern'] !== 1) return undefined;
  const command = parseCommand(message);
  const { request } = message;
  return command && { command, request: isPlace(request) ? request : undefined };
}

function parseCommand(message: Untrusted): EmbedCommand | undefined {
  const { command, stop, step, object, isOn } = message;
  switch (command) {
    case 'listen':
    case 'start':
    case 'next':
    case 'previous':
    case 'first':
    case 'last':
    case 'overview':
    case 'backToPath':
      return { command };
    case 'goTo':
      return isPlace(stop) ? { command, stop } : undefined;
    case 'goToStep':
      return isPlace(step) ? { command, step } : undefined;
    case 'goToObject':
      return isName(object) ? { command, object } : undefined;
    case 'play': {
      const interval = readInterval(message['interval']);
      return interval === undefined ? undefined : { command, interval };
    }
    case 'pause': {
      const duration = readInterval(message['duration']);
      return duration === undefined ? undefined : { command, duration };
    }
    case 'setCaptions':
    case 'setMuted':
    case 'setLooping':
      return typeof isOn === 'boolean' ? { command, isOn } : undefined;
    default:
      return undefined;
  }
}
