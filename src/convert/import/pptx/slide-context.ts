import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { ImportTools } from '../imported.ts';
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
  tools: ImportTools;
  /** Canvas units an EMU. A slide is 1920 units wide, or 1080 high if it is taller than wide. */
  unit: number;
  /** The colour in an element that holds one (`a:solidFill`, `a:fgClr`, `a:gs`…), with its changes (tint, lumMod, alpha…) done: `#rrggbb` or `#rrggbbaa`. `phClr` stands for `placeholder`. */
  colorIn(holder: XmlElement | undefined, placeholder?: Color): Color | undefined;
  /** The fill among the children of an element (`p:spPr`, `a:tcPr`, `a:ln`, `p:bgPr`…); `none` if it says noFill, undefined if it says nothing. */
  fillIn(holder: XmlElement | undefined, placeholder?: Color): Fill | undefined;
  /** Of an `a:ln`. */
  strokeOf(line: XmlElement | undefined, placeholder?: Color): Stroke | 'none' | undefined;
  /** The family of ours that stands for a typeface (`+mj-lt`, Calibri…); undefined for none. Warns about fonts that look different. */
  familyOf(typeface: string | undefined): string | undefined;
  /** The picture that a relationship names, as an asset; a `drawing` for SVG and metafiles. Undefined and a warning if it cannot be shown. */
  pictureOf(relationship: string | undefined): PictureFound | undefined;
  /** Unique in the presentation. */
  makeId(stem: string): ObjectId;
  warn(code: WarningCode, detail?: string): void;
}

export type Fill = { kind: 'none' } | { kind: 'paint'; paint: Paint } | { kind: 'picture'; picture: PictureFound; crop: Crop; opacity: number };
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type PictureFound = { kind: 'asset'; asset: AssetId; width: number; height: number } | { kind: 'drawing'; drawing: DrawingContent };

/** What a text inherits; the first that says something counts. */
export interface TextInheritance {
  /** `a:bodyPr`: the shape's own, its layout's, its master's. */
  bodyProperties: readonly XmlElement[];
  /** Elements with `a:lvl1pPr` … `a:lvl9pPr`: `a:lstStyle` of the shape, of its placeholders, the master's `p:titleStyle`/`p:bodyStyle`/`p:otherStyle`, `p:defaultTextStyle`. */
  listStyles: readonly XmlElement[];
  /** Of `p:style/a:fontRef`. */
  color?: Color | undefined;
  family?: string | undefined;
}

/** A box in canvas units, turned about its centre, in the coordinates of the topic or group it stands in. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}
