import type { AssetId } from '#model/presentation/presentation.ts';
import type { Made, Order } from '../order.ts';

export type Request =
  | { kind: 'open'; document: Uint8Array }
  /** Pictures that only the parent process can read; those within the document need not be sent. */
  | { kind: 'images'; images: ReadonlyMap<AssetId, Uint8Array> }
  | { kind: 'make'; order: Order };

/** What the document contains. */
export interface Opened {
  stepCount: number;
  /** Sources of its pictures that are not in the document itself. */
  sources: ReadonlyMap<AssetId, string>;
}

export type Answer = { kind: 'opened'; opened: Opened } | { kind: 'made'; made: Made[] } | { kind: 'failed'; reason: string };

/** Each question gets one reply with the same number, so a reply to an abandoned question is not mistaken for that of the next one. */
export interface Question {
  number: number;
  request: Request;
}

export interface Reply {
  number: number;
  answer: Answer;
}
