import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { PageAnswers } from '../../http/pages/page-answers.ts';

/** Pages of the site itself that belong to no feature. */
export function siteRoutes(app: FastifyInstance, { pages }: { pages: PageAnswers }): void {
  app.get(routes.landing, (request, reply) => pages.answer(request, reply, { page: 'landing', props: {}, tags: ['landing'] }));
}
