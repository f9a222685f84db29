import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { Readable } from 'node:stream';
import { purchaseStates } from '#contract/pdf/purchases.ts';
import { logInPath } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { csvType } from '../../../http/csv.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { sourceOf } from '../../../http/security/audit-trail.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { PaymentFailure } from '../../../platform/payments/problems.ts';
import { formatPrice } from '../../../platform/payments/price.ts';
import type { Purchases } from '../purchases.ts';
import type { PurchasesStore } from '../purchases.store.ts';
import { presentPurchase, type AvatarOf } from './present-purchase.ts';
import { writePurchasesCsv } from './purchases-csv.ts';

const ON_A_PAGE = 50;
const Asked = z.object({
  state: z.enum(purchaseStates).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  done: z.enum(['refunded', 'refundFailed']).nullable().catch(null).default(null),
});
const Named = z.object({ sessionId: z.string().regex(/^\w{1,255}$/) });

interface Parts {
  purchases: Pick<Purchases, 'giveBack' | 'takings'>;
  store: PurchasesStore;
  pages: PageAnswers;
  clock: Pick<Clock, 'now'>;
  /** Asks who it is. */
  needsProof: preHandlerAsyncHookHandler;
  avatarOf: AvatarOf;
}

/** For administrators: the purchases, and refunding them. */
export function operatorRoutes(app: FastifyInstance, { purchases, store, pages, clock, needsProof, avatarOf }: Parts): void {
  const preHandler: preHandlerAsyncHookHandler = async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.method === 'GET' ? request.url : pdfRoutes.purchases), 303);
    if (request.session.person.role !== 'admin') throw new Problem('forbidden');
  };
  const sessionIdOf = ({ params }: FastifyRequest): string => {
    const { data } = Named.safeParse(params);
    if (!data) throw new Problem('notFound');
    return data.sessionId;
  };
  const goBack = (reply: FastifyReply, done: 'refunded' | 'refundFailed') => reply.redirect(`${pdfRoutes.purchases}?done=${done}`, 303);

  app.get(pdfRoutes.purchases, { preHandler }, async (request, reply) => {
    const { state, page, done } = Asked.parse(request.query);
    const language = languageOfRequest(request);
    const [booked, total, sums] = await Promise.all([
      store.listBooked(state, { count: ON_A_PAGE, skip: (page - 1) * ON_A_PAGE }),
      store.countBooked(state),
      purchases.takings(),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / ON_A_PAGE));
    if (page > pageCount) throw new Problem('notFound');
    const props = {
      purchases: booked.map((each) => presentPurchase(each, language, avatarOf)),
      state,
      total,
      page,
      pageCount,
      takings: sums.map((sum) => formatPrice(sum, language)),
      message: done,
    };
    return pages.answer(request, reply, { page: 'purchases', props });
  });

  app.get(pdfRoutes.purchasesCsv, { preHandler }, async (request, reply) => {
    const { state } = Asked.parse(request.query);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return reply
      .type(csvType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="purchases-${day}.csv"`)
      .send(Readable.from(writePurchasesCsv(store, state)));
  });

  app.get(pdfRoutes.purchaseReceipt, { preHandler }, async (request, reply) => {
    const booked = await store.findBooked(sessionIdOf(request));
    if (!booked) throw new Problem('notFound');
    return pages.answer(request, reply, {
      page: 'purchaseReceipt',
      props: { purchase: presentPurchase(booked, languageOfRequest(request), avatarOf) },
    });
  });

  app.post(pdfRoutes.purchaseRefund, { preHandler: [preHandler, needsProof] }, async (request, reply) => {
    try {
      const outcome = await purchases.giveBack(sessionIdOf(request), sourceOf(request));
      if (outcome === 'unknown') throw new Problem('notFound');
      return goBack(reply, outcome === 'refunded' ? 'refunded' : 'refundFailed');
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      request.log.warn({ err: error }, 'a payment could not be refunded');
      return goBack(reply, 'refundFailed');
    }
  });
}
