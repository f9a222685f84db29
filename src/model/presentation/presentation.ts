import type { DrawingContent } from './drawing.ts';
import type { Link } from './link.ts';
import type { Color, Paint, PaletteName, Stroke } from './paints.ts';
import type { Paragraph, StyleClass, TextStyle } from './texts.ts';

/** Unique within a presentation. The canvas itself is the topic `root.id`. */
export type ObjectId = string;
export type AssetId = string;

/**
 * An object's position in its parent's coordinates: its centre, rotated clockwise by degrees, then scaled.
 * Its own coordinates run from the top left corner of its box to (width, height).
 */
export interface Placement {
  x: number;
  y: number;
  rotation: number;
  scale: number;
  width: number;
  height: number;
}

interface PlacedObject extends Placement {
  id: ObjectId;
  /** 0 to 1, for the object and everything in it. */
  opacity: number;
  /** For people who cannot see it, and for the transcript of anything that is not text. */
  alt?: string | undefined;
  link?: Link | undefined;
}

export interface TextObject extends PlacedObject {
  kind: 'text';
  styleClass: StyleClass;
  paragraphs: Paragraph[];
  /** BCP 47; defaults to the presentation's. */
  language?: string | undefined;
  direction: 'auto' | 'ltr' | 'rtl';
  /** Where the lines are if they do not fill the box. */
  verticalAlign: 'top' | 'middle' | 'bottom';
  /** Overrides the theme's style for its class. */
  style?: Partial<TextStyle> | undefined;
  /** False: lines break only where the text has a line break. */
  wraps?: boolean | undefined;
}

/** In the coordinates of the object; `evenodd` if a figure inside another is a hole, whatever its direction. */
interface PathMask {
  kind: 'path';
  d: string;
  rule?: 'evenodd' | undefined;
}

export interface ImageObject extends PlacedObject {
  kind: 'image';
  asset: AssetId;
  /** The part of the image that fills the box, in fractions of the image. */
  crop: { x: number; y: number; width: number; height: number };
  mask: { kind: 'none' } | { kind: 'ellipse' } | { kind: 'rounded'; radius: number } | PathMask;
  /** Mirrored horizontally (x), vertically (y) or both, within its mask. */
  flip?: 'x' | 'y' | 'both' | undefined;
}

/** Vector art, stretched from its view box to the object's box. */
export interface DrawingObject extends PlacedObject {
  kind: 'drawing';
  drawing: DrawingContent;
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
  kind: 'shape';
  shape: ShapeName;
  fill?: Paint | undefined;
  stroke?: Stroke | undefined;
  /** For `rounded`, in the object's own units. */
  radius: number;
}

export type LineEnd = 'none' | 'arrow' | 'triangle' | 'circle' | 'bar';

export interface LineObject extends PlacedObject {
  kind: 'line';
  /** In the object's own coordinates; at least two. */
  points: { x: number; y: number }[];
  course: 'straight' | 'curved' | 'elbow';
  stroke: Stroke;
  start: LineEnd;
  end: LineEnd;
}

export type FrameShape = 'circle' | 'rectangle' | 'rounded' | 'bracket' | 'invisible';

export interface Frame {
  shape: FrameShape;
  fill?: Paint | undefined;
  stroke?: Stroke | undefined;
}

export interface FrameObject extends PlacedObject {
  kind: 'frame';
  frame: Frame;
  title?: string | undefined;
}

export interface GroupObject extends PlacedObject {
  kind: 'group';
  children: SceneObject[];
}

/** A place on the canvas that the path can visit, with its own coordinates and contents. */
export interface Topic extends PlacedObject {
  kind: 'topic';
  title: string;
  frame?: Frame | undefined;
  children: SceneObject[];
}

export interface TableCell {
  paragraphs: Paragraph[];
  columnSpan: number;
  rowSpan: number;
  fill?: Paint | undefined;
  /** Default: in the middle. */
  verticalAlign?: TextObject['verticalAlign'] | undefined;
  /** Degrees by which its text is rotated. */
  turn?: 90 | 270 | undefined;
  /** Between its edges and its text, in units. */
  padding?: { left: number; top: number; right: number; bottom: number } | undefined;
  /** Override the table's; if any cells have their own, the header gets no line of its own. */
  lines?: { left?: Stroke | undefined; top?: Stroke | undefined; right?: Stroke | undefined; bottom?: Stroke | undefined } | undefined;
}

