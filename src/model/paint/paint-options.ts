import type { Camera, Viewport } from '../camera/camera.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { Link } from '../presentation/link.ts';
import type { AssetId, ObjectId, SceneObject } from '../presentation/presentation.ts';
import type { PaintContext, PaintImage } from './context.ts';
import type { RichForms } from './forms/form.ts';
import type { PaintLabels } from './labels.ts';

/** A transparent canvas of its own, for what fades as a whole. */
export interface PaintLayer {
  context: PaintContext;
  image: PaintImage;
}

export interface PaintOptions {
  camera: Camera;
  viewport: Viewport;
  /** Device pixels a CSS pixel. */
  pixelRatio: number;
  /** Where the viewport begins on the context, in device pixels. */
  origin?: { x: number; y: number };
  /** What is drawn: the background alone, the canvas without it, one object, or all (default). */
  part?: { kind: 'all' } | { kind: 'background' } | { kind: 'layer'; id: string } | { kind: 'canvas' } | { kind: 'object'; id: ObjectId };
  /** 0 hides an object with all it contains; 1 if absent. */
  opacityOf?: ((id: ObjectId) => number) | undefined;
  /** A picture, as large as is at hand; `'coming'` leaves its place quiet, `undefined` draws the note for a missing one. */
  imageOf(asset: AssetId): PaintImage | 'coming' | undefined;
  /** The name under which a face of `text/families.ts` is registered where this is drawn. */
  fontName?: ((face: string) => string) | undefined;
  labels?: PaintLabels | undefined;
  /** `richForms`, if the scene is rich; without it charts, tables and code are left out, and letters run from left to right. */
  rich: RichForms | undefined;
  /** Of so many device pixels; without it, things that fade as a whole fade piece by piece. */
  openLayer?: ((width: number, height: number) => PaintLayer) | undefined;
  /** No parallax: layers move with the canvas. */
  isFlat?: boolean | undefined;
  /** Hears which object begins and ends, for the tags of a PDF. */
  onBegin?: ((object: SceneObject) => void) | undefined;
  onEnd?: ((object: SceneObject) => void) | undefined;
  /**
   * Hears which part of the object that has begun comes next, again and again: `p0` its first paragraph, `p0*` the bullet or number before
   * it, `r1c2p0` a paragraph in row 1 and column 2 of a table, `np0` the number of a line of code; null: what is no text. Who hears it gets
   * letters in the order in which they are read, and spaces where lines break.
   */
  onPart?: ((part: string | null) => void) | undefined;
  /**
   * Hears of what leads somewhere, of an object after `onBegin`, of letters after their `onPart`: where it lies, and the matrix from there
   * to device pixels.
   */
  onLink?: ((link: Link, box: Rectangle, matrix: Matrix) => void) | undefined;
}

export interface PaintReport {
  drawn: number;
  missingImages: AssetId[];
}
