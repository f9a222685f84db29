import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { logInPath } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { csvType } from '../../../http/csv.ts';
import { askedByName } from '../../../http/input/asked-presentation.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import type { Session } from '../../../http/visitor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/events/day.ts';
import { readRange } from './day-range.ts';
import { writeInsightsCsv, writeSiteInsightsCsv } from './insights-csv.ts';
import { pageBounds, tableBounds, type Asked, type Insights, type Presentation } from './insights.ts';

interface Parts {
  insights: Insights;
  pages: PageAnswers;
  findPresentation(oid: string): Promise<Presentation | undefined>;
  accessTo(presentation: Presentation, session: Session | null): Promise<{ canSee: boolean; canSeeVisits: boolean }>;
  clock: Pick<Clock, 'now'>;
}

/** Insights of a presentation for its authors, and of the whole site for administrators. */
export function insightsRoutes(app: FastifyInstance, { insights, pages, findPresentation, accessTo, clock }: Parts): void {
  const askedIn = (request: FastifyRequest, bounds = pageBounds): Asked => ({
    range: readRange(request.query, dayOf(clock.now())),
    language: languageOfRequest(request),
    bounds,
    personId: request.session?.personId ?? '',
  });
  /** Scripts get an error instead of the log-in page. */
  const forScripts: preHandlerAsyncHookHandler = async ({ session }) => {
    if (!session) throw new Problem('signedOut');
  };
  const forMembers: preHandlerAsyncHookHandler = async ({ session, url }, reply) => {
    if (!session) return reply.redirect(logInPath(url), 303);
  };
  const forAdmins: preHandlerAsyncHookHandler = async ({ session }) => {
    if (session?.person.role !== 'admin') throw new Problem('forbidden');
  };
  const answerJson = (reply: FastifyReply, props: object) => reply.header('cache-control', 'private, no-store').send(props);
  const answerCsv = (reply: FastifyReply, name: string, { range }: Asked, table: string) =>
    reply
      .type(csvType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="insights-${name}-${range.from}-${range.to}.csv"`)
      .send(table);

  /** For the owner, editors and administrators; everybody else gets "not found". */
  const propsOf = async (request: FastifyRequest, asked: Asked) => {
    const { oid } = askedByName(request);
    const presentation = await findPresentation(oid);
    const access = presentation && (await accessTo(presentation, request.session));
    if (!presentation || !access?.canSee) throw new Problem('notFound', { isHidden: presentation !== undefined });
    return insights.ofPresentation(presentation, asked, access.canSeeVisits);
  };

  app.get(analyticsRoutes.insights, { preHandler: forMembers }, async (request, reply) =>
    pages.answer(request, reply, { page: 'insights', props: await propsOf(request, askedIn(request)) }),
  );
  app.get(analyticsRoutes.insightsNumbers, { preHandler: forScripts }, async (request, reply) =>
    answerJson(reply, await propsOf(request, askedIn(request))),
  );
  app.get(analyticsRoutes.insightsCsv, { preHandler: forMembers }, async (request, reply) => {
    const asked = askedIn(request, tableBounds);
    const { presentation, numbers } = await propsOf(request, asked);
    return answerCsv(reply, presentation.oid, asked, writeInsightsCsv(numbers));
  });

  app.get(analyticsRoutes.siteInsights, { preHandler: [forMembers, forAdmins] }, async (request, reply) =>
    pages.answer(request, reply, { page: 'siteInsights', props: await insights.ofSite(askedIn(request)) }),
  );
  app.get(analyticsRoutes.siteInsightsNumbers, { preHandler: [forScripts, forAdmins] }, async (request, reply) =>
    answerJson(reply, await insights.ofSite(askedIn(request))),
  );
  app.get(analyticsRoutes.siteInsightsCsv, { preHandler: [forMembers, forAdmins] }, async (request, reply) => {
    const asked = askedIn(request, tableBounds);
    return answerCsv(reply, 'site', asked, writeSiteInsightsCsv(await insights.ofSite(asked)));
  });
}
