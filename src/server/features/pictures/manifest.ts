import { z } from 'zod';

/** A served file, by its name under `/files/`. */
const Picture = z.object({ file: z.string(), width: z.number(), height: z.number() });

/** As in the model: the size of the picture that a viewer opens a stop with, and where the stop is in it. */
const Opening = z.object({
  width: z.number(),
  height: z.number(),
  x: z.number(),
  y: z.number(),
  frameWidth: z.number(),
  frameHeight: z.number(),
});

/** `size` is the decompressed size in bytes, as a script receives it. */
const Sized = z.object({ file: z.string(), size: z.number() });

/** Everything made from one version of a presentation. What is absent could not be made. */
export const Manifest = z.object({
  /** A digest of what it is made from: an unfinished one is continued if that is the same. */
  inputs: z.string().optional(),
  /** What viewers load, and what pages say about it. */
  content: Sized.extend({
    language: z.string(),
    isRich: z.boolean(),
    stopCount: z.number(),
    /** With their first and last step. Manifests of earlier painters have none. */
    stops: z
      .array(
        z.object({
          title: z.string(),
          first: z.number(),
          last: z.number(),
          opening: Opening.exactOptional(),
          /** What a viewer shows there: names of faces, ids of assets. */
          needs: z.object({ faces: z.array(z.string()), images: z.array(z.string()) }).exactOptional(),
        }),
      )
      .default([]),
    /** The first of them on a portrait phone. */
    upright: Opening.exactOptional(),
    minutes: z.number(),
    /** `file` if it is stored here. */
    videos: z.array(z.object({ asset: z.string(), address: z.string(), file: z.string().exactOptional() })),
  }).optional(),
  /** The content with the speaker's notes as captions. Only if an owner shows them. */
  captioned: Sized.optional(),
  /** All text in it; if that is too much for a page, also the parts. */
  transcript: Sized.extend({ parts: z.array(z.string()).default([]) }).optional(),
  pictures: z.object({
    /** 1280 × 720, the whole canvas. */
    preview: Picture.optional(),
    /** The same, narrower; the widest first. */
    thumbnails: z.array(Picture),
    /** The same, blurred: a few thousand bytes. */
    soft: Picture.optional(),
    /** 1200 × 630, for previews on other sites. */
    openGraph: Picture.optional(),
    /** A loop of a few seconds. */
    animation: Picture.optional(),
    /** One small picture per step, in path order; null if it could not be made. */
    steps: z.array(Picture.nullable()),
    /** The same, wide enough to serve as the cover. */
    covers: z.array(Picture.nullable()).default([]),
    /** The same, blurred. */
    softCovers: z.array(Picture.nullable()).default([]),
    /** One per stop: what a viewer shows there first. */
    openings: z.array(Picture.nullable()).default([]),
    /** The first of them, larger, for dense screens. */
    fineOpening: Picture.optional(),
    /** The first stop on a portrait phone. */
    uprightOpening: Picture.optional(),
  }),
  /** woff2 with exactly the letters of this version. */
  fonts: z.array(z.object({ face: z.string(), file: z.string(), size: z.number().default(0) })),
  /** By asset id. */
  images: z.record(z.string(), Picture.extend({ size: z.number().default(0) })),
  /** False while pictures are still being painted, though a viewer can already show it. */
  isFinished: z.boolean().default(true),
  /** Everything in storage for this version: the above, what earlier painters made, and what the document itself names. */
  files: z.array(z.string()).default([]),
});
export type Manifest = z.output<typeof Manifest>;
export type Picture = z.output<typeof Picture>;
