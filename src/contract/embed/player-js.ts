import { isName, readObject } from './untrusted.ts';

// The version that player.js 0.1 clients send and expect.
export const playerJsFrame = { context: 'player.js', version: '0.0.11' } as const;

export const playerJsEvents = ['ready', 'play', 'pause', 'ended', 'timeupdate', 'progress', 'error'] as const;
export type PlayerJsEvent = (typeof playerJsEvents)[number];

/** No volume: sound is either on or off. */
export const playerJsMethods = [
  'play',
  'pause',
  'getPaused',
  'mute',
  'unmute',
  'getMuted',
  'getDuration',
  'setCurrentTime',
  'getCurrentTime',
  'setLoop',
  'getLoop',
  'removeEventListener',
  'addEventListener',
] as const;

export type PlayerJsCall = { /** Echoed with the answer. */ listener: string | undefined } & (
  | { method: 'play' | 'pause' | 'mute' | 'unmute' | 'getPaused' | 'getMuted' | 'getDuration' | 'getCurrentTime' | 'getLoop' }
  | { method: 'setCurrentTime'; value: number }
  | { method: 'setLoop'; value: boolean }
  | { method: 'addEventListener' | 'removeEventListener'; value: PlayerJsEvent }
  /** A player.js call that we do not support; answered with an error. */
  | { method: 'unsupported' }
);

/** Returns undefined for anything that is not a player.js call, or that has implausible values. */
export function parsePlayerJsCall(data: unknown): PlayerJsCall | undefined {
  const { context, method: name, value, listener: id } = readObject(data) ?? {};
  if (context !== playerJsFrame.context || !isName(name) || !(id === undefined || id === null || isName(id))) return undefined;
  const listener = id ?? undefined;
  const method = playerJsMethods.find((one) => one === name);
  switch (method) {
    case undefined:
      return { method: 'unsupported', listener };
    case 'setCurrentTime':
      return typeof value === 'number' && value >= 0 && value < Infinity ? { method, value, listener } : undefined;
    case 'setLoop':
      return typeof value === 'boolean' ? { method, value, listener } : undefined;
    case 'addEventListener':
    case 'removeEventListener': {
      const event = playerJsEvents.find((one) => one === value);
      return event && { method, value: event, listener };
    }
    default:
      return { method, listener };
  }
}
