import type { DrawingContent } from './drawing.ts';
import type { Link } from './link.ts';
import type { Color, Paint, PaletteName, Stroke } from './paints.ts';
import type { Paragraph, StyleClass, TextStyle } from './texts.ts';

/** Unique within a presentation. The canvas itself is the topic `root.id`. */
export type ObjectId = string;
export type AssetId = string;

/** Its place among its siblings, once somebody has edited the document. Lists are in the order of their keys, then of their ids. */
export type OrderKey = string;

/**
 * An object's position in its parent's coordinates: its centre, rotated clockwise by degrees, then scaled.
 * Its own coordinates run from the top left corner of its box to (width, height).
 */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

interface PlacedObject extends Placement {
  readonly id: ObjectId;
  readonly order?: OrderKey | undefined;
  /** 0 to 1, for the object and everything in it. */
  readonly opacity: number;
  /** For people who cannot see it, and for the transcript of anything that is not text. */
  readonly alt?: string | undefined;
  readonly link?: Link | undefined;
  /** Neither it nor anything in it is for anybody but those who edit it. */
  readonly isHidden?: boolean | undefined;
  /** Whoever edits it has to unlock it first, with everything in it. */
  readonly isLocked?: boolean | undefined;
}

export interface TextObject extends PlacedObject {
  readonly kind: 'text';
  readonly styleClass: StyleClass;
  readonly paragraphs: readonly Paragraph[];
  /** BCP 47; defaults to the presentation's. */
  readonly language?: string | undefined;
  readonly direction: 'auto' | 'ltr' | 'rtl';
  /** Where the lines are if they do not fill the box. */
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  /** Overrides the theme's style for its class. */
  readonly style?: Partial<TextStyle> | undefined;
  /** False: lines break only where the text has a line break. */
  readonly wraps?: boolean | undefined;
  /** Side by side, and the space between them: each is as high as the box before the next begins. */
  readonly columns?: { readonly count: number; readonly gap: number } | undefined;
  /** What editors do if the words need more than the box: nothing, or smaller letters. By default, the box grows. */
  readonly fit?: 'fixed' | 'shrink' | undefined;
  /** How large the letters are drawn, as a share of the sizes that they have. */
  readonly letterScale?: number | undefined;
}

/** In the coordinates of the object; `evenodd` if a figure inside another is a hole, whatever its direction. */
interface PathMask {
  readonly kind: 'path';
  readonly d: string;
  readonly rule?: 'evenodd' | undefined;
}

export interface ImageObject extends PlacedObject {
  readonly kind: 'image';
  readonly asset: AssetId;
  /** The part of the image that fills the box, in fractions of the image. */
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly mask:
    | { readonly kind: 'none' }
    | { readonly kind: 'ellipse' }
    | { readonly kind: 'rounded'; readonly radius: number }
    | PathMask;
  /** Mirrored horizontally (x), vertically (y) or both, within its mask. */
  readonly flip?: 'x' | 'y' | 'both' | undefined;
}

/** Vector art, stretched from its view box to the object's box. */
export interface DrawingObject extends PlacedObject {
  readonly kind: 'drawing';
  readonly drawing: DrawingContent;
  /** Instead of all of its own colours. */
  readonly tint?: Color | undefined;
  /** What it was made from, for editors to make it anew. Whoever only shows the drawing does not need it. */
  readonly formula?: { readonly tex: string } | undefined;
}

export type ShapeName =
  | 'rectangle'
  | 'rounded'
  | 'ellipse'
  | 'triangle'
  | 'diamond'
  | 'pentagon'
  | 'hexagon'
  | 'star'
  | 'arrow'
  | 'chevron'
  | 'speech'
  | 'plus';

export interface ShapeObject extends PlacedObject {
  readonly kind: 'shape';
  readonly shape: ShapeName;
  readonly fill?: Paint | undefined;
  readonly stroke?: Stroke | undefined;
  /** For `rounded`, in the object's own units. */
  readonly radius: number;
}

export type LineEnd = 'none' | 'arrow' | 'triangle' | 'circle' | 'bar';

/** Where a line is attached to another object: a point in fractions of its box. Without that object, the end stays where it is. */
export interface Attachment {
  readonly id: ObjectId;
  readonly x: number;
  readonly y: number;
}

