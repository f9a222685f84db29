import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import type { Link } from '#model/presentation/link.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { Viewport } from '#model/camera/camera.ts';
import type { Child, Markup } from '../package/markup.ts';

/** A shape, a picture, a frame or a group on a slide. */
export interface Piece {
  /** Unique on its slide. */
  id: number;
  xml: Markup;
  /** What it covers, in CSS pixels. */
  box: Rectangle;
  /** It cannot be in a group. */
  isLoose?: boolean;
}

/** Something that the painter paints because the format cannot describe it. */
export type PaintedPart = { kind: 'object'; id: ObjectId } | { kind: 'layer'; id: string };

/** What the objects of a slide need to be written. */
export interface SlideKit {
  form: FormKit;
  viewport: Viewport;
  nextId(): number;
  /** The relationship to the picture of an asset; undefined if there is none. */
  pictureOf(asset: AssetId): string | undefined;
  /** What a picture shows, in words. */
  altOf(asset: AssetId): string | undefined;
  /** Leaves the place of a missing picture empty. */
  skipsMissingImages: boolean;
  /** The relationship to a painted picture, and what it covers; undefined if nothing of it is visible. */
  paint(part: PaintedPart, area: Rectangle): { relation: string; area: Rectangle } | undefined;
  /** An `a:hlinkClick`, or undefined if the link leads nowhere in this file. */
  linkMarkup(link: Link | undefined, ...inner: Child[]): Child;
  /** Adds a chart with its workbook, and returns the relationship to it. */
  addChart(chart: (workbook: string) => Markup, workbook: Uint8Array): string;
  /** The text that is the slide's title. */
  titleId: ObjectId | undefined;
  /** Which step of this slide shows an object: 0 is there from the start; undefined is not shown. */
  appearance(id: ObjectId): number | undefined;
  /** Called for each object that appears with a later step. */
  onAppear(step: number, piece: Piece): void;
  /** The slide that a topic has of its own, if it is not this one. */
  slideOf(id: ObjectId): Link | undefined;
}
