import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { parseNext } from '../../http/security/next-address.ts';

const YEAR = 365 * 24 * 60 * 60;
const Asked = z.object({ next: z.unknown().optional() }).catch({});

/** Pages of the site itself that belong to no feature, and a preference for all of them. */
export function siteRoutes(app: FastifyInstance, { pages, isHttps }: { pages: PageAnswers; isHttps: boolean }): void {
  // Scripts read it, because pages are the same for everyone.
  const cookie = `${isHttps ? '__Host-' : ''}lectern.search_key`;

  /** Turns the key that goes to the search off, or on again. */
  app.post(routes.searchKey, { config: { csrf: 'origin' } }, async (request, reply) => {
    const options = { path: '/', sameSite: 'lax', secure: isHttps } as const;
    if (request.cookies[cookie] === 'off') reply.clearCookie(cookie, options);
    else reply.setCookie(cookie, 'off', { ...options, maxAge: YEAR });
    return reply.redirect(parseNext(Asked.parse(request.body).next) ?? routes.landing, 303);
  });

  app.get(routes.landing, (request, reply) => pages.answer(request, reply, { page: 'landing', props: {}, tags: ['landing'] }));
}
