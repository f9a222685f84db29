/** What a file of film or sound is, by its content. */
export interface Media {
  kind: 'video' | 'sound';
  extension: 'mp4' | 'm4a' | 'webm' | 'mp3' | 'aac' | 'ogg' | 'wav';
  width: number;
  height: number;
  /** What says where, when and with what it was made. */
  traces: readonly Box[];
}

/** A part of an MP4 file: where it begins, where its content begins, and where it ends. Samples have no head before their content. */
export interface Box {
  at: number;
  start: number;
  end: number;
}

/** A file that is read in small parts. Reading beyond its end is a RangeError. */
export interface Source {
  size: number;
  read(at: number, length: number): Promise<Buffer>;
}

/** Most parts of one level that are looked at: no real file has as many before what matters. */
export const MOST_PARTS = 10_000;

/** Of the card that sound is shown as. */
export const soundSize = { width: 480, height: 120 };
