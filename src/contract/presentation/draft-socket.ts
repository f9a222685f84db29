import * as z from 'zod/mini';
import { Batch, type BatchAnswer, type Changes } from './changes.ts';
import { draftRoutes } from './draft-routes.ts';

/**
 * What a page and the server agree on about drafts: operations, batches and these messages. Another number whenever one side would
 * misunderstand the other. Pages say it with every request and socket, in the query; whoever says none is no page, and has to know.
 */
export const draftProtocol = 1;
export const DraftProtocol = z.object({ protocol: z._default(z.coerce.number().check(z.refine(Number.isSafeInteger)), draftProtocol) });

/** Where a page reads a draft. */
export const draftAddress = (oid: string): string =>
  `${draftRoutes.draft.replace(':oid', encodeURIComponent(oid))}?protocol=${draftProtocol}`;

/** Bytes of a message from a tab. The server ends a socket that brings more. */
export const largestMessage = 2 * 1024 * 1024;

/** From a tab, over its socket. */
export const SocketRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('batch'), batch: Batch }),
  /** Sends all changes after this one, and those to come. */
  z.strictObject({ kind: z.literal('follow'), after: z.int().check(z.minimum(0)) }),
]);

export type SocketRequest = z.output<typeof SocketRequest>;

/** To a tab. */
export type SocketReply =
  | { kind: 'answer'; number: number; answer: BatchAnswer }
  /** Also now and then without any, as a sign of life. */
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
  /** The page speaks another protocol: it has to be loaded again. */
  outdated: 4426,
  tooMany: 4429,
} as const;