export interface LineObject extends PlacedObject {
  readonly kind: 'line';
  /** In the object's own coordinates; at least two. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly course: 'straight' | 'curved' | 'elbow';
  readonly stroke: Stroke;
  readonly start: LineEnd;
  readonly end: LineEnd;
  /** Editors move the first or last point along; whoever only shows the line needs its points alone. */
  readonly startsAt?: Attachment | undefined;
  readonly endsAt?: Attachment | undefined;
}

export type FrameShape = 'circle' | 'rectangle' | 'rounded' | 'bracket' | 'invisible';

export interface Frame {
  readonly shape: FrameShape;
  readonly fill?: Paint | undefined;
  readonly stroke?: Stroke | undefined;
}

export interface FrameObject extends PlacedObject {
  readonly kind: 'frame';
  readonly frame: Frame;
  readonly title?: string | undefined;
}

export interface GroupObject extends PlacedObject {
  readonly kind: 'group';
  readonly children: readonly SceneObject[];
}

/** A place on the canvas that the path can visit, with its own coordinates and contents. */
export interface Topic extends PlacedObject {
  readonly kind: 'topic';
  readonly title: string;
  readonly frame?: Frame | undefined;
  readonly children: readonly SceneObject[];
}

export interface TableCell {
  /** Unique within its table; absent until somebody edits the document. */
  readonly id?: string | undefined;
  readonly paragraphs: readonly Paragraph[];
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly fill?: Paint | undefined;
  /** Default: in the middle. */
  readonly verticalAlign?: TextObject['verticalAlign'] | undefined;
  /** Degrees by which its text is rotated. */
  readonly turn?: 90 | 270 | undefined;
  /** Between its edges and its text, in units. */
  readonly padding?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | undefined;
  /** Override the table's; if any cells have their own, the header gets no line of its own. */
  readonly lines?:
    | {
        readonly left?: Stroke | undefined;
        readonly top?: Stroke | undefined;
        readonly right?: Stroke | undefined;
        readonly bottom?: Stroke | undefined;
      }
    | undefined;
}

export interface TableObject extends PlacedObject {
  readonly kind: 'table';
  /** Shares of the width, one per column. */
  readonly columns: readonly number[];
  /** A row is at least this high, and as high as its cells need. */
  readonly rows: readonly { readonly cells: readonly TableCell[]; readonly height?: number | undefined }[];
  readonly hasHeader: boolean;
  /** If absent, no lines. */
  readonly lines?: Stroke | undefined;
  readonly fontSize: number;
}

/** An axis of a plain chart. Anything absent is derived from the data, or omitted. */
export interface ChartAxis {
  readonly title?: string | undefined;
  readonly titleStyle?: Partial<TextStyle> | undefined;
  /** For its names and numbers. */
  readonly style?: Partial<TextStyle> | undefined;
  /** Default: beside its line. */
  readonly labels?: 'none' | 'low' | 'high' | undefined;
  /** Degrees by which its names are rotated. */
  readonly angle?: number | undefined;
  /** As in spreadsheets: `General`, `0%`, `#,##0.00`. */
  readonly format?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly isLogarithmic?: boolean | undefined;
  /** From right to left, or for the names beside bars, from the bottom up. */
  readonly isReversed?: boolean | undefined;
  /** For categories: the first and the last are at the very edges. */
  readonly isFlush?: boolean | undefined;
  /** It is at the far end of the other axis. */
  readonly isFar?: boolean | undefined;
  readonly line?: Stroke | undefined;
  readonly grid?: Stroke | undefined;
  /** Short marks on its line; if absent there are none. */
  readonly ticks?: 'in' | 'out' | 'cross' | undefined;
}

/** Labels at each value. */
export interface ChartLabels {
  readonly shows: readonly ('series' | 'category' | 'value' | 'percent')[];
  readonly format?: string | undefined;
  /** Between the parts it shows. */
  readonly separator?: string | undefined;
  readonly side?: 'inside' | 'outside' | 'center' | 'base' | 'above' | 'below' | 'left' | 'right' | undefined;
  readonly style?: Partial<TextStyle> | undefined;
  /** For single values: a different text, or no label if empty. */
  readonly own?: readonly (string | null)[] | undefined;
}

