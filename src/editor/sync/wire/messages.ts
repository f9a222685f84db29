import type { BatchRule } from '#contract/presentation/changes.ts';
import { Batch } from '#contract/presentation/changes.ts';
import { Refusal } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import * as z from 'zod/mini';

const operations = z.pipe(
  z.unknown(),
  z.transform((source, context) => {
    const read = readOperations(source);
    if (!(read instanceof Refusal)) return read;
    context.issues.push({ code: 'custom', input: source, message: read.message });
    return z.NEVER;
  }),
);

const number = z.int().check(z.minimum(0));
const changes = {
  number,
  changes: z.array(z.object({ number, client: z.string(), clientNumber: number, operations })),
  hasMore: z.boolean(),
};
export const ReadChanges = z.object(changes);
export type ReadChanges = z.output<typeof ReadChanges>;

// A rule that is new is still a rule.
const broken = { rule: z.custom<BatchRule>((rule) => typeof rule === 'string'), detail: z.optional(z.string()) };
export const ReadAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), at: z.nullable(number), dropped: z.array(z.object(broken)), ...changes }),
  z.object({ outcome: z.literal('refused'), ...broken, ...changes }),
]);
export type ReadAnswer = z.output<typeof ReadAnswer>;

/** A draft as it is sent: the document is read by its own rules. */
export const ReadDraft = z.object({ documentNumber: number, document: z.unknown(), ...changes });

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
