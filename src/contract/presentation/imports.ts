import { arrangements } from '#model/arrangement/arrangement.ts';
import { z } from 'zod';

export const importStates = ['waiting', 'checking', 'reading', 'pictures', 'saving', 'ready', 'failed', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

/** Endings that are offered; what a file really is, its content says. */
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

// Pages take the rest of this file: so marked, the schema and its library stay out of their scripts.
export const ImportWishes = /* @__PURE__ */ (() =>
  z.object({
    arrangement: z.enum(arrangements).default('grid'),
    includesHidden: z.stringbool().or(z.boolean()).default(false),
    /** Of a folder to put it in. */
    folder: z
      .string()
      .regex(/^[a-z0-9_-]{1,40}$/)
      .nullable()
      .default(null),
  }))();
export type ImportWishes = z.output<typeof ImportWishes>;

export interface ImportNote {
  /** Ready to be read, in the reader's language. */
  text: string;
}

/** One file on its way to be a presentation, as its owner sees it. */
export interface ImportSummary {
  id: string;
  fileName: string;
  size: number;
  state: ImportState;
  /** Slides done and all of them; 0 while nobody knows. */
  done: number;
  total: number;
  /** Why it failed, in the reader's language. */
  problem: string | null;
  warnings: ImportNote[];
  /** As soon as it can be watched. */
  presentation: {
    oid: string;
    title: string;
    address: string;
    editAddress: string;
    thumbnail: string | null;
    /** Its pictures are still being drawn. */ isDrawing: boolean;
  } | null;
  createdAt: string;
}

export interface UploadLimits {
  /** Bytes of one file, and what is left of the owner's storage (null: no limit). */
  fileBytes: number;
  leftBytes: number | null;
  /** At a time. */
  files: number;
}

export const importRoutes = {
  /**
   * tus 1.0: POST makes an upload, HEAD, PATCH and DELETE at its own address. `filename` and `wishes` (JSON) travel as metadata. The id of
   * the import is that of the upload.
   */
  uploads: '/api/v4/uploads/',
  upload: '/api/v4/uploads/:id',
  /** GET: `{ imports: ImportSummary[] }` of everything not dismissed. */
  imports: '/api/v4/imports/',
  /** DELETE: stops it, or dismisses what has ended. */
  import: '/api/v4/imports/:id/',
} as const;
