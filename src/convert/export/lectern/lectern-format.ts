import { z } from 'zod';

/** Files in a `.lectern` archive, alongside `images/<sha256>.<ending>`. */
export const aboutFile = 'lectern.json';
export const documentFile = 'presentation.json';

/** The owner's metadata for a presentation. */
export interface LecternAbout {
  title: string;
  description: string;
  tags: string[];
  language: string;
}

/** Schema of `lectern.json`. Fields of newer versions that this one does not know are ignored. */
export const LecternFile = z.looseObject({
  format: z.literal('lectern'),
  version: z.int().min(1),
  title: z.string().max(1000).default(''),
  description: z.string().max(20_000).default(''),
  tags: z.array(z.string().max(200)).max(200).default([]),
  language: z.string().max(100).default(''),
});

const packedImage = /(?:^|\/)images\/([\da-f]{64})\.(png|jpg|webp|gif|avif)$/;

/** The digest in the name of a picture that is named after its bytes. */
export const digestIn = (source: string): string | undefined => packedImage.exec(source)?.[1];

/** The archive name of a picture that is stored elsewhere under its digest. */
export const packedName = (source: string): string | undefined => {
  const found = packedImage.exec(source);
  return found ? `images/${found[1]}.${found[2]}` : undefined;
};
