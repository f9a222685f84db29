import type { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import type { AnalyticsSettings, ConsentAnswer } from '#contract/analytics/event.ts';
import { announce } from '../announce.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { forgetVisit } from './visit.ts';

const path: (typeof analyticsRoutes)['consent'] = '/log/consent';
/** Milliseconds. */
export const PATIENCE = 3000;

/** `all` or `necessary`. */
const COOKIE = 'lectern_consent';
const HALF_A_YEAR = 183 * 86_400;

const decideFor = (cookieDomain: string) => (allows_performance: boolean) => {
  writeCookie(
    COOKIE,
    allows_performance ? 'all' : 'necessary',
    HALF_A_YEAR,
    `samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`,
  );
  if (!allows_performance) forgetVisit(cookieDomain);
  void announce('consent', { allows_performance });
};

export interface Consent {
  /** Undefined while undecided. */
  allows(): boolean | undefined;
  /** Asks the server whether consent is required and, if so, asks the visitor; with `opener`, the visitor wants to change the decision. */
  ask(opener?: HTMLElement): Promise<void>;
}

export function createConsent({ consent, cookieDomain }: Pick<AnalyticsSettings, 'consent' | 'cookieDomain'>): Consent {
  let isFree = consent === 'never';
  return {
    allows() {
      const decided = readCookie(COOKIE);
      return decided ? decided === 'all' : isFree || undefined;
    },
    async ask(opener) {
      try {
        const answer: ConsentAnswer = await (await fetch(path, { signal: AbortSignal.timeout(PATIENCE) })).json();
        isFree ||= answer.isRequired === false;
        if (opener || !isFree) (await import('./consent-banner.ts')).openConsentBanner(answer.texts, decideFor(cookieDomain), opener);
      } catch {
        // Without an answer, the visitor is neither asked nor remembered.
      }
    },
  };
}
