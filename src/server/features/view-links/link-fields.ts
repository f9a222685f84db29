import { maximumPasswordLength } from '#contract/form.ts';
import { z } from 'zod';
import { isLine, problem } from '../../http/input/form-answers.ts';

const DAY = 24 * 60 * 60 * 1000;
const FARTHEST = 10 * 366 * DAY;
const [LABEL_LENGTH, NAME_LENGTH, SHORTEST_PASSWORD] = [80, 100, 6];

const tooLong = (count: number) => problem('access.problem.long', { count });
const line = (most: number, least = 0) =>
  z
    .string(problem('access.problem.name'))
    .trim()
    .min(least, problem('access.problem.name'))
    .max(most, tooLong(most))
    .refine(isLine, problem('access.problem.text'))
    .transform((words) => words.normalize('NFC'));

const Password = z.string(problem('access.problem.passwordMissing')).max(maximumPasswordLength, tooLong(maximumPasswordLength));

/** A new link. Empty fields mean no restriction. */
export const newLinkForm = (now: number) =>
  z.object({
    label: line(LABEL_LENGTH).default(''),
    password: Password.refine(
      (password) => password === '' || password.length >= SHORTEST_PASSWORD,
      problem('access.problem.passwordShort', { count: SHORTEST_PASSWORD }),
    ).default(''),
    expires: z
      .string(problem('access.problem.date'))
      .refine((day) => day === '' || z.iso.date().safeParse(day).success, { ...problem('access.problem.date'), abort: true })
      // Valid until the end of that day.
      .transform((day) => (day === '' ? null : new Date(Date.parse(day) + DAY - 1)))
      .refine((moment) => moment === null || (moment.getTime() > now && moment.getTime() < now + FARTHEST), problem('access.problem.date'))
      .default(null),
    // Browsers do not send unchecked boxes.
    asksIdentity: z
      .literal('on')
      .optional()
      .transform((value) => value === 'on')
      .catch(false),
  });

// Fields the gate does not ask for are ignored.
const unasked = z.literal('').catch('');

/** The answers at the gate, with only the fields it asks for. */
export const gateForm = ({ asksPassword, asksIdentity }: { asksPassword: boolean; asksIdentity: boolean }) =>
  z.object({
    password: asksPassword ? Password.min(1, problem('access.problem.passwordMissing')) : unasked,
    viewerName: asksIdentity ? line(NAME_LENGTH, 1) : unasked,
    viewerEmail: asksIdentity
      ? z
          .string(problem('access.problem.email'))
          .trim()
          .max(254, problem('access.problem.email'))
          .toLowerCase()
          .pipe(z.email(problem('access.problem.email')))
      : unasked,
  });
