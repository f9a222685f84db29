import { z } from 'zod';

/** Files of a `.lectern` archive, beside `images/<sha256>.<ending>`. */
export const aboutFile = 'lectern.json';
export const documentFile = 'presentation.json';

/** What the owner said about a presentation. */
export interface LecternAbout {
  title: string;
  description: string;
  tags: string[];
  language: string;
}

/** Of `lectern.json`. A file of a newer version is read as far as it is understood. */
export const LecternFile = z.looseObject({
  format: z.literal('lectern'),
  version: z.int().min(1),
  title: z.string().max(1000).default(''),
  description: z.string().max(20_000).default(''),
  tags: z.array(z.string().max(200)).max(200).default([]),
  language: z.string().max(100).default(''),
});

const packedImage = /(?:^|\/)images\/([\da-f]{64})\.(png|jpg|webp|gif|avif)$/;

/** The digest in the name of a picture that is called after its bytes. */
export const digestIn = (source: string): string | undefined => packedImage.exec(source)?.[1];

/** The name in the archive of one that is called so elsewhere. */
export const packedName = (source: string): string | undefined => {
  const found = packedImage.exec(source);
  return found ? `images/${found[1]}.${found[2]}` : undefined;
};
