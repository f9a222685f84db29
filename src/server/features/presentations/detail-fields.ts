import { privacies } from '#contract/presentation/presentation-address.ts';
import { z } from 'zod';
import { isLine, isText, problem } from '../../http/input/form-answers.ts';

const [TITLE_LENGTH, DESCRIPTION_LENGTH, TAG_LENGTH, MOST_TAGS] = [200, 2000, 40, 20];

const Title = z
  .string(problem('access.problem.title'))
  .trim()
  .min(1, problem('access.problem.title'))
  .max(TITLE_LENGTH, problem('access.problem.long', { count: TITLE_LENGTH }))
  .refine(isLine, problem('access.problem.text'))
  .transform((words) => words.normalize('NFC'));

const Description = z
  .string(problem('access.problem.text'))
  // Forms send two characters for the end of a line, and count one.
  .transform((words) => words.replaceAll('\r\n', '\n').trim().normalize('NFC'))
  .pipe(z.string().max(DESCRIPTION_LENGTH, problem('access.problem.long', { count: DESCRIPTION_LENGTH })).refine(isText, problem('access.problem.text')))
  .default('');

const Tags = z
  .string(problem('access.problem.text'))
  .refine(isLine, problem('access.problem.text'))
  .transform((words) => parseTags(words))
  .refine((tags) => tags.length <= MOST_TAGS, problem('access.problem.tags', { count: MOST_TAGS }))
  .refine((tags) => tags.every((tag) => tag.length <= TAG_LENGTH), problem('access.problem.tag', { count: TAG_LENGTH }))
  .default([]);

const Privacy = z.enum(privacies, problem('access.problem.privacy'));

/** Whoever may edit says what it is about; its owner alone, who may see it. */
export const detailsForm = z.object({ title: Title, description: Description, tags: Tags });
export const ownDetailsForm = detailsForm.extend({ privacy: Privacy });

/** Each once, however it is written; commas of Chinese and Japanese separate, too. */
function parseTags(words: string): string[] {
  const tags = new Map<string, string>();
  for (const part of words.normalize('NFC').split(/[,，、]/u)) {
    const tag = part.trim().replaceAll(/\s+/gu, ' ');
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}