export interface TableObject extends PlacedObject {
  kind: 'table';
  /** Shares of the width, one per column. */
  columns: number[];
  /** A row is at least this high, and as high as its cells need. */
  rows: { cells: TableCell[]; height?: number | undefined }[];
  hasHeader: boolean;
  /** If absent, no lines. */
  lines?: Stroke | undefined;
  fontSize: number;
}

/** An axis of a plain chart. Anything absent is derived from the data, or omitted. */
export interface ChartAxis {
  title?: string | undefined;
  titleStyle?: Partial<TextStyle> | undefined;
  /** For its names and numbers. */
  style?: Partial<TextStyle> | undefined;
  /** Default: beside its line. */
  labels?: 'none' | 'low' | 'high' | undefined;
  /** Degrees by which its names are rotated. */
  angle?: number | undefined;
  /** As in spreadsheets: `General`, `0%`, `#,##0.00`. */
  format?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  isLogarithmic?: boolean | undefined;
  /** From right to left, or for the names beside bars, from the bottom up. */
  isReversed?: boolean | undefined;
  /** For categories: the first and the last are at the very edges. */
  isFlush?: boolean | undefined;
  /** It is at the far end of the other axis. */
  isFar?: boolean | undefined;
  line?: Stroke | undefined;
  grid?: Stroke | undefined;
  /** Short marks on its line; if absent there are none. */
  ticks?: 'in' | 'out' | 'cross' | undefined;
}

/** Labels at each value. */
export interface ChartLabels {
  shows: ('series' | 'category' | 'value' | 'percent')[];
  format?: string | undefined;
  /** Between the parts it shows. */
  separator?: string | undefined;
  side?: 'inside' | 'outside' | 'center' | 'base' | 'above' | 'below' | 'left' | 'right' | undefined;
  style?: Partial<TextStyle> | undefined;
  /** For single values: a different text, or no label if empty. */
  own?: (string | null)[] | undefined;
}

/** Lines from each value as far up and down as it may differ, or to both sides. */
export interface ErrorBars {
  plus: (number | null)[];
  minus: (number | null)[];
  isAcross?: boolean | undefined;
  /** Without short lines at the ends. */
  isPlain?: boolean | undefined;
  stroke: Stroke;
}

export interface ChartSeries {
  name: string;
  /** Null is a gap in the data. */
  values: (number | null)[];
  /** Scatter charts only. */
  x?: (number | null)[] | undefined;
  color?: Color | undefined;
  /** The following apply to plain charts only. For mixing kinds; defaults to the chart's. */
  kind?: 'column' | 'line' | 'area' | undefined;
  /** Measured on the second axis. */
  isSecond?: boolean | undefined;
  /** For single values. */
  colors?: (Color | null)[] | undefined;
  /** Instead of a single colour: of each column or slice, or of the whole area. */
  fill?: Paint | undefined;
  fills?: (Paint | null)[] | undefined;
  /** How far slices are pulled out, in radii. */
  pulls?: (number | null)[] | undefined;
  errorBars?: ErrorBars[] | undefined;
  /** Turns the points of a scatter chart into bubbles of these sizes. */
  sizes?: (number | null)[] | undefined;
  marker?: 'circle' | 'square' | 'diamond' | 'triangle' | undefined;
  markerSize?: number | undefined;
  isSmooth?: boolean | undefined;
  /** The line itself, or the outline of columns, areas and slices. */
  stroke?: Stroke | undefined;
  labels?: ChartLabels | undefined;
}

