import type { Arrangement } from '#model/arrangement/arrangement.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Measure } from '#model/text/layout.ts';
import type { WarningCode } from './warnings.ts';

export const importFormats = ['pptx', 'pdf', 'markdown', 'pez', 'images', 'lectern'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What an importer does, in turn; the pictures of the steps are drawn by somebody else afterwards. */
export const importStages = ['checking', 'reading', 'pictures'] as const;
export type ImportStage = (typeof importStages)[number];

/** The owner's wishes. */
export interface ImportOptions {
  arrangement: Arrangement;
  /** Slides that the file hides; left out otherwise, for they were not meant to be shown. */
  includesHidden: boolean;
}

/** Where bytes come from: a file is read in parts, so that a film in it costs no memory. */
export interface ByteSource {
  size: number;
  /** Exactly these; throws beyond the end. */
  read(offset: number, length: number): Uint8Array;
}

export interface SourceFile {
  /** As its owner called it, without folders. */
  name: string;
  bytes: ByteSource;
}

/** What importers are handed, besides the file. */
export interface ImportTools {
  options: ImportOptions;
  measure: Measure;
  /** `total` is 0 while nobody knows. */
  progress(stage: ImportStage, done: number, total: number): void;
  /** Something is not as it was in the file; `slide` counts from 1, as stops do. */
  warn(code: WarningCode, slide?: number, detail?: string): void;
}

/** A picture that the presentation names as `images/<sha256>.<ending>`. */
export interface ImportedPicture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
}

export interface Imported {
  format: ImportFormat;
  /** Topics of slides lie in it in the order of the path, already arranged; sources of its assets are keys of `pictures`. */
  presentation: Presentation;
  pictures: ReadonlyMap<string, ImportedPicture>;
  /** Slides, pages, stops: what people count. */
  slides: number;
  /** Of a `.lectern` file: what its owner said about it beside the document. */
  about?: { tags: string[]; description: string } | undefined;
}
