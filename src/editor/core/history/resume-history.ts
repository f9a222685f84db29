import { crossAll } from '#model/change/cross.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Change } from '#model/change/draft/replica.ts';
import type { Operation } from '#model/change/operation.ts';
import * as z from 'zod/mini';
import { History } from './history.ts';
import { operationsSchema, readHistory } from './read-history.ts';

const Left = z.object({
  history: z.unknown(),
  client: z.string(),
  sent: z.nullable(z.object({ base: z.int().check(z.minimum(0)), operations: operationsSchema })),
  // A list of operations is never empty.
  waiting: z.union([z.tuple([]), operationsSchema]),
});

/**
 * Goes on with a history that a tab has left, on a draft that was read since. `changesAfter` gives all changes after one, up to those that
 * are in the draft; undefined if they are no longer known one by one. Then, or if it is not one, the history is empty.
 */
export async function resumeHistory(
  source: unknown,
  of: string,
  draft: Draft,
  changesAfter: (number: number) => Promise<readonly Change[] | undefined>,
): Promise<History> {
  const left = Left.safeParse(source);
  const { history, number } = readHistory(left.data?.history, of);
  if (!left.data || number === undefined) return history;
  const { client, sent, waiting } = left.data;
  const changes = await changesAfter(Math.min(number, sent?.base ?? number));
  if (!changes) return new History();
  let batches: (readonly Operation[])[] = sent ? [sent.operations, waiting] : [waiting];
  for (const change of changes) {
    if (change.client === client) {
      batches = batches.slice(1);
      continue;
    }
    // The tab knew it already: only the batch that was on its way did not.
    const isKnown = change.number <= number;
    let others = change.operations;
    batches = batches.map((operations, place) => {
      if (isKnown && place > 0) return operations;
      const crossed = crossAll(operations, others, true);
      ({ others } = crossed);
      return crossed.operations;
    });
    if (!isKnown) history.receive(others, draft);
  }
  return history;
}
