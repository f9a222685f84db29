import type { PaintLabels } from '#model/paint/labels.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import type { SidebarCard } from './cards.ts';
import type { CurationTag } from './curation.ts';
import type { EvaluatedFeatures } from '../features.ts';
import type { PdfOffer } from '../pdf/pdf-access.ts';
import type { Avatar } from '../person.ts';
import type { Privacy, SchemaVersion } from './presentation-address.ts';
import type { DisplayData, OpeningPicture, Suggestion, ViewerFiles } from '../viewer.ts';

export const authorSegments = ['sales-marketing', 'teacher', 'student', 'other'] as const;
export type AuthorSegment = (typeof authorSegments)[number];

export const parseAuthorSegment = (segment: unknown): AuthorSegment => authorSegments.find((known) => known === segment) ?? 'other';

export interface Owner {
  oid: string;
  username: string;
  firstName: string;
  lastName: string;
  publicDisplayName: string;
}

export interface NativeApp {
  type: 'iphone' | 'android';
  /** Store URL. */
  url: string;
  ownProtocolUrl: string;
  /** Milliseconds; default 300. */
  openAppTimeout?: number;
}

/** Everything the specification lists under "Presentation page data". */
export interface PresentationPageData {
  oid: string;
  title: string;
  description: string;
  owner: Owner;
  lastModifiedDateString: string;
  /** ISO 8601. */
  lastModified: string;
  privacy: Privacy;
  schemaVersion: SchemaVersion;
  viewCount: number;
  /** Absent if likes are unavailable: the control is then hidden. */
  likesCount?: number;
  hasLikedPrezi: boolean;
  hasLiked: boolean;
  isAuthenticated: boolean;
  isMobile: boolean;
  /** Viewed at its public URL, not through a view link or the viewer's own rights. */
  isPublicView: boolean;
  embedMode: boolean;
  viewerRights: { edit: boolean; comment: boolean };
  /** Visitors do not see this version yet. */
  isUnpublished: boolean;
  viewerName: string | null;
  viewerEmail: string | null;
  prezilink: { link_id: string } | null;
  makeACopyRedirectUrl: string | null;
  showMakeACopyButton: boolean;
  /** One part of the transcript if it is long. */
  transcriptData: TranscriptTopic;
  topPicks: SidebarCard[];
  searchTerms: Record<AuthorSegment, string[]>;
  /** Comma-separated. */
  tags: string;
  nativeApp: NativeApp | null;
  evaluatedFeatures: EvaluatedFeatures;
  preziIsMine: boolean;
}

export interface Picture {
  address: string;
  width: number;
  height: number;
}

export const preparationStages = ['waiting', 'reading', 'looks', 'sharing', 'pictures'] as const;

/** How far the files of a presentation are made: text first, then fonts and images, the picture for other sites, a picture per step. */
export interface Preparation {
  stage: (typeof preparationStages)[number];
  /** Pictures painted, and pictures to paint. */
  done: number;
  total: number;
  isOwner: boolean;
}

/** The page data, plus what else the page shows. */
export interface ViewPageProps extends PresentationPageData {
  /** Absolute; null if the address should stay unknown (private, through a view link). */
  canonical: string | null;
  /** Absolute URL to share and copy. */
  shareAddress: string;
  /** Which part of the transcript the page shows, from 1. */
  /** The page of ours that a logged-in visitor comes from, to go back to. */
  backTo: string | null;
  transcriptPart: { part: number; count: number };
  display: DisplayData;
  ownerBlock: { avatar: Avatar; about: string; presentationCount: number; address: string };
  authorSegment: AuthorSegment;
  /** ISO 8601. */
  published: string;
  /** BCP 47 language of the content. */
  contentLanguage: string;
  /** For link previews on other sites. */
  openGraph: Picture | null;
  /** The smallest image, for the embed dialog and structured data. */
  thumbnail: string | null;
  /** Listed in lists, searches and search engines. */
  isFindable: boolean;
  sampleVideos: SidebarCard[];
  templates: SidebarCard[];
  /** Embeds may only use the fluid size. */
  isResponsiveOnly: boolean;
  /** Null if nothing is for sale here; owners can export regardless. */
  pdf: PdfOffer | null;
  /** For moderators; null for everyone else. */
  curation: { tag: CurationTag | null } | null;
  /** What is still being made of it. Once it can be watched, only its owner is told. */
  preparation: Preparation | null;
  /** `preparing`: its files are being generated and the page polls until they are ready; `failed`: generating them failed. */
  stage:
    | {
        state: 'ready';
        files: ViewerFiles;
        /** Only for the markup. */ opening: OpeningPicture | null;
        labels: PaintLabels;
        suggestions: Suggestion[];
      }
    | { state: 'preparing' | 'failed' };
}
