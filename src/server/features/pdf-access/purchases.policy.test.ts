import { describe, expect, test } from 'vitest';
import { purchaseStates, type PurchaseState } from '#contract/pdf/purchases.ts';
import type { CheckoutSession } from '../../platform/payments/payments.ts';
import { isAsOrdered, nextState } from './purchases.policy.ts';

const price = { amount: 290, currency: 'EUR' };
const session = (change: Partial<CheckoutSession>): CheckoutSession => ({
  id: 'session',
  status: 'open',
  paymentStatus: 'unpaid',
  hasFailed: false,
  clientSecret: null,
  oid: 'deck',
  price,
  email: null,
  paymentId: null,
  receiptAddress: null,
  expiresAt: new Date(0),
  ...change,
});
const paid = session({ status: 'complete', paymentStatus: 'paid' });
const onItsWay = session({ status: 'complete' });
const expired = session({ status: 'expired' });

describe('nextState', () => {
  const table = (given: CheckoutSession) =>
    Object.fromEntries(
      purchaseStates.flatMap((state): [PurchaseState, PurchaseState][] =>
        ((next) => (next ? [[state, next]] : []))(nextState({ state }, given)),
      ),
    );

  test('[PDF-6] complete and paid means paid, whatever came before, but not twice and never after a refund', () => {
    expect(table(paid)).toEqual({ open: 'paid', processing: 'paid', failed: 'paid', expired: 'paid' });
  });

  test('[PDF-6] complete but unpaid waits for the money; a failed or finished purchase does not wait again', () => {
    expect(table(onItsWay)).toEqual({ open: 'processing' });
    expect(table(session({ status: 'complete', paymentStatus: 'no_payment_required' }))).toEqual({ open: 'processing' });
  });

  test('[PDF-6] a failed payment or an expired form ends an unpaid purchase', () => {
    expect(table(session({ status: 'complete', hasFailed: true }))).toEqual({ open: 'failed', processing: 'failed' });
    expect(table(expired)).toEqual({ open: 'expired', processing: 'expired' });
  });

  test('[PDF-6] a form that is still open changes nothing, even if it claims to be paid', () => {
    expect(table(session({ paymentStatus: 'paid' }))).toEqual({});
  });
});

test('[PDF-6] another presentation, amount or currency does not match the order', () => {
  expect(isAsOrdered({ oid: 'deck', price }, paid)).toBe(true);
  expect(isAsOrdered({ oid: 'other', price }, paid)).toBe(false);
  expect(isAsOrdered({ oid: 'deck', price: { ...price, amount: 29 } }, paid)).toBe(false);
  expect(isAsOrdered({ oid: 'deck', price: { ...price, currency: 'HUF' } }, paid)).toBe(false);
});
