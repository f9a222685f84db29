import type { PaintLabels } from '#model/paint/labels.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import type { SidebarCard } from './cards.ts';
import type { CurationTag } from './curation.ts';
import type { EvaluatedFeatures } from '../features.ts';
import type { PdfOffer } from '../pdf/pdf-access.ts';
import type { Avatar } from '../person.ts';
import type { Privacy, SchemaVersion } from './presentation-address.ts';
import type { DisplayData, Suggestion, ViewerFiles } from '../viewer.ts';

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
  /** Of the store. */
  url: string;
  ownProtocolUrl: string;
  /** Milliseconds; 300 unless given. */
  openAppTimeout?: number;
}

/** All that the specification lists under "Presentation page data". */
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
  /** Absent where there are no likes: the control is hidden then. */
  likesCount?: number;
  hasLikedPrezi: boolean;
  hasLiked: boolean;
  isAuthenticated: boolean;
  isMobile: boolean;
  /** Watched at its public address, not through a view link or by its rights. */
  isPublicView: boolean;
  embedMode: boolean;
  viewerRights: { edit: boolean; comment: boolean };
  viewerName: string | null;
  viewerEmail: string | null;
  prezilink: { link_id: string } | null;
  makeACopyRedirectUrl: string | null;
  showMakeACopyButton: boolean;
  transcriptData: TranscriptTopic;
  topPicks: SidebarCard[];
  searchTerms: Record<AuthorSegment, string[]>;
  /** Separated by commas. */
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

/** The page data, and what the page shows besides. */
export interface ViewPageProps extends PresentationPageData {
  /** Absolute; null where it should not be known (private, through a view link). */
  canonical: string | null;
  /** Absolute: what is shared and copied. */
  shareAddress: string;
  display: DisplayData;
  ownerBlock: { avatar: Avatar; about: string; presentationCount: number; address: string };
  authorSegment: AuthorSegment;
  /** ISO 8601. */
  published: string;
  /** BCP 47 of what is presented. */
  contentLanguage: string;
  /** For other sites that show a link to this. */
  openGraph: Picture | null;
  /** The smallest picture, for the embed dialog and machines. */
  thumbnail: string | null;
  /** In lists, searches and search engines. */
  isFindable: boolean;
  sampleVideos: SidebarCard[];
  templates: SidebarCard[];
  /** Embeds may only be as wide as their place. */
  isResponsiveOnly: boolean;
  /** Null: nothing is for sale here; owners export all the same. */
  pdf: PdfOffer | null;
  /** For moderators; null for everybody else. */
  curation: { tag: CurationTag | null } | null;
  /** `preparing`: its files are being made, and the page asks again by itself; `failed`: they could not be made. */
  stage: { state: 'ready'; files: ViewerFiles; labels: PaintLabels; suggestions: Suggestion[] } | { state: 'preparing' | 'failed' };
}
