import type { PaintLabels } from '#model/paint/labels.ts';
import type { ObjectId, Presentation } from '#model/presentation/presentation.ts';
import type { PresentationDelta } from '#model/scene/presentation-delta.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { View } from '../frame-painter.ts';
import type { SurfaceContent } from '../surface.ts';
import type { PaintPart } from './tiles/tile-grid.ts';

/** The first message: all the content. */
export interface WorkerContent {
  presentation: Presentation;
  isRich: boolean;
  /** Its keys are the presentation's own objects, also in the copy that the worker gets. */
  measured: Scene['measured'];
  images: SurfaceContent['images'];
  fonts: SurfaceContent['fonts'];
  fontPrefix: string;
  labels: PaintLabels;
  /** Objects that any step reveals: they come and go, so they are never part of a canvas tile. */
  revealed: ReadonlySet<ObjectId>;
}

/** The content is another one from here on. */
export interface WorkerChange {
  delta: PresentationDelta;
  revealed: ReadonlySet<ObjectId>;
  /** More glyphs, which it may need. */
  fonts: SurfaceContent['fonts'];
}

/** Any other message, one at a time: a picture to paint. */
export interface PaintJob {
  width: number;
  height: number;
  view: View;
  /** First at the bottom. */
  parts: readonly PaintPart[];
  /** Blocks across and down a tile; not set for a whole picture, which may be empty. */
  blocks?: number;
  /** There is no picture if nothing is drawn. */
  mayBeEmpty?: boolean;
  /** If not set, objects that steps reveal are left out, except when they are the part itself. */
  opacities?: ReadonlyMap<ObjectId, number>;
}

export interface Painted {
  /** Not set if there was nothing to draw. */
  bitmap?: ImageBitmap;
  /** Which blocks of a tile are not empty, one bit each, row by row. */
  marks?: number;
}

/** Undefined means the worker is ready. */
export type WorkerAnswer = Painted | undefined;
