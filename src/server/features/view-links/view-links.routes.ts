import { viewLinkPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForm, wrongForm, type FieldProblems } from '../../http/input/form-answers.ts';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { Problem } from '../../http/problems.ts';
import { createLimit, networkOf, tooMany } from '../../http/request/rate-limit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { gateForm } from './link-fields.ts';
import { passCookie, surplusPasses } from './pass.ts';
import { createTries } from './tries.ts';
import type { ViewLinks } from './view-links.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * 60;
const Asked = z.object({ linkId: z.string() });

interface Parts {
  viewLinks: ViewLinks;
  pages: PageAnswers;
  clock: Pick<Clock, 'now'>;
  isHttps: boolean;
  rateLimitFactor: number;
}

/** The gate before a presentation. The right answers give access for a month, as long as the link is valid. */
export function viewLinksRoutes(app: FastifyInstance, { viewLinks, pages, clock, isHttps, rateLimitFactor }: Parts): void {
  const tries = createTries({ most: Math.max(1, Math.round(10 * rateLimitFactor)), within: 15 * MINUTE, clock });
  // All addresses together: guessing from many of them is still guessing.
  const allTries = createTries({ most: Math.max(1, Math.round(100 * rateLimitFactor)), within: 15 * MINUTE, clock });
  const limitEntries = createLimit({ most: 600 * rateLimitFactor, window: MINUTE, now: clock.now });
  const config = { rateLimit: { max: Math.round(120 * rateLimitFactor), timeWindow: MINUTE } };

  app.post(routes.viewLink, { config }, async (request, reply) => {
    const { linkId } = Asked.parse(request.params);
    const opened = await viewLinks.open(request, linkId);
    if (opened.state === 'unknown') throw new Problem('notFound');
    if (opened.state === 'expired') throw new Problem('expired');
    const goOn = () => reply.redirect(viewLinkPath(linkId), 303);
    if (opened.state === 'open') return goOn();

    const { props } = opened;
    const wrong = (problems: FieldProblems) =>
      pages.answer(request, reply, {
        page: 'viewGate',
        props: { ...props, form: wrongForm(request, ['viewerName', 'viewerEmail'], problems) },
        status: 422,
      });
    const read = readForm(gateForm(props), request.body);
    if (!read.ok) return wrong(read.problems);
    const key = `${networkOf(request.clientAddress)} ${linkId}`;
    const wait = props.asksPassword ? (tries.take(key) ?? allTries.take(linkId)) : undefined;
    if (wait !== undefined) throw tooMany(wait);
    limitEntries(linkId);
    const entered = await viewLinks.enter(linkId, read.data);
    if (entered.outcome === 'unknown') throw new Problem('notFound');
    if (entered.outcome === 'wrong') return wrong({ password: { key: 'access.problem.password' } });
    tries.giveBack(key);
    allTries.giveBack(linkId);
    for (const name of surplusPasses(Object.keys(request.cookies))) reply.clearCookie(name, { path: '/' });
    reply.setCookie(passCookie(linkId), entered.pass, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: 30 * DAY });
    return goOn();
  });
}