/** Lines from each value as far up and down as it may differ, or to both sides. */
export interface ErrorBars {
  readonly plus: readonly (number | null)[];
  readonly minus: readonly (number | null)[];
  readonly isAcross?: boolean | undefined;
  /** Without short lines at the ends. */
  readonly isPlain?: boolean | undefined;
  readonly stroke: Stroke;
}

export interface ChartSeries {
  /** Unique within its chart; absent until somebody edits the document. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Null is a gap in the data. */
  readonly values: readonly (number | null)[];
  /** Scatter charts only. */
  readonly x?: readonly (number | null)[] | undefined;
  readonly color?: Color | undefined;
  /** The following apply to plain charts only. For mixing kinds; defaults to the chart's. */
  readonly kind?: 'column' | 'line' | 'area' | undefined;
  /** Measured on the second axis. */
  readonly isSecond?: boolean | undefined;
  /** For single values. */
  readonly colors?: readonly (Color | null)[] | undefined;
  /** Instead of a single colour: of each column or slice, or of the whole area. */
  readonly fill?: Paint | undefined;
  readonly fills?: readonly (Paint | null)[] | undefined;
  /** How far slices are pulled out, in radii. */
  readonly pulls?: readonly (number | null)[] | undefined;
  readonly errorBars?: readonly ErrorBars[] | undefined;
  /** Turns the points of a scatter chart into bubbles of these sizes. */
  readonly sizes?: readonly (number | null)[] | undefined;
  readonly marker?: 'circle' | 'square' | 'diamond' | 'triangle' | undefined;
  readonly markerSize?: number | undefined;
  readonly isSmooth?: boolean | undefined;
  /** The line itself, or the outline of columns, areas and slices. */
  readonly stroke?: Stroke | undefined;
  readonly labels?: ChartLabels | undefined;
}

/** Drawn the way spreadsheets draw charts: everything is exactly as specified here. */
export interface PlainChart {
  readonly style?: Partial<TextStyle> | undefined;
  readonly titleStyle?: Partial<TextStyle> | undefined;
  /** If absent there is none, whatever `hasLegend` says. Positions are fractions of the chart's box. */
  legend?:
    | {
        readonly side: 'top' | 'right' | 'bottom' | 'left';
        readonly style?: Partial<TextStyle> | undefined;
        readonly isOver?: boolean | undefined;
        /** Entries that are not shown, by their place. */
        readonly omits?: readonly number[] | undefined;
        readonly x?: number | undefined;
        readonly y?: number | undefined;
        readonly width?: number | undefined;
        readonly height?: number | undefined;
      }
    | undefined;
  readonly titlePlace?: { readonly x: number; readonly y: number } | undefined;
  /** Where the data are, without names and numbers; default: the remaining space. */
  readonly plot?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined;
  readonly categoryAxis?: ChartAxis | undefined;
  readonly valueAxis?: ChartAxis | undefined;
  readonly secondAxis?: ChartAxis | undefined;
  /** Stacked values fill the whole height. */
  readonly isPercent?: boolean | undefined;
  /** Between groups of columns, and how much columns overlap: in column widths. */
  readonly gap?: number | undefined;
  readonly overlap?: number | undefined;
  /** Where the first slice starts, in degrees from the top; how much of a donut is its hole. */
  readonly turn?: number | undefined;
  readonly hole?: number | undefined;
  /** At each category, a line from the lowest to the highest value, and a bar from the first to the last. */
  readonly hasRanges?: boolean | undefined;
  readonly hasUpDown?: boolean | undefined;
  readonly fill?: Paint | undefined;
  readonly stroke?: Stroke | undefined;
  readonly plotFill?: Paint | undefined;
}

export interface ChartObject extends PlacedObject {
  readonly kind: 'chart';
  readonly chart: 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'scatter' | 'radar';
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly isStacked: boolean;
  readonly hasLegend: boolean;
  readonly unit: string;
  /** If absent, drawn in our own style. */
  readonly plain?: PlainChart | undefined;
}

