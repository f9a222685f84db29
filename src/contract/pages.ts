import type { PaintLabels } from '#model/paint/labels.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import type { VisualScene } from '#model/scenes/visual-scene.ts';
import type { AnalyticsSettings } from './analytics/event.ts';
import type { InsightsProps, SiteInsightsProps } from './analytics/insights.ts';
import type { PresentationCard } from './presentation/cards.ts';
import type { EditProps } from './presentation/details.ts';
import type { DashboardProps } from './presentation/library.ts';
import type { EvaluatedFeatures } from './features.ts';
import type { FormState } from './form.ts';
import type { PurchaseState, PurchaseSummary } from './pdf/purchases.ts';
import type { Person, SignedInPerson } from './person.ts';
import type { AuthorSegment, ViewPageProps } from './presentation/view-page.ts';
import type { DisplayData, Suggestion, ViewerFiles } from './viewer.ts';

type LogInField = 'email' | 'password';
type SignUpField = 'name' | 'email' | 'password';
export type SettingsForm = 'profile' | 'picture' | 'email' | 'password' | 'language' | 'sessions' | 'delete';

export interface SessionSummary {
  id: string;
  /** "Firefox on Linux", as far as the browser told. */
  device: string;
  since: string;
  isCurrent: boolean;
}

export interface OutboxMessage {
  id: string;
  to: string;
  subject: string;
  sentAt: string;
}

/** A scene with the letters it needs, to be painted in the browser. */
export interface ScenePack {
  scene: VisualScene;
  /** woff2 in base64, by face. */
  fonts: { face: string; data: string }[];
}

/** What the address of an embedded viewer asks for. Its language is that of the page. */
export interface EmbedOptions {
  /** Begins and plays by itself; milliseconds between moves. */
  autoplay: number | null;
  isLooping: boolean;
  hasControls: boolean;
  /** Dragging and zooming leave the path. */
  isExplorable: boolean;
  /** The stop to begin at, from 0. */
  firstStop: number;
  theme: 'present' | 'other';
  surface: 'lite' | 'webgl';
}

