import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../testing/test-member.ts';
import type { TestVisitor } from '../../../testing/test-visitor.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

const HOUR = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const person of ['owner', 'ada', 'bob']) await shop.addPerson(person);
  await shop.addPresentation({ oid: 'deck', owner: 'owner' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: unknown }).code;
const create = (visitor: TestVisitor) =>
  callApi(visitor, 'POST', '/pdf-access/create-checkout-session/', {
    'putma-id': visitor.cookies.get('putma-id') ?? null,
    'prezi-oid': 'deck',
  });

describe('a late payment without a webhook', () => {
  const pendingOf = async (visitor: TestVisitor) =>
    JSON.parse(
      (
        await callApi(
          visitor,
          'GET',
          `/pdf-access/is-purchased?prezi-oid=deck&putma-id=${encodeURIComponent(visitor.cookies.get('putma-id') ?? '')}`,
        )
      ).text,
    ) as object;
  const paidLater = async (outcome: 'money arrives' | 'money does not arrive') => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    await shop.act(secret, 'pay later');
    await shop.deliverAll();
    expect(await pendingOf(visitor)).toEqual({ isPurchased: false, isPending: true });
    await shop.act(secret, outcome);
    return visitor;
  };

  test('[PDF-6] is asked about while the buyer waits, but not on every request', async () => {
    const visitor = await paidLater('money arrives');
    expect(await pendingOf(visitor)).toEqual({ isPurchased: false, isPending: true });
    await shop.clock.advance(HOUR / 120);
    expect(await pendingOf(visitor)).toEqual({ isPurchased: true, isPending: false });
  });

  test('[PDF-6] that fails can be paid again', async () => {
    const visitor = await paidLater('money does not arrive');
    await shop.clock.advance(HOUR);
    await shop.begin(visitor, 'deck');
    expect(Object.values(await shop.states()).sort()).toEqual(['failed', 'open']);
  });

  test('[PDF-6] keeps its known state while the provider is unreachable', async () => {
    const visitor = await paidLater('money arrives');
    await shop.clock.advance(HOUR);
    shop.wire.isCut = true;
    expect(await pendingOf(visitor)).toEqual({ isPurchased: false, isPending: true });
    expect(shop.wire.refused).toBe(1);
  });
});

describe('returning in another browser', () => {
  const paidBy = async (visitor: TestVisitor) => shop.act(await shop.begin(visitor, 'deck'), 'succeed');
  const emailOf = async (visitor: TestVisitor, sessionId: string) =>
    (JSON.parse((await shop.retrieve(visitor, sessionId)).text) as { customer_details: unknown }).customer_details;

  test('[PDF-4][PDF-6] two simultaneous first clicks: paying either session grants access', async () => {
    const visitor = shop.visitor();
    const first = await shop.begin(visitor, 'deck');
    visitor.cookies.clear();
    await shop.begin(visitor, 'deck');
    const sessionId = await shop.act(first, 'succeed');
    expect(await emailOf(visitor, sessionId)).toBeNull();
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
    // The session was begun under another visitor id, so no address is revealed.
    expect(await emailOf(visitor, sessionId)).toBeNull();
  });

  test('[PDF-6] the first to return after payment gets access, by cookie or account, besides the buyer; nobody after that', async () => {
    for (const back of [shop.visitor(), shop.member('bob')]) {
      await shop.empty();
      const buyer = shop.visitor();
      const sessionId = await paidBy(buyer);
      await shop.deliverAll();
      const late = shop.visitor();
      for (const each of [back, late, buyer]) await shop.retrieve(each, sessionId);
      expect([await shop.isPurchased(back, 'deck'), await shop.isPurchased(buyer, 'deck'), await shop.isPurchased(late, 'deck')]).toEqual([
        true,
        true,
        false,
      ]);
      expect(late.cookies.has('putma-id')).toBe(false);
      expect([await emailOf(back, sessionId), await emailOf(buyer, sessionId)]).toEqual([null, { email: 'wren@example.org' }]);
    }
    expect(await shop.purchases.listOf('bob')).toMatchObject([{ state: 'paid', email: null }]);
  });

  test('[PDF-6] a pending payment is waited for in the browser that returned', async () => {
    const secret = await shop.begin(shop.visitor(), 'deck');
    const sessionId = await shop.act(secret, 'pay later');
    const back = shop.visitor();
    await shop.retrieve(back, sessionId);
    const again = await create(back);
    expect(codeOf(again)).toBe('paymentPending');
    await shop.act(secret, 'money arrives');
    await shop.deliverAll();
    expect(await shop.isPurchased(back, 'deck')).toBe(true);
  });

  test('[PDF-3] access gained on return moves to the account', async () => {
    const back = shop.visitor();
    await shop.retrieve(back, await paidBy(shop.visitor()));
    await shop.purchases.claim(back.cookies.get('putma-id')?.split('.')[0] ?? '', 'bob');
    expect(await shop.isPurchased(shop.member('bob'), 'deck')).toBe(true);
  });

  test.each([
    [
      'an hour after paying',
      async (buyer: TestVisitor, sessionId: string) =>
        void (await shop.retrieve(buyer, sessionId),
        await shop.query(`update pdf_purchase set paid_at = now() - interval '61 minutes', returned_at = null`)),
    ],
    ['once the buyer has come back', async (buyer: TestVisitor, sessionId: string) => void (await shop.retrieve(buyer, sessionId))],
  ])('[PDF-6] grants nothing %s', async (_when, after) => {
    const buyer = shop.visitor();
    const sessionId = await paidBy(buyer);
    await after(buyer, sessionId);
    const other = shop.visitor();
    await shop.retrieve(other, sessionId);
    expect([await shop.isPurchased(other, 'deck'), other.cookies.has('putma-id')]).toEqual([false, false]);
  });

  test('[PDF-6] a purchase with an account stays with the account', async () => {
    const other = shop.visitor();
    await shop.retrieve(other, await paidBy(shop.member('ada')));
    expect(await shop.isPurchased(other, 'deck')).toBe(false);
  });
});
