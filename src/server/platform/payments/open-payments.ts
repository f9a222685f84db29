import { deriveKey } from '../../secret-key.ts';
import type { Settings } from '../../settings.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Queue } from '../queue/queue.ts';
import type { StripePayments } from './stripe-payments.ts';
import { testPayments, type TestPayments } from './test-payments.ts';
import { queueLaterPayment, queueTestWebhook } from './test-webhooks.ts';

interface Parts {
  database: Pick<Database, 'pool'>;
  queue: Queue;
  clock: Pick<Clock, 'now'>;
  secretKey: string;
}

/** The payment provider, also needed for earlier payments when nothing is for sale. Undefined if there is none. */
export async function openPayments(
  { payments }: Pick<Settings, 'payments'>,
  { database, queue, clock, secretKey }: Parts,
): Promise<StripePayments | TestPayments | undefined> {
  if (payments.kind === 'test')
    return testPayments({
      pool: database.pool,
      clock,
      secret: deriveKey(secretKey, 'test payments'),
      onEvent: queueTestWebhook(queue),
      onLater: queueLaterPayment(queue),
    });
  const stripe = payments.kind === 'stripe' ? payments : payments.stripe;
  if (!stripe) return undefined;
  // Stripe's client is large: load it only where it is used.
  return (await import('./stripe-payments.ts')).stripePayments(stripe, clock);
}
