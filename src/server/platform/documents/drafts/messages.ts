import type { Operation } from '#model/change/operation.ts';
import { z } from 'zod';

/** A batch of somebody's changes, as it came. */
export interface Proposal {
  /** What others did since the author last looked, in order; the operations know nothing of it. */
  since: readonly Operation[];
  /** JSON. */
  operations: string;
}

/** What to do with a draft. Documents are in files, so that messages stay small. */
export type Order =
  | { kind: 'open'; document: string }
  /** Changes that are accepted already. */
  | { kind: 'follow'; changes: readonly (readonly Operation[])[] }
  | ({ kind: 'propose' } & Proposal)
  | { kind: 'write'; output: string }
  | { kind: 'close' };

export interface Told {
  /** Its name. */
  draft: string;
  order: Order;
}

const BrokenRule = z.object({ rule: z.string(), detail: z.string().optional() });

const answers = {
  open: z.null(),
  follow: z.null(),
  /** The operations as everybody applies them, and why others could not be; or the first that breaks a rule, and nothing is changed. */
  propose: z.union([
    z.object({
      operations: z.array(z.custom<Operation>((value) => typeof value === 'object' && value !== null && 'kind' in value)),
      dropped: z.array(BrokenRule),
    }),
    z.object({ refusal: BrokenRule }),
  ]),
  write: z.object({ schemaVersion: z.union([z.literal(0), z.literal(2)]) }),
  close: z.null(),
} as const;

export type Answer<Kind extends Order['kind']> = z.output<(typeof answers)[Kind]>;

/** The process reads untrusted documents: its messages are validated like anything from outside. */
export const readAnswer = <Kind extends Order['kind']>(kind: Kind, answer: unknown) =>
  answers[kind].safeParse(answer) as z.ZodSafeParseResult<Answer<Kind>>;
