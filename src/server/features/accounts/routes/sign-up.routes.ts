import { emptyForm } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { parseNext } from '../../../http/security/next-address.ts';
import type { Accounts } from '../accounts.ts';
import { EmailField, NameField, NewPasswordField } from '../identity/fields.ts';
import { readForm, wrongForm } from './form-answers.ts';
import type { Limits } from './limits.ts';

const SignUp = z.object({ name: NameField, email: EmailField, password: NewPasswordField });
const Confirmation = z.object({ token: z.string().min(1).max(2000), id: z.string().min(1).max(100), next: z.unknown().optional() });

interface Parts {
  accounts: Accounts;
  pages: PageAnswers;
  limits: Limits;
  isOutboxOpen: boolean;
}

export function signUpRoutes(app: FastifyInstance, { accounts, pages, limits, isOutboxOpen }: Parts): void {
  app.get(routes.signUp, async (request, reply) => {
    const next = parseNext((request.query as { next?: unknown }).next);
    if (request.session) return reply.redirect(next ?? routes.dashboard, 303);
    return pages.answer(request, reply, { page: 'signUp', props: { next, form: emptyForm } });
  });

  app.post(routes.signUp, { config: limits.perVisitor }, async (request, reply) => {
    const next = parseNext((request.body as { next?: unknown } | undefined)?.next);
    const read = readForm(SignUp, request.body);
    if (!read.ok) return pages.answer(request, reply, { page: 'signUp', props: { next, form: wrongForm(request, ['name', 'email'], read.problems) }, status: 422 });
    await accounts.signUp({ ...read.data, language: languageOf(request.headers), next });
    return pages.answer(request, reply, { page: 'mailSent', props: { purpose: 'sign-up', email: read.data.email, isOutboxOpen } });
  });

  // Opening the link changes nothing by itself: programs that scan mail open links too.
  app.get(routes.confirmEmail, async (request, reply) => {
    const read = Confirmation.safeParse(request.query);
    if (!read.success) throw new Problem('badRequest');
    const { token, id, next } = read.data;
    return pages.answer(request, reply, { page: 'confirmEmail', props: { token, id, next: parseNext(next), problem: null } });
  });

  app.post(routes.confirmEmail, { config: limits.perVisitor }, async (request, reply) => {
    const read = Confirmation.safeParse(request.body);
    if (!read.success) throw new Problem('badRequest');
    const { token, id } = read.data;
    const next = parseNext(read.data.next);
    const { kind, cookies } = await accounts.confirmEmail(token, id, request.headers);
    if (kind === 'confirmed') return reply.header('set-cookie', cookies).redirect(next ?? routes.dashboard, 303);
    const problem = wrongForm(request, [], {}, { key: 'account.problem.link' }).problem;
    return pages.answer(request, reply, { page: 'confirmEmail', props: { token, id, next, problem }, status: 410 });
  });
}
