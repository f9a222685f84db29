import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byJob } from '../../http/security/audit-trail.ts';
import type { PaymentProvider } from '../../platform/payments/payments.ts';
import { createPdfOffer } from './pdf-offer.ts';
import { createPurchases } from './purchases.ts';
import { refundPayment } from './settling/refunds.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const price = { amount: 290, currency: 'EUR' };

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

describe('payments for something unavailable', () => {
  test('[PDF-4] are refunded if the presentation was deleted between order and payment', async () => {
    await shop.addPresentation({ oid: 'leaving', owner: 'owner' });
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'leaving');
    await shop.query(`delete from presentation where oid = 'leaving'`);
    const sessionId = await shop.act(secret, 'succeed');
    await shop.deliverAll();
    await shop.until(async () => (await shop.only())['refunded_at'] !== null);
    expect(await shop.only()).toMatchObject({ state: 'refunded' });
    expect(JSON.parse((await shop.retrieve(visitor, sessionId)).text)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  });

  test('[PDF-4] are refunded once the provider is reachable again', async () => {
    await shop.addPresentation({ oid: 'going', owner: 'owner' });
    const secret = await shop.begin(shop.visitor(), 'going');
    await shop.query(`delete from presentation where oid = 'going'`);
    await shop.act(secret, 'succeed');
    shop.wire.isCut = true;
    await shop.deliverAll();
    await shop.until(async () => (await shop.query('select 1'), shop.wire.refused > 0));
    expect(await shop.only()).toMatchObject({ state: 'refunding', refunded_at: null });
    shop.wire.isCut = false;
    await shop.until(async () => (await shop.only())['refunded_at'] !== null);
    expect(await shop.query(`select from test_checkout where (state ->> 'isRefunded')::boolean`)).toHaveLength(1);
  });

  test.each([
    ['presentation', { oid: 'other' }],
    ['amount', { price: { amount: 29, currency: 'EUR' } }],
    ['currency', { price: { amount: 290, currency: 'JPY' } }],
  ])('[PDF-6] for another %s than ordered grant nothing and are refunded', async (_what, change) => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    await shop.act(secret, 'succeed');
    shop.events.length = 0;
    const { session } = (await shop.payments.find(secret)) ?? {};
    if (session) await shop.purchases.settle({ ...session, ...change });
    await shop.until(async () => (await shop.only())['state'] === 'refunded');
    expect([await shop.isPurchased(visitor, 'deck'), await shop.isPurchased(visitor, 'other')]).toEqual([false, false]);
  });
});

describe('a payment that we have not heard of', () => {
  test('[PDF-6] is granted when the buyer looks again, though their return was not answered', async () => {
    const visitor = shop.visitor();
    await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    shop.events.length = 0;
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
    expect(await shop.only()).toMatchObject({ state: 'paid' });
  });

  test('[PDF-6] stays unknown while the provider is away, and is asked about every so often', async () => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
    await shop.act(secret, 'succeed');
    shop.events.length = 0;
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
    await shop.query(`update pdf_purchase set asked_at = asked_at - interval '31 seconds'`);
    shop.wire.isCut = true;
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
    shop.wire.isCut = false;
    await shop.query(`update pdf_purchase set asked_at = asked_at - interval '31 seconds'`);
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
  });
});

