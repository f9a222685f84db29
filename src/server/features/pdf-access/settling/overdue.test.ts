import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workOnOverdue } from './overdue.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

const HOUR = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addPerson('owner');
  for (const oid of ['deck', 'other', 'third']) await shop.addPresentation({ oid, owner: 'owner' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

test('[PDF-6] asks about sessions that should have ended and payments pending for long', async () => {
  const visitor = shop.visitor();
  const [paid, late] = [await shop.begin(visitor, 'deck'), await shop.begin(visitor, 'other')];
  await shop.begin(visitor, 'third');
  const paidId = await shop.act(paid, 'succeed');
  const lateId = await shop.act(late, 'pay later');
  await shop.retrieve(visitor, lateId);
  // Buyers who may still return are left alone.
  await shop.askOverdue();
  expect(await shop.states()).toMatchObject({ [paidId]: 'open', [lateId]: 'processing' });
  await shop.act(late, 'money arrives');
  await shop.clock.advance(25 * HOUR);
  await shop.askOverdue();
  expect(await shop.states()).toMatchObject({ [paidId]: 'paid', [lateId]: 'paid' });
  expect(Object.values(await shop.states()).sort()).toEqual(['expired', 'paid', 'paid']);
});

test('[PDF-6] loses nothing while the provider is unreachable, and asks again an hour later', async () => {
  const sessionId = await shop.act(await shop.begin(shop.visitor(), 'deck'), 'succeed');
  await shop.clock.advance(25 * HOUR);
  shop.wire.isCut = true;
  for (let round = 0; round < 3; round++) await shop.askOverdue();
  expect([await shop.states(), shop.wire.refused]).toEqual([{ [sessionId]: 'open' }, 1]);
  shop.wire.isCut = false;
  await shop.clock.advance(HOUR);
  await shop.askOverdue();
  expect(await shop.states()).toEqual({ [sessionId]: 'paid' });
});

test('[PDF-6] there is always exactly one next round, even if this one fails', async () => {
  let rounds = 0;
  const fail = async () => {
    rounds++;
    throw new Error('broken');
  };
  for (let worker = 0; worker < 2; worker++) await workOnOverdue(shop.queue, fail);
  const waiting = () =>
    shop.query(
      `select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job where name = 'ask-about-purchases' and state = 'created' and start_after > now()`,
    );
  await shop.until(async () => rounds > 0 && (await waiting()).length > 0);
  expect(await waiting()).toEqual([{ seconds: 900 }]);
});
