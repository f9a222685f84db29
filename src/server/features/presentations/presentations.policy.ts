import type { SignedInPerson } from '#contract/person.ts';
import type { Privacy } from '#contract/presentation/presentation-address.ts';

// Every rule about who may do what with a presentation: pure functions, one per action. `access.ts` looks up the facts they decide on.

/** A right granted to someone other than the owner. Each level includes the ones after it. */
export type RightLevel = 'edit' | 'comment' | 'view';

export interface PresentationFacts {
  ownerId: string;
  privacy: Privacy;
  isTemplate: boolean;
  allowsCopies: boolean;
  sellsPdf: boolean;
}

export interface Visitor {
  /** Undefined when signed out. */
  personId: string | undefined;
  role: SignedInPerson['role'] | undefined;
  /** Granted on this presentation. */
  right: RightLevel | undefined;
  /** They came through a view link of this presentation and have answered whatever it asks for. */
  hasPass: boolean;
}

type Owned = Pick<PresentationFacts, 'ownerId'>;
type Someone = Pick<Visitor, 'personId'>;
type Member = Pick<Visitor, 'personId' | 'right'>;

export const isOwner = ({ ownerId }: Owned, { personId }: Someone): boolean => personId === ownerId;

export const maySee = (presentation: Pick<PresentationFacts, 'ownerId' | 'privacy'>, visitor: Omit<Visitor, 'role'>): boolean =>
  presentation.privacy !== 'private' || isOwner(presentation, visitor) || visitor.right !== undefined || visitor.hasPass;

/** The files that its pages show to this visitor. */
export const mayLoadFiles = (presentation: Pick<PresentationFacts, 'ownerId' | 'privacy'>, visitor: Visitor): boolean =>
  maySee(presentation, visitor) || maySeeInsights(presentation, visitor);

/** Embeds are the same for everyone: neither rights nor view links open them. */
export const mayEmbed = ({ privacy }: Pick<PresentationFacts, 'privacy'>): boolean => privacy !== 'private';

export const mayLike = (presentation: PresentationFacts, visitor: Visitor): boolean =>
  visitor.personId !== undefined && maySee(presentation, visitor);

export const mayReport = (presentation: PresentationFacts, visitor: Visitor): boolean => maySee(presentation, visitor);

/** Editors may always copy. Everyone else needs the owner's permission, and a private presentation is only for watching. */
export const mayCopy = (presentation: PresentationFacts, visitor: Visitor): boolean =>
  mayEdit(presentation, visitor) ||
  (presentation.privacy !== 'private' &&
    maySee(presentation, visitor) &&
    (presentation.privacy === 'reusable' || presentation.isTemplate || presentation.allowsCopies));

export const mayComment = (presentation: Owned, visitor: Member): boolean => mayEdit(presentation, visitor) || visitor.right === 'comment';

/** Title, description and tags. */
export const mayEdit = (presentation: Owned, visitor: Member): boolean => isOwner(presentation, visitor) || visitor.right === 'edit';

/** Who can see it, under which address, and what they can do with it. */
export const mayPublish = (presentation: Owned, visitor: Someone): boolean => isOwner(presentation, visitor);

/** View links: making, listing and revoking them. */
export const mayShare = (presentation: Owned, visitor: Someone): boolean => isOwner(presentation, visitor);

/** Earlier versions: listing and restoring them. */
export const mayRestore = (presentation: Owned, visitor: Someone): boolean => isOwner(presentation, visitor);

export const mayArrange = (presentation: Owned, visitor: Someone): boolean => isOwner(presentation, visitor);

/** The open file. */
export const mayDownload = (presentation: Owned, visitor: Someone): boolean => isOwner(presentation, visitor);

/** The PDF of a presentation the visitor may see: free for its owner, bought by everyone else. */
export const mayExport = (presentation: Owned, visitor: Someone, hasBought: boolean): boolean =>
  hasBought || isOwner(presentation, visitor);

export const mayBuy = (presentation: Pick<PresentationFacts, 'ownerId' | 'sellsPdf'>, visitor: Someone, hasBought: boolean): boolean =>
  presentation.sellsPdf && !mayExport(presentation, visitor, hasBought);

export const maySeeInsights = (presentation: Owned, visitor: Member & Pick<Visitor, 'role'>): boolean =>
  visitor.role === 'admin' || mayEdit(presentation, visitor);

/** Who came through which view link: a link opens the presentation, so only the owner gets to see it. */
export const maySeeVisits = (presentation: Owned, visitor: Someone): boolean => isOwner(presentation, visitor);

/** Any presentation they may see. */
export const mayCurate = ({ role }: Pick<Visitor, 'role'>): boolean => role === 'moderator' || role === 'admin';
