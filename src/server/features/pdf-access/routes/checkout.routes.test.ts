import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../testing/test-member.ts';
import type { TestVisitor } from '../../../testing/test-visitor.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

const HOUR = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.workOnRefunds();
  for (const person of ['owner', 'ada', 'bob']) await shop.addPerson(person);
  await shop.addPresentation({ oid: 'deck', owner: 'owner' });
  await shop.addPresentation({ oid: 'other', owner: 'owner' });
  await shop.addPresentation({ oid: 'hidden', owner: 'owner', privacy: 'private' });
  shop.viewLinks.set('linktohidden', 'hidden');
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const create = (visitor: TestVisitor, body: unknown, beside = '') =>
  callApi(visitor, 'POST', `/pdf-access/create-checkout-session/${beside}`, body);
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: unknown }).code;

describe('buying', () => {
  test('[PDF-3][PDF-4][PDF-6] a visitor pays, comes back, and has access to this presentation and no other', async () => {
    const visitor = shop.visitor();
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
    const secret = await shop.begin(visitor, 'deck');
    expect(visitor.cookies.get('putma-id')).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
    const sessionId = await shop.act(secret, 'succeed');
    const { status, text, headers } = await shop.retrieve(visitor, sessionId);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.parse(text)).toEqual({
      status: 'complete',
      payment_status: 'paid',
      metadata: { 'prezi-oid': 'deck' },
      customer_details: { email: 'wren@example.org' },
    });
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
    expect(await shop.isPurchased(visitor, 'other')).toBe(false);
    expect(await shop.isPurchased(shop.visitor(), 'deck')).toBe(false);
    expect(await shop.only()).toMatchObject({
      state: 'paid',
      amount: '290',
      currency: 'EUR',
      presentation_oid: 'deck',
      person_id: null,
      email: 'wren@example.org',
    });
  });

  test('[PDF-6] the webhook alone grants the same, before anybody comes back', async () => {
    const visitor = shop.visitor();
    await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    await shop.deliverAll();
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
  });

  test('[PDF-4] the payment returns to the page of the presentation with the name of its session', async () => {
    const found = await shop.payments.find(await shop.begin(shop.visitor(), 'deck'));
    expect(found?.returnAddress).toBe(`${shop.origin}/p/deck/deck/?session-id=${found?.session.id}`);
  });

  test('[PDF-3] somebody with an account buys for the account, on every device, and gets no cookie', async () => {
    const ada = shop.member('ada');
    await shop.act(await shop.begin(ada, 'deck'), 'succeed');
    await shop.deliverAll();
    expect(ada.cookies.has('putma-id')).toBe(false);
    expect(await shop.isPurchased(shop.member('ada'), 'deck')).toBe(true);
    expect(await shop.isPurchased(shop.member('bob'), 'deck')).toBe(false);
    expect(await shop.only()).toMatchObject({ person_id: 'ada', visitor_id: null });
  });

  test('[PDF-3] what a visitor bought follows them into their account, and stays theirs without the cookie', async () => {
    const visitor = shop.visitor();
    await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    await shop.deliverAll();
    const bob = shop.member('bob');
    bob.cookies.set('putma-id', visitor.cookies.get('putma-id') ?? '');
    const name = async () => (await shop.only())?.['visitor_id'] as string;
    expect(await shop.isPurchased(bob, 'deck')).toBe(true);
    await shop.purchases.claim(await name(), 'bob');
    expect(await shop.only()).toMatchObject({ person_id: 'bob' });
    expect(await shop.isPurchased(shop.member('bob'), 'deck')).toBe(true);
    await shop.purchases.claim(await name(), 'ada');
    expect(await shop.only()).toMatchObject({ person_id: 'bob' });
  });

  test('[PDF-4] whoever has it already, by purchase or by right, is not asked to pay', async () => {
    const visitor = shop.visitor();
    await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    await shop.deliverAll();
    const again = await create(visitor, { 'putma-id': visitor.cookies.get('putma-id'), 'prezi-oid': 'deck' });
    expect([again.status, codeOf(again)]).toEqual([409, 'alreadyYours']);
    expect((await create(shop.member('owner'), { 'putma-id': null, 'prezi-oid': 'deck' })).status).toBe(409);
  });

  test('[PDF-4] what was paid for and heard of by nobody is found when somebody begins again', async () => {
    const visitor = shop.visitor();
    await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    expect((await create(visitor, { 'putma-id': visitor.cookies.get('putma-id'), 'prezi-oid': 'deck' })).status).toBe(409);
    expect(await shop.only()).toMatchObject({ state: 'paid' });
  });

  test('[PDF-4] what was paid for is found even days after, when its form has long been closed and no webhook came', async () => {
    const visitor = shop.visitor();
    await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    await shop.clock.advance(25 * HOUR);
    const again = await create(visitor, { 'putma-id': visitor.cookies.get('putma-id'), 'prezi-oid': 'deck' });
    expect([again.status, codeOf(again)]).toEqual([409, 'alreadyYours']);
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
  });

  test('[PDF-4] what can never be exported is not sold', async () => {
    shop.hopeless.add('deck');
    const refused = await create(shop.visitor(), { 'putma-id': null, 'prezi-oid': 'deck' });
    shop.hopeless.clear();
    expect([refused.status, codeOf(refused), shop.wire.created]).toEqual([403, 'notForSale', 0]);
  });

  test('[PDF-4] the form that is open is shown again, and a new one after it has expired or is about to', async () => {
    const visitor = shop.visitor();
    const first = await shop.begin(visitor, 'deck');
    expect(await shop.begin(visitor, 'deck')).toBe(first);
    await shop.act(first, 'expire');
    const second = await shop.begin(visitor, 'deck');
    expect(second).not.toBe(first);
    await shop.clock.advance(24 * HOUR - 1);
    expect(await shop.begin(visitor, 'deck')).not.toBe(second);
    expect(Object.values(await shop.states()).sort()).toEqual(['expired', 'open', 'open']);
    await shop.clock.advance(24 * HOUR);
    await shop.begin(visitor, 'deck');
    expect(Object.values(await shop.states()).sort()).toEqual(['expired', 'expired', 'expired', 'open']);
  });

  test('[PDF-4] two tabs at once share one session', async () => {
    const visitor = shop.visitor();
    await shop.begin(visitor, 'other');
    const secrets = await Promise.all(Array.from({ length: 20 }, () => shop.begin(visitor, 'deck')));
    expect(new Set(secrets).size).toBe(1);
    expect(await shop.query(`select from pdf_purchase where presentation_oid = 'deck'`)).toHaveLength(1);
  });

  test('[PDF-4] of two sessions that were both paid one is given back, and access stays', async () => {
    const visitor = shop.visitor();
    const first = await shop.begin(visitor, 'deck');
    // The same buyer on another page of the same presentation: another return address, another session.
    shop.viewLinks.set('linktodeck', 'deck');
    const second = await shop.begin(visitor, 'deck', '?auth_key=linktodeck&key_type=prezilink');
    expect(second).not.toBe(first);
    const ids = [await shop.act(first, 'succeed'), await shop.act(second, 'succeed', 'other@example.org')];
    await Promise.all(shop.events.splice(0).map((body) => shop.deliver(body)));
    await shop.until(async () => (await shop.query('select from pdf_purchase where refunded_at is not null')).length === 1);
    expect(Object.values(await shop.states()).sort()).toEqual(['paid', 'refunded']);
    expect(await shop.query(`select from test_checkout where (state ->> 'isRefunded')::boolean`)).toHaveLength(1);
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
    for (const id of ids)
      expect(JSON.parse((await shop.retrieve(visitor, id)).text)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  test('[PDF-4] nobody buys what they may not see, but through a view link they may', async () => {
    const visitor = shop.visitor();
    for (const oid of ['hidden', 'nothing', 'Not a name', '../deck', ''])
      expect((await create(visitor, { 'putma-id': null, 'prezi-oid': oid })).status).toBe(404);
    const through = '?auth_key=linktohidden&key_type=prezilink';
    expect((await create(visitor, { 'putma-id': null, 'prezi-oid': 'deck' }, through)).status).toBe(404);
    const found = await shop.payments.find(await shop.begin(visitor, 'hidden', through));
    expect(found?.returnAddress).toBe(`${shop.origin}/view/linktohidden/?session-id=${found?.session.id}`);
    expect((await callApi(visitor, 'GET', '/pdf-access/is-purchased?prezi-oid=hidden')).status).toBe(404);
    expect((await callApi(visitor, 'GET', `/pdf-access/is-purchased?prezi-oid=hidden&${through.slice(1)}`)).status).toBe(200);
  });

  test('[PDF-4] bodies that are none are refused, and what comes from another site', async () => {
    const visitor = shop.visitor();
    for (const body of [
      {},
      [],
      'text',
      null,
      { 'prezi-oid': 'deck' },
      { 'putma-id': null },
      { 'putma-id': 1, 'prezi-oid': 'deck' },
      { 'putma-id': null, 'prezi-oid': ['deck'] },
    ])
      expect((await create(visitor, body)).status).toBe(400);
    const foreign = await visitor.send('/pdf-access/create-checkout-session/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ 'putma-id': null, 'prezi-oid': 'deck' }),
    });
    expect(foreign.status).toBe(403);
    expect(shop.wire.created).toBe(0);
  });

  test('[PDF-3][PDF-4] a forged putma-id opens nothing and buys nothing for another', async () => {
    const buyer = shop.visitor();
    await shop.act(await shop.begin(buyer, 'deck'), 'succeed');
    await shop.deliverAll();
    const right = buyer.cookies.get('putma-id') ?? '';
    const thief = shop.visitor();
    const asked = await callApi(thief, 'GET', `/pdf-access/is-purchased?prezi-oid=deck&putma-id=${right}`);
    expect(JSON.parse(asked.text)).toEqual({ isPurchased: false, isPending: false });
    expect((await create(thief, { 'putma-id': right, 'prezi-oid': 'deck' })).status).toBe(422);
    const forged = `${right.split('.')[0]}.${'A'.repeat(43)}`;
    thief.cookies.set('putma-id', forged);
    expect(await shop.isPurchased(thief, 'deck')).toBe(false);
    await shop.begin(thief, 'deck');
    expect(thief.cookies.get('putma-id')).not.toBe(forged);
    expect(await shop.query('select from pdf_purchase where visitor_id = $1', [right.split('.')[0]])).toHaveLength(1);
  });

  test('[PDF-5] a provider that is away is told as such, and nothing is begun', async () => {
    shop.wire.isCut = true;
    const answer = await create(shop.visitor(), { 'putma-id': null, 'prezi-oid': 'deck' });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'paymentsAway']);
    expect(await shop.states()).toEqual({});
  });
});

