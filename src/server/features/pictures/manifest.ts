import { z } from 'zod';

/** A delivered file, by its name under `/files/`. */
const Picture = z.object({ file: z.string(), width: z.number(), height: z.number() });

/** Its size counts bytes as they arrive at a script. */
const Sized = z.object({ file: z.string(), size: z.number() });

/** Everything that was made of one version of a presentation. What is absent could not be made. */
export const Manifest = z.object({
  /** All that pages tell and viewers read of it. */
  content: Sized.extend({
    language: z.string(),
    isRich: z.boolean(),
    stopCount: z.number(),
    /** With their first and last step. Manifests of earlier painters have none. */
    stops: z.array(z.object({ title: z.string(), first: z.number(), last: z.number() })).default([]),
    minutes: z.number(),
    videos: z.array(z.object({ asset: z.string(), address: z.string() })),
  }).optional(),
  /** Everything that can be read in it. */
  transcript: Sized.optional(),
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
    /** The same, wide enough to stand for the presentation. */
    covers: z.array(Picture.nullable()).default([]),
  }),
  /** woff2 with exactly the letters of this version. */
  fonts: z.array(z.object({ face: z.string(), file: z.string(), size: z.number().default(0) })),
  /** By asset. */
  images: z.record(z.string(), Picture.extend({ size: z.number().default(0) })),
  /** Not yet: a viewer can show it, and the pictures are still being painted. */
  isFinished: z.boolean().default(true),
  /** All that lies in storage for this version: the above, what earlier painters made, and what the document itself names. */
  files: z.array(z.string()).default([]),
});
export type Manifest = z.output<typeof Manifest>;
export type Picture = z.output<typeof Picture>;
