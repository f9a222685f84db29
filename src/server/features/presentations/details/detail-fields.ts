import { shownVersions } from '#contract/presentation/details.ts';
import { privacies, slugOf } from '#contract/presentation/presentation-address.ts';
import { authorSegments } from '#contract/presentation/view-page.ts';
import { z } from 'zod';
import { isLine, isText, problem } from '../../../http/input/form-answers.ts';

const [TITLE_LENGTH, DESCRIPTION_LENGTH, TAG_LENGTH, MOST_TAGS] = [200, 2000, 40, 20];

export const Title = z
  .string(problem('access.problem.title'))
  .trim()
  .min(1, problem('access.problem.title'))
  .max(TITLE_LENGTH, problem('access.problem.long', { count: TITLE_LENGTH }))
  .refine(isLine, problem('access.problem.text'))
  .transform((words) => words.normalize('NFC'));

const Description = z
  .string(problem('access.problem.text'))
  // Browsers send two characters for a line break, but count one.
  .transform((words) => words.replaceAll('\r\n', '\n').trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .max(DESCRIPTION_LENGTH, problem('access.problem.long', { count: DESCRIPTION_LENGTH }))
      .refine(isText, problem('access.problem.text')),
  )
  .default('');

const Tags = z
  .string(problem('access.problem.text'))
  .refine(isLine, problem('access.problem.text'))
  .transform((words) => parseTags(words))
  .refine((tags) => tags.length <= MOST_TAGS, problem('access.problem.tags', { count: MOST_TAGS }))
  .refine((tags) => tags.every((tag) => tag.length <= TAG_LENGTH), problem('access.problem.tag', { count: TAG_LENGTH }))
  .default([]);

const Privacy = z.enum(privacies, problem('access.problem.privacy'));

/** An empty field means the default. */
const orUsual = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).exactOptional();

const Slug = orUsual(
  z
    .string(problem('access.problem.text'))
    .max(TITLE_LENGTH, problem('access.problem.long', { count: TITLE_LENGTH }))
    .refine(isLine, problem('access.problem.text'))
    .transform((words) => (words.trim() === '' ? null : slugOf(words))),
);
const Language = orUsual(
  z.string(problem('access.problem.language')).regex(/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i, problem('access.problem.language')),
);
const Segment = orUsual(z.enum(authorSegments, problem('access.problem.text')));
const Stop = orUsual(
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, problem('access.problem.text'))
    .transform(Number),
);
const Revision = z
  .string()
  .regex(/^\d{1,9}$/, problem('access.problem.text'))
  .transform(Number)
  .exactOptional();
const Switch = z.literal('on', problem('access.problem.text')).exactOptional();

/** Editors change what it is about. Only the owner changes who may see it. */
export const detailsForm = z.object({ title: Title, description: Description, tags: Tags, revision: Revision });
export const ownDetailsForm = detailsForm
  .extend({
    privacy: Privacy,
    slug: Slug,
    language: Language,
    segment: Segment,
    coverStop: Stop,
    shows: z.enum(shownVersions, problem('access.problem.text')).exactOptional(),
    allowsCopies: Switch,
    sellsPdf: Switch,
    showsNotes: Switch,
    hasSwitches: Switch,
  })
  // A switch that is off is not sent, nor is one that is missing from the form: `hasSwitches` tells them apart.
  .transform(({ allowsCopies, sellsPdf, showsNotes, hasSwitches, shows, ...rest }) => ({
    ...rest,
    ...(shows && { showsLatest: shows === 'latest' }),
    ...(hasSwitches === 'on' && { allowsCopies: allowsCopies === 'on', sellsPdf: sellsPdf === 'on', showsNotes: showsNotes === 'on' }),
  }));

/** Removes duplicates, ignoring case. Chinese and Japanese commas separate, too. */
function parseTags(words: string): string[] {
  const tags = new Map<string, string>();
  for (const part of words.normalize('NFC').split(/[,，、]/u)) {
    const tag = part.trim().replaceAll(/\s+/gu, ' ');
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}