describe('coming back', () => {
  test('[PDF-6] what was invented, or is none of ours, is unknown', async () => {
    const visitor = shop.visitor();
    for (const id of ['cs_test_invented', '', ' ', 'a b', "' or 1=1", '\0', 'x'.repeat(5000)])
      expect((await shop.retrieve(visitor, id)).status).toBe(404);
    expect((await callApi(visitor, 'GET', '/pdf-access/retrieve-checkout-session')).status).toBe(404);
    const foreign = await shop.payments.createSession({
      oid: 'deck',
      title: 'Deck',
      price: { amount: 1, currency: 'EUR' },
      returnAddress: 'http://x/',
      language: 'en',
      idempotencyKey: 'theirs',
    });
    expect((await shop.retrieve(visitor, foreign.id)).status).toBe(404);
  });

  test('[PDF-6] an open, an expired and an unpaid session open nothing', async () => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    const { session } = (await shop.payments.find(secret)) ?? {};
    const standing = async () => JSON.parse((await shop.retrieve(visitor, session?.id ?? '')).text) as object;
    expect(await standing()).toMatchObject({ status: 'open', payment_status: 'unpaid', customer_details: null });
    await shop.act(secret, 'pay later');
    expect(await standing()).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(await shop.only()).toMatchObject({ state: 'processing' });
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
    // Nobody is asked to pay again while the money is on its way.
    expect(
      JSON.parse(
        (
          await callApi(
            visitor,
            'GET',
            `/pdf-access/is-purchased?prezi-oid=deck&putma-id=${encodeURIComponent(visitor.cookies.get('putma-id') ?? '')}`,
          )
        ).text,
      ),
    ).toEqual({ isPurchased: false, isPending: true });
    const again = await create(visitor, { 'putma-id': visitor.cookies.get('putma-id') ?? null, 'prezi-oid': 'deck' });
    expect([again.status, codeOf(again)]).toEqual([409, 'paymentPending']);
    const gone = await shop.act(await shop.begin(visitor, 'other'), 'expire');
    expect(JSON.parse((await shop.retrieve(visitor, gone)).text)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    expect(await shop.isPurchased(visitor, 'other')).toBe(false);
  });

  test('[PDF-6] money that comes later grants when it comes, and what does not come grants nothing', async () => {
    const visitor = shop.visitor();
    const [late, never] = [await shop.begin(visitor, 'deck'), await shop.begin(visitor, 'other')];
    for (const secret of [late, never]) await shop.act(secret, 'pay later');
    await shop.deliverAll();
    await shop.act(late, 'money arrives');
    const failed = await shop.act(never, 'money does not arrive');
    await shop.deliverAll();
    expect([await shop.isPurchased(visitor, 'deck'), await shop.isPurchased(visitor, 'other')]).toEqual([true, false]);
    expect(JSON.parse((await shop.retrieve(visitor, failed)).text)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  });

  test('[PDF-6] a session of another presentation says which, and grants only that', async () => {
    const visitor = shop.visitor();
    const sessionId = await shop.act(await shop.begin(visitor, 'other'), 'succeed');
    expect(JSON.parse((await shop.retrieve(visitor, sessionId)).text)).toMatchObject({ metadata: { 'prezi-oid': 'other' } });
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
  });

  test('[PDF-6] the address of the buyer is told to nobody else', async () => {
    const buyer = shop.visitor();
    const sessionId = await shop.act(await shop.begin(buyer, 'deck'), 'succeed');
    await shop.retrieve(buyer, sessionId);
    for (const other of [shop.visitor(), shop.member('bob')])
      expect(JSON.parse((await shop.retrieve(other, sessionId)).text)).toMatchObject({ customer_details: null });
    expect(await shop.isPurchased(shop.member('bob'), 'deck')).toBe(false);
    expect(JSON.parse((await shop.retrieve(buyer, sessionId)).text)).toMatchObject({ customer_details: { email: 'wren@example.org' } });
  });

  test('[PDF-6] while the provider is away, what is known to be paid is answered, the rest is told to come again', async () => {
    const visitor = shop.visitor();
    const paid = await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
    await shop.deliverAll();
    const unheard = await shop.act(await shop.begin(visitor, 'other'), 'succeed');
    shop.wire.isCut = true;
    expect((await shop.retrieve(visitor, paid)).status).toBe(200);
    const answer = await shop.retrieve(visitor, unheard);
    expect([answer.status, answer.headers.get('retry-after'), codeOf(answer)]).toEqual([503, '5', 'paymentsAway']);
    // Nobody knows here whether money was taken.
    expect(JSON.parse(answer.text)).toMatchObject({ detail: expect.not.stringMatching(/money|charged/i) });
  });

  test('[PDF-6] problems are told in the language of whoever asks', async () => {
    const { text } = await shop
      .visitor()
      .get('/pdf-access/retrieve-checkout-session?session-id=none&lang=hu', { accept: 'application/json' });
    expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'notFound', title: expect.not.stringContaining('There’s nothing here') });
  });
});
