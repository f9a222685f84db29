import { arrangements } from '#model/arrangement/arrangement.ts';
import { z } from 'zod';

export const importStates = ['waiting', 'checking', 'reading', 'pictures', 'saving', 'ready', 'failed', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

/** File extensions offered in the picker; a file's real type is detected from its content. */
export const importEndings = [
  'pptx',
  'ppsx',
  'potx',
  'pptm',
  'ppsm',
  'potm',
  'pdf',
  'md',
  'markdown',
  'pez',
  'zip',
  'lectern',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'svg',
] as const;

// Pages import the rest of this file; this annotation keeps the schema and its library out of their bundles.
export const ImportWishes = /* @__PURE__ */ (() =>
  z.object({
    arrangement: z.enum(arrangements).default('grid'),
    includesHidden: z.stringbool().or(z.boolean()).default(false),
    /** The folder to put it in. */
    folder: z
      .string()
      .regex(/^[a-z0-9_-]{1,40}$/)
      .nullable()
      .default(null),
  }))();
export type ImportWishes = z.output<typeof ImportWishes>;

export interface ImportNote {
  /** Ready to display, in the reader's language. */
  text: string;
}

/** A file being imported, as its owner sees it. */
export interface ImportSummary {
  id: string;
  fileName: string;
  size: number;
  state: ImportState;
  /** Slides done, and the total; 0 while unknown. */
  done: number;
  total: number;
  /** Why it failed, in the reader's language. */
  problem: string | null;
  warnings: ImportNote[];
  /** Set as soon as it can be watched. */
  presentation: {
    oid: string;
    title: string;
    address: string;
    detailsAddress: string;
    thumbnail: string | null;
    /** Its thumbnails are still being rendered. */ isDrawing: boolean;
  } | null;
  createdAt: string;
}

export interface UploadLimits {
  /** Maximum bytes per file, and what remains of the owner's storage (null: unlimited). */
  fileBytes: number;
  leftBytes: number | null;
  /** At a time. */
  files: number;
}

export const importRoutes = {
  /**
   * tus 1.0: POST creates an upload; HEAD, PATCH and DELETE go to its own URL. `filename` and `wishes` (JSON) are sent as metadata. The
   * import has the same id as the upload.
   */
  uploads: '/api/v4/uploads/',
  upload: '/api/v4/uploads/:id',
  /** GET: `{ imports: ImportSummary[] }`, everything not dismissed. */
  imports: '/api/v4/imports/',
  /** DELETE: cancels the import, or dismisses it once it has ended. */
  import: '/api/v4/imports/:id/',
} as const;
