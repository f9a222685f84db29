import { importStages } from '#convert/import/imported.ts';
import { importProblemCodes } from '#convert/import/problems.ts';
import { z } from 'zod';

/** Fits into a database integer. */
const Count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export const Progress = z.object({ stage: z.enum([...importStages, 'painting']), done: Count, total: Count });
export type Progress = z.output<typeof Progress>;

/** A message from a guarded process. The process reads untrusted files, so its messages are validated like user input. */
export const Told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), progress: Progress }),
  z.object({
    kind: z.literal('done'),
    result: z.unknown(),
    spent: z.object({ milliseconds: z.number(), cpuMilliseconds: z.number(), peakBytes: z.number() }),
  }),
  /** The file is at fault. */
  z.object({ kind: z.literal('refused'), code: z.enum(importProblemCodes), message: z.string() }),
  /** Our code is at fault. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type Told = z.output<typeof Told>;

export type Spent = Extract<Told, { kind: 'done' }>['spent'];
