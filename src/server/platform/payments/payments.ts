import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentStatus, SessionStatus } from '#contract/pdf/pdf-access.ts';

/** In the smallest unit of the currency: cents, whole yen, thousandths of a dinar. */
export interface Price {
  amount: number;
  /** ISO 4217, in upper case. */
  currency: string;
}

export interface SessionOrder {
  oid: string;
  /** The presentation's title, for the form and the receipt. */
  title: string;
  price: Price;
  /** Absolute; `sessionPlaceholder` is replaced with the session's id. */
  returnAddress: string;
  language: string;
  /** Fills in the form. */
  email?: string | undefined;
  /** The same order with the same key gets the same session, however often it is requested. */
  idempotencyKey: string;
}

export interface CheckoutSession {
  id: string;
  status: SessionStatus;
  paymentStatus: PaymentStatus;
  /** The session is complete, but the money did not arrive. */
  hasFailed: boolean;
  /** Only while the session is open. */
  clientSecret: string | null;
  /** From its metadata; empty if the session is not ours. */
  oid: string;
  price: Price;
  email: string | null;
  /** Once there is a payment. */
  paymentId: string | null;
  receiptAddress: string | null;
  expiresAt: Date;
}

export type PaymentEvent = { id: string } &
  /** An event about a session; the session has its current state. */
  (
    | { kind: 'completed' | 'succeeded' | 'failed' | 'expired'; session: CheckoutSession }
    /** Refunded in full. */
    | { kind: 'refunded'; paymentId: string }
    /** Not relevant to us. */
    | { kind: 'other' }
  );

export interface PaymentProvider {
  name: 'stripe' | 'test';
  /** No real money is involved. */
  isTest: boolean;
  createSession(order: SessionOrder): Promise<CheckoutSession>;
  /** Undefined if there is no such session. */
  retrieve(sessionId: string): Promise<CheckoutSession | undefined>;
  /** Refunds the full amount; does nothing if it is already refunded. */
  refund(paymentId: string, idempotencyKey: string): Promise<void>;
  /** Parses a webhook from its raw bytes; rejects with an InvalidWebhook if it is not from the provider, was changed, or is too old. */
  parseWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent>;
}
