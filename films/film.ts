/** A flight to a place, and a while there. */
export interface Shot {
  /** A step of the presentation's path; if not set, the whole canvas. */
  step?: string;
  /** Seconds after the camera has arrived. */
  stay: number;
  /** The caption of the step, broken into lines; shown from when the camera sets off until it leaves. */
  says: string;
}

export interface Film {
  /** The name of the presentation's file. */
  deck: string;
  /** The name of the film's own files. */
  name: string;
  /** The first and the last show the whole canvas, so that the film can loop. */
  shots: readonly Shot[];
  /** Index of the shot used for the poster, taken when the camera has arrived. */
  poster: number;
}

export const FRAME_RATE = 30;
export const filmSize = { width: 960, height: 540 } as const;

export const MOST_BYTES = 500_000;
export const MOST_POSTER_BYTES = 60_000;
