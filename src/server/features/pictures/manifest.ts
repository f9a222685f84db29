import { z } from 'zod';

/** A delivered file, by its name under `/files/`. */
const Picture = z.object({ file: z.string(), width: z.number(), height: z.number() });

/** Everything that was made of one version of a presentation. What is absent could not be made. */
export const Manifest = z.object({
  pictures: z.object({
    /** 1280 × 720, the whole canvas. */
    preview: Picture.optional(),
    /** The same, narrower; the widest first. */
    thumbnails: z.array(Picture),
    /** The same as a `data:` address of a few hundred bytes, blurred, to stand there until a picture has come. */
    placeholder: z.string().optional(),
    /** 1200 × 630, as other sites ask for it. */
    openGraph: Picture.optional(),
    /** A few seconds that go round. */
    animation: Picture.optional(),
    /** One a step, small, in the order of the path; null if it could not be made. */
    steps: z.array(Picture.nullable()),
  }),
  /** woff2 with exactly the letters of this version. */
  fonts: z.array(z.object({ face: z.string(), file: z.string() })),
  /** By asset. */
  images: z.record(z.string(), Picture),
  /** All that lies in storage for this version: the above, what earlier painters made, and what the document itself names. */
  files: z.array(z.string()).default([]),
});
export type Manifest = z.output<typeof Manifest>;
export type Picture = z.output<typeof Picture>;