describe('a provider no longer in use', () => {
  const purchasesThrough = (provider: PaymentProvider | undefined) =>
    createPurchases({
      store: shop.store,
      provider,
      sells: provider !== undefined,
      price,
      queue: shop.queue,
      clock: shop.clock,
      origin: shop.origin,
      isThere: async () => true,
    });

  test('[PDF-3] test payments grant nothing with real payments or without sales; real purchases stay valid', async () => {
    const ada = shop.member('ada');
    const sessionId = await shop.act(await shop.begin(ada, 'deck'), 'succeed');
    await shop.deliverAll();
    const buyer = { personId: 'ada', visitorId: null };
    const stripe: PaymentProvider = { ...shop.payments, name: 'stripe', isTest: false };
    const off = purchasesThrough(undefined);
    expect([await purchasesThrough(stripe).isGranted(buyer, 'deck'), await off.isGranted(buyer, 'deck')]).toEqual([false, false]);
    expect([
      await purchasesThrough(stripe).retrieve(sessionId, buyer, () => buyer),
      await purchasesThrough(stripe).giveBack(sessionId, byJob),
    ]).toEqual([undefined, 'unpaid']);
    expect(
      await off.begin({ buyer, presentation: { oid: 'deck', title: 'Deck', address: '/p/deck/deck/' }, language: 'en', email: undefined }),
    ).toEqual({ state: 'notForSale' });
    await shop.query(`update pdf_purchase set provider = 'stripe', is_test = false`);
    expect([await purchasesThrough(stripe).isGranted(buyer, 'deck'), await off.isGranted(buyer, 'deck')]).toEqual([true, true]);
  });

  test('[PDF-3] payments with Stripe’s test keys grant nothing once live keys are in use', async () => {
    const stripe = (isTest: boolean) => purchasesThrough({ ...shop.payments, name: 'stripe', isTest });
    const buyer = { personId: 'ada', visitorId: null };
    const sessionId = await shop.act(await shop.begin(shop.member('ada'), 'deck'), 'succeed');
    await shop.deliverAll();
    await shop.query(`update pdf_purchase set provider = 'stripe'`);
    expect([await stripe(true).isGranted(buyer, 'deck'), await stripe(false).isGranted(buyer, 'deck')]).toEqual([true, false]);
    expect([await stripe(true).takings(), await stripe(false).takings()]).toEqual([[{ amount: 290, currency: 'EUR' }], []]);
    expect([await stripe(false).retrieve(sessionId, buyer, () => buyer), await stripe(false).giveBack(sessionId, byJob)]).toEqual([
      undefined,
      'unpaid',
    ]);
  });

  test('a presentation its owner does not sell is offered only to those who bought it', () => {
    const offer = (hasSold: boolean) =>
      createPdfOffer({ provider: { name: 'test' }, price, publishableKey: undefined, hasSold })('en', false);
    expect([offer(false), offer(true)]).toEqual([null, { price: '', checkout: { provider: 'off' } }]);
  });

  test('[PDF-3] pending payments still complete after sales have ended', async () => {
    const off = createPurchases({
      store: shop.store,
      provider: shop.payments,
      sells: false,
      price,
      queue: shop.queue,
      clock: shop.clock,
      origin: shop.origin,
      isThere: async () => true,
    });
    const secret = await shop.begin(shop.member('ada'), 'deck');
    await shop.act(secret, 'succeed');
    const order = {
      buyer: { personId: 'ada', visitorId: null },
      presentation: { oid: 'other', title: 'Other', address: '/p/other/other/' },
      language: 'en',
      email: undefined,
    };
    expect(await off.begin(order)).toEqual({ state: 'notForSale' });
    expect(await off.begin({ ...order, presentation: { oid: 'deck', title: 'Deck', address: '/p/deck/deck/' } })).toEqual({
      state: 'granted',
    });
  });

  test('[PDF-4] a pending refund waits until its provider is in use again', async () => {
    const secret = await shop.begin(shop.member('ada'), 'deck');
    await shop.act(secret, 'succeed');
    await shop.deliverAll();
    const sessionId = String((await shop.only())['session_id']);
    await shop.query(`update pdf_purchase set state = 'refunding', provider = 'stripe'`);
    await shop.queue.publish(refundPayment, { sessionId });
    await shop.until(
      async () =>
        (
          await shop.query(`select from pgboss.job where name = 'refund-payment' and data ->> 'sessionId' = $1 and state = 'retry'`, [
            sessionId,
          ])
        ).length > 0,
    );
    await shop.query(`update pdf_purchase set provider = 'test'`);
    await expect.poll(async () => (await shop.only())['state'], { timeout: 20_000 }).toBe('refunded');
  });
});

describe('the offer on a page', () => {
  test('[PDF-2] has the price in the reader’s format, and what the form needs', () => {
    expect(createPdfOffer({ provider: { name: 'test' }, price, publishableKey: undefined, hasSold: false })('de', true)).toEqual({
      price: '2,90\u00a0€',
      checkout: { provider: 'test' },
    });
    expect(createPdfOffer({ provider: { name: 'stripe' }, price, publishableKey: 'pk_live_x', hasSold: true })('en', true)).toEqual({
      price: '€2.90',
      checkout: { provider: 'stripe', publishableKey: 'pk_live_x' },
    });
    expect(createPdfOffer({ provider: undefined, price, publishableKey: 'pk_live_x', hasSold: false })('en', true)).toBeNull();
  });

  test('[PDF-3] still leads buyers to their purchases after sales have ended', async () => {
    expect(createPdfOffer({ provider: undefined, price, publishableKey: undefined, hasSold: true })('en', true)).toEqual({
      price: '',
      checkout: { provider: 'off' },
    });
    expect(await shop.store.hasSold(shop.payments)).toBe(false);
    const secret = await shop.begin(shop.visitor(), 'deck');
    expect(await shop.store.hasSold(shop.payments)).toBe(false);
    await shop.act(secret, 'succeed');
    await shop.deliverAll();
    expect([await shop.store.hasSold(shop.payments), await shop.store.hasSold(undefined)]).toEqual([true, false]);
    await shop.query('update pdf_purchase set is_test = false');
    expect(await shop.store.hasSold(undefined)).toBe(true);
  });
});

describe('an account', () => {
  test('[PDF-3] lists its purchases, and leaves only figures behind when it is deleted', async () => {
    await shop.addPerson('carol');
    const carol = shop.member('carol');
    await shop.act(await shop.begin(carol, 'deck'), 'succeed');
    await shop.deliverAll();
    await shop.query(`update pdf_purchase set receipt_address = 'https://pay.example/receipt/1'`);
    const open = await shop.begin(carol, 'other');
    expect(await shop.purchases.listOf('carol')).toMatchObject([
      { state: 'open', presentation: { oid: 'other', title: 'other' }, amount: 290, currency: 'EUR' },
      { state: 'paid', presentation: { oid: 'deck' }, email: 'wren@example.org', paidAt: expect.any(Date) },
    ]);
    const client = await shop.database.pool.connect();
    await shop.purchases.leave(client, 'carol').finally(() => client.release());
    await shop.query(`delete from person where id = 'carol'`);
    expect(await shop.query(`select state ->> 'email' as email from test_checkout`)).toEqual([{ email: null }, { email: null }]);
    await shop.act(open, 'succeed');
    await shop.deliverAll();
    await shop.until(async () => Object.values(await shop.states()).includes('refunded'));
    const kept = await shop.query(
      'select state, amount, person_id, visitor_id, email, receipt_address from pdf_purchase order by presentation_oid',
    );
    const nobody = { amount: '290', person_id: null, visitor_id: null, email: null, receipt_address: null };
    // A payment made after the account was deleted helps nobody, and is refunded.
    expect(kept).toEqual([
      { state: 'paid', ...nobody },
      { state: 'refunded', ...nobody },
    ]);
  });
});
