import type { PageFrame } from '#contract/pages.ts';
import type { Announcement } from './announce.ts';
import { createLog, isPreview } from './event/create-log.ts';
import { mannerOf } from './event/manner.ts';
import { withoutQueries } from './event/web-event.ts';
import { hearClicks } from './page/hear-clicks.ts';
import { measureVitals } from './page/measure-vitals.ts';
import { watchPage } from './page/watch-page.ts';
import { createConsent, PATIENCE } from './visit/consent.ts';
import { createVisit } from './visit/visit.ts';

/** Listens to the page and to what its parts announce, and logs events. */
export async function startAnalytics(frame: PageFrame): Promise<void> {
  const { analytics, page } = frame;
  const manner =
    page === 'embed' && isPreview()
      ? 'nothing'
      : mannerOf(
          frame,
          location.hostname,
          navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true),
        );
  const mayRemember = manner === 'send' && page !== 'embed';
  const consent = createConsent(analytics);
  const { log, reopen } = createLog(
    frame,
    manner,
    createVisit(() => mayRemember && consent.allows() === true, analytics.cookieDomain),
  );

  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-consent-settings]');
    if (opener) void consent.ask(opener);
  });
  if (manner !== 'nothing') {
    addEventListener('pageshow', ({ persisted }) => persisted && reopen());
    const report = (failure: ErrorEvent | PromiseRejectionEvent) =>
      import('./page/report-error.ts').then(({ reportError }) => reportError(failure, frame, withoutQueries)).catch(() => undefined);
    addEventListener('error', report);
    addEventListener('unhandledrejection', report);
    globalThis.lecternFailures?.forEach(report);
    hearClicks();
    watchPage(frame);
    // Inside another page, the vitals would be those of the embedding page.
    if (self === top) measureVitals();
  }

  const asked = mayRemember && consent.allows() === undefined ? consent.ask() : undefined;
  // When consent depends on the region, an event sent now would lack the visitor id that the next one has.
  if (analytics.consent === 'region') {
    const enough = new Promise((done) => {
      addEventListener('pagehide', done);
      setTimeout(done, PATIENCE);
    });
    await Promise.race([asked, enough]);
  }

  const push = (announcement: Announcement) => void log(announcement).then(announcement.done);
  const waiting = globalThis.lecternEvents;
  globalThis.lecternEvents = { push };
  if (Array.isArray(waiting)) (waiting as Announcement[]).sort((one, other) => one.at - other.at).forEach(push);
}
