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
    about: 'A viewable presentation was visible for five seconds. This or viewer-started counts as a view.',
    body: {},
  },
  'page-left': {
    about: 'A page was left, closed or hidden. Sent each time, with how long the page was visible.',
    body: { ms: milliseconds },
  },
  'web-vital': {
    about: 'How fast the page was for this visitor: a Core Web Vital, in milliseconds (CLS has no unit).',
    body: {
      vital: choice('LCP', 'INP', 'CLS', 'FCP', 'TTFB'),
      value: number(600_000),
      rating: choice('good', 'needs-improvement', 'poor'),
    },
  },
  'embed-seen': {
    about: 'The viewer was opened inside another page, with the origin of that page if the browser provides it.',
    body: { embed_host: text(253) },
  },
  // The viewer
  'viewer-loaded': { about: 'The first frame was drawn.', body: { ms: optional(milliseconds) } },
  'viewer-started': { about: 'A visitor started watching.', body: {} },
  'viewer-failed': {
    about: 'The viewer could not show the presentation.',
    body: { failure: choice('script', 'content', 'offline', 'browser'), message: text(500) },
  },
  'step-entered': { about: 'The camera arrived at a step of the path. Steps and stops count from 0.', body: { step, stop } },
  'step-left': {
    about: 'A step was left: for another step, at the end, or with the page. Time counts while the viewer is visible.',
    body: { step, stop, ms: milliseconds },
  },
  'viewer-finished': {
    about: 'The end of the path was reached. If the path loops automatically, only the first time.',
    body: { ms: optional(milliseconds) },
  },
  'viewer-restarted': { about: 'A visitor restarted the presentation.', body: {} },
  autoplay: { about: 'Autoplay was turned on or off.', body: { is_on: flag } },
  fullscreen: { about: 'Fullscreen was entered or left.', body: { is_on: flag } },
  overview: { about: 'The overview was opened or closed.', body: { is_on: flag } },
  explored: { about: 'A visitor left the path by dragging. Sent once until they return to the path.', body: {} },
  zoomed: { about: 'A visitor zoomed manually. Sent once until they return to the path.', body: {} },
  captions: { about: 'Captions were turned on or off.', body: { is_on: flag } },
  'presentation-link': { about: 'A link in the presentation was followed.', body: { address } },
  // Presentation page
  like: { about: 'A like was saved; for a logged-out visitor, the like button was pressed.', body: { is_logged_in: flag } },
  unlike: { about: 'A like was removed, and the removal was saved.', body: {} },
  'open-share': { about: 'The share dialog was opened.', body: {} },
  share: { about: 'The presentation was shared on a network.', body: { network: networks } },
  'share-by-device': { about: "The presentation was shared with the device's share dialog.", body: {} },
  'copy-share-link': { about: 'The link to the presentation was copied.', body: {} },
  'open-embed': { about: 'The embed dialog was opened.', body: {} },
  'copy-embed-code': { about: 'The embed code was copied.', body: {} },
  report: { about: 'The report link was followed.', body: {} },
  'make-a-copy': { about: 'The "make a copy" button was pressed.', body: {} },
  'copy-made': { about: 'A copy was made. Logged by the server.', body: {}, isServers: true },
  'open-transcript': { about: 'The collapsed transcript was opened.', body: {} },
  'paged-transcript': { about: 'The transcript is longer than its collapsed height.', body: {} },
  'sidebar-card': { about: 'A card beside or below the presentation was followed.', body: { place, address } },
  'owner-link': { about: "The owner's page was opened from the presentation.", body: {} },
  // The site
  'list-card': { about: 'A presentation in a list was followed.', body: { place, address } },
  search: { about: 'A search was submitted.', body: { term: text(200) } },
  'suggested-term': { about: 'A suggested search term was chosen.', body: { term: text(200) } },
  'log-in': { about: 'A link to the log-in page was followed.', body: { place } },
  'sign-up': { about: 'A link to the sign-up page was followed.', body: { place } },
  'log-out': { about: 'A user logged out.', body: {} },
  'signed-up': { about: 'An account was confirmed. Logged by the server.', body: {}, isServers: true },
  logo: { about: 'The logo was pressed.', body: {} },
  cta: { about: 'A call to action was followed.', body: { place, address } },
  'banner-seen': { about: 'A banner became visible.', body: { place } },
  'banner-dismissed': { about: 'A banner was dismissed.', body: { place } },
  'language-changed': { about: 'Another language was chosen.', body: { chosen: text(10) } },
  consent: { about: 'A visitor made a choice about cookies.', body: { allows_performance: flag } },
  // The PDF
  'pdf-download-click': { about: 'The PDF dialog was opened.', body: {} },
  'pdf-checkout-started': { about: 'The payment form was shown.', body: { provider: choice('stripe', 'test') } },
  'pdf-payment-returned': { about: 'A buyer returned from paying.', body: { state: choice('VALID', 'INVALID') } },
  'pdf-try-again': { about: 'A visitor retried a failed PDF step.', body: { of: choice('check', 'checkout', 'export') } },
  'pdf-export-started': { about: 'The export started.', body: { is_mine: flag, skips_missing_images: flag } },
  'pdf-export-succeeded': { about: 'The PDF is ready.', body: { pages: whole(100_000), bytes: whole(10_000_000_000) } },
  'pdf-export-failed': { about: 'The export failed.', body: { cause: choice('missing-image', 'refused', 'timeout', 'other') } },
  // Errors
  'chunk-failed': { about: 'A chunk of our script failed to load.', body: { chunk: text(300) } },
  error: {
    about: 'Our code failed in the browser. The client log has the details.',
    body: { message: text(500), place: text(300) },
  },
  // Video meetings
  'meeting-joined': { about: 'A participant joined a meeting that shows a presentation.', body: {}, shape: 'meeting' },
  'meeting-left': { about: 'A participant left a meeting.', body: { ms: milliseconds }, shape: 'meeting' },
});

type Catalogue = typeof catalogue;
export type EventName = keyof Catalogue;
export type EventBody<Name extends EventName> = ValuesOf<Catalogue[Name]['body']>;

export type ServerEventName = { [Name in EventName]: Catalogue[Name] extends { isServers: true } ? Name : never }[EventName];
export type WebEventName = Exclude<EventName, ServerEventName>;

/** A web page's event with its body, which may be omitted if it has no required fields. */
export type Announced = {
  [Name in WebEventName]: Record<never, never> extends EventBody<Name>
    ? [name: Name, body?: EventBody<Name>]
    : [name: Name, body: EventBody<Name>];
}[WebEventName];

/** Receives an event to log. */
export type Announce = (...announced: Announced) => unknown;
