import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { Link } from '#model/presentation/link.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';

/** Pixels for each CSS pixel with which pages are painted: what is too small for them is on no page, and so cannot be read there. */
export const PIXEL_RATIO = 2;

export type TagRole =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Code';

/** An element of the structure, in reading order. */
export interface TagNode {
  role: TagRole;
  /** For people who do not see it. */
  alt?: string;
  /** BCP 47, where it differs from the document's. */
  language?: string;
  title?: string;
  /** Of a table: what its author says about it (attribute Summary). */
  summary?: string;
  /** Of a list: attribute ListNumbering. */
  numbering?: 'Disc' | 'Circle' | 'Square' | 'Decimal' | 'LowerAlpha' | 'UpperAlpha' | 'LowerRoman' | 'UpperRoman';
  columnSpan?: number;
  rowSpan?: number;
  /**
   * What of the page belongs here: an object's id, or with the part the painter tells of. `id#p0` is its first paragraph, `id#p0*` the
   * bullet before it, `id#r1c2p0` a paragraph in a cell; `id` alone is all of the object that has no place of its own, and all that such a
   * thing contains: of a group, its children. It comes before the children.
   */
  content?: string;
  children: TagNode[];
}

export interface PagePlan {
  /** The overview, then one a step in path order. */
  view: { kind: 'overview' } | { kind: 'step'; index: number };
  title: string;
  /** In CSS pixels: the page has the aspect of what the step shows. */
  viewport: Viewport;
  camera: Camera;
  opacities: ReadonlyMap<ObjectId, number>;
  /** Whatever is painted and has no place in here is an artifact. */
  tags: TagNode;
}

export interface Bookmark {
  title: string;
  /** From 0. */
  page: number;
  children: Bookmark[];
}

export interface DocumentPlan {
  pages: PagePlan[];
  bookmarks: Bookmark[];
  /** The page, from 0, that a link within the presentation leads to. */
  pageOf(link: Link): number | undefined;
}
