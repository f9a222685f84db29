import { z } from 'zod';
import { plainCopy } from '../presentation/reading/plain-copy.ts';
import { identifier } from '../presentation/reading/schemas/values.ts';
import { type Operation, Refusal } from './operation.ts';

/** In one batch. */
const MOST_OPERATIONS = 10_000;
const MOST_PARTS = 20_000;

const id = z.string().refine((id) => identifier.safeParse(id).success);
const fields = z.record(z.string().min(1).max(200), z.unknown()).refine((fields) => Object.keys(fields).length > 0);
const place = z.union([z.strictObject({ parent: id }), z.strictObject({ layer: id })]);
const units = z.int().min(1).max(10_000_000);
const formatting = z.record(z.string().max(200), z.unknown()).exactOptional();

const textPart = z.union([
  z.strictObject({ keep: units, letters: formatting, paragraphs: formatting }),
  z.strictObject({ insert: z.string().min(1), letters: formatting }),
  z.strictObject({ begin: id, paragraphs: formatting }),
  z.strictObject({ remove: units }),
]);

const there = <T extends z.ZodType>(schema: T) => schema.refine((value) => value !== undefined);
const itemChanges = [{ add: there(z.unknown()) }, { set: fields }, { remove: z.literal(true) }] as const;

const operation = z.union([
  z.strictObject({ kind: z.literal('add'), into: place, object: there(z.unknown()) }),
  z.strictObject({ kind: z.literal('set'), id: id.exactOptional(), part: id.exactOptional(), fields }),
  z.strictObject({ kind: z.literal('move'), id, into: place, order: z.string() }),
  z.strictObject({ kind: z.literal('remove'), id }),
  z.strictObject({ kind: z.literal('text'), id, part: id.exactOptional(), change: z.array(textPart).max(MOST_PARTS) }),
  ...itemChanges.map((change) => z.strictObject({ kind: z.literal('step'), id, ...change })),
  z.strictObject({ kind: z.literal('theme'), fields }),
  z.strictObject({ kind: z.literal('background'), fill: there(z.unknown()) }),
  ...itemChanges.map((change) => z.strictObject({ kind: z.literal('background'), layer: id, ...change })),
  z.strictObject({ kind: z.literal('asset'), id, asset: there(z.unknown()) }),
]) as unknown as z.ZodType<Operation>;

const batch = z.array(operation).min(1).max(MOST_OPERATIONS);

/** Reads operations from anything. Their values are checked when they are applied. */
export function readOperations(source: unknown): readonly Operation[] | Refusal {
  let lost: string | undefined;
  const copy = plainCopy(source, (place) => (lost ??= place));
  if (lost !== undefined) return new Refusal('invalid-value', lost);
  const read = batch.safeParse(copy);
  return read.success ? read.data : new Refusal('invalid-value', read.error.issues[0]?.path.join('/'));
}
