import { maximumPasswordLength, minimumPasswordLength } from '#contract/form.ts';
import { authorSegments } from '#contract/presentation/view-page.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { TextValues } from '#locale/format-message.ts';
import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessable } from './guessable.ts';

/** What is wrong with a field, as a catalogue text. */
export interface FieldProblem {
  key: TextKey;
  values?: TextValues;
}

const NAME_LENGTH = 100;
const ABOUT_LENGTH = 160;

// Line breaks, null bytes and other control characters, and marks that override the text direction.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const unstorable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;
const isText = (text: string) => text.isWellFormed() && !unstorable.test(text);

const problem = (key: TextKey, values?: TextValues) => ({
  error: JSON.stringify({ key, ...(values && { values }) } satisfies FieldProblem),
});
const field = (missing: TextKey) => z.string(problem(missing)).trim();

export const NameField = field('account.problem.nameMissing')
  .min(1, problem('account.problem.nameMissing'))
  .max(NAME_LENGTH, problem('account.problem.nameTooLong', { count: NAME_LENGTH }))
  .refine(isText, problem('account.problem.text'))
  .transform((text) => text.normalize('NFC'));

export const EmailField = field('account.problem.email')
  .max(254, problem('account.problem.email'))
  .toLowerCase()
  .pipe(z.email(problem('account.problem.email')));

/** Not trimmed: passwords are taken exactly as entered. */
export const PasswordField = z
  .string(problem('account.problem.passwordMissing'))
  .min(1, problem('account.problem.passwordMissing'))
  .max(maximumPasswordLength, problem('account.problem.passwordLong', { count: maximumPasswordLength }));

export const NewPasswordField = z
  .string(problem('account.problem.passwordMissing'))
  .min(minimumPasswordLength, problem('account.problem.passwordShort', { count: minimumPasswordLength }))
  .max(maximumPasswordLength, problem('account.problem.passwordLong', { count: maximumPasswordLength }))
  .refine((password) => !isCommonPassword(password) && !isGuessable(password), problem('account.problem.passwordCommon'));

/** A code of an authenticator app or a recovery code, however it is spaced. */
export const CodeField = field('security.problem.codeMissing')
  .min(1, problem('security.problem.codeMissing'))
  .max(40, problem('security.problem.code'));

/** Empty: it gets the usual name. */
export const PasskeyNameField = field('security.problem.name')
  .max(NAME_LENGTH, problem('account.problem.nameTooLong', { count: NAME_LENGTH }))
  .refine(isText, problem('account.problem.text'))
  .transform((text) => text.normalize('NFC'));

export const UsernameField = field('settings.problem.usernameShape')
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_-]{2,29}$/, problem('settings.problem.usernameShape'));

export const AboutField = field('settings.problem.aboutLong')
  .max(ABOUT_LENGTH, problem('settings.problem.aboutLong', { count: ABOUT_LENGTH }))
  .refine(isText, problem('account.problem.text'))
  .transform((text) => text.normalize('NFC'));

/** What the author presents for. */
export const SegmentField = z.enum(authorSegments, problem('settings.problem.segment'));

export type Fields = Record<string, FieldProblem>;

/** The first problem of each field. */
export function problemsOf(error: z.ZodError): Fields {
  const fields: Fields = {};
  for (const { path, message } of error.issues) fields[String(path[0])] ??= JSON.parse(message) as FieldProblem;
  return fields;
}
