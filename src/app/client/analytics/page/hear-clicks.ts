import type { EventBody, WebEventName } from '#contract/analytics/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import { navigateAfter } from '../../navigate.ts';
import { announce } from '../announce.ts';
import { withoutQuery } from '../event/web-event.ts';

type Path = (typeof routes)[keyof typeof routes];
// Only the type is imported: the full route table would be larger than these entries.
const byPath: Partial<Record<string, WebEventName>> = {
  '/login': 'log-in',
  '/signup/': 'sign-up',
  '/explore/search/': 'suggested-term',
  '/explore/': 'cta',
  '/presentation-template/': 'cta',
} satisfies Partial<Record<Path, WebEventName>>;

/**
 * Logs clicks and submits, including on server-rendered markup. `data-event` names the event; `data-event-<field>` sets one of its fields
 * or, on a form, names the control that holds the value. Links to some pages need no attribute; `data-event=""` turns logging off.
 */
export function hearClicks(): void {
  for (const kind of ['click', 'auxclick', 'submit']) document.addEventListener(kind, hear, true);
}

function hear(event: Event): void {
  const { target } = event;
  // The right button opens a menu, and a double click counts once.
  if (!(target instanceof Element) || (event as MouseEvent).button > 1 || (event as MouseEvent).detail > 1) return;
  const form = event.type === 'submit' ? new FormData(target as HTMLFormElement) : undefined;
  const link = form ? null : target.closest('a');
  // The middle button follows links but does not press buttons.
  if (event.type === 'auxclick' && !link) return;
  const marked = form ? (target as HTMLElement) : target.closest<HTMLElement>('[data-event]:not(form,[aria-busy=true])');
  const spot = target.closest<HTMLElement>('[data-place],header,main,aside,footer');
  const place = spot?.dataset['place'] ?? spot?.localName ?? '';
  // Once the page is hydrated, the search itself announces it.
  const term = target.matches('html:not([data-hydrated]) [data-search]') && form?.get('search');
  if (term) void announce('search', { term: String(term).trim() });
  const name = marked?.dataset['event'] ?? (link?.origin === location.origin ? guess(link, place) : '');
  if (!name) return;

  const body: Record<string, string> = {};
  if (/^(log-in|sign-up|cta|banner)|card$/.test(name)) body['place'] = place;
  if (link && /^cta|card$/.test(name)) body['address'] = withoutQuery(link.href);
  if (link && name === 'suggested-term') body['term'] = new URLSearchParams(link.search).get('search') ?? '';
  for (const [key, value = ''] of Object.entries(marked?.dataset ?? {})) {
    // `data-event-term` appears as `eventTerm` in the dataset.
    if (/^event./.test(key)) body[key.charAt(5).toLowerCase() + key.slice(6)] = form ? String(form.get(value) ?? '') : value;
  }
  const told = announce(name as 'cta', body as EventBody<'cta'>);
  if (link && !navigator.sendBeacon) keepPage(event as MouseEvent, link, told);
}

function guess({ pathname, search, hash }: HTMLAnchorElement, place: string): string | undefined {
  // A link to another place on this page.
  if (hash && pathname + search === location.pathname + location.search) return undefined;
  if (place === 'header' && pathname === '/') return 'logo';
  if (pathname.startsWith('/contact/abuse/')) return 'report';
  return byPath[pathname] ?? (place === 'aside' ? 'sidebar-card' : undefined);
}

/**
 * Without a beacon, the request may die with the page, so a link waits for it, unless it opens elsewhere or its click is already handled.
 */
function keepPage(pressed: MouseEvent, link: HTMLAnchorElement, told: Promise<boolean>): void {
  const isPlain =
    pressed.type === 'click' &&
    !(pressed.metaKey || pressed.ctrlKey || pressed.shiftKey || pressed.altKey) &&
    (self === top ? /^(_self|_top)?$/ : /^(_self)?$/).test(link.target) &&
    !link.download;
  if (!isPlain) return;
  const go = (event: Event) => {
    if (event !== pressed || event.defaultPrevented) return;
    event.preventDefault();
    void navigateAfter(told, link.href);
  };
  addEventListener('click', go, { once: true });
}
