import type { PaintLabels } from '#model/paint/labels.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import type { VisualScene } from '#model/scenes/visual-scene.ts';
import type { AnalyticsSettings, MeetingPart } from './analytics/event.ts';
import type { InsightsProps, SiteInsightsProps } from './analytics/insights.ts';
import type { PresentationCard } from './presentation/cards.ts';
import type { DetailsProps } from './presentation/details.ts';
import type { DashboardProps } from './presentation/library.ts';
import type { NewPresentationProps } from './presentation/new-presentation.ts';
import type { EvaluatedFeatures } from './features.ts';
import type { FormState } from './form.ts';
import type { PurchaseState, PurchaseSummary } from './pdf/purchases.ts';
import type { AuditEntry, AuditFilter, AuditPaging, OperatorAuditEntry } from './people/audit.ts';
import type { Person, SignedInPerson } from './person.ts';
import type { AuthorSegment, ViewPageProps } from './presentation/view-page.ts';
import type { DisplayData, OpeningPicture, Suggestion, ViewerFiles } from './viewer.ts';

type LogInField = 'email' | 'password';
type SignUpField = 'name' | 'email' | 'password';
export type SettingsForm = 'profile' | 'picture' | 'email' | 'password' | 'security' | 'language' | 'sessions' | 'delete';

export interface SessionSummary {
  id: string;
  /** "Firefox on Linux", as far as the browser says. */
  device: string;
  since: string;
  isCurrent: boolean;
}

export interface PasskeySummary {
  id: string;
  name: string;
  addedAt: string;
  usedAt: string | null;
}

/** How a person can prove who they are, besides the password. */
interface ProofWays {
  hasApp: boolean;
  hasPasskey: boolean;
}

export interface OutboxMessage {
  id: string;
  to: string;
  subject: string;
  sentAt: string;
}

/** A scene with the glyphs it needs, to be painted in the browser. */
export interface ScenePack {
  scene: VisualScene;
  /** woff2 in base64, by face. */
  fonts: { face: string; data: string }[];
}

/** Options from the URL of an embedded viewer. Its language is the page's. */
export interface EmbedOptions {
  /** Starts and plays automatically, with this many milliseconds between moves. */
  autoplay: number | null;
  isLooping: boolean;
  hasControls: boolean;
  /** Whether dragging and zooming may leave the path. */
  isExplorable: boolean;
  /** The stop to start at, from 0. */
  firstStop: number;
  theme: 'present' | 'other';
  surface: 'lite' | 'webgl';
  /** Whether the end leads to more about this site. */
  offersToLearn: boolean;
}

export type EmbedProps = {
  oid: string;
  display: DisplayData;
  options: EmbedOptions;
  /** The presentation's page on this site, to open beside the embedding page. */
  pageAddress: string;
  /** Comma-separated. */
  tags: string;
  /** The video meeting that shows it, if its application says so. */
  meeting?: MeetingPart;
} & (
  | {
      state: 'ready';
      /** BCP 47 language of the content, for screen readers. */
      contentLanguage: string;
      files: ViewerFiles;
      /** Only for the markup. */
      opening: OpeningPicture | null;
      /** Its first part if it is long. */
      transcript: TranscriptTopic;
      hasMoreText: boolean;
      suggestions: Suggestion[];
      /** Target of the invitation to create a presentation. */
      getStarted: string;
      labels: PaintLabels;
    }
  /** Its files are being generated and the page polls until they are ready, or generating them failed. */
  | { state: 'preparing' | 'failed' }
);

