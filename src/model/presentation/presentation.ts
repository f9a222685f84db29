import type { DrawingContent } from './drawing.ts';
import type { Link } from './link.ts';
import type { Color, Paint, PaletteName, Stroke } from './paints.ts';
import type { Paragraph, StyleClass, TextStyle } from './texts.ts';

/** Unique in a presentation. The canvas itself is the topic `root.id`. */
export type ObjectId = string;
export type AssetId = string;

/**
 * Where an object lies in the coordinates of its parent: its centre, turned clockwise by degrees, then scaled.
 * Its own coordinates begin at the top left corner of its box and end at (width, height).
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
  /** 0 to 1, for the object and all it contains. */
  opacity: number;
  /** For people who do not see it, and for the transcript of what is no text. */
  alt?: string | undefined;
  link?: Link | undefined;
}

export interface TextObject extends PlacedObject {
  kind: 'text';
  styleClass: StyleClass;
  paragraphs: Paragraph[];
  /** BCP 47; the presentation's if absent. */
  language?: string | undefined;
  direction: 'auto' | 'ltr' | 'rtl';
  /** Where the lines sit if they do not fill the box. */
  verticalAlign: 'top' | 'middle' | 'bottom';
  /** Over the theme's style of its class. */
  style?: Partial<TextStyle> | undefined;
  /** False: lines end only where the text says so. */
  wraps?: boolean | undefined;
}

export interface ImageObject extends PlacedObject {
  kind: 'image';
  asset: AssetId;
  /** The part of the picture that fills the box, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  mask: { kind: 'none' } | { kind: 'ellipse' } | { kind: 'rounded'; radius: number } | { kind: 'path'; d: string };
  /** Mirrored from side to side (x), upside down (y) or both, within its mask. */
  flip?: 'x' | 'y' | 'both' | undefined;
}

/** Vector art, stretched from its view box over the object's box. */
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
  /** Of `rounded`, in the object's own units. */
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

/** A place on the canvas that the path can visit, with its own coordinates and whatever lies in it. */
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
  /** Absent: in the middle. */
  verticalAlign?: TextObject['verticalAlign'] | undefined;
  /** Between its edges and its text, in units. */
  padding?: { left: number; top: number; right: number; bottom: number } | undefined;
  /** Over the table's; where cells have their own, the header has no line of its own. */
  lines?: { left?: Stroke | undefined; top?: Stroke | undefined; right?: Stroke | undefined; bottom?: Stroke | undefined } | undefined;
}

export interface TableObject extends PlacedObject {
  kind: 'table';
  /** Shares of the width, one a column. */
  columns: number[];
  /** A row is at least as high as it says, and as its cells need. */
  rows: { cells: TableCell[]; height?: number | undefined }[];
  hasHeader: boolean;
  /** Absent: no lines. */
  lines?: Stroke | undefined;
  fontSize: number;
}

/** An axis of a plain chart. What is absent is as the data ask, or not there. */
export interface ChartAxis {
  title?: string | undefined;
  titleStyle?: Partial<TextStyle> | undefined;
  /** Of its names and numbers. */
  style?: Partial<TextStyle> | undefined;
  /** Absent: beside its line. */
  labels?: 'none' | 'low' | 'high' | undefined;
  /** Degrees that its names are turned by. */
  angle?: number | undefined;
  /** As in spreadsheets: `General`, `0%`, `#,##0.00`. */
  format?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  isLogarithmic?: boolean | undefined;
  /** From right to left, or, of the names beside bars, from the bottom up. */
  isReversed?: boolean | undefined;
  /** Of categories: the first and the last lie on the very edges. */
  isFlush?: boolean | undefined;
  /** It stands where the other axis ends. */
  isFar?: boolean | undefined;
  line?: Stroke | undefined;
  grid?: Stroke | undefined;
}

/** What is written at each value. */
export interface ChartLabels {
  shows: ('series' | 'category' | 'value' | 'percent')[];
  format?: string | undefined;
  /** Between what it shows. */
  separator?: string | undefined;
  side?: 'inside' | 'outside' | 'center' | 'base' | 'above' | 'below' | 'left' | 'right' | undefined;
  style?: Partial<TextStyle> | undefined;
  /** Of single values: other words, or none at all if empty. */
  own?: (string | null)[] | undefined;
}

