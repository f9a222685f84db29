import type { Avatar } from '#contract/person.ts';
import type { Privacy, SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { DisplayData, OpeningPicture, ViewerFiles } from '#contract/viewer.ts';
import type { AuthorSegment, Picture } from '#contract/presentation/view-page.ts';
import { formatShortDate } from '#locale/date.ts';
import type { Language } from '#locale/language.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

/** A presentation as the database has it. */
export interface Found {
  id: number;
  oid: string;
  ownerId: string;
  title: string;
  description: string;
  schemaVersion: SchemaVersion;
  slug: string | null;
  privacy: Privacy;
  isTemplate: boolean;
  tags: readonly string[];
  contentHash: string;
  createdAt: Date;
  modifiedAt: Date;
  /** When it was first listed publicly. */
  publishedAt: Date | null;
  isModifiedByOwner: boolean;
  /** Set by its editors. Language and segment take precedence over those of the document and the owner. */
  language: string | null;
  segment: AuthorSegment | null;
  allowsCopies: boolean;
  sellsPdf: boolean;
  /** The owner shows the speaker's notes as captions. */
  showsNotes: boolean;
  /** From 1. */
  coverStop: number | null;
}

export interface ShownOwner {
  publicDisplayName: string;
  avatar: Avatar;
  address: string;
  /** Tag of the pages that show them. */
  pageTag: string;
}

/** What was made of a version. */
export interface Shown {
  /** Whether all its pictures are painted. */
  isFinished: boolean;
  language: string;
  stopCount: number;
  minutes: number;
  /** Blurred, as a `data:` address. */
  softPreview: string | null;
  /** What the viewer shows first. */
  opening: OpeningPicture | null;
  preview: string | null;
  thumbnail: string | null;
  openGraph: Picture | null;
  files: ViewerFiles;
  /** The part asked for, and how many there are. */
  transcript: TranscriptTopic;
  transcriptParts: number;
}

export function displayData(
  { title, modifiedAt, isModifiedByOwner }: Found,
  { publicDisplayName, avatar, address }: ShownOwner,
  shown: Shown | 'preparing' | 'failed',
  language: Language,
): DisplayData {
  const made = typeof shown === 'string' ? undefined : shown;
  const previewUrl = made?.softPreview ?? null;
  // Versions by an earlier painter have nothing blurred until they are painted again.
  const fallbackPreviewUrl = made?.preview ?? null;
  return {
    title,
    byOwner: isModifiedByOwner,
    lastModifiedDateString: formatShortDate(modifiedAt.toISOString(), language),
    owner: { publicDisplayName, avatar, address },
    stopCount: made?.stopCount ?? 0,
    minutes: made?.minutes ?? 0,
    previewUrl,
    fallbackPreviewUrl,
    previewState: previewUrl !== null ? 'show' : fallbackPreviewUrl !== null || shown === 'failed' ? 'fallback' : 'loading',
  };
}
