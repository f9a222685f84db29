import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { visitorCookie, type CreateCheckoutAnswer, type CreateCheckoutBody, type IsPurchasedQuery } from '#contract/pdf/pdf-access.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOfRequest } from '../../../http/input/language.ts';
import { Problem } from '../../../http/problems.ts';
import { PaymentFailure } from '../../../platform/payments/problems.ts';
import type { Buyer, Buyers } from '../buyer.ts';
import type { Purchases } from '../purchases.ts';
import { seenByName, type Seen, type SeePresentation } from './seen-presentation.ts';

const MINUTE = 60_000;
const VisitorId = z.string().max(200);
const Asked: z.ZodType<IsPurchasedQuery> = z.object({ 'putma-id': VisitorId.exactOptional(), 'prezi-oid': z.string().max(200) });
const Order: z.ZodType<CreateCheckoutBody> = z.object({ 'putma-id': VisitorId.nullable(), 'prezi-oid': z.string().max(200) });
const Returned = z.object({ 'session-id': z.string().regex(/^\w{1,255}$/) });

/** Why no form is shown. */
const refusals = { granted: 'alreadyYours', pending: 'paymentPending', notForSale: 'notForSale' } as const;

type Decide = (presentation: Seen, visitor: { personId: string | undefined }, hasBought: boolean) => boolean;

interface Parts {
  purchases: Purchases;
  buyers: Buyers;
  see: SeePresentation;
  mayExport: Decide;
  mayBuy: Decide;
  /** False if the presentation can never be exported. */
  canBeMade(oid: string): Promise<boolean>;
  rateLimitFactor: number;
}

/** Whether a PDF was bought, the form to buy it, and the state of the payment on return. */
export function checkoutRoutes(
  app: FastifyInstance,
  { purchases, buyers, see, mayExport, mayBuy, canBeMade, rateLimitFactor }: Parts,
): void {
  const limited = (most: number) => ({ rateLimit: { max: Math.max(1, Math.round(most * rateLimitFactor)), timeWindow: 15 * MINUTE } });
  const answer = (reply: FastifyReply, body: object) => reply.header('cache-control', 'private, no-store').send(body);

  app.get(pdfRoutes.isPurchased, async (request, reply) => {
    const asked = Asked.parse(request.query);
    const { oid } = await seenByName(see, request, asked['prezi-oid']);
    return answer(reply, await purchases.standing(buyers.read(request, asked['putma-id']), oid));
  });

  // Cached pages, the same for every visitor, carry no CSRF token.
  app.post(pdfRoutes.createCheckout, { config: { csrf: 'origin', ...limited(60) } }, async (request, reply) => {
    const { 'putma-id': given, 'prezi-oid': oid } = Order.parse(request.body);
    const presentation = await seenByName(see, request, oid);
    if (given !== null && given !== request.cookies[visitorCookie]) throw new Problem('invalid');
    const hasBought = await purchases.isGranted(buyers.read(request), oid);
    const visitor = { personId: request.session?.personId };
    if (mayExport(presentation, visitor, hasBought)) throw new Problem('alreadyYours');
    if (!mayBuy(presentation, visitor, hasBought) || !(await canBeMade(oid))) throw new Problem('notForSale');
    const begun = await paying(() =>
      purchases.begin({
        buyer: whoBuys(request, reply, buyers),
        presentation,
        language: languageOfRequest(request),
        email: request.session?.person.email,
      }),
    );
    if (begun.state !== 'open') throw new Problem(refusals[begun.state]);
    return answer(reply, { client_secret: begun.secret } satisfies CreateCheckoutAnswer);
  });

  app.get(pdfRoutes.retrieveCheckout, { config: limited(300) }, async (request, reply) => {
    const { data } = Returned.safeParse(request.query);
    const session =
      data && (await paying(() => purchases.retrieve(data['session-id'], buyers.read(request), () => whoBuys(request, reply, buyers))));
    if (!session) throw new Problem('notFound');
    return answer(reply, session);
  });
}

/** Logged-in users buy for their account; everybody else is recognized by a cookie from now on. */
function whoBuys(request: FastifyRequest, reply: FastifyReply, buyers: Buyers): Buyer {
  const { personId, visitorId } = buyers.read(request);
  return personId === null ? { personId, visitorId: visitorId ?? buyers.issue(reply) } : { personId, visitorId: null };
}

async function paying<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof PaymentFailure ? new Problem('paymentsAway', { cause }) : cause;
  }
}
