import type { PurchaseState } from '#contract/pdf/purchases.ts';
import type { CheckoutSession, Price } from '../../platform/payments/payments.ts';

interface Ordered {
  state: PurchaseState;
  oid: string;
  price: Price;
}

// Late or repeated news never moves a purchase backwards.
const rank: Record<PurchaseState, number> = { open: 0, processing: 1, failed: 2, expired: 2, paid: 3, refunding: 4, refunded: 5 };

/** The next state of a purchase according to its session; undefined if it stays. Only complete and paid counts as paid. */
export function nextState(
  { state }: Pick<Ordered, 'state'>,
  { status, paymentStatus, hasFailed }: CheckoutSession,
): PurchaseState | undefined {
  const next = status === 'complete' ? (paymentStatus === 'paid' ? 'paid' : hasFailed ? 'failed' : 'processing') : status;
  return rank[next] > rank[state] ? next : undefined;
}

/** Whether the session is for this presentation and price. */
export const isAsOrdered = ({ oid, price }: Pick<Ordered, 'oid' | 'price'>, session: CheckoutSession): boolean =>
  session.oid === oid && session.price.amount === price.amount && session.price.currency === price.currency;
