import { basename } from 'node:path/win32';
import { ImportWishes } from '#contract/presentation/imports.ts';
import { z } from 'zod';

const LONGEST_NAME = 200;

// Control characters, marks that override the text direction, and characters that cannot be stored.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const unwanted = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

const FileName = z
  .string()
  .transform((name) =>
    [...basename(name.toWellFormed()).normalize('NFC').replaceAll(unwanted, ' ').trim()].slice(-LONGEST_NAME).join('').trim(),
  )
  .pipe(z.string().min(1));

const Wishes = z
  .string()
  .nullish()
  .transform((text, context) => {
    try {
      return JSON.parse(text ?? '{}') as unknown;
    } catch {
      context.addIssue('This is not JSON');
      return z.NEVER;
    }
  })
  .pipe(ImportWishes);

/** The metadata of a tus upload. */
export const UploadMetadata = z.object({ filename: FileName, wishes: Wishes });
