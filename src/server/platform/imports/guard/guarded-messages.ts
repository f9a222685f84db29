import { importStages } from '#convert/import/imported.ts';
import { importProblemCodes } from '#convert/import/problems.ts';
import { z } from 'zod';

/** As a database can keep it. */
const Count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export const Progress = z.object({ stage: z.enum([...importStages, 'painting']), done: Count, total: Count });
export type Progress = z.output<typeof Progress>;

/** What a guarded process says. It reads what strangers made, so its words are looked at as theirs are. */
export const Told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), progress: Progress }),
  z.object({
    kind: z.literal('done'),
    result: z.unknown(),
    spent: z.object({ milliseconds: z.number(), cpuMilliseconds: z.number(), peakBytes: z.number() }),
  }),
  /** The file is to blame. */
  z.object({ kind: z.literal('refused'), code: z.enum(importProblemCodes), message: z.string() }),
  /** We are. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type Told = z.output<typeof Told>;

export type Spent = Extract<Told, { kind: 'done' }>['spent'];
