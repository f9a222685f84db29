import type { PresentationCard } from '#contract/presentation/cards.ts';
import type { CurationTag } from '#contract/presentation/curation.ts';
import type { EvaluatedFeatures } from '#contract/features.ts';
import type { PdfOffer } from '#contract/pdf/pdf-access.ts';
import type { SignedInPerson } from '#contract/person.ts';
import { copyPath, isListed, presentationPath, viewLinkPath } from '#contract/presentation/presentation-address.ts';
import {
  parseAuthorSegment,
  type AuthorSegment,
  type NativeApp,
  type Owner,
  type Preparation,
  type ViewPageProps,
} from '#contract/presentation/view-page.ts';
import type { Language } from '#locale/language.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import type { Grant, WithKey } from '../../http/security/file-keys.ts';
import { paintLabels } from '../../platform/pictures/paint-labels.ts';
import { displayData, type Found, type Shown, type ShownOwner } from './display-data.ts';
import { pickCards, templateCards, videoCards } from './sidebar/sidebar-cards.ts';
import type { Suggest } from './suggestions.ts';
import { staffPicksTag, templatesTag } from '../../http/pages/page-tags.ts';

const STAFF_PICKS = 4;

interface PageOwner extends ShownOwner {
  owner: Owner;
  about: string;
  segment: string;
  presentationCount: number;
}

interface Shelf {
  cards: PresentationCard[];
  tags: string[];
}

/** What the visitor may do with the presentation. The presentations feature decides; this page only shows it. */
export interface Access {
  isOwner: boolean;
  canSee: boolean;
  canEdit: boolean;
  canComment: boolean;
  canCopy: boolean;
  canCurate: boolean;
}

interface Parts {
  origin: string;
  findOwner(id: string): Promise<PageOwner | undefined>;
  show(
    contentHash: string,
    options: {
      carriesFonts: boolean;
      coverStop: number | null;
      showsNotes: boolean;
      part: number;
      keyed: ((address: string) => string) | undefined;
    },
  ): Promise<Shown | 'preparing' | 'failed'>;
  progressOf(contentHash: string): Promise<Omit<Preparation, 'isOwner'> | null>;
  /** Adds a key to the address of a file. */
  withKey: WithKey;
  suggest: Suggest;
  countsOf(presentationId: number): Promise<{ likes: number; views: number }>;
  hasLiked(presentationId: number, personId: string): Promise<boolean>;
  tagOf(presentationId: number): Promise<CurationTag | null>;
  staffPicks(count: number, exceptOid: string): Promise<Shelf>;
  templates(): Promise<Shelf>;
  trendingTerms(): Promise<Record<AuthorSegment, string[]>>;
  evaluateFeatures(userOid: string | undefined): Promise<EvaluatedFeatures>;
  pdfOffer(language: Language, isForSale: boolean): PdfOffer | null;
  presentationTag(oid: string): string;
  countsTag(oid: string): string;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Whether people can like presentations here. */
  hasLikes: boolean;
  /** Whether embeds may only be as wide as their container. */
  isResponsiveOnly: boolean;
}

/** Who views the page, and how they came to it. */
export interface Viewing {
  language: Language;
  user: { id: string; person: SignedInPerson } | null;
  access: Access;
  link: { linkId: string; viewerName: string | null; viewerEmail: string | null } | null;
  device: { isMobile: boolean; nativeApp: NativeApp | null };
  /** The page of ours that they come from. */
  backTo: string | null;
  isUnpublished: boolean;
  /** The part of the transcript to show, from 1. */
  part: number;
}

/** Its turn has not come. */
const notBegun = { stage: 'waiting', done: 0, total: 0 } as const;

