import type { PageName } from '#contract/pages.ts';
import { announce } from '../announce.ts';
import { embedderOf } from '../event/create-log.ts';

const STAY = 5000;

/** Tells that the page is seen, stayed at and left: once each time it comes into sight, if it was out of it. */
export function watchPage(page: PageName): void {
  const hasViewer = page === 'view' || page === 'embed';
  /** Since when it is in sight; 0 while it is not. */
  let since = 0;
  const look = () => {
    if (document.hidden) leave();
    else since ||= performance.now();
  };
  const leave = () => {
    if (since) void announce('page-left', { ms: Math.round(performance.now() - since) });
    since = 0;
  };
  const open = () => {
    void announce('page-seen');
    if (page === 'embed' && self !== top) void announce('embed-seen', { embed_host: /\/\/([^/:]+)/.exec(embedderOf())?.[1] ?? '' });
    if (hasViewer) watchStay();
    look();
  };
  addEventListener('visibilitychange', look);
  addEventListener('pagehide', leave);
  // Come back to as it was left: that is another opening.
  addEventListener('pageshow', ({ persisted }) => persisted && open());
  open();
}

/** In sight for five seconds on end: somebody looks at it. */
function watchStay(): void {
  let isInSight = false;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  const look = () => {
    clearTimeout(timer);
    if (isInSight && !document.hidden) {
      timer = setTimeout(() => {
        stop();
        void announce('page-stayed');
      }, STAY);
    }
  };
  const viewer = document.querySelector('[data-viewer]');
  const observer = new IntersectionObserver(
    (entries) => {
      isInSight = entries.some((entry) => entry.isIntersecting);
      look();
    },
    { threshold: viewer ? 0.5 : 0 },
  );
  observer.observe(viewer ?? document.documentElement);
  document.addEventListener('visibilitychange', look);
}
