import type { PurchaseState } from '#contract/pdf/purchases.ts';
import type { CheckoutSession, Price } from '../../platform/payments/payments.ts';

interface Ordered {
  state: PurchaseState;
  oid: string;
  price: Price;
}

// What is told late or twice never takes a purchase back to where it was.
const rank: Record<PurchaseState, number> = { open: 0, processing: 1, failed: 2, expired: 2, paid: 3, refunding: 4, refunded: 5 };

/** Where a session takes its purchase; undefined: nowhere that it has not been. Only complete and paid is paid. */
export function nextState(
  { state }: Pick<Ordered, 'state'>,
  { status, paymentStatus, hasFailed }: CheckoutSession,
): PurchaseState | undefined {
  const next = status === 'complete' ? (paymentStatus === 'paid' ? 'paid' : hasFailed ? 'failed' : 'processing') : status;
  return rank[next] > rank[state] ? next : undefined;
}

/** The session is of this presentation and at this price. */
export const isAsOrdered = ({ oid, price }: Pick<Ordered, 'oid' | 'price'>, session: CheckoutSession): boolean =>
  session.oid === oid && session.price.amount === price.amount && session.price.currency === price.currency;
