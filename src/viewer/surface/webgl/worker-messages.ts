import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId, ObjectId, Presentation } from '#model/presentation/presentation.ts';
import type { View } from '../frame-painter.ts';
import type { SurfaceContent } from '../surface.ts';
import type { PaintPart } from './tiles/tile-grid.ts';

/** The first message: everything there is to paint. */
export interface WorkerContent {
  presentation: Presentation;
  images: ReadonlyMap<AssetId, ImageBitmap>;
  fonts: SurfaceContent['fonts'];
  fontPrefix: string;
  labels: PaintLabels;
  /** What some step reveals: it comes and goes, so it never is part of a tile of the canvas. */
  revealed: ReadonlySet<ObjectId>;
}

/** All others, one at a time: a picture to paint. */
export interface PaintJob {
  width: number;
  height: number;
  view: View;
  /** One over the other. */
  parts: readonly PaintPart[];
  /** Across and down a tile; absent: it is a whole picture, with whatever is in it. */
  blocks?: number;
  /** Absent: objects that steps reveal are left out, but for those that are painted by themselves. */
  opacities?: ReadonlyMap<ObjectId, number>;
}

export interface Painted {
  /** Absent if nothing was to be drawn. */
  bitmap?: ImageBitmap;
  /** Which blocks of a tile hold anything, a bit for each, row by row. */
  marks?: number;
}

/** Undefined says that the worker is ready. */
export type WorkerAnswer = Painted | undefined;