/** One page of a long list. */
export interface Paged {
  cards: PresentationCard[];
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

export const searchOrders = ['relevant', 'watched', 'latest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

export const abuseReasons = ['copyright', 'spam', 'hate', 'violence', 'sexual', 'privacy', 'other'] as const;
export type AbuseReason = (typeof abuseReasons)[number];

/** The props of each page. The server lists these fields; the browser hydrates from the same ones. */
export interface PageProps {
  landing: Record<never, never>;
  logIn: { next: string | null; form: FormState<LogInField> };
  signUp: { next: string | null; form: FormState<SignUpField> };
  /** The response to a sign-up, the same whether or not the address was new. */
  mailSent: { purpose: 'sign-up' | 'reset'; email: string; isOutboxOpen: boolean };
  /** After the password, for whoever has a second factor. */
  secondStep: ProofWays & { form: FormState<'code'> };
  /** Before a dangerous action, which gets all `fields` once the proof is right. */
  confirmIdentity: ProofWays & {
    action: string;
    fields: Record<string, string>;
    form: FormState<'proofPassword' | 'proofCode' | 'proofPasskey'>;
  };
  /** The secret to type in, and the dark modules of its QR code as an SVG path. */
  authenticator: { secret: string; picture: { size: number; path: string }; form: FormState<'code'> };
  /** Shown once. */
  recoveryCodes: { codes: string[] };
  forgotPassword: { form: FormState<'email'> };
  resetPassword: { token: string; form: FormState<'password'> };
  confirmEmail: {
    token: string;
    id: string;
    purpose: 'sign-up' | 'change';
    form: FormState<'password'>;
    /** Set if the link is no longer valid. */
    problem: string | null;
  };
  logOut: Record<never, never>;
  settings: {
    profile: { name: string; username: string; about: string; segment: AuthorSegment };
    forms: {
      profile: FormState<'name' | 'username' | 'about' | 'segment'>;
      picture: FormState<'picture'>;
      email: FormState<'email' | 'password'>;
      password: FormState<'password' | 'newPassword'>;
      security: FormState<'name'>;
      language: FormState<'language'>;
      sessions: FormState<never>;
      delete: FormState<'password'>;
    };
    /** The user's choice; null follows the browser. */
    language: string | null;
    sessions: SessionSummary[];
    security: { authenticatorSince: string | null; codesLeft: number; passkeys: PasskeySummary[] };
  };
  /** What concerns the user, newest first. */
  activity: { entries: AuditEntry[]; paging: AuditPaging };
  profile: { person: Person; joinedAt: string; isMine: boolean } & Paged;
  /** Everything the user has made. */
  dashboard: DashboardProps;
  /** `term` is empty when nothing is searched for; `featured` heads the first page. */
  explore: {
    term: string;
    order: SearchOrder;
    isReusableOnly: boolean;
    language: string | null;
    trending: string[];
    featured: PresentationCard | null;
  } & Paged;
  templates: { cards: PresentationCard[] };
  gallery: { staffPicks: PresentationCard[]; mostWatched: PresentationCard[]; latest: PresentationCard[] };
  product: Record<never, never>;
  video: Record<never, never>;
  /** URLs of the presentations shown in the videos, by video name; only those that exist. */
  videoExplore: { presentations: Partial<Record<string, string>> };
  videoEdu: Record<never, never>;
  contact: {
    kind: 'abuse' | 'billing';
    /** The reported presentation. */
    presentation: {
      oid: string;
      title: string;
      address: string;
      thumbnail: string | null;
      /** URL of this page. */ reportAddress: string;
    } | null;
    form: FormState<'reason' | 'name' | 'email' | 'message'>;
    isSent: boolean;
  };
  view: ViewPageProps;
  /** Shown before a presentation whose view link asks for a password or the viewer's identity. */
  viewGate: {
    linkId: string;
    title: string;
    owner: string;
    asksPassword: boolean;
    asksIdentity: boolean;
    form: FormState<'password' | 'viewerName' | 'viewerEmail'>;
  };
  details: DetailsProps;
  /** `fontsVersion`: of the parts of fonts that load when somebody types (`routes.glyphs`). */
  editor: {
    oid: string;
    title: string;
    personId: string;
    isOwner: boolean;
    fontsVersion: string;
    labels: PaintLabels;
    addresses: { view: string; details: string; dashboard: string };
  };
  newPresentation: NewPresentationProps;
  /** Confirmation before copying. */
  copy: { oid: string; title: string; owner: string; address: string; thumbnail: string | null };
  embed: EmbedProps;
  /** Our stand-in for the payment provider's form, where no money moves; framed in the dialog, or on its own. */
  testCheckout: {
    clientSecret: string;
    title: string;
    price: string;
    /** Null while open. */ closed: 'complete' | 'expired' | null;
    email: string;
    form: FormState<'email'>;
  };
  /** For the operator: all purchases, latest first. */
  purchases: {
    purchases: PurchaseSummary[];
    state: PurchaseState | null;
    total: number;
    page: number;
    pageCount: number;
    /** Money taken and not refunded, one entry per currency. */ takings: string[];
    message: 'refunded' | 'refundFailed' | null;
  };
  purchaseReceipt: { purchase: PurchaseSummary };
  /** For the operator: everything that was recorded, newest first. */
  audit: { entries: OperatorAuditEntry[]; filter: AuditFilter; paging: AuditPaging; csvAddress: string };
  insights: InsightsProps;
  /** For the operator: the same numbers for the whole site, and the state of the pipeline. */
  siteInsights: SiteInsightsProps;
  /** `shown`: the requested presentation, or the first one; null if there is none, or if it is not public. */
  developersEmbed: { origin: string; asked: string; shown: { oid: string; title: string } | null };
  /** `isFramed`: the page may be inside another site's frame. */
  problem: { status: number; title: string; detail: string; requestId: string; isFramed: boolean };
  devUi: Record<never, never>;
  devMail: { messages: OutboxMessage[]; open: (OutboxMessage & { text: string }) | null };
  /** `fontsVersion`: of the parts of fonts that load when somebody types (`routes.glyphs`). */
  devEditing: { oid: string; personId: string; fontsVersion: string };
  devScenes: { scenes: Pick<VisualScene, 'id' | 'group' | 'title'>[]; scene: string | null };
}

export type PageName = keyof PageProps;

/** Everything a page needs in one object: rendered on the server, embedded in the HTML, hydrated in the browser. */
export interface PageFrame<Name extends PageName = PageName> {
  page: Name;
  props: PageProps[Name];
  language: string;
  /** Compiled messages of the areas this page uses, and no others. */
  texts: Record<string, unknown>;
  brand: string;
  /** This site's origin, for use on other sites. */
  origin: string;
  /** Path and query of this page, for `next` and the language form. */
  address: string;
  /** The number in the search field's placeholder. */
  presentationCount: number;
  user: SignedInPerson | null;
  /** Null on pages that are the same for every visitor and therefore cached. */
  csrfToken: string | null;
  evaluatedFeatures: EvaluatedFeatures;
  environment: 'development' | 'preprod' | 'production';
  analytics: AnalyticsSettings;
}

/** URLs of one page's built scripts and styles. */
export interface PageAssets {
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** All of `styles` as one text, inlined in the document: nothing is painted without them, and fetching them costs a round trip. */
  inlineStyle?: string;
  /** Only the shell's styles are inlined, the others linked after it: other pages need the same files. */
  linksStyles?: boolean;
  /** Run before everything else, in every browser, however old. */
  classicScripts?: readonly string[];
  /** A classic script that loads `scripts` and `preloads` once the page is painted. Without it, the document does. */
  starter?: string;
  /** Records what happens on the page; nothing waits for it. */
  analyticsScript?: string;
  /** What a script will fetch: preloaded with the page (`as="fetch"`), so that everything arrives together. */
  fetches?: readonly string[];
}

/** What the server provides; the interface adds the texts. */
export type PageRequest<Name extends PageName = PageName> = Omit<PageFrame<Name>, 'texts'>;

export interface RenderedPage {
  html: string;
  /** Its inline styles, which the content security policy has to allow. */
  styles: readonly string[];
}

/** The only interface between server and app. */
export interface AppEntry {
  renderPage(request: PageRequest, assets: PageAssets): RenderedPage;
}
