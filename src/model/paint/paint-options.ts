import type { Camera, Viewport } from '../camera/camera.ts';
import type { Insets } from '../camera/framing.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { Link } from '../presentation/link.ts';
import type { AssetId, ObjectId, SceneObject } from '../presentation/presentation.ts';
import type { PaintContext, PaintImage } from './context.ts';
import type { RichForms } from './forms/form.ts';
import type { PaintLabels } from './labels.ts';

/** A separate transparent canvas for something that fades as a whole. */
export interface PaintLayer {
  context: PaintContext;
  image: PaintImage;
}

/** A slide whose surroundings are covered, by this share of the way. */
export interface Spotlight {
  id: ObjectId;
  share: number;
}

/** What is painted after this many lifted objects and before the next one, without any of them. No lifted object is within another. */
export interface PaintSlice {
  lifted: ReadonlySet<ObjectId>;
  after: number;
}

export interface PaintOptions {
  camera: Camera;
  viewport: Viewport;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  /** The viewport's origin on the context, in device pixels. */
  origin?: { x: number; y: number } | undefined;
  /** Also draws this far beyond the viewport, in CSS pixels, as if the viewer were larger but saw the same. */
  bleed?: Insets | undefined;
  /** What to draw: only the background, the canvas without it, one object, or everything (default). */
  part?: { kind: 'all' } | { kind: 'background' } | { kind: 'layer'; id: string } | { kind: 'canvas' } | { kind: 'object'; id: ObjectId };
  /** Of everything, only one slice; only with everything. */
  slice?: PaintSlice | undefined;
  /** 0 hides an object and everything in it; default 1. */
  opacityOf?: ((id: ObjectId) => number) | undefined;
  /** An image in the best available size; `'coming'` leaves its place blank, `undefined` draws the note for a missing image. */
  imageOf(asset: AssetId): PaintImage | 'coming' | undefined;
  /** The name under which a face of `text/families.ts` is registered on this platform. */
  fontName?: ((face: string) => string) | undefined;
  labels?: PaintLabels | undefined;
  /** `richForms`, if the scene is rich; without it, charts, tables and code are omitted, and all text runs left to right. */
  rich: RichForms | undefined;
  /** Opens a layer of this many device pixels; without it, things that fade as a whole fade piece by piece. */
  openLayer?: ((width: number, height: number) => PaintLayer) | undefined;
  /** Covers what is beside a slide; only with everything. */
  spotlight?: Spotlight | undefined;
  /** No layers: everything is on the canvas. */
  isFlat?: boolean | undefined;
  /** No parallax: layers are where they are seen from here, and move with the canvas. */
  layersFrom?: Camera | undefined;
  /** Called when an object begins and ends, for the tags of a PDF. */
  onBegin?: ((object: SceneObject) => void) | undefined;
  onEnd?: ((object: SceneObject) => void) | undefined;
  /**
   * Called repeatedly with the part of the current object that is drawn next: `p0` is its first paragraph, `p0*` the bullet or number
   * before it, `r1c2p0` a paragraph in row 1 and column 2 of a table, `np0` the number of a line of code; null is anything but text. With
   * this callback, text is drawn in reading order, with spaces where lines break.
   */
  onPart?: ((part: string | null) => void) | undefined;
  /**
   * Called for each link, after `onBegin` for an object's and after `onPart` for a text's, with its box and the matrix from there to device
   * pixels.
   */
  onLink?: ((link: Link, box: Rectangle, matrix: Matrix) => void) | undefined;
}

export interface PaintReport {
  drawn: number;
  missingImages: AssetId[];
}
