import { logInPath, routes, searchPath } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../http/pages/page-answers.ts';

const Search = z.object({ search: z.string().max(500).catch('') }).catch({ search: '' });

/** Pages that belong to the house itself rather than to a feature. */
export function siteRoutes(app: FastifyInstance, pages: PageAnswers): void {
  app.get(routes.landing, (request, reply) => pages.answer(request, reply, { page: 'landing', props: {}, tags: ['landing'] }));

  app.get(routes.dashboard, async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.url), 303);
    return pages.answer(request, reply, { page: 'dashboard', props: {} });
  });

  app.get(routes.explore, (request, reply) => pages.answer(request, reply, { page: 'explore', props: { term: '' }, tags: ['explore'] }));

  app.get(routes.search, async (request, reply) => {
    const term = Search.parse(request.query).search.trim();
    if (term === '') return reply.redirect(searchPath(''), 303);
    return pages.answer(request, reply, { page: 'explore', props: { term } });
  });
}
