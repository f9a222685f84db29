import { z } from 'zod';
import type { PaymentProvider } from '../../platform/payments/payments.ts';
import { defineJob } from '../../platform/queue/job.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { PurchasesStore } from './purchases.store.ts';

/** Money that must go back. Tried for days: it is not ours. */
export const refundPayment = defineJob('refund-payment', z.object({ sessionId: z.string() }), { retries: 22, backoff: 2000 });

/** However often a purchase is given back, and by whom: once. */
export const refundKey = (sessionId: string) => `refund ${sessionId}`;

export const workOnRefunds = (queue: Queue, { store, provider }: { store: PurchasesStore; provider: PaymentProvider | undefined }) =>
  queue.work(refundPayment, async ({ sessionId }) => {
    const purchase = await store.find(sessionId);
    if (!purchase || purchase.refundedAt !== null) return;
    const { paymentId } = purchase;
    if (paymentId === null) throw new PermanentFailure(`Nothing is known of the payment of ${sessionId}`);
    if (purchase.provider !== provider?.name) throw new PermanentFailure(`${sessionId} was paid through ${purchase.provider}, which is not in use`);
    await provider.refund(paymentId, refundKey(sessionId));
    await store.deciding({ paymentId }, (client) => store.markGivenBack(client, provider.name, paymentId));
  });
