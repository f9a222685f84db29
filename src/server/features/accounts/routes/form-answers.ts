import { emptyForm, type FormState } from '#contract/form.ts';
import { translatorOf } from '#locale/translate.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { languageOfRequest } from '../../../http/input/language.ts';
import { problemsOf, type FieldProblem } from '../identity/fields.ts';

export const textFor = (request: FastifyRequest) => translatorOf(languageOfRequest(request));

/** The submitted form with its problems in the reader's language. Passwords are not sent back. */
export function wrongForm<Field extends string>(
  request: FastifyRequest,
  kept: readonly Field[],
  problems: Readonly<Record<string, FieldProblem | undefined>>,
  problem: FieldProblem | null = null,
): FormState<Field> {
  const text = textFor(request);
  const body = (request.body ?? {}) as Record<string, unknown>;
  const values = Object.fromEntries(kept.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name].slice(0, 300)]] : [])));
  const localized = Object.entries(problems).flatMap(([name, wrong]) => (wrong ? [[name, text(wrong.key, wrong.values)]] : []));
  return {
    values: values as FormState<Field>['values'],
    problems: Object.fromEntries(localized) as FormState<Field>['problems'],
    problem: problem && text(problem.key, problem.values),
    done: null,
  };
}

export const doneForm = (done: string | null): FormState<never> => ({ ...emptyForm, done });

type Read<Schema extends z.ZodType> = { ok: true; data: z.output<Schema> } | { ok: false; problems: Record<string, FieldProblem> };

export function readForm<Schema extends z.ZodType>(schema: Schema, body: unknown): Read<Schema> {
  // A body that is not a form is read as one without any fields.
  const result = schema.safeParse(typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {});
  return result.success ? { ok: true, data: result.data } : { ok: false, problems: problemsOf(result.error) };
}
