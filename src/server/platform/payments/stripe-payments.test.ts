import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../testing/stripe/stripe-stand-in.ts';
import { manualClock } from '../clock/manual-clock.ts';
import { paymentsContract } from './payments.contract.ts';
import { PaymentFailure } from './problems.ts';
import { stripePayments } from './stripe-payments.ts';

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';
const open: StripeStandIn[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function makeBench(key = secretKey) {
  const clock = manualClock(Date.UTC(2027, 0, 1));
  const stripe = await startStripeStandIn({ secretKey, webhookSecret, now: clock.now });
  open.push(stripe);
  const payments = stripePayments({ secretKey: key, webhookSecret, apiAddress: stripe.address }, clock);
  return { clock, stripe, payments };
}

const order = {
  oid: 'deepsea1',
  title: 'Deep sea',
  price: { amount: 290, currency: 'EUR' },
  returnAddress: 'https://talks.example.org/p/deepsea1/deep-sea/?session-id={CHECKOUT_SESSION_ID}',
  language: 'hu',
  email: 'ada@example.org',
  idempotencyKey: 'first',
};

paymentsContract('stripe', async () => {
  const { clock, stripe, payments } = await makeBench();
  return {
    payments,
    pay: async ({ id }, outcome, email) => void stripe.pay(id, { outcome, email }),
    settle: async ({ id }, outcome) => void stripe.settle(id, outcome),
    expire: async ({ id }) => void stripe.expire(id),
    webhooks: () => stripe.events.map((event) => JSON.stringify(event, null, 2)),
    sign: (body, secret) => stripe.sign(body, secret === undefined ? {} : { secret }),
    advance: (milliseconds) => clock.advance(milliseconds),
  };
});

describe('stripe', () => {
  test('[PDF-4] [PDF-14] requests an embedded page for one payment with one price, the return address and the presentation', async () => {
    const { stripe, payments } = await makeBench();
    await payments.createSession(order);
    expect(stripe.requests.map(({ method, path, status }) => ({ method, path, status }))).toEqual([
      { method: 'POST', path: '/v1/checkout/sessions', status: 200 },
    ]);
    expect(stripe.requests[0]?.fields).toEqual({
      mode: 'payment',
      ui_mode: 'embedded_page',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '290',
      'line_items[0][price_data][product_data][name]': 'Deep sea (PDF)',
      'adaptive_pricing[enabled]': 'false',
      return_url: order.returnAddress,
      'metadata[prezi-oid]': 'deepsea1',
      'payment_intent_data[metadata][prezi-oid]': 'deepsea1',
      locale: 'hu',
      customer_email: 'ada@example.org',
    });
  });

  test("[PDF-6] a paid session has Stripe's receipt, also from a webhook", async () => {
    const { stripe, payments } = await makeBench();
    const { id } = await payments.createSession(order);
    const event = JSON.stringify(stripe.pay(id, { outcome: 'succeed', email: 'ada@example.org' }));
    const receiptAddress = expect.stringMatching(/^https:\/\/pay\.stripe\.com\/receipts\/ch_/);
    expect(await payments.retrieve(id)).toMatchObject({ receiptAddress });
    expect(await payments.parseWebhook(Buffer.from(event), stripe.sign(event))).toMatchObject({
      kind: 'completed',
      session: { receiptAddress },
    });
  });

  test('[PDF-6] reads a webhook from its raw bytes', async () => {
    const { stripe, payments } = await makeBench();
    const { id } = await payments.createSession(order);
    const event = stripe.pay(id, { outcome: 'succeed', email: 'ádám@example.org' });
    const server = createServer(async (request, response) => {
      const body = await buffer(request);
      const read = await payments.parseWebhook(body, request.headers).catch((error: Error) => error);
      response.writeHead(read instanceof Error ? 400 : 200).end(JSON.stringify(read));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await (await stripe.sendWebhook(address, event)).json()).toMatchObject({
      id: event.id,
      kind: 'completed',
      session: { id, email: 'ádám@example.org' },
    });
    expect((await stripe.sendWebhook(address, event, { at: Date.UTC(2026, 11, 31) })).status).toBe(400);
    expect((await stripe.sendWebhook(address, event, { secret: 'whsec_of_somebody_else' })).status).toBe(400);
    server.close();
  });

  test('accepts a webhook even if Stripe cannot be asked for the current state', async () => {
    const { stripe, payments } = await makeBench();
    const { id } = await payments.createSession(order);
    const event = JSON.stringify(stripe.pay(id, { outcome: 'succeed', email: 'ada@example.org' }));
    stripe.failNext(1, 'error');
    expect(await payments.parseWebhook(Buffer.from(event), stripe.sign(event))).toMatchObject({
      kind: 'completed',
      session: { id, status: 'complete', paymentStatus: 'paid', receiptAddress: null },
    });
  });

  test('a partial refund is not a refund', async () => {
    const { stripe, payments } = await makeBench();
    const { id } = await payments.createSession(order);
    stripe.pay(id, { outcome: 'succeed', email: 'ada@example.org' });
    const paymentId = (await payments.retrieve(id))?.paymentId ?? '';
    const told = async () => {
      const body = JSON.stringify(stripe.events.at(-1));
      return payments.parseWebhook(Buffer.from(body), stripe.sign(body));
    };
    stripe.refund(paymentId, 90);
    expect(await told()).toMatchObject({ kind: 'other' });
    await payments.refund(paymentId, 'rest');
    expect(await told()).toMatchObject({ kind: 'refunded', paymentId });
  });

  test('ignores events and sessions of other shops in the same account', async () => {
    const { stripe, payments } = await makeBench();
    const { id } = await payments.createSession(order);
    const event = stripe.pay(id, { outcome: 'succeed', email: 'ada@example.org' });
    const read = (changed: object) => {
      const body = JSON.stringify({ ...event, ...changed });
      return payments.parseWebhook(Buffer.from(body), stripe.sign(body));
    };
    expect(await read({ type: 'invoice.paid' })).toEqual({ id: event.id, kind: 'other' });
    expect(await read({ data: { object: { ...event.data.object, metadata: {} } } })).toMatchObject({ session: { oid: '' } });
    expect(
      await read({ data: { object: { ...event.data.object, metadata: null, status: 'unheard of', payment_status: 'unheard of' } } }),
    ).toMatchObject({ session: { status: 'open', paymentStatus: 'unpaid', clientSecret: null } });
  });

  test('retries after a Stripe error and a cut connection, and creates one session', async () => {
    const { stripe, payments } = await makeBench();
    stripe.failNext(1, 'error');
    stripe.failNext(1, 'hang up');
    const session = await payments.createSession(order);
    expect(stripe.requests.map(({ status }) => status)).toEqual([500, undefined, 200]);
    expect(new Set(stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await payments.retrieve(session.id)).toEqual(session);
  });

  test('an error from Stripe becomes a failure without secrets', async () => {
    const { stripe, payments } = await makeBench('sk_test_of_somebody_else');
    const failure = await payments.createSession(order).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentFailure);
    expect(failure).toMatchObject({ message: expect.stringMatching(/^Stripe: StripeAuthenticationError 401 \(req_\w+\)$/) });
    expect(failure).not.toHaveProperty('cause');
    const { payments: right, stripe: other } = await makeBench();
    await expect(right.createSession({ ...order, email: 'nobody' })).rejects.toThrow(
      /^Stripe: StripeInvalidRequestError 400 email_invalid customer_email \(req_\w+\)$/,
    );
    await expect(right.createSession({ ...order, price: { amount: 49, currency: 'EUR' } })).rejects.toThrow('amount_too_small');
    expect([...stripe.requests, ...other.requests].every(({ status }) => status !== 200)).toBe(true);
  });

  test('while Stripe is unreachable every call fails, and no session counts as unknown', async () => {
    const { stripe, payments } = await makeBench();
    const { id } = await payments.createSession(order);
    await stripe.close();
    open.pop();
    await expect(payments.createSession({ ...order, idempotencyKey: 'second' })).rejects.toThrow(PaymentFailure);
    await expect(payments.retrieve(id)).rejects.toThrow(/^Stripe: StripeConnectionError$/);
    await expect(payments.refund('pi_0000000000', 'refund')).rejects.toThrow(PaymentFailure);
  });
});

describe('the stand-in rejects what Stripe rejects', () => {
  const right = {
    mode: 'payment',
    ui_mode: 'embedded_page',
    return_url: 'https://talks.example.org/?session-id={CHECKOUT_SESSION_ID}',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 290, product_data: { name: 'Deep sea' } } }],
  } satisfies Stripe.Checkout.SessionCreateParams;
  const priced = (currency: string, unit_amount: number) => ({
    line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: 'Deep sea' } } }],
  });
  const openSdk = async () => {
    const { stripe } = await makeBench();
    return new Stripe(secretKey, { host: stripe.host, port: stripe.port, protocol: stripe.protocol, maxNetworkRetries: 0 });
  };

  test.each<[string, object, object]>([
    ['the old name of embedded pages', { ui_mode: 'embedded' }, { param: 'ui_mode' }],
    ['a success URL', { success_url: 'https://talks.example.org/' }, { param: 'success_url' }],
    ['no return URL', { return_url: undefined }, { code: 'parameter_missing', param: 'return_url' }],
    ['an unknown parameter', { colour: 'blue' }, { code: 'parameter_unknown', param: 'colour' }],
    ['an unknown currency', priced('eurocent', 290), { param: 'line_items[0][price_data][currency]' }],
    ['too little', priced('eur', 49), { code: 'amount_too_small' }],
    ['fractions of cents', priced('eur', 290.5), { code: 'parameter_invalid_integer' }],
    ['a thousandth of a dinar', priced('kwd', 1505), { param: 'line_items[0][price_data][unit_amount]' }],
    [
      'an empty name',
      { line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 290, product_data: { name: '' } } }] },
      { code: 'parameter_invalid_empty' },
    ],
    ['an unsupported language', { locale: 'tlh' }, { param: 'locale' }],
  ])('%s', async (_what, change, problem) => {
    const sdk = await openSdk();
    await expect(sdk.checkout.sessions.create({ ...right, ...change })).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...problem,
    });
    expect(await sdk.checkout.sessions.create(right)).toMatchObject({ status: 'open' });
  });

  test('an idempotency key reused with other parameters', async () => {
    const sdk = await openSdk();
    const { id } = await sdk.checkout.sessions.create(right, { idempotencyKey: 'one' });
    expect((await sdk.checkout.sessions.create(right, { idempotencyKey: 'one' })).id).toBe(id);
    await expect(sdk.checkout.sessions.create({ ...right, locale: 'de' }, { idempotencyKey: 'one' })).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
  });

  test('an unknown session', async () => {
    const sdk = await openSdk();
    await expect(sdk.checkout.sessions.retrieve('cs_test_0000')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });
});
