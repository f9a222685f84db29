import type { DashboardTotals } from '#contract/analytics/insights.ts';
import type { Paged } from '#contract/pages.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../http/pages/page-answers.ts';

const Page = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) }).catch({ page: 1 });

interface Parts {
  pages: PageAnswers;
  /** What this person has made, the latest first. */
  listPresentations(ownerId: string, page: number, options: { isMine: true }): Promise<Paged>;
  /** How all of it was watched; null for whoever has made nothing. */
  totalsOf: (ownerId: string) => Promise<DashboardTotals | null>;
}

/** Pages that belong to the house itself rather than to a feature. */
export function siteRoutes(app: FastifyInstance, { pages, listPresentations, totalsOf }: Parts): void {
  app.get(routes.landing, (request, reply) => pages.answer(request, reply, { page: 'landing', props: {}, tags: ['landing'] }));

  app.get(routes.dashboard, async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.url), 303);
    const { personId } = request.session;
    // What somebody has made is there even when it cannot be told how it was watched.
    const told = totalsOf(personId).catch((err: unknown) => {
      request.log.warn({ err }, 'the totals of a dashboard are missing');
      return null;
    });
    const [{ cards, total, page, pageCount }, totals] = await Promise.all([listPresentations(personId, Page.parse(request.query).page, { isMine: true }), told]);
    return pages.answer(request, reply, { page: 'dashboard', props: { cards, total, page, pageCount, totals } });
  });
}
