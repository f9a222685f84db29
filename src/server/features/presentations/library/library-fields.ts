import { libraryActions, type LibraryAction } from '#contract/presentation/library.ts';
import { privacies } from '#contract/presentation/presentation-address.ts';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { isLine, problem } from '../../../http/input/form-answers.ts';

const MOST_AT_ONCE = 200;
const [LONGEST_TITLE, LONGEST_FOLDER] = [200, 80];

const Oids = z.array(Oid).min(1).max(MOST_AT_ONCE);
const line = (longest: number) =>
  z
    .string(problem('library.problem.name'))
    .trim()
    .min(1, problem('library.problem.name'))
    .max(longest, problem('library.problem.long', { count: longest }))
    .refine(isLine, problem('library.problem.text'))
    .transform((words) => words.normalize('NFC'));

/**
 * The parameters of each action. Typed text is checked by `readForm`; everything else comes from our own pages.
 */
export const wishes = {
  trash: z.object({ oids: Oids }),
  restore: z.object({ oids: Oids }),
  delete: z.object({ oids: Oids }),
  'empty-trash': z.object({}),
  /** Empty: out of any folder. */
  move: z.object({ oids: Oids, folder: Oid.or(z.literal('')) }),
  rename: z.object({ oids: Oids.max(1), revision: z.coerce.number().int().optional() }),
  privacy: z.object({ oids: Oids, privacy: z.enum(privacies) }),
  'make-folder': z.object({ oids: Oids.or(z.array(Oid).max(0)) }),
  'rename-folder': z.object({ folder: Oid }),
  'remove-folder': z.object({ folder: Oid }),
  'dismiss-import': z.object({ import: z.string().regex(/^[\w-]{1,100}$/) }),
} as const satisfies Record<LibraryAction, z.ZodType>;

export const TitleForm = z.object({ name: line(LONGEST_TITLE) });
export const FolderForm = z.object({ name: line(LONGEST_FOLDER) });

export const Action = z.object({ action: z.enum(libraryActions) });

const Fields = z.record(z.string(), z.unknown());
const given = 'oid.';

/** Scripts send a list of oids. Plain forms have one value per name, so each oid is in the name of a field. */
export function gatherFields(body: unknown): Record<string, unknown> & { oids: unknown[] } {
  const fields = Fields.catch({}).parse(body);
  const named = Object.keys(fields).flatMap((name) => (name.startsWith(given) ? [name.slice(given.length)] : []));
  const { oid } = fields;
  return { ...fields, oids: [...new Set([...(oid === undefined || oid === '' ? [] : [oid].flat()), ...named])] };
}
