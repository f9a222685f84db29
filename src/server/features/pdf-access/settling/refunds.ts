import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { PaymentProvider } from '../../../platform/payments/payments.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { PermanentFailure } from '../../../platform/queue/problems.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { PurchasesStore } from '../purchases.store.ts';

/** Money that must go back. Tried for days: it is not ours. */
export const refundPayment = defineJob('refund-payment', z.object({ sessionId: z.string() }), { retries: 22, backoff: 2000 });

/** Providers repeat a failure, too, to whoever comes with the same key. Nothing is given back twice under another: it is back already. */
const KEY_LIFE = 60_000;
/** However often a purchase is given back at the same time, and by whom: once. */
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
    if (paymentId === null) throw new PermanentFailure(`Nothing is known of the payment of ${sessionId}`);
    // Not for good, perhaps: whoever runs the site may be changing its keys.
    if (!provider || purchase.provider !== provider.name || purchase.isTest !== provider.isTest)
      throw new Error(`${sessionId} was paid through ${purchase.provider}, which is not in use as it was then`);
    await provider.refund(paymentId, refundKey(sessionId, clock.now()));
    await store.deciding({ paymentId }, (client) => store.markGivenBack(client, provider.name, paymentId));
  });
