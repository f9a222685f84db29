import type { FormState } from '#contract/form.ts';
import { abuseReasons, type AbuseReason } from '#contract/pages.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';
import { z } from 'zod';
import type { Words } from './contact.store.ts';

type ContactField = 'reason' | 'name' | 'email' | 'message';
type Form = FormState<ContactField>;

const fields: readonly ContactField[] = ['reason', 'name', 'email', 'message'];
const SHORTEST = 10;
const LONGEST = 5000;
const LONGEST_NAME = 100;

// Characters no keyboard types. Line breaks are allowed, but only in the message.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/gu;
const clean = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(controls, '').toWellFormed().normalize('NFC').trim();

const key = (problem: TextKey) => ({ error: problem });
const Name = z
  .string(key('product.contact.problem.name'))
  .transform((text) => clean(text.replaceAll(/\s+/g, ' ')))
  .pipe(z.string().min(1, key('product.contact.problem.name')).max(LONGEST_NAME, key('product.contact.problem.nameLong')));
const Email = z
  .string(key('product.contact.problem.email'))
  .trim()
  .max(254, key('product.contact.problem.email'))
  .pipe(z.email(key('product.contact.problem.email')));
const Message = z
  .string(key('product.contact.problem.message'))
  .optional()
  .default('')
  .transform(clean)
  .pipe(z.string().max(LONGEST, key('product.contact.problem.messageLong')));
const RequiredMessage = Message.pipe(z.string().min(SHORTEST, key('product.contact.problem.message')));

const Sender = z.object({ name: Name, email: Email });
const Billing = Sender.extend({ message: RequiredMessage });
/** A message is required only for the reason "other". */
const Abuse = z.discriminatedUnion(
  'reason',
  [
    Sender.extend({ reason: z.literal('other'), message: RequiredMessage }),
    Sender.extend({ reason: z.enum(abuseReasons).exclude(['other']), message: Message }),
  ],
  key('product.contact.problem.reason'),
);

type Read<Data> = { ok: true; data: Data } | { ok: false; form: Form };

function read<Data>(schema: z.ZodType<Data>, sent: unknown, text: Translate): Read<Data> {
  // A body that is not a form is read as one without any fields.
  const body = z.record(z.string(), z.unknown()).catch({}).parse(sent);
  const result = schema.safeParse(body);
  if (result.success) return { ok: true, data: result.data };
  const problems: Form['problems'] = {};
  for (const { path, message } of result.error.issues) {
    const field = fields.find((name) => name === path[0]);
    if (field) problems[field] ??= text(message as TextKey, { shortest: SHORTEST, longest: field === 'name' ? LONGEST_NAME : LONGEST });
  }
  const values: Form['values'] = {};
  for (const name of fields) {
    const value = body[name];
    if (typeof value === 'string') values[name] = value.slice(0, 2 * LONGEST);
  }
  return { ok: false, form: { values, problems, problem: null, done: null } };
}

export const readBilling = (body: unknown, text: Translate): Read<Words> => read(Billing, body, text);

export function readAbuse(body: unknown, text: Translate): Read<Words & { reason: AbuseReason }> {
  const result = read(Abuse, body, text);
  if (result.ok || !result.form.problems.reason) return result;
  // Without a valid reason the other fields were not checked; check them too, to report all problems together.
  const rest = read(Sender, body, text);
  return rest.ok ? result : { ok: false, form: { ...result.form, problems: { ...rest.form.problems, ...result.form.problems } } };
}
