import { emptyForm } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceOf } from '../../../http/security/audit-trail.ts';
import type { Accounts } from '../accounts.ts';
import { EmailField, NewPasswordField } from '../identity/fields.ts';
import { readForm, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';

const Forgot = z.object({ email: EmailField });
const Token = z.object({
  token: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w-]+$/),
});
const Reset = z.object({ password: NewPasswordField });

interface Parts {
  accounts: Accounts;
  pages: PageAnswers;
  limits: Limits;
  isOutboxOpen: boolean;
}

export function passwordRoutes(app: FastifyInstance, { accounts, pages, limits, isOutboxOpen }: Parts): void {
  app.get(routes.forgotPassword, async (request, reply) =>
    pages.answer(request, reply, { page: 'forgotPassword', props: { form: emptyForm } }),
  );

  app.post(routes.forgotPassword, { config: limits.perVisitor, preHandler: limits.perAddress(app) }, async (request, reply) => {
    const read = readForm(Forgot, request.body);
    if (!read.ok)
      return pages.answer(request, reply, {
        page: 'forgotPassword',
        props: { form: wrongForm(request, ['email'], read.problems) },
        status: 422,
      });
    await accounts.requestReset(read.data.email, sourceOf(request));
    return pages.answer(request, reply, { page: 'mailSent', props: { purpose: 'reset', email: read.data.email, isOutboxOpen } });
  });

  app.get(routes.resetPassword, async (request, reply) => {
    const read = Token.safeParse(request.query);
    if (!read.success) throw new Problem('badRequest');
    return pages.answer(request, reply, { page: 'resetPassword', props: { token: read.data.token, form: emptyForm } });
  });

  app.post(routes.resetPassword, { config: limits.perVisitor }, async (request, reply) => {
    const given = Token.safeParse(request.body);
    if (!given.success) throw new Problem('badRequest');
    const { token } = given.data;
    const read = readForm(Reset, request.body);
    const wrong = (problems: Parameters<typeof wrongForm>[2]) =>
      pages.answer(request, reply, { page: 'resetPassword', props: { token, form: wrongForm(request, [], problems) }, status: 422 });
    if (!read.ok) return wrong(read.problems);
    const { kind } = await accounts.resetPassword(token, read.data.password, request.headers, sourceOf(request));
    if (kind === 'own') return wrong({ password: { key: 'account.problem.passwordOwn' } });
    if (kind === 'changed') return reply.redirect(`${routes.logIn}?done=reset`, 303);
    return pages.answer(request, reply, {
      page: 'resetPassword',
      props: { token, form: wrongForm(request, [], {}, { key: 'account.problem.link' }) },
      status: 410,
    });
  });
}
