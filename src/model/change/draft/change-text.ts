import * as z from 'zod/mini';
import type { SceneObject } from '../../presentation/presentation.ts';
import { limits } from '../../presentation/reading/reader.ts';
import { letterFields, paragraphFields } from '../../presentation/reading/schemas/texts.ts';
import { text } from '../../presentation/reading/schemas/values.ts';
import type { Paragraph } from '../../presentation/texts.ts';
import type { Operation, Rule, TextOperation } from '../operation.ts';
import { Refusal } from '../operation.ts';
import { applyText } from '../text/apply-text.ts';
import { invertText } from '../text/invert-text.ts';
import { EMPTY, type Formatting, type TextChange, type TextPart } from '../text/text-change.ts';
import { checkText } from './change-objects.ts';
import { type Draft, find, replace, textLength } from './draft.ts';
import type { Shape } from './fields.ts';
import { leadsSomewhere } from './links.ts';
import { changePart, findCell } from './parts.ts';

/** In one text. */
const MOST_PARAGRAPHS = 10_000;

export function changeText(draft: Draft, { kind, id, part, change }: TextOperation): Operation[] {
  const entry = find(draft, id);
  const { object } = entry;
  const read = change.map((one) => readPart(draft, one));
  const undo = (inverse: TextChange): Operation[] => [{ kind, id, ...(part !== undefined && { part }), change: inverse }];
  const [next, inverse] = changed(object, part, read);
  checkText(draft, textLength(next) - textLength(object));
  replace(draft, entry, next);
  return undo(inverse);
}

function changed(object: SceneObject, part: string | undefined, change: TextChange): [SceneObject, TextChange] {
  if (object.kind === 'text') {
    const paragraphs = applied(object.paragraphs, change);
    return [{ ...object, paragraphs }, invertText(object.paragraphs, change)];
  }
  if (object.kind === 'code') return changedCode(object, change);
  if (object.kind !== 'table' || part === undefined) throw new Refusal('unknown-part', part);
  const cell = findCell(object, part);
  const paragraphs = applied(cell.paragraphs, change);
  return [changePart(object, part, { ...cell, paragraphs }), invertText(cell.paragraphs, change)];
}

function applied(paragraphs: readonly Paragraph[], change: TextChange): readonly Paragraph[] {
  const next = applyText(paragraphs, change);
  if (typeof next === 'string') throw new Refusal(next satisfies Rule);
  const isTooMuch = next.length > MOST_PARAGRAPHS || next.some(({ runs }) => runs.some((run) => run.text.length > limits.runText));
  if (isTooMuch) throw new Refusal('too-much-text', String(limits.runText));
  return next;
}

/** Code is a single paragraph without formatting, whose beginning counts as in any other text. */
function changedCode(object: Extract<SceneObject, { kind: 'code' }>, change: TextChange): [SceneObject, TextChange] {
  const isPlain = change.every((part) => !('begin' in part || 'letters' in part || 'paragraphs' in part));
  if (!isPlain) throw new Refusal('invalid-value', 'change');
  const paragraphs: Paragraph[] = [{ id: '', runs: [{ text: object.code }], align: 'start', level: 0 }];
  const [only] = applied(paragraphs, change);
  const inverse = invertText(paragraphs, change).map((part) => ('keep' in part ? { keep: part.keep } : part));
  return [{ ...object, code: only?.runs[0]?.text ?? '' }, inverse];
}

const paragraphFormat = { ...paragraphFields, [EMPTY]: z.looseObject(letterFields) };
const letters = text().check(z.refine((letters) => letters.length > 0 && letters.isWellFormed()));

/** With values as a document may have them. Links that lead nowhere are left out, not the letters that have them. */
function readPart(draft: Draft, part: TextPart): TextPart {
  const ofLetters = 'letters' in part && part.letters ? withoutLost(draft, readFormat(letterFields, part.letters)) : undefined;
  const ofParagraphs = 'paragraphs' in part && part.paragraphs ? readFormat(paragraphFormat, part.paragraphs) : undefined;
  const format = { ...(ofLetters && { letters: ofLetters }), ...(ofParagraphs && { paragraphs: ofParagraphs }) };
  if ('insert' in part) return { insert: read(letters, part.insert), ...(ofLetters && { letters: ofLetters }) };
  return 'remove' in part ? part : { ...part, ...format };
}

/** What the shape does not have stays as it is. */
const readFormat = (shape: Shape, format: Formatting): Formatting =>
  Object.fromEntries(
    Object.entries(format).map(([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, schema && value !== null ? read(schema, value) : value];
    }),
  );

function withoutLost(draft: Draft, format: Formatting): Formatting {
  const { link, ...rest } = format;
  const target = letterFields.link.safeParse(link ?? undefined).data;
  return target && !leadsSomewhere(draft, target) ? rest : format;
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const reading = schema.safeParse(value);
  if (!reading.success) throw new Refusal('invalid-value', reading.error.issues[0]?.path.join('/'));
  return reading.data;
}
