import { logInPath, routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { PageAnswers } from '../../http/pages/page-answers.ts';

/** Pages that belong to the house itself rather than to a feature. */
export function siteRoutes(app: FastifyInstance, pages: PageAnswers): void {
  app.get(routes.landing, (request, reply) => pages.answer(request, reply, { page: 'landing', props: {}, tags: ['landing'] }));

  app.get(routes.dashboard, async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.url), 303);
    return pages.answer(request, reply, { page: 'dashboard', props: {} });
  });
}
