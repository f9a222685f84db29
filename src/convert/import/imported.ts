import type { Arrangement } from '#model/arrangement/arrangement.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Measure } from '#model/text/layout.ts';
import type { WarningCode } from './warnings.ts';

export const importFormats = ['pptx', 'pdf', 'markdown', 'pez', 'images', 'lectern'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** The stages of an import, in order; thumbnails of the steps are drawn elsewhere, afterwards. */
export const importStages = ['checking', 'reading', 'pictures'] as const;
export type ImportStage = (typeof importStages)[number];

/** Import options chosen by the owner. */
export interface ImportOptions {
  arrangement: Arrangement;
  /** Whether to include hidden slides; they are left out by default, as they were not meant to be shown. */
  includesHidden: boolean;
}

/** A source of bytes: files are read in parts, so that a film inside costs no memory. */
export interface ByteSource {
  size: number;
  /** Reads exactly this range; throws beyond the end. */
  read(offset: number, length: number): Uint8Array;
}

export interface SourceFile {
  /** The owner's file name, without folders. */
  name: string;
  bytes: ByteSource;
}

/** What importers receive besides the file. */
export interface ImportTools {
  options: ImportOptions;
  measure: Measure;
  /** `total` is 0 while unknown. */
  progress(stage: ImportStage, done: number, total: number): void;
  /** Reports a difference from the file; `slide` counts from 1, as stops do. */
  warn(code: WarningCode, slide?: number, detail?: string): void;
}

/** A picture that the presentation refers to as `images/<sha256>.<ending>`. */
export interface ImportedPicture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
}

export interface Imported {
  format: ImportFormat;
  /** Contains the slides as topics in path order, already arranged; its assets' sources are keys of `pictures`. */
  presentation: Presentation;
  pictures: ReadonlyMap<string, ImportedPicture>;
  /** The number of slides, pages or stops, as users count them. */
  slides: number;
  /** For `.lectern` files: the owner's metadata besides the document. */
  about?: { tags: string[]; description: string } | undefined;
}
