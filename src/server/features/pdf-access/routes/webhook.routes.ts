import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../http/problems.ts';
import type { PaymentProvider } from '../../../platform/payments/payments.ts';
import { InvalidWebhook, PaymentFailure } from '../../../platform/payments/problems.ts';
import type { Purchases } from '../purchases.ts';

const KB = 1024;
const MINUTE = 60_000;

interface Parts {
  provider: PaymentProvider;
  purchases: Pick<Purchases, 'hear'>;
  rateLimitFactor: number;
}

/** Events sent by the payment provider. A status of 500 or above makes it send them again. */
export function webhookRoutes(app: FastifyInstance, { provider, purchases, rateLimitFactor }: Parts): void {
  // Sent by another server, without cookies or token; the signature identifies it.
  const config = {
    audience: 'anyone',
    csrf: 'origin',
    rateLimit: { max: Math.max(1, Math.round(6000 * rateLimitFactor)), timeWindow: MINUTE },
  } as const;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The raw bytes, because those are what is signed.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * KB }, async (_request: unknown, body: Buffer) => body);
    scope.post(pdfRoutes.paymentWebhook, { config }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        await purchases.hear(await provider.parseWebhook(body, request.headers));
      } catch (cause) {
        if (cause instanceof InvalidWebhook) throw new Problem('badRequest', { cause });
        if (cause instanceof PaymentFailure) throw new Problem('paymentsAway', { cause });
        throw cause;
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
