import type { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import type { AnalyticsEvent } from '#contract/analytics/event.ts';

// By type alone: the table of addresses would weigh more than these two.
const log: (typeof analyticsRoutes)['log'] = '/log/json';
const fallback: (typeof analyticsRoutes)['logFallback'] = '/log/json/fallback';

const PATIENCE = 20_000;

/** Hands an event to the browser, which sends it even when the page goes; false if it could not be. The answer is not read. */
export async function sendEvent(host: string, event: AnalyticsEvent): Promise<boolean> {
  const body = JSON.stringify([event]);
  // A text needs no leave of another origin, so that nothing goes to and fro before it.
  if (navigator.sendBeacon?.(host + log, body)) return true;
  const { ok } = await fetch(host + fallback, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'include',
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  return ok;
}
