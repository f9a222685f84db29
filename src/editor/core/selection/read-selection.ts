import { z } from 'zod';
import { identifier } from '#model/presentation/reading/schemas/values.ts';
import type { Selection } from './selection.ts';

const id = z.string().refine((id) => identifier.safeParse(id).success);
const within = z.union([z.strictObject({ parent: id }), z.strictObject({ layer: id })]);
const offset = z.int().min(0).max(10_000_000);

/** A selection that was kept. What it names may be gone: `follow` it. */
export const selectionSchema: z.ZodType<Selection> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('objects'), within, ids: z.array(id).max(100_000) }),
  z.strictObject({ kind: z.literal('text'), within, id, part: id.exactOptional(), anchor: offset, focus: offset }),
]);
