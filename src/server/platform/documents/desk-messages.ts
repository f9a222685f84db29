import { z } from 'zod';

/** To the process: a task; and the answer to what it asked. */
export type Told = { kind: 'work'; number: number; task: unknown } | { kind: 'answer'; answer: string | null };

/** From the process, which reads untrusted documents: its messages are validated like anything from outside. */
export const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), number: z.int(), question: z.string().max(1000) }),
  z.object({ kind: z.literal('done'), number: z.int(), answer: z.unknown() }),
  z.object({ kind: z.literal('failed'), number: z.int(), message: z.string(), isFull: z.boolean() }),
]);
export type Reply = z.output<typeof Reply>;
