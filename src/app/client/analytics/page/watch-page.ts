import type { PageFrame } from '#contract/pages.ts';
import { announce, type Announcement } from '../announce.ts';
import { embedderOf } from '../event/create-log.ts';

const STAY = 5000;

/** Logs page-seen, page-stayed and page-left. Each time the page becomes visible counts once. */
export function watchPage({ page, props }: Pick<PageFrame, 'page' | 'props'>): void {
  const { stage, state = stage?.state } = props as { stage?: { state: string }; state?: string };
  const isShown = (page === 'view' || page === 'embed') && state === 'ready';
  let stopStay: (() => void) | undefined;
  /** When the page became visible; 0 while it is hidden. */
  let since = 0;
  const look = () => {
    if (document.hidden) leave();
    else since ||= performance.now();
  };
  const leave = () => {
    if (since) void announce('page-left', { ms: Math.round(performance.now() - since) });
    since = 0;
  };
  const open = (at: number) => {
    (globalThis.lecternEvents ??= [] as Announcement[]).push({ name: 'page-seen', body: undefined, at, done() {} });
    if (page === 'embed' && self !== top) void announce('embed-seen', { embed_host: /\/\/([^/:]+)/.exec(embedderOf())?.[1] ?? '' });
    stopStay?.();
    // There is nothing to watch until the presentation is ready.
    stopStay = isShown ? watchStay() : undefined;
    look();
  };
  addEventListener('visibilitychange', look);
  addEventListener('pagehide', leave);
  // Restored from the back/forward cache: a new page view.
  addEventListener('pageshow', ({ persisted }) => persisted && open(Date.now()));
  // The page was opened when navigation started, before this script loaded.
  const [opened] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  open(Math.round(Date.now() - performance.now() + (opened?.activationStart ?? 0)));
}

/** Five seconds of continuous visibility mean that somebody is watching. */
function watchStay(): (() => void) | undefined {
  const viewer = document.querySelector('[data-viewer]');
  if (!viewer) return undefined;
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
  const observer = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting === true;
      look();
    },
    { threshold: 0.5 },
  );
  observer.observe(viewer);
  document.addEventListener('visibilitychange', look);
  return stop;
}
