import type { Camera } from '#model/camera/camera.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import type { ContentFacts } from './content/content-facts.ts';

/** Where the picture is taken from. Steps count from 0, as in the path. */
export type View = { kind: 'overview' } | { kind: 'step'; index: number } | { kind: 'camera'; camera: Camera };

export type PictureFormat = 'webp' | 'jpeg' | 'png';

/** One file of a painted picture: as it was painted, or narrower. */
export interface Print {
  width: number;
  format: PictureFormat;
  quality: number;
  /** For a placeholder of a few hundred bytes. */
  isBlurred?: boolean;
}

/** What a studio makes of the presentation it has open. */
export type Order =
  /** Painted once, printed in several sizes. */
  | { kind: 'picture'; view: View; width: number; height: number; prints: Print[] }
  /** A flight through the first steps and back, as an animated WebP. */
  | { kind: 'animation'; width: number; height: number }
  /** The presentation as viewers read it, then its transcript; both JSON in brotli. */
  | { kind: 'content' }
  /**
   * A woff2 for each face, with the letters of this presentation alone; the names of the faces come with them. Where a note stands in
   * place of something, its letters as well, in each of these languages.
   */
  | { kind: 'fonts'; labels: readonly PaintLabels[] }
  /** The pictures of the document, fit to be delivered; one that cannot be read is missing. */
  | { kind: 'images' }
  /**
   * A PDF: how it begins, each of its pages in turn, and how it ends; each answer is what was written since the last one. Tells how many
   * pages there will be.
   */
  | { kind: 'pdfBegin'; title: string; author: string; language: string; labels?: PaintLabels | undefined; skipsMissingImages: boolean }
  /** From 0: the overview, then one a step. Tells which of its pictures are missing. */
  | { kind: 'pdfPage'; index: number }
  | { kind: 'pdfEnd' };

/** A file that was made. */
export interface Made {
  bytes: Uint8Array;
  /** Of the face or the asset; empty for what comes in a known order. */
  name: string;
  /** Of what is compressed: its bytes when it is not. */
  size?: number;
  /** Of a presentation's content. */
  facts?: ContentFacts;
  /** Of an asset's picture. */
  image?: { extension: string; width: number; height: number };
  /** Of a PDF that begins: how many it will have. */
  pages?: number;
  /** Of a page: the assets that could not be shown on it. */
  missing?: AssetId[];
}