export type EmbedProps = {
  oid: string;
  display: DisplayData;
  options: EmbedOptions;
  /** The page of the presentation on this site, to open beside the embedding page; null where there is none. */
  pageAddress: string | null;
} & (
  | {
      state: 'ready';
      /** BCP 47 of what is presented, for whoever reads it aloud. */
      contentLanguage: string;
      files: ViewerFiles;
      transcript: TranscriptTopic;
      suggestions: Suggestion[];
      /** Where an invitation to make something of one's own leads. */
      getStarted: string;
      labels: PaintLabels;
    }
  /** Its files are being made, and the page asks again by itself; or they could not be made. */
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

/** What each page is given. The server lists these fields; the browser hydrates from the same ones. */
export interface PageProps {
  landing: Record<never, never>;
  logIn: { next: string | null; form: FormState<LogInField> };
  signUp: { next: string | null; form: FormState<SignUpField> };
  /** The answer to a sign-up, the same whether the address was new or not. */
  mailSent: { purpose: 'sign-up' | 'reset'; email: string; isOutboxOpen: boolean };
  forgotPassword: { form: FormState<'email'> };
  resetPassword: { token: string; form: FormState<'password'> };
  confirmEmail: {
    token: string;
    id: string;
    next: string | null;
    purpose: 'sign-up' | 'change';
    form: FormState<'password'>;
    /** The link leads nowhere any more. */
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
      language: FormState<'language'>;
      sessions: FormState<never>;
      delete: FormState<'password'>;
    };
    /** What the person chose; null follows the browser. */
    language: string | null;
    sessions: SessionSummary[];
  };
  profile: { person: Person; joinedAt: string; isMine: boolean } & Paged;
  /** All that the person has made. */
  dashboard: DashboardProps;
  /** `term` is empty where nothing is searched for; `featured` heads the first page. */
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
  /** Addresses of the presentations that the films show, by the name of the film; those that there are. */
  videoExplore: { presentations: Partial<Record<string, string>> };
  videoEdu: Record<never, never>;
  contact: {
    kind: 'abuse' | 'billing';
    /** What is reported. */
    presentation: {
      oid: string;
      title: string;
      address: string;
      thumbnail: string | null;
      /** Of this page. */ reportAddress: string;
    } | null;
    form: FormState<'reason' | 'name' | 'email' | 'message'>;
    isSent: boolean;
  };
  view: ViewPageProps;
  /** Before a presentation that is watched through a link which asks something. */
  viewGate: {
    linkId: string;
    title: string;
    owner: string;
    asksPassword: boolean;
    asksIdentity: boolean;
    form: FormState<'password' | 'viewerName' | 'viewerEmail'>;
  };
  edit: EditProps;
  /** Asked before anything is copied. */
  copy: { oid: string; title: string; owner: string; address: string; thumbnail: string | null };
  embed: EmbedProps;
  /** Our own stand-in for the provider's form, where no money moves; framed in the dialog, or alone. */
  testCheckout: {
    clientSecret: string;
    title: string;
    price: string;
    /** Null while it is open. */ closed: 'complete' | 'expired' | null;
    email: string;
    form: FormState<'email'>;
  };
  /** For the operator: all purchases, the latest first. */
  purchases: {
    purchases: PurchaseSummary[];
    state: PurchaseState | null;
    total: number;
    page: number;
    pageCount: number;
    /** What was taken in and is not given back, a currency each. */ takings: string[];
    message: 'refunded' | 'refundFailed' | null;
  };
  purchaseReceipt: { purchase: PurchaseSummary };
  insights: InsightsProps;
  /** For the operator: the same of the whole site, and how the pipeline stands. */
  siteInsights: SiteInsightsProps;
  /** `example`: a public presentation of this site to try it with. */
  /** `shown`: the presentation that was asked for, or the first there is; null if there is none, or none that everybody may see. */
  developersEmbed: { origin: string; asked: string; shown: { oid: string; title: string } | null };
  /** `isFramed`: it stands where another site may have framed something of ours. */
  problem: { status: number; title: string; detail: string; requestId: string; isFramed: boolean };
  devUi: Record<never, never>;
  devMail: { messages: OutboxMessage[]; open: (OutboxMessage & { text: string }) | null };
  devScenes: { scenes: Pick<VisualScene, 'id' | 'group' | 'title'>[]; scene: string | null };
}

export type PageName = keyof PageProps;

/** Everything a page needs, in one piece: rendered on the server, carried in the HTML, hydrated in the browser. */
export interface PageFrame<Name extends PageName = PageName> {
  page: Name;
  props: PageProps[Name];
  language: string;
  /** Compiled messages of the areas this page uses, and no others. */
  texts: Record<string, unknown>;
  brand: string;
  /** Of this site, as other sites have to name it. */
  origin: string;
  /** Path and query of this page, for `next` and the language form. */
  address: string;
  /** The number in the search field's placeholder. */
  presentationCount: number;
  user: SignedInPerson | null;
  /** Null on pages that are the same for everybody and so are cached. */
  csrfToken: string | null;
  evaluatedFeatures: EvaluatedFeatures;
  environment: 'development' | 'preprod' | 'production';
  analytics: AnalyticsSettings;
}

/** Addresses of the built script and style files of one page. */
export interface PageAssets {
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** All of `styles` as one text, to come with the document: nothing is painted without them, and asking for them takes a round trip. */
  inlineStyle?: string;
  fonts: string[];
  /** Run by every browser, however old, before everything else. */
  classicScripts?: readonly string[];
  /** Hears what happens on the page; nothing waits for it. */
  analyticsScript?: string;
  /** What a script will fetch: asked for with the page (`as="fetch"`), so that everything comes at once. */
  fetches?: readonly string[];
}

/** What the server knows; the interface adds the texts. */
export type PageRequest<Name extends PageName = PageName> = Omit<PageFrame<Name>, 'texts'>;

/** The one door between server and interface. */
export interface AppEntry {
  renderPage(request: PageRequest, assets: PageAssets): string;
}
