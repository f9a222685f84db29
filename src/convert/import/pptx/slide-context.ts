import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { Link } from '#model/presentation/link.ts';
import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { ImportTools } from '../imported.ts';
import type { MetafileText } from '../metafile/read-metafile.ts';
import type { WarningCode } from '../warnings.ts';
import type { XmlElement } from '../xml/xml.ts';

export interface Relationship {
  id: string;
  /** The end of its type's address: slideLayout, image, hyperlink, chart, notesSlide, video, media, diagramDrawing… */
  type: string;
  /** Name of a part (`ppt/media/image1.png`), or an address elsewhere, which is never fetched. */
  target: string;
  isExternal: boolean;
}

export interface Part {
  name: string;
  xml: XmlElement;
  relationships: ReadonlyMap<string, Relationship>;
}

export interface OfficePackage {
  /** Parsed once and kept; undefined if it is missing or broken. */
  part(name: string): Part | undefined;
  bytes(name: string): Uint8Array | undefined;
  /** Parts of a kind that a part is related to, in the order of its relationships. */
  related(part: Part, type: string): Part[];
}

/** What shapes inherit and refer to, where a shape stands: on a slide, its layout or its master. */
export interface SlideContext {
  package: OfficePackage;
  /** Whose relationships `r:id` and `r:embed` mean. */
  part: Part;
  /** From 1, as stops are counted. */
  slide: number;
  /** What a slide number field shows; hidden slides count, and the first need not be 1. */
  slideNumber: number;
  tools: ImportTools;
  /** Canvas units an EMU. A slide is 1920 units wide, or 1080 high if it is taller than wide. */
  unit: number;
  /**
   * The colour in an element that holds one (`a:solidFill`, `a:fgClr`, `a:gs`…), with its changes (tint, lumMod, alpha…) done: `#rrggbb` or
   * `#rrggbbaa`. `phClr` stands for `placeholder`.
   */
  colorIn(holder: XmlElement | undefined, placeholder?: Color): Color | undefined;
  /**
   * The fill among the children of an element (`p:spPr`, `a:tcPr`, `a:ln`, `p:bgPr`…); `none` if it says noFill, undefined if it says
   * nothing. `aspect`: width to height of what is filled, for slanted gradients.
   */
  fillIn(holder: XmlElement | undefined, placeholder?: Color, aspect?: number): Fill | undefined;
  /** What the theme has for an `a:fillRef` (also that of a table style), in the colour the reference names. */
  fillOfStyle(reference: XmlElement | undefined, aspect?: number): Fill | undefined;
  /** Of an `a:ln`. */
  strokeOf(line: XmlElement | undefined, placeholder?: Color): Stroke | 'none' | undefined;
  /** What the theme has for an `a:lnRef`. */
  strokeOfStyle(reference: XmlElement | undefined): Stroke | 'none' | undefined;
  /** The name that a typeface of the theme (`+mj-lt`, `+mn-ea`…) stands for; any other stays. */
  typefaceOf(typeface: string | undefined): string | undefined;
  /** The family of ours that stands for a typeface (`+mj-lt`, Calibri…); undefined for none. Warns about fonts that look different. */
  familyOf(typeface: string | undefined): string | undefined;
  /**
   * The picture that a relationship names, as an asset; a `drawing` for SVG and metafiles. Undefined and a warning if it cannot be shown.
   */
  pictureOf(relationship: string | undefined): PictureFound | undefined;
  /**
   * Where an `a:hlinkClick` leads: out, to a slide that is shown (`ppaction://hlinksldjump`), or forth and back
   * (`ppaction://hlinkshowjump`). Undefined for all else, with a warning if it is unsafe.
   */
  linkOf(click: XmlElement | undefined): Link | undefined;
  /** The same surroundings, with the relationships of another part: a chart, the drawing of a diagram. */
  within(part: Part): SlideContext;
  /** Unique in the presentation. */
  makeId(stem: string): ObjectId;
  warn(code: WarningCode, detail?: string): void;
}

export type Fill =
  | { kind: 'none' }
  | { kind: 'paint'; paint: Paint }
  | { kind: 'picture'; picture: PictureFound; crop: Crop; opacity: number; tile?: Tile | undefined };

/** The part of a picture that fills the box, in fractions of the picture; beyond 0 to 1 nothing is drawn. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture laid side by side: its size and where the first lies, in canvas units. */
export interface Tile {
  width: number;
  height: number;
  x: number;
  y: number;
  /** Which corner of the box, or which middle, the first one keeps to: `tl`, `ctr`, `br`… */
  align: string;
  flip: string;
}

/** `density`: pixels an inch, as the file says it. `words`: written over it, in coordinates of their own. */
export type PictureFound =
  | {
      kind: 'asset';
      asset: AssetId;
      width: number;
      height: number;
      density: number;
      words?: { viewBox: DrawingContent['viewBox']; texts: readonly MetafileText[] };
    }
  | { kind: 'drawing'; drawing: DrawingContent; texts: readonly MetafileText[] };

/** What a text inherits; the first that says something counts. */
export interface TextInheritance {
  /** `a:bodyPr`: the shape's own, its layout's, its master's. */
  bodyProperties: readonly XmlElement[];
  /**
   * Elements with `a:lvl1pPr` … `a:lvl9pPr`: `a:lstStyle` of the shape, of its placeholders, the master's
   * `p:titleStyle`/`p:bodyStyle`/`p:otherStyle`, `p:defaultTextStyle`.
   */
  listStyles: readonly XmlElement[];
  /** Of `p:style/a:fontRef`. */
  color?: Color | undefined;
  /** A typeface as the theme names it: `+mj-lt`, `+mn-lt`. */
  family?: string | undefined;
}

/**
 * A box in canvas units, in the coordinates of the topic or group it stands in: `x`, `y` is its top left corner before it is turned,
 * clockwise by degrees, about its centre.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}