/** Drawn the way spreadsheets draw charts: everything is exactly as specified here. */
export interface PlainChart {
  style?: Partial<TextStyle> | undefined;
  titleStyle?: Partial<TextStyle> | undefined;
  /** If absent there is none, whatever `hasLegend` says. Positions are fractions of the chart's box. */
  legend?:
    | {
        side: 'top' | 'right' | 'bottom' | 'left';
        style?: Partial<TextStyle> | undefined;
        isOver?: boolean | undefined;
        /** Entries that are not shown, by their place. */
        omits?: number[] | undefined;
        x?: number | undefined;
        y?: number | undefined;
        width?: number | undefined;
        height?: number | undefined;
      }
    | undefined;
  titlePlace?: { x: number; y: number } | undefined;
  /** Where the data are, without names and numbers; default: the remaining space. */
  plot?: { x: number; y: number; width: number; height: number } | undefined;
  categoryAxis?: ChartAxis | undefined;
  valueAxis?: ChartAxis | undefined;
  secondAxis?: ChartAxis | undefined;
  /** Stacked values fill the whole height. */
  isPercent?: boolean | undefined;
  /** Between groups of columns, and how much columns overlap: in column widths. */
  gap?: number | undefined;
  overlap?: number | undefined;
  /** Where the first slice starts, in degrees from the top; how much of a donut is its hole. */
  turn?: number | undefined;
  hole?: number | undefined;
  /** At each category, a line from the lowest to the highest value, and a bar from the first to the last. */
  hasRanges?: boolean | undefined;
  hasUpDown?: boolean | undefined;
  fill?: Paint | undefined;
  stroke?: Stroke | undefined;
  plotFill?: Paint | undefined;
}

export interface ChartObject extends PlacedObject {
  kind: 'chart';
  chart: 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'scatter' | 'radar';
  title: string;
  categories: string[];
  series: ChartSeries[];
  isStacked: boolean;
  hasLegend: boolean;
  unit: string;
  /** If absent, drawn in our own style. */
  plain?: PlainChart | undefined;
}

export interface CodeObject extends PlacedObject {
  kind: 'code';
  code: string;
  /** As in a Markdown fence: ts, python, sql… */
  codeLanguage: string;
  fontSize: number;
  hasLineNumbers: boolean;
  /** From 1. */
  highlightedLines: number[];
}

export interface VideoObject extends PlacedObject {
  kind: 'video';
  asset: AssetId;
  poster?: AssetId | undefined;
  isLooping: boolean;
  isMuted: boolean;
  startsItself: boolean;
}

/** A clickable area; its `link` is the target. */
export interface LinkObject extends PlacedObject {
  kind: 'link';
  label: string;
}

/** Something we could not read, or from a newer version: kept verbatim, drawn as a note. */
export interface UnreadableObject extends PlacedObject {
  kind: 'unreadable';
  source: unknown;
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
  kind: 'image' | 'video';
  /** A file beside the document, a `data:` URL of an image, or a path on our own origin; never another host. */
  source: string;
  width: number;
  height: number;
  alt?: string | undefined;
  /** Credits and source, as readable text. */
  credit?: string | undefined;
}

export interface BackgroundLayer {
  id: string;
  /** How far it follows the camera: 0 stays fixed behind everything, 1 moves with the canvas. */
  depth: number;
  /** Zooms, as multiples of the overview's: it fades in at one, and out at the other, once another layer may cover it. */
  appearsAt?: number | undefined;
  disappearsAt?: number | undefined;
  /** In the coordinates of the root topic. */
  objects: SceneObject[];
}

export interface Theme {
  palette: Record<PaletteName, Color>;
  /** Families from `text/families.ts`. */
  fonts: { heading: string; body: string; code: string };
  textStyles: Record<StyleClass, TextStyle>;
  background: { fill: Paint; layers: BackgroundLayer[] };
}

export interface Step {
  id: string;
  title: string;
  /** The object the camera goes to; if absent, it stays where it is. The overview is `root.id`. */
  to?: ObjectId | undefined;
  /** Objects that appear with this step; they are hidden before it. */
  reveal: ObjectId[];
  /** Objects that disappear with this step, until a later one reveals them again. */
  hide?: ObjectId[] | undefined;
  /** Flight time in milliseconds; by default depends on the distance. */
  duration?: number | undefined;
  /** Milliseconds to stay during autoplay. */
  hold?: number | undefined;
  /** For the speaker alone. Nothing made for the audience contains them. */
  notes: string;
  /** For the audience: shown as a caption and read out. If absent, the text at the stop is. */
  caption?: string | undefined;
}

/** The only in-memory form. Anything else in the document is kept on each object and written back. */
export interface Presentation {
  /** 0: from a flat canvas (core); 2: a tree of topics (pitch). */
  schemaVersion: 0 | 2;
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  theme: Theme;
  assets: Record<AssetId, Asset>;
  root: Topic;
  path: Step[];
}
