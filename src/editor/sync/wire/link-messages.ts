import { Batch } from '#contract/presentation/changes.ts';
import * as z from 'zod/mini';
import { changes, number, operations, ReadAnswer, ReadChanges } from './messages.ts';

/** From the server, over a socket. */
export const ReadReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), number, answer: ReadAnswer }),
  z.object({ kind: z.literal('changes'), ...changes }),
  z.object({ kind: z.literal('forgotten'), number }),
  z.object({ kind: z.literal('problem'), number: z.nullable(number), code: z.string() }),
]);

/** How the connection to the server is. */
export const LinkState = z.enum(['connecting', 'live', 'offline', 'signed-out', 'gone', 'outdated']);
export type LinkState = z.output<typeof LinkState>;

/** Between tabs of one browser that edit the same presentation. One of them has the connection. */
export const TabMessage = z.discriminatedUnion('kind', [
  /** Asks how the connection is. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('batch'), batch: z.extend(Batch, { operations }) }),
  /** Somebody looks at the page, or there is a network again: try now. */
  z.object({ kind: z.literal('wake') }),
  /** This tab has the connection from now on, and knows nothing of what others sent before. */
  z.object({ kind: z.literal('taken') }),
  z.object({ kind: z.literal('state'), state: LinkState }),
  z.object({ kind: z.literal('changes'), changes: ReadChanges }),
  z.object({ kind: z.literal('answer'), client: z.string(), number, answer: ReadAnswer }),
  z.object({ kind: z.literal('forgotten') }),
  /** A tab is about to close, and may leave something unsent. */
  z.object({ kind: z.literal('bye') }),
]);
export type TabMessage = z.output<typeof TabMessage>;
