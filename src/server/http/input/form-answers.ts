import { emptyForm, type FormState } from '#contract/form.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { TextValues } from '#locale/format-message.ts';
import { translatorOf } from '#locale/translate.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOfRequest } from './language.ts';

/** What is wrong with a field, as a text of the catalogue. */
interface FieldProblem {
  key: TextKey;
  values?: TextValues;
}

export type FieldProblems = Record<string, FieldProblem>;

/** The message of a schema rule, for fields that break it. */
export const problem = (key: TextKey, values?: TextValues) => ({
  error: JSON.stringify({ key, ...(values && { values }) } satisfies FieldProblem),
});

const Told = z.object({
  key: z.custom<TextKey>((key) => typeof key === 'string'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

// Null bytes and other control characters, and marks that change the direction of the text around them.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const unstorable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;

/** Whether text can be stored and displayed, on one line or several. */
export const isText = (words: string) => words.isWellFormed() && !unstorable.test(words);
export const isLine = (words: string) => isText(words) && !words.includes('\n');

/** More than the longest text that any of our forms accepts. */
const MOST_SENT_BACK = 3000;

type Read<Schema extends z.ZodType> = { ok: true; data: z.output<Schema> } | { ok: false; problems: FieldProblems };

export function readForm<Schema extends z.ZodType>(schema: Schema, body: unknown): Read<Schema> {
  const result = schema.safeParse(fieldsOf(body));
  if (result.success) return { ok: true, data: result.data };
  const problems: FieldProblems = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= Told.parse(JSON.parse(message));
  return { ok: false, problems };
}

/** The submitted form, with its problems in the reader's language. Fields not listed in `kept` are not sent back. */
export function wrongForm<Field extends string>(
  request: FastifyRequest,
  kept: readonly Field[],
  problems: FieldProblems,
  whole: FieldProblem | null = null,
): FormState<Field> {
  const text = textFor(request);
  const sent = fieldsOf(request.body);
  const form: FormState<Field> = { values: {}, problems: {}, problem: whole && text(whole.key, whole.values), done: null };
  for (const name of kept) {
    const value = sent[name];
    if (typeof value === 'string') form.values[name] = value.slice(0, MOST_SENT_BACK);
  }
  for (const [name, { key, values }] of Object.entries(problems)) form.problems[name as Field] = text(key, values);
  return form;
}

export const doneForm = (done: string | null): FormState<never> => ({ ...emptyForm, done });

export const textFor = (request: FastifyRequest) => translatorOf(languageOfRequest(request));

// A body that is not a form counts as a form without fields.
const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
