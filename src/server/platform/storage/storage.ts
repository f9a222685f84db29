import type { Readable } from 'node:stream';

export interface StoredFacts {
  size: number;
  /** The media type given when it was put. */
  type: string;
  /** A strong HTTP entity tag, quotes included; it changes with the bytes. */
  etag: string;
}

/** The first and the last byte, within the object. */
export interface ByteRange {
  first: number;
  last: number;
}

interface StoredObject extends StoredFacts {
  /** Read it to its end or destroy it: it holds a file or a connection. */
  body: Readable;
}

/** A missing object reads as `undefined` and can be removed; a bad key is an InvalidStorageKey everywhere. */
export interface Storage {
  /** Resolves when the object is durable; readers see either the old object or the new one, never a part. */
  put(key: string, bytes: Uint8Array | Readable, options: { type: string }): Promise<void>;
  /** All of it, or only a part; the facts are always those of the whole. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  stat(key: string): Promise<StoredFacts | undefined>;
  remove(key: string): Promise<void>;
  /** Every key that starts with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number }>;
}