/** Everything the page of a presentation shows; undefined if its owner was just removed or it has no such part. */
export function createViewPage({
  origin,
  findOwner,
  show,
  progressOf,
  withKey,
  suggest,
  countsOf,
  hasLiked,
  tagOf,
  staffPicks,
  templates,
  trendingTerms,
  evaluateFeatures,
  pdfOffer,
  presentationTag,
  countsTag,
  random,
  hasLikes,
  isResponsiveOnly,
}: Parts) {
  return async (
    presentation: Found,
    { language, user, access, link, device, backTo, isUnpublished, part }: Viewing,
  ): Promise<{ props: ViewPageProps; tags: string[] } | undefined> => {
    const { id, oid, title, description, privacy, schemaVersion, tags } = presentation;
    const isForVisitors = privacy !== 'private' && !isUnpublished;
    const grant = grantOf(presentation, isForVisitors, link, user);
    const keyed = grant && ((address: string) => withKey(address, grant));
    const [owner, shown, counts, isLiked, curation, picks, beginnings, searchTerms, evaluatedFeatures, related] = await Promise.all([
      findOwner(presentation.ownerId),
      show(presentation.contentHash, {
        carriesFonts: false,
        coverStop: presentation.coverStop,
        showsNotes: presentation.showsNotes,
        part,
        keyed,
      }),
      countsOf(id),
      user ? hasLiked(id, user.id) : false,
      tagOf(id),
      staffPicks(STAFF_PICKS, oid),
      templates(),
      trendingTerms(),
      evaluateFeatures(user?.person.oid),
      suggest(presentation),
    ]);
    if (!owner) return undefined;
    const made = typeof shown === 'string' ? undefined : shown;
    const partCount = made?.transcriptParts ?? 1;
    if (part > partCount) return undefined;
    const isBeingMade = shown === 'preparing' || (made?.isFinished === false && access.isOwner);
    const progress = isBeingMade ? ((await progressOf(presentation.contentHash)) ?? notBegun) : null;
    const address = presentationPath(presentation);
    const display = displayData(presentation, owner, shown, language);
    const props: ViewPageProps = {
      oid,
      title,
      description,
      owner: owner.owner,
      lastModifiedDateString: display.lastModifiedDateString,
      lastModified: presentation.modifiedAt.toISOString(),
      privacy,
      schemaVersion,
      viewCount: counts.views,
      ...(hasLikes && { likesCount: counts.likes }),
      hasLikedPrezi: isLiked,
      hasLiked: isLiked,
      isAuthenticated: user !== null,
      isMobile: device.isMobile,
      isPublicView: link === null && isForVisitors,
      embedMode: false,
      viewerRights: { edit: access.canEdit, comment: access.canComment },
      isUnpublished,
      viewerName: link?.viewerName ?? null,
      viewerEmail: link?.viewerEmail ?? null,
      prezilink: link && { link_id: link.linkId },
      makeACopyRedirectUrl: access.canCopy ? copyPath(oid) : null,
      showMakeACopyButton: access.canCopy,
      transcriptData: made?.transcript ?? nothingToRead,
      // Other pages are the same for everyone.
      backTo: user && backTo,
      transcriptPart: { part, count: partCount },
      topPicks: pickCards(picks.cards, language),
      searchTerms,
      tags: tags.join(','),
      nativeApp: user ? device.nativeApp : null,
      evaluatedFeatures,
      preziIsMine: access.isOwner,
      canonical: link || !isForVisitors ? null : origin + address,
      shareAddress: origin + (link ? viewLinkPath(link.linkId) : address),
      display,
      ownerBlock: { avatar: owner.avatar, about: owner.about, presentationCount: owner.presentationCount, address: owner.address },
      authorSegment: presentation.segment ?? parseAuthorSegment(owner.segment),
      published: (presentation.publishedAt ?? presentation.createdAt).toISOString(),
      contentLanguage: presentation.language ?? made?.language ?? language,
      openGraph: made?.openGraph ?? null,
      thumbnail: made?.thumbnail ?? null,
      sampleVideos: videoCards(language),
      templates: templateCards(beginnings.cards, language, random),
      isFindable: isListed(privacy) && !isUnpublished && curation !== 'unsuitable',
      isResponsiveOnly,
      // A presentation that cannot be exported is not sold, and a page that reloads automatically would interrupt the payment.
      pdf: typeof shown === 'string' ? null : pdfOffer(language, presentation.sellsPdf),
      curation: access.canCurate && evaluatedFeatures['allow-content-curation'] && isListed(privacy) ? { tag: curation } : null,
      preparation: progress && { ...progress, isOwner: access.isOwner },
      stage:
        typeof shown === 'string'
          ? { state: shown }
          : { state: 'ready', files: shown.files, opening: shown.opening, labels: paintLabels(language), suggestions: related.suggestions },
    };
    return {
      props,
      tags: [
        presentationTag(oid),
        countsTag(oid),
        owner.pageTag,
        staffPicksTag,
        templatesTag,
        ...picks.tags,
        ...beginnings.tags,
        ...related.tags,
      ],
    };
  };
}

export type ViewPage = ReturnType<typeof createViewPage>;

/** What this visitor needs for files that are not open to all. */
function grantOf({ oid }: Found, isForVisitors: boolean, link: Viewing['link'], user: Viewing['user']): Grant | undefined {
  if (link) return { oid, way: 'link', id: link.linkId };
  return !isForVisitors && user ? { oid, way: 'person', id: user.id } : undefined;
}

const nothingToRead: TranscriptTopic = { title: '', texts: [], topics: [] };
