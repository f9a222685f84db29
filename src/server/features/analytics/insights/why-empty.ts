import type { AnalyticsSettings } from '#contract/analytics/event.ts';
import type { InsightsEmpty } from '#contract/analytics/insights.ts';
import type { PageFrame } from '#contract/pages.ts';

export interface LoggingPlace {
  mode: AnalyticsSettings['mode'];
  environment: PageFrame['environment'];
  /** Of this site. */
  origin: string;
}

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;
const rehearsal = /(^|\.)(dev|preprod)(\.|$)|^(dev|preprod)-/;
const withoutCookies = /^(nocookies|no-cookies|nocookie)\./;

/** Do pages here send nothing, and at most print it? */
function sendsNothing({ mode, environment, origin }: LoggingPlace): boolean {
  const { hostname } = new URL(origin);
  if (withoutCookies.test(hostname)) return true;
  return mode === 'auto' ? environment !== 'production' || ownMachine.test(hostname) || rehearsal.test(hostname) : mode !== 'send';
}

/** Why there is nothing to see, the reason that somebody can do most about first. */
export function whyEmpty(place: LoggingPlace, { hasViews, isForOwnerAlone }: { hasViews: boolean; isForOwnerAlone: boolean }): InsightsEmpty {
  if (hasViews) return null;
  if (sendsNothing(place)) return 'printed';
  return isForOwnerAlone ? 'private' : 'unwatched';
}
