import type { PurchaseState } from '#contract/pdf/purchases.ts';

/** A refund that has not gone through can be retried. */
export const canBeRefunded = (state: PurchaseState) => state === 'paid' || state === 'refunding';
/** Once paid, the receipt stays, whatever happens later. */
export const wasPaid = (state: PurchaseState) => canBeRefunded(state) || state === 'refunded';
