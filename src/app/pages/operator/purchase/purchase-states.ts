import type { PurchaseState } from '#contract/pdf/purchases.ts';

/** What is to go back and has not yet can be tried again. */
export const canBeRefunded = (state: PurchaseState) => state === 'paid' || state === 'refunding';
/** Its receipt stays, whatever came after. */
export const wasPaid = (state: PurchaseState) => canBeRefunded(state) || state === 'refunded';
