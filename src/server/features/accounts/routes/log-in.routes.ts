import { emptyForm } from '#contract/form.ts';
import { logInPath, routes } from '#contract/routes.ts';
import { parseLanguage } from '#locale/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageCookie, withoutLanguage } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { sourceOf, type AuditTrail } from '../../../http/security/audit-trail.ts';
import { parseNext } from '../../../http/security/next-address.ts';
import type { Accounts } from '../accounts.ts';
import type { DeviceCookie } from '../identity/device-cookie.ts';
import { EmailField, PasswordField } from '../identity/fields.ts';
import { forgetting } from './forgetting.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { StepCookie } from '../second-factor/step-cookie.ts';
import { doneForm, readForm, textFor, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';

const LogIn = z.object({ email: EmailField, password: PasswordField });
const Query = z.object({ next: z.unknown().optional(), done: z.enum(['reset']).optional().catch(undefined) });

interface Parts {
  accounts: Accounts;
  pages: PageAnswers;
  limits: Limits;
  deviceCookie: DeviceCookie;
  audit: AuditTrail;
  secondFactors: SecondFactors;
  logInCookie: StepCookie;
  /** Called with the request that logged the person in. */
  onLoggedIn(request: FastifyRequest, personId: string): Promise<void>;
}

export function logInRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, pages, limits, deviceCookie, audit, secondFactors, logInCookie, onLoggedIn } = parts;
  app.get(routes.logIn, async (request, reply) => {
    const query = Query.parse(request.query);
    const next = parseNext(query.next);
    if (request.session) return reply.redirect(next ?? routes.dashboard, 303);
    const form = query.done ? doneForm(textFor(request)('account.reset.done')) : emptyForm;
    return pages.answer(request, reply, { page: 'logIn', props: { next, form } });
  });

  app.post(routes.logIn, { config: limits.perVisitor, preHandler: limits.perAddress(app) }, async (request, reply) => {
    const next = parseNext((request.body as { next?: unknown } | undefined)?.next);
    const read = readForm(LogIn, request.body);
    if (!read.ok)
      return pages.answer(request, reply, {
        page: 'logIn',
        props: { next, form: wrongForm(request, ['email'], read.problems) },
        status: 422,
      });
    const outcome = await accounts.logIn({ ...read.data, next }, request.headers, sourceOf(request));
    const personId = outcome.kind === 'in' || outcome.kind === 'second' ? await accounts.findId(read.data.email) : undefined;
    if (outcome.kind === 'second' && personId !== undefined) {
      await secondFactors.beginLogIn(personId, next, logInCookie.set(reply));
      return reply.redirect(routes.secondStep, 303);
    }
    if (personId !== undefined) {
      deviceCookie.set(reply, await accounts.meetDevice(personId, deviceCookie.read(request), request.headers));
      await onLoggedIn(request, personId);
    }
    if (outcome.kind === 'in') return reply.header('set-cookie', outcome.cookies).redirect(next ?? routes.dashboard, 303);
    const key = outcome.kind === 'unknown' ? 'account.problem.logIn' : 'account.problem.unconfirmed';
    return pages.answer(request, reply, { page: 'logIn', props: { next, form: wrongForm(request, ['email'], {}, { key }) }, status: 401 });
  });

  app.get(routes.logOut, async (request, reply) =>
    request.session ? pages.answer(request, reply, { page: 'logOut', props: {} }) : reply.redirect(routes.landing, 303),
  );

  app.post(routes.logOut, async (request, reply) => {
    const { cookies } = await accounts.logOut(request.headers);
    if (request.session) await audit.add({ kind: 'logout.done', by: sourceOf(request) });
    return reply.header('set-cookie', cookies).headers(forgetting).redirect(routes.landing, 303);
  });

  app.post(routes.language, { config: { csrf: 'origin' } }, async (request, reply) => {
    const body = z.object({ language: z.string(), next: z.unknown().optional() }).parse(request.body);
    const language = parseLanguage(body.language);
    if (language) reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 60 * 60 });
    if (language && request.session)
      await accounts.changeLanguage({ id: request.session.personId, oid: request.session.person.oid }, language);
    return reply.redirect(withoutLanguage(parseNext(body.next) ?? routes.landing), 303);
  });
}

/** Sends visitors from a private page to log in, and back afterwards. */
export const redirectToLogIn = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(logInPath(request.method === 'GET' ? request.url : routes.settings), 303);
