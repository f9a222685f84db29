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
}

export interface ImageObject extends PlacedObject {
  kind: 'image';
  asset: AssetId;
  /** The part of the picture that fills the box, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  mask: { kind: 'none' } | { kind: 'ellipse' } | { kind: 'rounded'; radius: number } | { kind: 'path'; d: string };
}

/** Vector art, stretched from its view box over the object's box. */
export interface DrawingObject extends PlacedObject {
  kind: 'drawing';
  drawing: DrawingContent;
}

export type ShapeName =
  | 'rectangle' | 'rounded' | 'ellipse' | 'triangle' | 'diamond' | 'pentagon' | 'hexagon'
  | 'star' | 'arrow' | 'chevron' | 'speech' | 'plus';

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
}

export interface TableObject extends PlacedObject {
  kind: 'table';
  /** Shares of the width, one a column. */
  columns: number[];
  rows: { cells: TableCell[] }[];
  hasHeader: boolean;
  /** Absent: no lines. */
  lines?: Stroke | undefined;
  fontSize: number;
}

export interface ChartObject extends PlacedObject {
  kind: 'chart';
  chart: 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'scatter';
  title: string;
  categories: string[];
  /** A gap in the data is null. `x` is for scatter alone. */
  series: { name: string; values: (number | null)[]; x?: (number | null)[] | undefined; color?: string | undefined }[];
  isStacked: boolean;
  hasLegend: boolean;
  unit: string;
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
  | TextObject | ImageObject | DrawingObject | ShapeObject | LineObject | FrameObject | GroupObject | Topic
  | TableObject | ChartObject | CodeObject | VideoObject | LinkObject | UnreadableObject;

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
