import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../platform/payments/payments.ts';
import { PaymentFailure } from '../../platform/payments/problems.ts';
import { createPdfOffer } from './pdf-offer.ts';
import { createPurchases } from './purchases.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.workOnRefunds();
  for (const person of ['owner', 'ada', 'bob']) await shop.addPerson(person);
  await shop.addPresentation({ oid: 'deck', owner: 'owner' });
  await shop.addPresentation({ oid: 'other', owner: 'owner' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

/** Until the queue has done it. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue()));
}

const only = async () => {
  const rows = await shop.query('select * from pdf_purchase');
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
};

describe('what cannot be had is not paid for', () => {
  test('[PDF-4] a presentation that went between order and payment: the money goes back', async () => {
    await shop.addPresentation({ oid: 'leaving', owner: 'owner' });
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'leaving');
    await shop.query(`delete from presentation where oid = 'leaving'`);
    const sessionId = await shop.act(secret, 'succeed');
    await shop.deliverAll();
    expect(await only()).toMatchObject({ state: 'refunded' });
    await until(async () => (await only())['refunded_at'] !== null);
    expect(JSON.parse((await shop.retrieve(visitor, sessionId)).text)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  });

  test('[PDF-4] money that must go back goes back once the provider is there again', async () => {
    await shop.addPresentation({ oid: 'going', owner: 'owner' });
    const secret = await shop.begin(shop.visitor(), 'going');
    await shop.query(`delete from presentation where oid = 'going'`);
    await shop.act(secret, 'succeed');
    shop.wire.isCut = true;
    await shop.deliverAll();
    await until(async () => (await shop.query('select 1'), shop.wire.refused > 0));
    expect(await only()).toMatchObject({ state: 'refunded', refunded_at: null });
    shop.wire.isCut = false;
    await until(async () => (await only())['refunded_at'] !== null);
    expect(await shop.query(`select from test_checkout where (state ->> 'isRefunded')::boolean`)).toHaveLength(1);
  });

  test.each([
    ['presentation', { oid: 'other' }],
    ['amount', { price: { amount: 29, currency: 'EUR' } }],
    ['currency', { price: { amount: 290, currency: 'JPY' } }],
  ])('[PDF-6] a payment for another %s than was ordered grants nothing and goes back', async (_what, change) => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    await shop.act(secret, 'succeed');
    shop.events.length = 0;
    const { session } = (await shop.payments.find(secret)) ?? {};
    if (session) await shop.purchases.settle({ ...session, ...change });
    expect(await only()).toMatchObject({ state: 'refunded' });
    expect([await shop.isPurchased(visitor, 'deck'), await shop.isPurchased(visitor, 'other')]).toEqual([false, false]);
  });
});

describe('a provider that is no longer in use', () => {
  const purchasesThrough = (provider: PaymentProvider | undefined) => createPurchases({ store: shop.store, provider, price: { amount: 290, currency: 'EUR' }, queue: shop.queue, clock: shop.clock, origin: shop.origin, isThere: async () => true });

  test('[PDF-3] test payments open nothing where money is taken, or nothing is sold; what was paid with money stays bought', async () => {
    const ada = shop.member('ada');
    const sessionId = await shop.act(await shop.begin(ada, 'deck'), 'succeed');
    await shop.deliverAll();
    const buyer = { personId: 'ada', visitorId: null };
    const stripe: PaymentProvider = { ...shop.payments, name: 'stripe' };
    const off = purchasesThrough(undefined);
    expect([await purchasesThrough(stripe).isGranted(buyer, 'deck'), await off.isGranted(buyer, 'deck')]).toEqual([false, false]);
    expect([await purchasesThrough(stripe).retrieve(sessionId, buyer), await purchasesThrough(stripe).giveBack(sessionId)]).toEqual([undefined, 'unpaid']);
    await expect(off.begin({ buyer, presentation: { oid: 'deck', title: 'Deck', address: '/p/deck/deck/' }, language: 'en', email: undefined })).rejects.toThrow(PaymentFailure);
    await shop.query(`update pdf_purchase set provider = 'stripe'`);
    expect([await purchasesThrough(stripe).isGranted(buyer, 'deck'), await off.isGranted(buyer, 'deck')]).toEqual([true, true]);
  });
});

describe('what a page offers', () => {
  const price = { amount: 290, currency: 'EUR' };

  test('[PDF-2] the price as the reader writes it, and what the form needs', () => {
    expect(createPdfOffer({ provider: { name: 'test' }, price, publishableKey: undefined })('de')).toEqual({ price: '2,90\u00a0€', checkout: { provider: 'test' } });
    expect(createPdfOffer({ provider: { name: 'stripe' }, price, publishableKey: 'pk_live_x' })('en')).toEqual({ price: '€2.90', checkout: { provider: 'stripe', publishableKey: 'pk_live_x' } });
    expect(createPdfOffer({ provider: undefined, price, publishableKey: 'pk_live_x' })('en')).toBeNull();
  });
});

describe('an account', () => {
  test('[PDF-3] lists its purchases, and leaves only figures in the books when it goes', async () => {
    await shop.addPerson('carol');
    const carol = shop.member('carol');
    await shop.act(await shop.begin(carol, 'deck'), 'succeed');
    await shop.deliverAll();
    const open = await shop.begin(carol, 'other');
    expect(await shop.purchases.listOf('carol')).toMatchObject([
      { state: 'open', presentation: { oid: 'other', title: 'other' }, amount: 290, currency: 'EUR' },
      { state: 'paid', presentation: { oid: 'deck' }, email: 'wren@example.org', paidAt: expect.any(Date) },
    ]);
    const client = await shop.database.pool.connect();
    await shop.purchases.leave(client, 'carol').finally(() => client.release());
    await shop.query(`delete from person where id = 'carol'`);
    await shop.act(open, 'succeed');
    await shop.deliverAll();
    const kept = await shop.query('select state, amount, person_id, visitor_id, email from pdf_purchase order by presentation_oid');
    const nobody = { amount: '290', person_id: null, visitor_id: null, email: null };
    // What is paid by somebody who has gone is of no use to anybody, and goes back.
    expect(kept).toEqual([{ state: 'paid', ...nobody }, { state: 'refunded', ...nobody }]);
  });
});
