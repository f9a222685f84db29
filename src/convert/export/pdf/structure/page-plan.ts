import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { Link } from '#model/presentation/link.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';

/** Device pixels per CSS pixel when painting pages: anything too small for them is on no page, and so is not read there. */
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

/** An element of the structure tree, in reading order. */
export interface TagNode {
  role: TagRole;
  /** Alternative text. */
  alt?: string;
  /** BCP 47, where it differs from the document's. */
  language?: string;
  title?: string;
  /** For a table: the author's description (attribute Summary). */
  summary?: string;
  /** For a list: attribute ListNumbering. */
  numbering?: 'Disc' | 'Circle' | 'Square' | 'Decimal' | 'LowerAlpha' | 'UpperAlpha' | 'LowerRoman' | 'UpperRoman';
  columnSpan?: number;
  rowSpan?: number;
  /**
   * The page content that belongs here: an object's id, or an id with a part reported by the painter. `id#p0` is its first paragraph,
   * `id#p0*` the bullet before it, `id#r1c2p0` a paragraph in a cell; `id` alone is everything in the object without a tag of its own,
   * including what it contains, such as a group's children. It comes before the children.
   */
  content?: string;
  children: TagNode[];
}

export interface PagePlan {
  /** The overview, then one page per step in path order. */
  view: { kind: 'overview' } | { kind: 'step'; index: number };
  title: string;
  /** In CSS pixels: the page has the aspect ratio of what the step shows. */
  viewport: Viewport;
  camera: Camera;
  opacities: ReadonlyMap<ObjectId, number>;
  /** Painted content without a place in this tree is an artifact. */
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