export interface CodeObject extends PlacedObject {
  readonly kind: 'code';
  readonly code: string;
  /** As in a Markdown fence: ts, python, sql… */
  readonly codeLanguage: string;
  readonly fontSize: number;
  readonly hasLineNumbers: boolean;
  /** From 1. */
  readonly highlightedLines: readonly number[];
}

export interface VideoObject extends PlacedObject {
  readonly kind: 'video';
  readonly asset: AssetId;
  readonly poster?: AssetId | undefined;
  /** There is nothing to see: it is shown as a card with its `alt`. */
  readonly isSound?: boolean | undefined;
  readonly isLooping: boolean;
  readonly isMuted: boolean;
  readonly startsItself: boolean;
}

/** A clickable area; its `link` is the target. */
export interface LinkObject extends PlacedObject {
  readonly kind: 'link';
  readonly label: string;
}

/** Something we could not read, or from a newer version: kept verbatim, drawn as a note. */
export interface UnreadableObject extends PlacedObject {
  readonly kind: 'unreadable';
  readonly source: unknown;
}

export type SceneObject =
  | TextObject
  | ImageObject
  | DrawingObject
  | ShapeObject
  | LineObject
  | FrameObject
  | GroupObject
  | Topic
  | TableObject
  | ChartObject
  | CodeObject
  | VideoObject
  | LinkObject
  | UnreadableObject;

export interface Asset {
  /** `video`: whatever plays, recordings of sound too. */
  readonly kind: 'image' | 'video';
  /** A file beside the document, a `data:` URL of an image, or a path on our own origin; never another host. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string | undefined;
  /** Credits and source, as readable text. */
  readonly credit?: string | undefined;
}

export interface BackgroundLayer {
  readonly id: string;
  readonly order?: OrderKey | undefined;
  /** How far it follows the camera: 0 stays fixed behind everything, 1 moves with the canvas. */
  readonly depth: number;
  /** Zooms, as multiples of the overview's: it fades in at one, and out at the other, once another layer may cover it. */
  readonly appearsAt?: number | undefined;
  readonly disappearsAt?: number | undefined;
  /** In the coordinates of the root topic. */
  readonly objects: readonly SceneObject[];
}

export interface Theme {
  readonly palette: Readonly<Record<PaletteName, Color>>;
  /** Families from `text/families.ts`. */
  readonly fonts: { readonly heading: string; readonly body: string; readonly code: string };
  readonly textStyles: Readonly<Record<StyleClass, TextStyle>>;
  readonly background: { readonly fill: Paint; readonly layers: readonly BackgroundLayer[] };
}

/** How a flight gets to where it goes: without zooming out for it, or with more of an overview on the way. */
export type FlightCurve = 'direct' | 'high';

export interface Step {
  readonly id: string;
  readonly order?: OrderKey | undefined;
  readonly title: string;
  /** The object the camera goes to; if absent, it stays where it is. The overview is `root.id`. */
  readonly to?: ObjectId | undefined;
  /** Objects that appear with this step; they are hidden before it. */
  readonly reveal: readonly ObjectId[];
  /** Objects that disappear with this step, until a later one reveals them again. */
  readonly hide?: readonly ObjectId[] | undefined;
  /** Flight time in milliseconds; by default depends on the distance. */
  readonly duration?: number | undefined;
  /** The way there, and back; by default the calmest one. */
  readonly curve?: FlightCurve | undefined;
  /** Milliseconds to stay during autoplay. */
  readonly hold?: number | undefined;
  /** Moves on by itself after `hold`, also if nothing else plays automatically. */
  readonly isTimed?: boolean | undefined;
  /** For the speaker alone. Nothing made for the audience contains them. */
  readonly notes: string;
  /** For the audience: shown as a caption and read out. If absent, the text at the stop is. */
  readonly caption?: string | undefined;
}

/** The only in-memory form. Anything else in the document is kept on each object and written back. */
export interface Presentation {
  /** 0: from a flat canvas (core); 2: a tree of topics (pitch). */
  readonly schemaVersion: 0 | 2;
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  readonly theme: Theme;
  readonly assets: Readonly<Record<AssetId, Asset>>;
  readonly root: Topic;
  readonly path: readonly Step[];
}
