import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentStatus, SessionStatus } from '#contract/pdf/pdf-access.ts';

/** In the smallest unit of the currency: cents, whole yen, thousandths of a dinar. */
export interface Price {
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
}

export interface SessionOrder {
  oid: string;
  /** Of the presentation, for the form and the receipt. */
  title: string;
  price: Price;
  /** Absolute; the name of the session takes the place of `sessionPlaceholder`. */
  returnAddress: string;
  language: string;
  /** Filled in beforehand. */
  email?: string | undefined;
  /** The same order with the same key gets the same session, however often it is asked for. */
  idempotencyKey: string;
}

export interface CheckoutSession {
  id: string;
  status: SessionStatus;
  paymentStatus: PaymentStatus;
  /** It is complete, and the money that was on its way has not come. */
  hasFailed: boolean;
  /** While it is open. */
  clientSecret: string | null;
  /** Of its metadata; empty if it is none of ours. */
  oid: string;
  price: Price;
  email: string | null;
  /** Once there is a payment. */
  paymentId: string | null;
  receiptAddress: string | null;
  expiresAt: Date;
}

export type PaymentEvent = { id: string } &
  /** Whatever happened to a session; the session says how it stands now. */
  (
    | { kind: 'completed' | 'succeeded' | 'failed' | 'expired'; session: CheckoutSession }
    /** All of it was given back. */
    | { kind: 'refunded'; paymentId: string }
    /** Nothing that concerns us. */
    | { kind: 'other' }
  );

export interface PaymentProvider {
  name: 'stripe' | 'test';
  /** No money moves. */
  isTest: boolean;
  createSession(order: SessionOrder): Promise<CheckoutSession>;
  /** Undefined: there is no such session. */
  retrieve(sessionId: string): Promise<CheckoutSession | undefined>;
  /** Gives all of it back; given back already is fine. */
  refund(paymentId: string, idempotencyKey: string): Promise<void>;
  /**
   * What a webhook tells, from the bytes as they came; rejects with an InvalidWebhook if it is not the provider's, was changed, or is old.
   */
  parseWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent>;
}
