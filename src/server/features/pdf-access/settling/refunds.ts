import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { PaymentProvider } from '../../../platform/payments/payments.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { PermanentFailure } from '../../../platform/queue/problems.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { PurchasesStore } from '../purchases.store.ts';

/** A refund we owe. Retried for days, because the money is not ours. */
export const refundPayment = defineJob('refund-payment', z.object({ sessionId: z.string() }), { retries: 22, backoff: 2000 });

/** Providers repeat failures for the same key as well. A new key cannot refund twice: the payment is refunded already. */
const KEY_LIFE = 60_000;
/** The same for all simultaneous refunds of a purchase, so only one happens. */
export const refundKey = (sessionId: string, now: number) => `refund ${sessionId} ${Math.floor(now / KEY_LIFE)}`;

interface Parts {
  store: PurchasesStore;
  provider: PaymentProvider | undefined;
  clock: Pick<Clock, 'now'>;
}

export const workOnRefunds = (queue: Queue, { store, provider, clock }: Parts) =>
  queue.work(refundPayment, async ({ sessionId }) => {
    const purchase = await store.find(sessionId);
    if (!purchase || purchase.refundedAt !== null) return;
    const { paymentId } = purchase;
    if (paymentId === null) throw new PermanentFailure(`No payment is known for ${sessionId}`);
    // Perhaps temporary: the operator may be changing the keys.
    if (!provider || purchase.provider !== provider.name || purchase.isTest !== provider.isTest)
      throw new Error(`${sessionId} was paid through ${purchase.provider}, which is not the provider in use, or has other keys`);
    await provider.refund(paymentId, refundKey(sessionId, clock.now()));
    await store.deciding({ paymentId }, (client) => store.markGivenBack(client, provider.name, paymentId));
  });
