import * as z from 'zod/mini';
import { Refusal } from '#model/change/operation.ts';
import { plainCopy } from '#model/presentation/reading/plain-copy.ts';
import { readAssets } from '#model/presentation/reading/read-assets.ts';
import { readObjects } from '#model/presentation/reading/read-objects.ts';
import { limits, Reader } from '#model/presentation/reading/reader.ts';
import { step as stepSchema } from '#model/presentation/reading/schemas/documents.ts';
import { identifier } from '#model/presentation/reading/schemas/values.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { type Clip, CLIP_VERSION, MOST_CLIP_CHARACTERS, MOST_CLIP_OBJECTS, type ObjectsClip } from './clip.ts';

const id = z.string().check(z.refine((id) => identifier.safeParse(id).success));
const head = { format: z.literal('lectern'), version: z.literal(CLIP_VERSION), of: z.string().check(z.maxLength(1000)) };
const schema = z.discriminatedUnion('kind', [
  z.object({
    ...head,
    kind: z.literal('objects'),
    from: z.optional(z.union([z.strictObject({ parent: id }), z.strictObject({ layer: id })])),
    objects: z.array(z.unknown()).check(z.minLength(1)),
    steps: z._default(z.array(z.unknown()), []),
    assets: z.optional(z.unknown()),
  }),
  z.object({ ...head, kind: z.literal('text'), paragraphs: z.optional(z.unknown()) }),
]);

/** Reads our own format from anything. What can be repaired is; a refusal names the limit that is exceeded. */
export function readClip(text: string): Clip | Refusal {
  if (text.length > MOST_CLIP_CHARACTERS) return new Refusal('too-much-text', String(MOST_CLIP_CHARACTERS));
  const read = schema.safeParse(plainCopy(parsed(text), () => {}));
  if (!read.success) return new Refusal('invalid-value', read.error.issues[0]?.path.join('/'));
  const { data } = read;
  if (data.kind === 'text') {
    const paragraphs = readParagraphs(data.paragraphs);
    return paragraphs ? { kind: 'text', of: data.of, paragraphs } : new Refusal('invalid-value', 'paragraphs');
  }
  if (data.steps.length > limits.steps) return new Refusal('too-many-steps', String(limits.steps));
  const reader = new Reader();
  reader.assets = readAssets(data.assets, reader);
  const objects = readWith(reader, data.objects);
  if (objects instanceof Refusal) return objects;
  const steps = data.steps.flatMap((source) => stepSchema.safeParse(source).data ?? []);
  return { kind: 'objects', of: data.of, ...(data.from && { from: data.from }), objects, steps, assets: reader.assets };
}

/** Objects made from a page of another program. */
export function readForeign(objects: readonly unknown[]): ObjectsClip | Refusal {
  const read = readWith(new Reader(), objects);
  return read instanceof Refusal ? read : { kind: 'objects', of: '', objects: read, steps: [], assets: {} };
}

export function readParagraphs(source: unknown): readonly Paragraph[] | undefined {
  const [object] = readObjects([{ kind: 'text', paragraphs: source }], '', new Reader());
  return object?.kind === 'text' && object.paragraphs.length > 0 ? object.paragraphs : undefined;
}

function readWith(reader: Reader, sources: readonly unknown[]): readonly SceneObject[] | Refusal {
  reader.objectsLeft = MOST_CLIP_OBJECTS;
  const objects = readObjects(sources, '', reader);
  const isTooMany = reader.objectsLeft < 0;
  if (isTooMany) return new Refusal('too-many-objects', String(MOST_CLIP_OBJECTS));
  return reader.problems.some(({ code }) => code === 'too-deep') ? new Refusal('too-deep', String(limits.nesting)) : objects;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
