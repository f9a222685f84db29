import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSignatureHeader } from '../../../platform/payments/test-payments.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addPerson('owner');
  await shop.addPresentation({ oid: 'deck', owner: 'owner' });
  // Counts every time access is granted, whatever grants it.
  await shop.query('create table granted (session_id text)');
  await shop.query(
    `create function count_grant() returns trigger language plpgsql as $$ begin insert into granted values (new.session_id); return new; end $$`,
  );
  await shop.query(
    `create trigger grants after update on pdf_purchase for each row when (new.state = 'paid' and old.state <> 'paid') execute function count_grant()`,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.empty();
  await shop.query('truncate granted');
});

const stateOf = async (sessionId: string) => (await shop.states())[sessionId];
const grants = async () => (await shop.query('select from granted')).length;
const next = () => shop.events.shift() ?? '';

describe('the payment webhook', () => {
  test('[PDF-6] handles an event delivered ten times once', async () => {
    const sessionId = await shop.act(await shop.begin(shop.visitor(), 'deck'), 'succeed');
    const body = next();
    for (let count = 0; count < 10; count++) expect((await shop.deliver(body)).status).toBe(200);
    expect([await stateOf(sessionId), await grants()]).toEqual(['paid', 1]);
    expect(await shop.query('select from payment_event')).toHaveLength(1);
  });

  test('[PDF-6] events in the wrong order lead to the same result', async () => {
    const secret = await shop.begin(shop.visitor(), 'deck');
    const sessionId = await shop.act(secret, 'pay later');
    await shop.act(secret, 'money arrives');
    const [completed = '', succeeded = ''] = shop.events.splice(0);
    for (const body of [succeeded, completed, succeeded]) expect((await shop.deliver(body)).status).toBe(200);
    expect([await stateOf(sessionId), await grants()]).toEqual(['paid', 1]);
  });

  test('[PDF-6] simultaneous events in the wrong order lead to the same result', async () => {
    const secret = await shop.begin(shop.visitor(), 'deck');
    const sessionId = await shop.act(secret, 'pay later');
    await shop.act(secret, 'money arrives');
    const [completed = '', succeeded = ''] = shop.events.splice(0);
    const client = await shop.database.pool.connect();
    await client.query('begin');
    await client.query('select from pdf_purchase for update');
    const waiting = async (count: number) => {
      while (
        (await shop.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length < count
      );
    };
    const first = shop.deliver(succeeded);
    await waiting(1);
    const second = shop.deliver(completed);
    await waiting(2);
    await client.query('commit');
    client.release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect([await stateOf(sessionId), await grants()]).toEqual(['paid', 1]);
  });

  test('[PDF-6] a failed payment is not pending again after a late event', async () => {
    const secret = await shop.begin(shop.visitor(), 'deck');
    const sessionId = await shop.act(secret, 'pay later');
    await shop.act(secret, 'money does not arrive');
    const [completed = '', failed = ''] = shop.events.splice(0);
    await shop.deliver(failed);
    await shop.deliver(completed);
    expect(await stateOf(sessionId)).toBe('failed');
  });

  test('[PDF-6] a refund withdraws access for good, even if it is reported before the payment', async () => {
    const visitor = shop.visitor();
    for (const isFirst of [false, true]) {
      const sessionId = await shop.act(await shop.begin(visitor, 'deck'), 'succeed');
      const completed = next();
      const { session } = JSON.parse(completed) as { session: { paymentId: string } };
      await shop.payments.refund(session.paymentId, 'by hand');
      const refunded = next();
      for (const body of isFirst ? [refunded, completed, completed] : [completed, refunded, completed])
        expect((await shop.deliver(body)).status).toBe(200);
      expect(await stateOf(sessionId)).toBe('refunded');
      await shop.retrieve(visitor, sessionId);
      expect(await stateOf(sessionId)).toBe('refunded');
      expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
      expect(await shop.query('select from pdf_purchase where session_id = $1 and refunded_at is not null', [sessionId])).toHaveLength(1);
    }
    // What has already been refunded is not refunded again.
    expect(shop.events).toEqual([]);
  });

  test('[PDF-6] acknowledges events of foreign sessions and payments, and does nothing', async () => {
    const foreign = await shop.payments.createSession({
      oid: 'deck',
      title: '',
      price: { amount: 290, currency: 'EUR' },
      returnAddress: 'http://x/',
      language: 'en',
      idempotencyKey: 'theirs',
    });
    const paid = { ...foreign, status: 'complete', paymentStatus: 'paid', paymentId: 'theirs' };
    expect((await shop.deliver(JSON.stringify({ id: 'one', kind: 'completed', session: paid }))).status).toBe(200);
    expect((await shop.deliver(JSON.stringify({ id: 'two', kind: 'refunded', paymentId: 'theirs' }))).status).toBe(200);
    expect([await shop.states(), await grants()]).toEqual([{}, 0]);
  });

  test('[PDF-6] tampered, stale, unsigned, empty or meaningless: 400, and nothing happens', async () => {
    const sessionId = await shop.act(await shop.begin(shop.visitor(), 'deck'), 'succeed');
    const body = next();
    const signed = shop.payments.sign(body);
    const signature = signed[testSignatureHeader] ?? '';
    const status = async (sent: string, headers: Record<string, string>) => (await shop.deliver(sent, headers)).status;
    expect(await status(body.replace('completed', 'succeeded'), signed)).toBe(400);
    expect(await status(`${body} `, signed)).toBe(400);
    expect(await status(body, { 'content-type': 'application/json' })).toBe(400);
    expect(await status(body, { [testSignatureHeader]: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })).toBe(400);
    expect(await status('', shop.payments.sign(''))).toBe(400);
    expect(await status('{"id":', shop.payments.sign('{"id":'))).toBe(400);
    expect(await status('{"id":"x","kind":"paid"}', shop.payments.sign('{"id":"x","kind":"paid"}'))).toBe(400);
    await shop.clock.advance(6 * 60_000);
    expect(await status(body, signed)).toBe(400);
    expect([await stateOf(sessionId), await grants()]).toEqual(['open', 0]);
    // The provider retries with a new signature.
    expect(await status(body, shop.payments.sign(body))).toBe(200);
    expect(await stateOf(sessionId)).toBe('paid');
  });

  test('[PDF-6] accepts bytes of any content type, but not too many, and not from a page', async () => {
    await shop.act(await shop.begin(shop.visitor(), 'deck'), 'succeed');
    const body = next();
    const large = 'x'.repeat(300 * 1024);
    expect((await shop.deliver(large, shop.payments.sign(large))).status).toBe(413);
    expect((await shop.deliver(body, { ...shop.payments.sign(body), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const answer = await shop.deliver(body, {
      ...shop.payments.sign(body),
      'content-type': 'multipart/form-data; boundary=x',
      cookie: 'test-person=owner',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('[PDF-6] answers 500 or above if the event could not be stored, so it is sent again', async () => {
    const sessionId = await shop.act(await shop.begin(shop.visitor(), 'deck'), 'succeed');
    const body = next();
    await shop.query('alter table payment_event rename to away');
    expect((await shop.deliver(body)).status).toBeGreaterThanOrEqual(500);
    await shop.query('alter table away rename to payment_event');
    expect(await stateOf(sessionId)).toBe('open');
    expect((await shop.deliver(body)).status).toBe(200);
    expect(await stateOf(sessionId)).toBe('paid');
  });

  test('[PDF-6] 1,000 simultaneous deliveries and returns: one grant', async () => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    const sessionId = await shop.act(secret, 'pay later');
    await shop.act(secret, 'money arrives');
    const told = shop.events.splice(0);
    // The same deliveries again and again, more of the same session under other ids, and the buyer in as many tabs.
    const named = (count: number) => JSON.stringify({ ...(JSON.parse(told[count % 2] ?? '') as object), id: `again ${count}` });
    const ways = [
      (count: number) => shop.deliver(told[count % 2] ?? ''),
      (count: number) => shop.deliver(named(count)),
      () => shop.retrieve(visitor, sessionId),
    ] as const;
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, count) => ways[count % 3]?.(count)));
    expect(answers.map((answer) => answer?.status).filter((status) => status !== 200)).toEqual([]);
    expect([await stateOf(sessionId), await grants()]).toEqual(['paid', 1]);
    expect(shop.events).toEqual([]);
    expect(await shop.isPurchased(visitor, 'deck')).toBe(true);
  }, 120_000);
});
