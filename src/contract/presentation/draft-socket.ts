import { z } from 'zod';
import { Batch, type BatchAnswer, type Changes } from './changes.ts';

/** From a tab, over its socket. */
export const SocketRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('batch'), batch: Batch }),
  /** Sends all changes after this one, and those to come. */
  z.strictObject({ kind: z.literal('follow'), after: z.int().min(0) }),
]);

export type SocketRequest = z.output<typeof SocketRequest>;

/** To a tab. */
export type SocketReply =
  | { kind: 'answer'; number: number; answer: BatchAnswer }
  | ({ kind: 'changes' } & Changes)
  /** The changes it asked for are no longer known one by one: it has to read the draft again. */
  | { kind: 'forgotten'; number: number }
  /** Something failed, with the code of the problem: the batch has to be sent again. */
  | { kind: 'problem'; number: number | null; code: string };

/** Why the server closes a socket. */
export const closeCodes = {
  malformed: 4400,
  signedOut: 4401,
  /** It is gone, or no longer this person's to edit. */
  notFound: 4404,
  tooMany: 4429,
} as const;
