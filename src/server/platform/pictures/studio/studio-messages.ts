import type { AssetId } from '#model/presentation/presentation.ts';
import type { Made, Order } from '../order.ts';

export type Request =
  | { kind: 'open'; document: Uint8Array }
  /** What only the other side can reach; pictures within the document need not travel. */
  | { kind: 'images'; images: ReadonlyMap<AssetId, Uint8Array> }
  | { kind: 'make'; order: Order };

/** What a document turned out to hold. */
export interface Opened {
  stepCount: number;
  /** Sources of its pictures that are not in the document itself. */
  sources: ReadonlyMap<AssetId, string>;
}

export type Answer = { kind: 'opened'; opened: Opened } | { kind: 'made'; made: Made[] } | { kind: 'failed'; reason: string };

/** Each question gets one reply, of the same number: whoever has stopped waiting for one does not leave it to the next who asks. */
export interface Question {
  number: number;
  request: Request;
}

export interface Reply {
  number: number;
  answer: Answer;
}
