import type { Film } from './film.ts';

/** Seconds between the end of a caption and the next one, so that the eye sees the change. */
const PAUSE = 0.2;

const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** One caption a shot, as WebVTT. */
export function writeCaptions({ shots }: Film, times: readonly { begin: number; end: number }[], language: string): string {
  const cues = times.map(({ begin, end }, place) => `${stamp(begin)} --> ${stamp(end - PAUSE)}\n${shots[place]?.says ?? ''}\n`);
  return [`WEBVTT Language: ${language}\n`, ...cues].join('\n');
}
