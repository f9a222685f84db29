import type { FormState } from '../form.ts';
import type { ImportNote } from './imports.ts';
import type { Arrangement } from '#model/arrangement/arrangement.ts';

export const versionMakers = ['save', 'import', 'copy', 'restore', 'arrange', 'edit'] as const;
export type VersionMaker = (typeof versionMakers)[number];

export interface VersionSummary {
  number: number;
  /** From those who edit it. */
  name: string | null;
  /** ISO 8601. */
  madeAt: string;
  madeBy: VersionMaker;
  bytes: number;
  stopCount: number | null;
  thumbnail: string | null;
  /** Visitors see it. */
  isShown: boolean;
  isLatest: boolean;
}

export interface ViewLinkSummary {
  linkId: string;
  /** Absolute URL. */
  address: string;
  label: string;
  hasPassword: boolean;
  asksIdentity: boolean;
  /** ISO 8601; null means never. */
  expiresAt: string | null;
  isExpired: boolean;
  createdAt: string;
  visits: { viewerName: string; viewerEmail: string; at: string }[];
}

export type DetailsField =
  | 'title'
  | 'description'
  | 'tags'
  | 'privacy'
  | 'language'
  | 'segment'
  | 'slug'
  | 'allowsCopies'
  | 'sellsPdf'
  | 'showsNotes'
  | 'shows'
  | 'coverStop'
  | 'revision';

/** What visitors see: always the latest version, or the one that was published last. */
export const shownVersions = ['latest', 'published'] as const;

/** Everything about a presentation except what is on its canvas. */
export interface DetailsProps {
  oid: string;
  /** Path of its page. */
  viewAddress: string;
  editAddress: string;
  /** Of this page; what it submits goes below it. */
  detailsAddress: string;
  insightsAddress: string;
  downloadAddress: string;
  copyAddress: string;
  embedAddress: string;
  thumbnail: string | null;
  isMine: boolean;
  /** Stored values, overridden by what was entered. `revision` is included so that conflicting changes by two people are reported. */
  form: FormState<DetailsField>;
  /** The section that shows the form's `done` message: next to what was done. */
  doneIn: 'details' | 'arrangement' | 'versions';
  /** The slug if none is chosen, and the current language and segment. */
  usual: { slug: string; language: string; segment: string };
  /** Null where PDFs are not sold. */
  pdfPrice: string | null;
  covers: { stop: number; title: string; thumbnail: string | null }[];
  arrangement: { offers: readonly Arrangement[] } | null;
  links: ViewLinkSummary[];
  linkForm: FormState<'label' | 'password' | 'expires' | 'asksIdentity'>;
  versions: VersionSummary[];
  /** Null if visitors always see the latest version. `isBehind`: there are changes that they do not see. */
  publishing: { isBehind: boolean; shownVersion: number } | null;
  /** From its import, if it was imported. */
  notes: ImportNote[];
  facts: { stopCount: number; bytes: number; createdAt: string; modifiedAt: string; viewCount: number; likeCount: number };
}
