import { importFormats } from '#convert/import/imported.ts';
import { warningCodes } from '#convert/import/warnings.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import { z } from 'zod';

/** What an importer process is asked to do. */
export const ImportRequest = z.object({
  /** Path of the file. */
  file: z.string(),
  /** As its owner called it. */
  name: z.string(),
  options: z.object({ arrangement: z.enum(arrangements), includesHidden: z.boolean() }),
  /** Everything it makes goes here: `presentation.json` and `images/`. */
  workFolder: z.string(),
});
export type ImportRequest = z.output<typeof ImportRequest>;

/** What it says when it is done. */
export const ImportAnswer = z.object({
  format: z.enum(importFormats),
  slides: z.number().int().min(0),
  warnings: z.array(
    z.object({ code: z.enum(warningCodes), count: z.number().int(), slides: z.array(z.number().int()), details: z.array(z.string()) }),
  ),
  /** Files in the work folder that the document names. */
  pictures: z.array(
    z.object({
      file: z.string().regex(/^images\/[a-f0-9]{64}\.(?:png|jpg|webp)$/),
      type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    }),
  ),
  about: z.object({ tags: z.array(z.string()), description: z.string() }).optional(),
});
export type ImportAnswer = z.output<typeof ImportAnswer>;

export const documentFile = 'presentation.json';
