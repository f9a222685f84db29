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

/** Whoever is asked about payments; where nothing is for sale, about those of before. Undefined: nobody. */
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
  // Stripe's client is large: whoever does not use it never loads it.
  return (await import('./stripe-payments.ts')).stripePayments(stripe, clock);
}
