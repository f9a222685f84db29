import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { freshDatabase } from '../database/test-database.ts';
import { pgBossQueue } from '../queue/pg-boss-queue.ts';
import { openPayments } from './open-payments.ts';
import { paymentsContract } from './payments.contract.ts';
import { testPayments, testSignatureHeader, type TestAction } from './test-payments.ts';
import { workOnTestWebhooks } from './test-webhooks.ts';
import { signWebhook } from './webhook-signature.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate test_checkout');
});
afterAll(() => database.drop());

function makeBench() {
  const clock = manualClock(Date.UTC(2027, 0, 1));
  const webhooks: string[] = [];
  const payments = testPayments({
    pool: database.pool,
    clock,
    secret: 'a secret of the tests',
    onEvent: async (body) => void webhooks.push(body),
  });
  return { clock, payments, webhooks };
}

const order = {
  oid: 'deepsea1',
  title: 'Deep sea',
  price: { amount: 290, currency: 'EUR' },
  returnAddress: 'https://talks.example.org/p/deepsea1/deep-sea/?session-id={CHECKOUT_SESSION_ID}',
  language: 'en',
  idempotencyKey: 'first',
};

paymentsContract('test', async () => {
  const { clock, payments, webhooks } = makeBench();
  const act = async (secret: string | null | undefined, action: TestAction, email = '') =>
    void (await payments.act(secret ?? '', action, email));
  const secrets = new Map<string, string | null>();
  return {
    payments: {
      ...payments,
      async createSession(asked) {
        const session = await payments.createSession(asked);
        if (session.clientSecret !== null) secrets.set(session.id, session.clientSecret);
        return session;
      },
    },
    pay: ({ id }, outcome, email) => act(secrets.get(id), outcome, email),
    settle: ({ id }, outcome) => act(secrets.get(id), outcome === 'succeeded' ? 'money arrives' : 'money does not arrive'),
    expire: ({ id }) => act(secrets.get(id), 'expire'),
    webhooks: () => webhooks,
    sign: (body, secret) =>
      secret === undefined ? payments.sign(body) : { [testSignatureHeader]: signWebhook(body, secret, clock.now()) },
    advance: (milliseconds) => clock.advance(milliseconds),
  };
});

test('[PDF-4] the session page has the title and the return address with the session id', async () => {
  const { payments } = makeBench();
  const session = await payments.createSession({ ...order, email: 'ada@example.org' });
  expect(await payments.find(session.clientSecret ?? '')).toEqual({
    session,
    title: 'Deep sea',
    stage: 'open',
    returnAddress: `https://talks.example.org/p/deepsea1/deep-sea/?session-id=${session.id}`,
  });
  for (const invented of [session.id, `${session.clientSecret}0`, '', '\0']) {
    expect(await payments.find(invented)).toBeUndefined();
    expect(await payments.act(invented, 'succeed', '')).toBeUndefined();
  }
});

test('two tabs that pay at the same time pay once', async () => {
  const { payments, webhooks } = makeBench();
  const { clientSecret } = await payments.createSession(order);
  const tabs = await Promise.all(Array.from({ length: 20 }, (_, tab) => payments.act(clientSecret ?? '', 'succeed', `${tab}@example.org`)));
  expect(new Set(tabs.map((tab) => tab?.session.paymentId)).size).toBe(1);
  expect(new Set(tabs.map((tab) => tab?.session.email)).size).toBe(1);
  expect(webhooks).toHaveLength(1);
});

test.each<[TestAction[], TestAction]>([
  [['succeed'], 'expire'],
  [['succeed'], 'pay later'],
  [['succeed'], 'money does not arrive'],
  [['pay later', 'money does not arrive'], 'money arrives'],
  [['pay later'], 'succeed'],
  [['expire'], 'succeed'],
  [[], 'money arrives'],
])('after %j, "%s" changes nothing and sends no webhook', async (before, action) => {
  const { payments, webhooks } = makeBench();
  const { clientSecret } = await payments.createSession(order);
  for (const one of before) await payments.act(clientSecret ?? '', one, 'ada@example.org');
  const [found, told] = [await payments.find(clientSecret ?? ''), webhooks.length];
  expect(await payments.act(clientSecret ?? '', action, 'other@example.org')).toEqual(found);
  expect(await payments.find(clientSecret ?? '')).toEqual(found);
  expect(webhooks).toHaveLength(told);
});

