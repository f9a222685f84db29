import { importFormats } from '#convert/import/imported.ts';
import { warningCodes } from '#convert/import/warnings.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import { z } from 'zod';

/** A request to an importer process. */
export const ImportRequest = z.object({
  file: z.string(),
  /** The file's original name. */
  name: z.string(),
  options: z.object({ arrangement: z.enum(arrangements), includesHidden: z.boolean() }),
  /** Where all output goes: `presentation.json` and `images/`. */
  workFolder: z.string(),
});
export type ImportRequest = z.output<typeof ImportRequest>;

/** The answer of an importer process. */
export const ImportAnswer = z.object({
  format: z.enum(importFormats),
  slides: z.number().int().min(0),
  warnings: z.array(
    z.object({ code: z.enum(warningCodes), count: z.number().int(), slides: z.array(z.number().int()), details: z.array(z.string()) }),
  ),
  /** Files in the work folder that the document refers to. */
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
