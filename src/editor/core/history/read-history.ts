import * as z from 'zod/mini';
import type { Operation } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import { selectionSchema } from '../selection/read-selection.ts';
import { History, HISTORY_VERSION, MOST_STEPS, sized } from './history.ts';

export const operationsSchema = z.pipe(
  z.unknown(),
  z.transform((source, context): readonly Operation[] => {
    const read = readOperations(source);
    if (Array.isArray(read)) return read;
    context.issues.push({ code: 'custom', input: source });
    return z.NEVER;
  }),
);

const time = z.number();
const step = z.strictObject({
  operations: operationsSchema,
  kind: z.enum(['typing', 'composing', 'gesture', 'dragging', 'change']),
  began: time,
  ended: time,
  before: selectionSchema,
  after: selectionSchema,
  size: z.number(),
});
const steps = z.array(step).check(z.maxLength(MOST_STEPS));
const schema = z.strictObject({
  version: z.literal(HISTORY_VERSION),
  of: z.string(),
  number: z.int().check(z.minimum(0)),
  undo: steps,
  redo: steps,
});

/**
 * A history that was kept, and the number of the change it was valid at: it has to receive the changes by others since. Anything else, or
 * that of another document, is an empty history, valid at any time.
 */
export function readHistory(source: unknown, of: string): { history: History; number: number | undefined } {
  const read = schema.safeParse(source);
  if (!read.success || read.data.of !== of) return { history: new History(), number: undefined };
  return { history: new History(read.data.undo.map(sized), read.data.redo.map(sized)), number: read.data.number };
}
