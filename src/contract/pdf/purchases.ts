export const purchaseStates = ['open', 'processing', 'paid', 'failed', 'expired', 'refunding', 'refunded'] as const;
/** `processing`: complete, but the money is still on its way; `refunding`: it is to go back, and has not yet. */
export type PurchaseState = (typeof purchaseStates)[number];

/** A purchase as the operator sees it. */
export interface PurchaseSummary {
  sessionId: string;
  provider: 'stripe' | 'test';
  /** No money moved. */
  isTest: boolean;
  state: PurchaseState;
  /** As people of the page's language write it. */
  price: string;
  presentation: { oid: string; title: string; /** Null: it is no longer there. */ address: string | null };
  email: string | null;
  /** Who bought it with an account. */
  buyer: { name: string; address: string } | null;
  /** ISO 8601. */
  createdAt: string;
  paidAt: string | null;
  refundedAt: string | null;
  /** The provider's own receipt. */
  receiptAddress: string | null;
}
