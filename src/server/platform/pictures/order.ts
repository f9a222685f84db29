import type { Camera } from '#model/camera/camera.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import type { ContentFacts } from './content/content-facts.ts';

/** Where the picture is taken from. Steps count from 0, as in the path. */
export type View =
  | { kind: 'overview' }
  | { kind: 'step'; index: number }
  /** What a viewer shows at a step, and more around it: an `Opening`, in its own size. */
  | { kind: 'opening'; index: number; isUpright?: boolean }
  | { kind: 'camera'; camera: Camera };

export type PictureFormat = 'webp' | 'jpeg' | 'png';

/** One file of a painted picture: in its full size, or narrower. */
export interface Print {
  width: number;
  format: PictureFormat;
  quality: number;
  /** Blurred this much, in pixels, with stronger colours: a background of a few thousand bytes. */
  blur?: number;
}

/** What a studio can make from the presentation that it has open. */
export type Order =
  /** Painted once, printed in several sizes. */
  | { kind: 'picture'; view: View; width: number; height: number; pixelRatio?: number; prints: Print[] }
  /** What is painted for a picture, as a digest in the answer's name: the same digest, the same pixels. */
  | { kind: 'digest'; view: View; width: number; height: number; pixelRatio?: number }
  /** A flight through the first steps and back, as an animated WebP. */
  | { kind: 'animation'; width: number; height: number }
  /** The presentation as viewers read it, then its transcript, then the parts of a long one; all as JSON in brotli. */
  | { kind: 'content' }
  /** The same presentation with the speaker's notes as captions, for owners who show them. */
  | { kind: 'captioned' }
  /**
   * A woff2 for each face, with only the letters of this presentation; the answers carry the names of the faces. If a note takes the place
   * of something, its letters are included in each of these languages.
   */
  | { kind: 'fonts'; labels: readonly PaintLabels[] }
  /** The pictures of the document, ready to be delivered; unreadable ones are missing. */
  | { kind: 'images' }
  /**
   * A PDF: its beginning, each page in turn, and its end; each answer is what was written since the last one. The first reports the number
   * of pages.
   */
  | { kind: 'pdfBegin'; title: string; author: string; language: string; labels?: PaintLabels | undefined; skipsMissingImages: boolean }
  /** From 0: the overview, then one page per step. Reports which of its pictures are missing. */
  | { kind: 'pdfPage'; index: number }
  | { kind: 'pdfEnd' }
  /** A PowerPoint file in the same way, with the speaker's notes; its bytes come with its end. */
  | { kind: 'pptxBegin'; title: string; author: string; language: string; labels?: PaintLabels | undefined; skipsMissingImages: boolean }
  /** From 0: one slide per stop. Reports which of its pictures are missing. */
  | { kind: 'pptxPage'; index: number }
  | { kind: 'pptxEnd' };

/** A finished file. */
export interface Made {
  bytes: Uint8Array;
  /** The name of the face or the asset, or a digest; empty if the order of the answers is fixed. */
  name: string;
  /** For compressed files: the uncompressed size in bytes. */
  size?: number;
  /** For a presentation's content. */
  facts?: ContentFacts;
  /** For an asset's picture. */
  image?: { extension: string; width: number; height: number };
  /** For the beginning of a PDF or a PowerPoint file: its number of pages or slides. */
  pages?: number;
  /** For a page: the assets that could not be shown on it. */
  missing?: AssetId[];
}
