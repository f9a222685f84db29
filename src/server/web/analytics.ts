import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { clientLogRoutes } from '../features/analytics/client-log/client-log.routes.ts';
import { createClientLogStore } from '../features/analytics/client-log/client-log.store.ts';
import { openIngest } from '../features/analytics/ingest/ingest.ts';
import type { VisitOf } from '../features/analytics/ingest/reception.ts';
import { createInsights } from '../features/analytics/insights/insights.ts';
import { insightsRoutes } from '../features/analytics/insights/insights.routes.ts';
import { createInsightsStore } from '../features/analytics/insights/insights.store.ts';
import { createTotalsStore } from '../features/analytics/insights/totals.store.ts';
import { consentRoutes } from '../features/analytics/visitors/consent.routes.ts';
import type { CountryOf } from '../features/analytics/visitors/countries.ts';
import type { Tell } from '../features/analytics/writing/tell.ts';
import type { createShownPictures } from '../features/pictures/shown-pictures.ts';
import { createAccess } from '../features/presentations/access.ts';
import type { PresentationsStore } from '../features/presentations/presentations.store.ts';
import type { Foundation } from '../foundation.ts';
import type { Metrics } from '../http/health.routes.ts';
import type { Lane } from '../http/fast-lane/lane.ts';
import type { PageAnswers } from '../http/pages/page-answers.ts';
import type { WithKey } from '../http/security/file-keys.ts';
import type { Sessions } from '../http/visitor.ts';
import type { Settings } from '../settings.ts';
import type { Shop } from './pdf-pages.ts';

interface ListenParts {
  settings: Settings;
  foundation: Foundation;
  sessions: Sessions;
  metrics: Metrics;
  headers: Record<string, string>;
  log: Logger;
  version: string;
  visitOf: VisitOf;
  countryOf: CountryOf;
}

interface Listening {
  lane: Lane | undefined;
  tell: Tell;
  close(): Promise<void>;
}

/** Opens event ingestion, before the HTTP server exists; takes no events if analytics is off. */
export async function openListening({
  settings,
  foundation,
  sessions,
  metrics,
  headers,
  log,
  version,
  visitOf,
  countryOf,
}: ListenParts): Promise<Listening> {
  const { database, events: sink, clock } = foundation;
  const { publicOrigin, trustedProxies, rateLimitFactor, analytics } = settings;
  if (analytics.mode === 'off') return { lane: undefined, tell: () => undefined, close: async () => undefined };
  return openIngest({
    sink,
    database,
    clock,
    sessions,
    visitOf,
    countryOf,
    registry: metrics.registry,
    headers,
    report: (problem, err) => log.warn({ err }, problem),
    publicOrigin,
    trustedProxies,
    rateLimitFactor,
    logHost: analytics.host,
    version,
  });
}

interface Parts {
  settings: Settings;
  foundation: Foundation;
  pages: PageAnswers;
  log: Logger;
  store: PresentationsStore;
  shown: ReturnType<typeof createShownPictures>;
  shop: Shop;
  withKey: WithKey;
}

/** The analytics that owners see about their presentations. */
export function openInsights({
  settings,
  foundation,
  log,
  shown,
  shop,
  withKey,
}: Pick<Parts, 'settings' | 'foundation' | 'log' | 'shown' | 'shop' | 'withKey'>) {
  const { database, events: sink, clock } = foundation;
  return createInsights({
    store: createInsightsStore(database),
    totals: createTotalsStore(database),
    sink,
    onSinkAway: (err) => log.warn({ err }, 'cannot tell how many events are waiting to be counted'),
    clock,
    place: { mode: settings.analytics.mode, environment: settings.environment, origin: settings.publicOrigin },
    seller: shop.payments,
    stopsOf: shown.stopsOf,
    cardPictures: shown.cardPictures,
    withKey,
  });
}

interface RouteParts extends Pick<Parts, 'settings' | 'foundation' | 'pages' | 'store'> {
  insights: ReturnType<typeof openInsights>;
  countryOf: CountryOf;
}

export function openAnalyticsPages(app: FastifyInstance, { settings, foundation, pages, store, insights, countryOf }: RouteParts): void {
  const { database, clock } = foundation;
  const { analytics, publicOrigin, rateLimitFactor } = settings;
  consentRoutes(app, {
    consent: analytics.consent,
    consentCountries: analytics.consentCountries,
    countryOf,
    publicOrigin,
    rateLimitFactor,
  });
  clientLogRoutes(app, { store: createClientLogStore(database), rateLimitFactor });
  insightsRoutes(app, { insights, pages, findPresentation: store.findByOid, accessTo: createAccess(store).insightsAccessTo, clock });
}
