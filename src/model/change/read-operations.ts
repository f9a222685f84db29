import * as z from 'zod/mini';
import { plainCopy } from '../presentation/reading/plain-copy.ts';
import { identifier } from '../presentation/reading/schemas/values.ts';
import { type Operation, Refusal } from './operation.ts';

/** In one batch. */
const MOST_OPERATIONS = 10_000;
const MOST_PARTS = 20_000;

const id = z.string().check(z.refine((id) => identifier.safeParse(id).success));
const fields = z
  .record(z.string().check(z.minLength(1), z.maxLength(200)), z.unknown())
  .check(z.refine((fields) => Object.keys(fields).length > 0));
const place = z.union([z.strictObject({ parent: id }), z.strictObject({ layer: id })]);
const units = z.int().check(z.minimum(1), z.maximum(10_000_000));
const formatting = z.exactOptional(z.record(z.string().check(z.maxLength(200)), z.unknown()));

const textPart = z.union([
  z.strictObject({ keep: units, letters: formatting, paragraphs: formatting }),
  z.strictObject({ insert: z.string().check(z.minLength(1)), letters: formatting }),
  z.strictObject({ begin: id, paragraphs: formatting }),
  z.strictObject({ remove: units }),
]);

const there = <T extends z.ZodMiniType>(schema: T) => schema.check(z.refine((value) => value !== undefined));
const itemChanges = [{ add: there(z.unknown()) }, { set: fields }, { remove: z.literal(true) }] as const;

const operation = z.union([
  z.strictObject({ kind: z.literal('add'), into: place, object: there(z.unknown()) }),
  z.strictObject({ kind: z.literal('set'), id: z.exactOptional(id), part: z.exactOptional(id), fields }),
  z.strictObject({ kind: z.literal('move'), id, into: place, order: z.string() }),
  z.strictObject({ kind: z.literal('remove'), id }),
  z.strictObject({ kind: z.literal('text'), id, part: z.exactOptional(id), change: z.array(textPart).check(z.maxLength(MOST_PARTS)) }),
  ...itemChanges.map((change) => z.strictObject({ kind: z.literal('step'), id, ...change })),
  z.strictObject({ kind: z.literal('theme'), fields }),
  z.strictObject({ kind: z.literal('background'), fill: there(z.unknown()) }),
  ...itemChanges.map((change) => z.strictObject({ kind: z.literal('background'), layer: id, ...change })),
  z.strictObject({ kind: z.literal('asset'), id, asset: there(z.unknown()) }),
]) as unknown as z.ZodMiniType<Operation>;

const batch = z.array(operation).check(z.minLength(1), z.maxLength(MOST_OPERATIONS));

/** Reads operations from anything. Their values are checked when they are applied. */
export function readOperations(source: unknown): readonly Operation[] | Refusal {
  let lost: string | undefined;
  const copy = plainCopy(source, (place) => (lost ??= place));
  if (lost !== undefined) return new Refusal('invalid-value', lost);
  const read = batch.safeParse(copy);
  return read.success ? read.data : new Refusal('invalid-value', read.error.issues[0]?.path.join('/'));
}
