/** A flight to somewhere and a while there. */
export interface Shot {
  /** Of the presentation's path; without it, the whole canvas. */
  step?: string;
  /** Seconds after the camera has arrived. */
  stay: number;
  /** From the notes, in lines as they are read; from when the camera sets out until it leaves. */
  says: string;
}

export interface Film {
  /** Of the presentation's file. */
  deck: string;
  /** Of the film's own files. */
  name: string;
  /** The first and the last are the whole canvas, so that the film can go round. */
  shots: readonly Shot[];
  /** Which shot the poster shows, from 0, when the camera has arrived. */
  poster: number;
}

export const FRAME_RATE = 30;
export const filmSize = { width: 960, height: 540 } as const;

export const MOST_BYTES = 500_000;
export const MOST_POSTER_BYTES = 60_000;
