import type { ConsentAnswer } from '#contract/analytics/event.ts';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { translatorOf } from '#locale/translate.ts';
import type { FastifyInstance } from 'fastify';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { CountryOf } from './countries.ts';

interface Parts {
  consent: 'always' | 'never' | 'region';
  consentCountries: ReadonlySet<string>;
  countryOf: CountryOf;
  publicOrigin: string;
  rateLimitFactor: number;
}

const MINUTE = 60_000;

/** Says whether to ask this visitor about cookies, and provides the texts. By region, visitors of unknown country are asked, too. */
export function consentRoutes(app: FastifyInstance, { consent, consentCountries, countryOf, publicOrigin, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(120 * rateLimitFactor)), timeWindow: MINUTE } };
  const isAsked = (country: string) => country === '' || consentCountries.has(country);

  app.get(analyticsRoutes.consent, { config }, async (request, reply) => {
    const text = translatorOf(languageOfRequest(request));
    const answer: ConsentAnswer = {
      isRequired: consent === 'always' || (consent === 'region' && isAsked(countryOf(request.clientAddress))),
      texts: { label: text('consent.label'), text: text('consent.text'), allow: text('consent.allow'), decline: text('consent.decline') },
    };
    // The page may ask the log host, which may be another origin.
    if (request.headers.origin === publicOrigin)
      reply.header('access-control-allow-origin', publicOrigin).header('access-control-allow-credentials', 'true');
    return reply.header('cache-control', 'private, max-age=600').header('vary', 'Origin, Accept-Language, Cookie').send(answer);
  });
}
