import type { Avatar } from '../person.ts';

export const purchaseStates = ['open', 'processing', 'paid', 'failed', 'expired', 'refunding', 'refunded'] as const;
/** `processing`: complete, but the money has not arrived yet; `refunding`: the refund is due but not done yet. */
export type PurchaseState = (typeof purchaseStates)[number];

/** A purchase as the operator sees it. */
export interface PurchaseSummary {
  sessionId: string;
  provider: 'stripe' | 'test';
  /** No money moved. */
  isTest: boolean;
  state: PurchaseState;
  /** Formatted for the page's language. */
  price: string;
  presentation: { oid: string; title: string; /** Null if it no longer exists. */ address: string | null };
  email: string | null;
  /** Of the account, or else of the address. */
  avatar: Avatar;
  /** The buyer's account, if they had one. */
  buyer: { name: string; address: string } | null;
  /** ISO 8601. */
  createdAt: string;
  paidAt: string | null;
  refundedAt: string | null;
  /** The provider's own receipt. */
  receiptAddress: string | null;
}
