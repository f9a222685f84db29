import * as z from 'zod/mini';
import { identifier } from '#model/presentation/reading/schemas/values.ts';
import type { Selection } from './selection.ts';

const id = z.string().check(z.refine((id) => identifier.safeParse(id).success));
const within = z.union([z.strictObject({ parent: id }), z.strictObject({ layer: id })]);
const offset = z.int().check(z.minimum(0), z.maximum(10_000_000));

/** A selection that was kept. What it names may be gone: `follow` it. */
export const selectionSchema: z.ZodMiniType<Selection> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('objects'), within, ids: z.array(id).check(z.maxLength(100_000)) }),
  z.strictObject({ kind: z.literal('text'), within, id, part: z.exactOptional(id), anchor: offset, focus: offset }),
]);
