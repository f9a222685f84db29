import type { Film } from './film.ts';

/** Seconds between one caption and the next, so that the change is noticeable. */
const PAUSE = 0.2;

const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** One caption per shot, as WebVTT. */
export function writeCaptions({ shots }: Film, times: readonly { begin: number; end: number }[], language: string): string {
  const cues = times.map(({ begin, end }, place) => `${stamp(begin)} --> ${stamp(end - PAUSE)}\n${shots[place]?.says ?? ''}\n`);
  return [`WEBVTT Language: ${language}\n`, ...cues].join('\n');
}
