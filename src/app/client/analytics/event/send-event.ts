import type { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import type { AnalyticsEvent } from '#contract/analytics/event.ts';

// Only the type is imported: the route table would be larger than these two strings.
const log: (typeof analyticsRoutes)['log'] = '/log/json';
const fallback: (typeof analyticsRoutes)['logFallback'] = '/log/json/fallback';

const PATIENCE = 20_000;

/** Queues an event with the browser, which sends it even if the page closes. Resolves to false on failure; the response body is ignored. */
export async function sendEvent(host: string, event: AnalyticsEvent): Promise<boolean> {
  const body = JSON.stringify([event]);
  // Plain text needs no CORS preflight.
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
