import type { BatchRule } from '#contract/presentation/changes.ts';
import { Refusal } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import * as z from 'zod/mini';

export const operations = z.pipe(
  z.unknown(),
  z.transform((source, context) => {
    const read = readOperations(source);
    if (!(read instanceof Refusal)) return read;
    context.issues.push({ code: 'custom', input: source, message: read.message });
    return z.NEVER;
  }),
);

export const number = z.int().check(z.minimum(0));
export const changes = {
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
