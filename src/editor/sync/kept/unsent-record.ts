import type { Unsent } from '#model/change/draft/replica.ts';
import { type Operation, Refusal } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import * as z from 'zod/mini';

/** What a tab has not sent yet, or what was not answered, as it is kept in the browser. */
export interface UnsentRecord extends Unsent {
  readonly oid: string;
  /** Nobody else may send it. */
  readonly personId: string;
  /** In milliseconds. */
  readonly keptAt: number;
}

/** It may have been kept by an earlier version of this code: what cannot be read any more is left out. */
const operations = z.pipe(
  z.array(z.unknown()),
  z.transform((sources) =>
    sources.flatMap((source): readonly Operation[] => {
      const read = readOperations([source]);
      return read instanceof Refusal ? [] : read;
    }),
  ),
);
const number = z.int().check(z.minimum(0));

const Record = z.object({
  client: z.string().check(z.minLength(1)),
  oid: z.string(),
  personId: z.string(),
  keptAt: z.number(),
  batches: number,
  base: number,
  sent: z.nullable(z.object({ number, base: number, operations })),
  waiting: operations,
});

export const readRecord = (source: unknown): UnsentRecord | undefined => Record.safeParse(source).data;