export interface ChartSeries {
  name: string;
  /** A gap in the data is null. */
  values: (number | null)[];
  /** For scatter alone. */
  x?: (number | null)[] | undefined;
  color?: Color | undefined;
  /** From here on for plain charts alone. In one with other kinds: absent, the chart's. */
  kind?: 'column' | 'line' | 'area' | undefined;
  /** Measured on the second axis. */
  isSecond?: boolean | undefined;
  /** Of single values. */
  colors?: (Color | null)[] | undefined;
  /** Points of a scatter become bubbles, as large as these. */
  sizes?: (number | null)[] | undefined;
  marker?: 'circle' | 'square' | 'diamond' | 'triangle' | undefined;
  markerSize?: number | undefined;
  isSmooth?: boolean | undefined;
  /** The line itself; around columns, areas and slices. */
  stroke?: Stroke | undefined;
  labels?: ChartLabels | undefined;
}

/** Drawn as spreadsheets draw charts: everything is where and how it is said here. */
export interface PlainChart {
  style?: Partial<TextStyle> | undefined;
  titleStyle?: Partial<TextStyle> | undefined;
  /** Absent: none, whatever `hasLegend` says. Places are fractions of the chart's box. */
  legend?:
    | {
        side: 'top' | 'right' | 'bottom' | 'left';
        style?: Partial<TextStyle> | undefined;
        isOver?: boolean | undefined;
        x?: number | undefined;
        y?: number | undefined;
        width?: number | undefined;
        height?: number | undefined;
      }
    | undefined;
  titlePlace?: { x: number; y: number } | undefined;
  /** Where the data lie, without names and numbers; absent: in the room that is left. */
  plot?: { x: number; y: number; width: number; height: number } | undefined;
  categoryAxis?: ChartAxis | undefined;
  valueAxis?: ChartAxis | undefined;
  secondAxis?: ChartAxis | undefined;
  /** All that are stacked fill the whole. */
  isPercent?: boolean | undefined;
  /** Between groups of columns, and how far columns lie over each other: in breadths of a column. */
  gap?: number | undefined;
  overlap?: number | undefined;
  /** Where the first slice begins, in degrees from the top; how much of a donut is its hole. */
  turn?: number | undefined;
  hole?: number | undefined;
  /** At each category, from the lowest to the highest of its lines, and from the first to the last. */
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
  /** Absent: as we draw charts. */
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

/** An area that leads somewhere; its `link` says where. */
export interface LinkObject extends PlacedObject {
  kind: 'link';
  label: string;
}

/** What we could not read, or a newer version wrote: kept as it came, drawn as a note. */
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
  /** A file beside the document, a `data:` address of a picture, or a path on our own origin; never another host. */
  source: string;
  width: number;
  height: number;
  alt?: string | undefined;
  /** Credits and where it comes from, for people. */
  credit?: string | undefined;
}

export interface BackgroundLayer {
  id: string;
  /** How far it follows the camera: 0 stands still behind everything, 1 moves with the canvas. */
  depth: number;
  /** In the coordinates of the root topic. */
  objects: SceneObject[];
}

export interface Theme {
  palette: Record<PaletteName, Color>;
  /** Families of `text/families.ts`. */
  fonts: { heading: string; body: string; code: string };
  textStyles: Record<StyleClass, TextStyle>;
  background: { fill: Paint; layers: BackgroundLayer[] };
}

export interface Step {
  id: string;
  title: string;
  /** The object that the camera goes to; absent: it stays where it is. The overview is `root.id`. */
  to?: ObjectId | undefined;
  /** Objects that appear with this step; before it they are hidden. */
  reveal: ObjectId[];
  /** Milliseconds of the flight; absent: as the distance asks. */
  duration?: number | undefined;
  /** Milliseconds to stay when playing by itself. */
  hold?: number | undefined;
  notes: string;
}

/** The one in-memory form. What the document held besides stays on each object and is written back. */
export interface Presentation {
  /** 0: came from a flat canvas (core); 2: a tree of topics (pitch). */
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
