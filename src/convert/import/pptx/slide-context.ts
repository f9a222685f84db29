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
  /** The last part of its type URL: slideLayout, image, hyperlink, chart, notesSlide, video, media, diagramDrawing… */
  type: string;
  /** The name of a part (`ppt/media/image1.png`), or an external address, which is never fetched. */
  target: string;
  isExternal: boolean;
}

export interface Part {
  name: string;
  xml: XmlElement;
  relationships: ReadonlyMap<string, Relationship>;
}

export interface OfficePackage {
  /** Parsed once and cached; undefined if it is missing or broken. */
  part(name: string): Part | undefined;
  bytes(name: string): Uint8Array | undefined;
  /** Parts of a type that a part is related to, in the order of its relationships. */
  related(part: Part, type: string): Part[];
}

/** What shapes inherit and refer to at their location: on a slide, its layout or its master. */
export interface SlideContext {
  package: OfficePackage;
  /** The part whose relationships `r:id` and `r:embed` refer to. */
  part: Part;
  /** From 1, as stops are counted. */
  slide: number;
  /** The number shown by a slide number field; hidden slides count, and the first need not be 1. */
  slideNumber: number;
  tools: ImportTools;
  /** Canvas units per EMU. A slide is 1920 units wide, or 1080 high if it is taller than wide. */
  unit: number;
  /**
   * The colour in a parent element (`a:solidFill`, `a:fgClr`, `a:gs`…), with its changes (tint, lumMod, alpha…) applied: `#rrggbb` or
   * `#rrggbbaa`. `phClr` stands for `placeholder`.
   */
  colorIn(holder: XmlElement | undefined, placeholder?: Color): Color | undefined;
  /**
   * The fill among the children of an element (`p:spPr`, `a:tcPr`, `a:ln`, `p:bgPr`…); `none` for noFill, undefined if nothing is
   * specified. `aspect`: the width to height ratio of the filled area, for slanted gradients.
   */
  fillIn(holder: XmlElement | undefined, placeholder?: Color, aspect?: number): Fill | undefined;
  /** The theme's fill for an `a:fillRef` (also of a table style), in the colour of the reference. */
  fillOfStyle(reference: XmlElement | undefined, aspect?: number): Fill | undefined;
  /** Reads an `a:ln`. */
  strokeOf(line: XmlElement | undefined, placeholder?: Color): Stroke | 'none' | undefined;
  /** The theme's line for an `a:lnRef`. */
  strokeOfStyle(reference: XmlElement | undefined): Stroke | 'none' | undefined;
  /** Resolves a theme typeface (`+mj-lt`, `+mn-ea`…) to its name; others are returned unchanged. */
  typefaceOf(typeface: string | undefined): string | undefined;
  /** The bundled family that replaces a typeface (`+mj-lt`, Calibri…); undefined for none. Warns about fonts that look different. */
  familyOf(typeface: string | undefined): string | undefined;
  /**
   * The picture a relationship refers to, as an asset; a `drawing` for SVG and metafiles. Undefined, with a warning, if it cannot be shown.
   */
  pictureOf(relationship: string | undefined): PictureFound | undefined;
  /** The picture of an `a:blip` that may be inherited: its relationship is that of the slide, layout or master it is in. */
  pictureIn(blip: XmlElement | undefined): PictureFound | undefined;
  /**
   * The target of an `a:hlinkClick`: an address, a slide that is shown (`ppaction://hlinksldjump`), or the next or previous one
   * (`ppaction://hlinkshowjump`). Undefined for anything else, with a warning if it is unsafe.
   */
  linkOf(click: XmlElement | undefined): Link | undefined;
  /** The same context with the relationships of another part: a chart, the drawing of a diagram. */
  within(part: Part): SlideContext;
  /** Unique in the presentation. */
  makeId(stem: string): ObjectId;
  warn(code: WarningCode, detail?: string): void;
}

export type Fill =
  | { kind: 'none' }
  /** `draw`: the pattern that the paint stands for, where there is room for it. */
  | { kind: 'paint'; paint: Paint; draw?: () => Fill | undefined }
  | { kind: 'picture'; picture: PictureFound; crop: Crop; opacity: number; tile?: Tile | undefined };

/** The part of a picture that fills the box, in fractions of the picture; outside 0 to 1 nothing is drawn. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tiled picture: its size and the position of the first tile, in canvas units. */
export interface Tile {
  width: number;
  height: number;
  x: number;
  y: number;
  /** The corner, side or centre of the box that the first tile is anchored to: `tl`, `ctr`, `br`… */
  align: string;
  flip: string;
}

/** A picture that consists of as many tiles across as down, each a part of another picture. */
export interface Repeat {
  area: Crop;
  times: number;
  /** Along which axes every second tile is mirrored. */
  flip: string;
}

/** `density`: pixels per inch, from the file. `words`: text over the picture, in its own coordinates. */
export type PictureFound =
  | {
      kind: 'asset';
      asset: AssetId;
      width: number;
      height: number;
      density: number;
      words?: { viewBox: DrawingContent['viewBox']; texts: readonly MetafileText[] };
      /** A picture with many tiles of this one, if it has pixels that can be read. */
      repeated?: ((repeat: Repeat) => PictureFound) | undefined;
    }
  | { kind: 'drawing'; drawing: DrawingContent; texts: readonly MetafileText[] };

/** What a text inherits; the first that specifies something wins. */
export interface TextInheritance {
  /** `a:bodyPr` of the shape, its layout and its master. */
  bodyProperties: readonly XmlElement[];
  /**
   * Elements with `a:lvl1pPr` … `a:lvl9pPr`: `a:lstStyle` and the style's font of the shape and of its placeholders, the master's
   * `p:titleStyle`/`p:bodyStyle`/`p:otherStyle`, `p:defaultTextStyle`.
   */
  listStyles: readonly XmlElement[];
}

/**
 * A box in canvas units, in the coordinates of its topic or group: `x`, `y` is its top left corner before it is rotated, clockwise in
 * degrees, about its centre.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}
