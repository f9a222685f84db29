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

/** Hears what happens on this page and what its parts announce, and logs it. */
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
  const consent = createConsent(analytics.consent);
  const { log, reopen } = createLog(
    frame,
    manner,
    createVisit(() => mayRemember && consent.allows() === true),
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
    // Within another page they would be of that one.
    if (self === top) measureVitals();
  }

  const asked = mayRemember && consent.allows() === undefined ? consent.ask() : undefined;
  // Where it depends, an event that went out at once would be of nobody, and the next of somebody.
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
