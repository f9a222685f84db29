import { emptyForm, type FormState } from '#contract/form.ts';
import { logInPath, routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOf } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceAs, sourceOf, type AuditTrail } from '../../../http/security/audit-trail.ts';
import { parseNext } from '../../../http/security/next-address.ts';
import type { Accounts } from '../accounts.ts';
import type { DeviceCookie } from '../identity/device-cookie.ts';
import { EmailField, NameField, NewPasswordField, PasswordField } from '../identity/fields.ts';
import { readForm, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';

const SignUp = z.object({ name: NameField, email: EmailField, password: NewPasswordField });
const Confirmation = z.object({
  token: z.string().regex(/^[\w.-]{1,2000}$/),
  id: z.string().regex(/^[\w-]{1,100}$/),
});

interface Parts {
  accounts: Accounts;
  pages: PageAnswers;
  limits: Limits;
  deviceCookie: DeviceCookie;
  audit: AuditTrail;
  /** Called with the request that logged the person in. */
  onLoggedIn(request: FastifyRequest, personId: string): Promise<void>;
  isOutboxOpen: boolean;
}

export function signUpRoutes(
  app: FastifyInstance,
  { accounts, pages, limits, deviceCookie, audit, isOutboxOpen, onLoggedIn }: Parts,
): void {
  app.get(routes.signUp, async (request, reply) => {
    const next = parseNext((request.query as { next?: unknown }).next);
    if (request.session) return reply.redirect(next ?? routes.dashboard, 303);
    return pages.answer(request, reply, { page: 'signUp', props: { next, form: emptyForm } });
  });

  app.post(routes.signUp, { config: limits.perVisitor, preHandler: limits.perAddress(app) }, async (request, reply) => {
    const next = parseNext((request.body as { next?: unknown } | undefined)?.next);
    const read = readForm(SignUp, request.body);
    const wrong = (problems: Parameters<typeof wrongForm>[2]) =>
      pages.answer(request, reply, { page: 'signUp', props: { next, form: wrongForm(request, ['name', 'email'], problems) }, status: 422 });
    if (!read.ok) return wrong(read.problems);
    if (accounts.isOwnWords(read.data.password, read.data)) return wrong({ password: { key: 'account.problem.passwordOwn' } });
    await accounts.signUp({ ...read.data, language: languageOf(request.headers), next }, sourceOf(request));
    return pages.answer(request, reply, { page: 'mailSent', props: { purpose: 'sign-up', email: read.data.email, isOutboxOpen } });
  });

  // Opening the link alone changes nothing, because mail scanners open links too.
  app.get(routes.confirmEmail, async (request, reply) => {
    const read = Confirmation.safeParse(request.query);
    if (!read.success) throw new Problem('badRequest');
    return answerLink(request, reply, read.data, emptyForm);
  });

  app.post(
    routes.confirmEmail,
    { config: limits.perVisitor, preHandler: limits.perKey(app, (body) => String(body['id'])) },
    async (request, reply) => {
      const read = Confirmation.safeParse(request.body);
      if (!read.success) throw new Problem('badRequest');
      const { token, id } = read.data;
      const link = await accounts.readLink(token, id);
      if (!link) return answerLink(request, reply, read.data, emptyForm);
      if (link.newEmail !== undefined) {
        if (request.session?.personId !== id) return reply.redirect(logInPath(linkPath(read.data)), 303);
        const changed = await accounts.confirmChange(token, link.row, link.newEmail, request.headers);
        if (changed.kind === 'confirmed') await audit.add({ kind: 'email.changed', by: sourceOf(request) });
        return goOn(request, reply, read.data, link.next, changed);
      }
      const form = readForm(z.object({ password: PasswordField }), request.body);
      if (!form.ok) return answerLink(request, reply, read.data, wrongForm(request, [], form.problems), 422);
      const outcome = await accounts.confirmSignUp(token, link.row, form.data.password, request.headers);
      if (outcome.kind === 'wrong')
        return answerLink(request, reply, read.data, wrongForm(request, [], { password: { key: 'account.problem.notChosen' } }), 422);
      if (outcome.kind === 'confirmed') {
        await audit.add({ kind: 'address.confirmed', by: sourceAs(id, sourceOf(request)) });
        deviceCookie.set(reply, await accounts.meetDevice(id, deviceCookie.read(request), request.headers));
        await onLoggedIn(request, id);
      }
      return goOn(request, reply, read.data, link.next, { kind: outcome.kind, cookies: outcome.cookies });
    },
  );

  type Link = z.output<typeof Confirmation>;

  function goOn(
    request: FastifyRequest,
    reply: FastifyReply,
    link: Link,
    next: string | null,
    { kind, cookies }: { kind: 'confirmed' | 'invalid'; cookies: string[] },
  ) {
    if (kind === 'invalid') return answerLink(request, reply, link, emptyForm, 410, true);
    return reply.header('set-cookie', cookies).redirect(parseNext(next) ?? routes.dashboard, 303);
  }

  async function answerLink(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, id }: Link,
    form: FormState<'password'>,
    status = 200,
    isSpent = false,
  ) {
    const link = isSpent ? undefined : await accounts.readLink(token, id);
    const problem = link ? null : wrongForm(request, [], {}, { key: 'account.problem.link' }).problem;
    return pages.answer(request, reply, {
      page: 'confirmEmail',
      props: { token, id, purpose: link?.purpose ?? 'sign-up', form, problem },
      status: link ? status : 410,
    });
  }
}

const linkPath = ({ token, id }: z.output<typeof Confirmation>) =>
  `${routes.confirmEmail}?${new URLSearchParams({ token, id }).toString()}`;
