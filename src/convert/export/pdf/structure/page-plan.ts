import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';

export type TagRole = 'Sect' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link' | 'Code';

/** An element of the structure, in reading order. */
export interface TagNode {
  role: TagRole;
  /** For people who do not see it. */
  alt?: string;
  /** BCP 47, where it differs from the document's. */
  language?: string;
  title?: string;
  columnSpan?: number;
  rowSpan?: number;
  /** What of the page belongs here: an object's id, or with the part the painter tells of: `id` alone is the whole of it, `id#p0` its first paragraph, `id#r1c2p0` one in a cell. */
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
}