test('nothing can be paid after a day', async () => {
  const { clock, payments, webhooks } = makeBench();
  const { clientSecret } = await payments.createSession(order);
  await clock.advance(24 * 60 * 60_000);
  expect(await payments.act(clientSecret ?? '', 'succeed', 'ada@example.org')).toMatchObject({
    stage: 'expired',
    session: { status: 'expired', paymentStatus: 'unpaid' },
  });
  expect(webhooks).toEqual([]);
});

test('an action whose webhook cannot be queued is rolled back', async () => {
  const clock = manualClock(Date.UTC(2027, 0, 1));
  const payments = testPayments({
    pool: database.pool,
    clock,
    secret: 'a secret of the tests',
    onEvent: () => Promise.reject(new Error('no queue')),
  });
  const session = await payments.createSession(order);
  await expect(payments.act(session.clientSecret ?? '', 'succeed', 'ada@example.org')).rejects.toThrow('no queue');
  expect(await payments.retrieve(session.id)).toEqual(session);
});

test('paying later is recorded once, so that the money can arrive', async () => {
  const later: string[] = [];
  const payments = testPayments({
    pool: database.pool,
    clock: manualClock(Date.UTC(2027, 0, 1)),
    secret: 'a secret of the tests',
    onEvent: async () => undefined,
    onLater: async (secret) => void later.push(secret),
  });
  const { clientSecret } = await payments.createSession({ ...order, idempotencyKey: 'later' });
  for (const action of ['decline', 'pay later', 'pay later', 'money arrives'] as const)
    await payments.act(clientSecret ?? '', action, 'ada@example.org');
  expect(later).toEqual([clientSecret]);
});

test('every webhook says that it is a test', async () => {
  const { payments, webhooks } = makeBench();
  const { clientSecret } = await payments.createSession(order);
  await payments.act(clientSecret ?? '', 'succeed', 'ada@example.org');
  expect(JSON.parse(webhooks[0] ?? '')).toMatchObject({ test: 'No money moved.' });
});

test('[PDF-6] form actions are posted to our own address, signed, until they are accepted', async () => {
  const queue = await pgBossQueue({ url: database.url, report: () => undefined, pollEvery: 500 });
  const parts = { database, queue, clock: systemClock, secretKey: 'a secret of the tests, long enough' };
  const payments = await openPayments({ payments: { kind: 'test' } }, parts);
  if (payments?.name !== 'test') throw new Error('expected the test provider');
  const heard: Promise<unknown>[] = [];
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    heard.push(payments.parseWebhook(await buffer(request), request.headers));
    response.writeHead(heard.length === 1 ? 503 : 200).end();
    if (heard.length === 2) hear();
  }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    await workOnTestWebhooks(queue, payments, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const { id, clientSecret } = await payments.createSession(order);
    await payments.act(clientSecret ?? '', 'succeed', 'ada@example.org');
    await isHeard;
    const [first, second] = await Promise.all(heard);
    expect(first).toMatchObject({ kind: 'completed', session: { id, paymentStatus: 'paid', oid: 'deepsea1' } });
    expect(second).toEqual(first);
  } finally {
    await queue.stop();
    server.close();
  }
});

test('there is no provider when payments are off, and Stripe where it is configured', async () => {
  const queue = await pgBossQueue({ url: database.url, report: () => undefined, pollEvery: 500 });
  const parts = { database, queue, clock: systemClock, secretKey: 'a secret of the tests, long enough' };
  const keys = {
    secretKey: 'sk_test_0123456789abcdef',
    publishableKey: 'pk_test_0123456789abcdef',
    webhookSecret: 'whsec_0123456789abcdef',
    apiAddress: undefined,
  };
  expect(await openPayments({ payments: { kind: 'off' } }, parts)).toBeUndefined();
  expect(await openPayments({ payments: { kind: 'stripe', ...keys } }, parts)).toMatchObject({ name: 'stripe' });
  await queue.stop();
});
