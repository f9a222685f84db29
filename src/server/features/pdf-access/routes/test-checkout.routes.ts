import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { emptyForm } from '#contract/form.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOfRequest } from '../../../http/input/language.ts';
import { problem, readForm, wrongForm, type FieldProblems } from '../../../http/input/form-answers.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { formatPrice } from '../../../platform/payments/price.ts';
import type { TestAction, TestCheckout, TestPayments } from '../../../platform/payments/test-payments.ts';

const Asked = z.object({ client_secret: z.string() });
/** The values of the page's buttons. */
const actions = { succeed: 'succeed', decline: 'decline', later: 'pay later', expire: 'expire' } as const satisfies Record<
  string,
  TestAction
>;
const Deed = z.object({ action: z.enum(['succeed', 'decline', 'later', 'expire']).transform((button) => actions[button]) });
const wrongEmail = problem('account.problem.email');
/** Accepts whatever a browser does: the form targets the whole window, and an error would replace the page there. */
const Payer = z.object({
  email: z
    .string(wrongEmail)
    .trim()
    .max(254, wrongEmail)
    .pipe(z.email({ pattern: z.regexes.html5Email, ...wrongEmail })),
});

interface Parts {
  payments: TestPayments;
  pages: PageAnswers;
}

/** The test provider's page, where no money moves. */
export function testCheckoutRoutes(app: FastifyInstance, { payments, pages }: Parts): void {
  const find = async (asked: unknown): Promise<{ secret: string; checkout: TestCheckout }> => {
    const secret = Asked.safeParse(asked).data?.client_secret;
    const checkout = secret === undefined ? undefined : await payments.find(secret);
    if (secret === undefined || !checkout) throw new Problem('notFound');
    return { secret, checkout };
  };

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    { secret, checkout }: Awaited<ReturnType<typeof find>>,
    form = emptyForm,
    status = 200,
  ) => {
    const { session, title } = checkout;
    const props = {
      clientSecret: secret,
      title,
      price: formatPrice(session.price, languageOfRequest(request)),
      closed: session.status === 'open' ? null : session.status,
      email: session.email ?? '',
      form,
    };
    return pages.answer(request, reply, { page: 'testCheckout', props, status });
  };

  // It is framed in a dialog on our own pages.
  const config = { audience: 'ownFrame' } as const;

  app.get(pdfRoutes.testCheckout, { config }, async (request, reply) => answer(request, reply, await find(request.query)));

  app.post(pdfRoutes.testCheckout, { config }, async (request, reply) => {
    const found = await find(request.body);
    const { action } = Deed.parse(request.body);
    const wrong = (problems: FieldProblems, whole: TextKey | null = null) =>
      answer(request, reply, found, wrongForm(request, ['email'], problems, whole && { key: whole }), 422);
    if (action === 'decline' && found.checkout.session.status === 'open') return wrong({}, 'pdf.test.declined');
    const payer = readForm(Payer, request.body);
    const isPaying = action === 'succeed' || action === 'pay later';
    if (isPaying && !payer.ok) return wrong(payer.problems);
    const checkout = await payments.act(found.secret, action, payer.ok ? payer.data.email : '');
    if (!checkout) throw new Problem('notFound');
    // A form that has closed does not return; it says so itself.
    const isBack = checkout.session.status === 'complete';
    return reply.redirect(
      isBack ? checkout.returnAddress : `${pdfRoutes.testCheckout}?client_secret=${encodeURIComponent(found.secret)}`,
      303,
    );
  });
}
