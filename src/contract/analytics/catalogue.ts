import { choice, flag, number, optional, text, whole, type Fields, type ValuesOf } from './fields.ts';

interface EventKind {
  /** For the events reference page. */
  about: string;
  body: Fields;
  /** `meeting`: the video-meeting variant, with more about platform and user. */
  shape?: 'web' | 'meeting';
  /** Only our own server may send this event; from a client it is not accepted. */
  isServers?: true;
}

const networks = choice('FACEBOOK', 'LINKEDIN', 'TWITTER', 'GOOGLE_CLASSROOM');
const step = whole(100_000);
const stop = whole(100_000);
/** At most one day: a tab left open does not count as watching longer. */
const milliseconds = whole(86_400_000);
const place = text(60);
const address = text(300);

const kinds = <const Kinds extends Record<string, EventKind>>(given: Kinds) => given;

/**
 * Every event: its name, its body and what it means. The client's functions, the server's checks and docs/events.md are all derived
 * from this. Any body may also carry `presentation_oid` and `link_id`.
 */
export const catalogue = kinds({
  // Pages
  'page-seen': { about: 'A page was opened.', body: {} },
  'page-stayed': {
    about: 'A presentation that can be shown was in sight for five seconds. With viewer-started, what makes a view.',
    body: {},
  },
  'page-left': { about: 'A page was left, closed or put aside; each time, with how long it was in sight.', body: { ms: milliseconds } },
  'web-vital': {
    about: 'How fast the page was for this visitor: a Core Web Vital, in milliseconds; CLS without a unit.',
    body: {
      vital: choice('LCP', 'INP', 'CLS', 'FCP', 'TTFB'),
      value: number(600_000),
      rating: choice('good', 'needs-improvement', 'poor'),
    },
  },
  'embed-seen': {
    about: 'The viewer was opened within another page; its origin, as far as the browser tells.',
    body: { embed_host: text(253) },
  },
  // The viewer
  'viewer-loaded': { about: 'The first frame was drawn.', body: { ms: optional(milliseconds) } },
  'viewer-started': { about: 'Somebody began to watch.', body: {} },
  'viewer-failed': {
    about: 'The viewer could not show the presentation.',
    body: { failure: choice('script', 'content', 'offline', 'browser'), message: text(500) },
  },
  'step-entered': { about: 'The camera arrived at a step of the path; steps and stops count from 0.', body: { step, stop } },
  'step-left': {
    about: 'A step was left: by the next one, at the end, or with the page. Time counts while the viewer is in sight.',
    body: { step, stop, ms: milliseconds },
  },
  'viewer-finished': {
    about: 'The end of the path was reached; where it begins anew by itself, the first time.',
    body: { ms: optional(milliseconds) },
  },
  'viewer-restarted': { about: 'Somebody began again.', body: {} },
  autoplay: { about: 'Playing by itself was turned on or off.', body: { is_on: flag } },
  fullscreen: { about: 'Fullscreen was entered or left.', body: { is_on: flag } },
  overview: { about: 'The overview was opened or closed.', body: { is_on: flag } },
  explored: { about: 'Somebody left the path by dragging; once until the path is taken up again.', body: {} },
  zoomed: { about: 'Somebody zoomed by hand; once until the path is taken up again.', body: {} },
  captions: { about: 'Captions were turned on or off.', body: { is_on: flag } },
  'presentation-link': { about: 'A link within the presentation was followed.', body: { address } },
  // Presentation page
  like: { about: 'Liked, and saved; by somebody who is not logged in: the wish to.', body: { is_logged_in: flag } },
  unlike: { about: 'A like was taken back, and that was saved.', body: {} },
  'open-share': { about: 'The share dialog was opened.', body: {} },
  share: { about: 'Shared by a network.', body: { network: networks } },
  'share-by-device': { about: "Shared by the device's own dialog.", body: {} },
  'copy-share-link': { about: 'The link to the presentation was copied.', body: {} },
  'open-embed': { about: 'The dialog with the embed code was opened.', body: {} },
  'copy-embed-code': { about: 'The embed code was copied.', body: {} },
  report: { about: 'The way to report the presentation was taken.', body: {} },
  'make-a-copy': { about: 'The button to make a copy was pressed.', body: {} },
  'copy-made': { about: 'A copy was made. Told by the server.', body: {}, isServers: true },
  'open-transcript': { about: 'The collapsed transcript was opened.', body: {} },
  'paged-transcript': { about: 'The transcript is longer than its collapsed height.', body: {} },
  'sidebar-card': { about: 'A card beside or under the presentation was followed.', body: { place, address } },
  'owner-link': { about: "The owner's page was opened from the presentation.", body: {} },
  // The site
  search: { about: 'A search was sent.', body: { term: text(200) } },
  'suggested-term': { about: 'A suggested search term was taken.', body: { term: text(200) } },
  'log-in': { about: 'The way to the log-in was taken.', body: { place } },
  'sign-up': { about: 'The way to the sign-up was taken.', body: { place } },
  'log-out': { about: 'Logged out.', body: {} },
  'signed-up': { about: 'An account was confirmed. Told by the server.', body: {}, isServers: true },
  logo: { about: 'The logo was pressed.', body: {} },
  cta: { about: 'A call to action was followed.', body: { place, address } },
  'banner-seen': { about: 'A banner came into sight.', body: { place } },
  'banner-dismissed': { about: 'A banner was dismissed.', body: { place } },
  'language-changed': { about: 'Another language was chosen.', body: { chosen: text(10) } },
  consent: { about: 'Somebody decided about cookies.', body: { allows_performance: flag } },
  // The PDF
  'pdf-download-click': { about: 'The PDF dialog was opened.', body: {} },
  'pdf-checkout-started': { about: 'The payment form was shown.', body: { provider: choice('stripe', 'test') } },
  'pdf-payment-returned': { about: 'Somebody came back from paying.', body: { state: choice('VALID', 'INVALID') } },
  'pdf-try-again': { about: 'Something about the PDF was tried again.', body: { of: choice('check', 'checkout', 'export') } },
  'pdf-export-started': { about: 'The export began.', body: { is_mine: flag, skips_missing_images: flag } },
  'pdf-export-succeeded': { about: 'The PDF is ready.', body: { pages: whole(100_000), bytes: whole(10_000_000_000) } },
  'pdf-export-failed': { about: 'The export failed.', body: { cause: choice('missing-image', 'refused', 'timeout', 'other') } },
  // Errors
  'chunk-failed': { about: 'A part of our own script did not come.', body: { chunk: text(300) } },
  error: {
    about: 'Something of ours failed in the browser; more about it goes to the client log.',
    body: { message: text(500), place: text(300) },
  },
  // Video meetings
  'meeting-joined': { about: 'Somebody joined a meeting in which a presentation is shown.', body: {}, shape: 'meeting' },
  'meeting-left': { about: 'Somebody left a meeting.', body: { ms: milliseconds }, shape: 'meeting' },
});

type Catalogue = typeof catalogue;
export type EventName = keyof Catalogue;
export type EventBody<Name extends EventName> = ValuesOf<Catalogue[Name]['body']>;

export type MeetingEventName = { [Name in EventName]: Catalogue[Name] extends { shape: 'meeting' } ? Name : never }[EventName];
export type ServerEventName = { [Name in EventName]: Catalogue[Name] extends { isServers: true } ? Name : never }[EventName];
export type WebEventName = Exclude<EventName, MeetingEventName | ServerEventName>;

/** A web page's event with its body, which may be omitted if it has no required fields. */
export type Announced = {
  [Name in WebEventName]: Record<never, never> extends EventBody<Name>
    ? [name: Name, body?: EventBody<Name>]
    : [name: Name, body: EventBody<Name>];
}[WebEventName];

/** Receives an event to log. */
export type Announce = (...announced: Announced) => unknown;
