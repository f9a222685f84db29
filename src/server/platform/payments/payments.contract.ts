import { describe, expect, test } from 'vitest';
import { languages } from '#locale/language.ts';
import type { CheckoutSession, PaymentEvent, PaymentProvider, SessionOrder } from './payments.ts';
import { InvalidWebhook, PaymentFailure } from './problems.ts';

/** A payment provider, and ways to act as the others involved. */
export interface PaymentsBench {
  payments: PaymentProvider;
  /** The buyer submits the form. */
  pay(session: CheckoutSession, outcome: 'succeed' | 'decline' | 'pay later', email: string): Promise<void>;
  /** The outcome of paying later. */
  settle(session: CheckoutSession, outcome: 'succeeded' | 'failed'): Promise<void>;
  expire(session: CheckoutSession): Promise<void>;
  /** The bodies of all webhooks so far, oldest first. */
  webhooks(): string[];
  /** Signs like the provider, or with another secret. */
  sign(body: string, secret?: string): Record<string, string>;
  advance(milliseconds: number): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const buyer = 'ada@example.org';

const order: SessionOrder = {
  oid: 'deepsea1',
  title: 'Deep sea 深海 🐙',
  price: { amount: 290, currency: 'EUR' },
  returnAddress: 'https://talks.example.org/p/deepsea1/deep-sea/?session-id={CHECKOUT_SESSION_ID}',
  language: 'en',
  idempotencyKey: 'first',
};

/** Every call of `makeBench` returns a provider without any state. */
export function paymentsContract(name: string, makeBench: () => Promise<PaymentsBench>): void {
  const read = ({ payments, sign }: PaymentsBench, body: string, headers = sign(body)): Promise<PaymentEvent> =>
    payments.parseWebhook(Buffer.from(body), headers);
  const lastEvent = (bench: PaymentsBench) => read(bench, bench.webhooks().at(-1) ?? '');

  describe(`payments: ${name}`, () => {
    test('[PDF-4] a new session is open, unpaid, and has a client secret', async () => {
      const { payments } = await makeBench();
      const session = await payments.createSession(order);
      expect(session).toMatchObject({
        status: 'open',
        paymentStatus: 'unpaid',
        hasFailed: false,
        oid: 'deepsea1',
        price: order.price,
        email: null,
        paymentId: null,
        receiptAddress: null,
      });
      expect(session.clientSecret).toMatch(/^\w{20,}$/);
      expect(await payments.retrieve(session.id)).toEqual(session);
    });

    test('[PDF-4] the same order with the same key is the same session, also concurrently', async () => {
      const { payments } = await makeBench();
      const sessions = await Promise.all([
        payments.createSession(order),
        payments.createSession(order),
        payments.createSession({ ...order }),
      ]);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
      expect(new Set(sessions.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    });

    test('[PDF-4] another key, or the same key with another order, is another session', async () => {
      const { payments } = await makeBench();
      const { id } = await payments.createSession(order);
      const others = [
        { idempotencyKey: 'second' },
        { language: 'de' },
        { title: 'Deeper sea' },
        { oid: 'other001' },
        { price: { amount: 300, currency: 'EUR' } },
        { email: buyer },
      ];
      const ids = await Promise.all(others.map(async (change) => (await payments.createSession({ ...order, ...change })).id));
      expect(new Set([id, ...ids]).size).toBe(others.length + 1);
    });

    test('reusing a key returns the current state of its session', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'succeed', buyer);
      expect(await bench.payments.createSession(order)).toMatchObject({ id: session.id, status: 'complete', clientSecret: null });
    });

    test('a known email address is filled in', async () => {
      const { payments } = await makeBench();
      expect(await payments.createSession({ ...order, email: buyer })).toMatchObject({ email: buyer });
    });

    test.each(languages)('offers the form in %s', async (language) => {
      const { payments } = await makeBench();
      expect(await payments.createSession({ ...order, language })).toMatchObject({ status: 'open' });
    });

    test.each([
      { amount: 50, currency: 'USD' },
      { amount: 300, currency: 'JPY' },
      { amount: 3500, currency: 'KRW' },
      { amount: 99_000, currency: 'HUF' },
      { amount: 1500, currency: 'KWD' },
      { amount: 40_000, currency: 'ISK' },
    ])('charges the requested price: $amount $currency', async (price) => {
      const { payments } = await makeBench();
      expect(await payments.createSession({ ...order, price })).toMatchObject({ price });
    });

    test.each(['x'.repeat(5000), '', '🐙'.repeat(300), 'half a pair \ud83d'])('accepts any title: %#', async (title) => {
      const { payments } = await makeBench();
      expect(await payments.createSession({ ...order, title: `${title} ` })).toMatchObject({ status: 'open' });
    });

    test.each([
      'cs_test_0000000000',
      'test_session_0000',
      '',
      '..',
      '../refunds',
      'cs_test_a/expire',
      'a?b=c',
      '\0',
      '💶',
      `cs_${'x'.repeat(5000)}`,
    ])('[PDF-6] does not find an invented session: %j', async (id) => {
      const { payments } = await makeBench();
      expect(await payments.retrieve(id)).toBeUndefined();
    });

    test('[PDF-6] a paid session is complete and paid, with the email address from the form', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession({ ...order, email: 'before@example.org' });
      await bench.pay(session, 'succeed', buyer);
      const found = await bench.payments.retrieve(session.id);
      expect(found).toMatchObject({
        status: 'complete',
        paymentStatus: 'paid',
        clientSecret: null,
        oid: 'deepsea1',
        price: order.price,
        email: buyer,
      });
      expect(found?.paymentId).toMatch(/^\w+$/);
      expect(await lastEvent(bench)).toEqual({ id: expect.any(String), kind: 'completed', session: found });
    });

    test('a declined session stays open and can still be paid', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'decline', buyer);
      expect(await bench.payments.retrieve(session.id)).toEqual(session);
      for (const body of bench.webhooks()) expect(await read(bench, body)).toMatchObject({ kind: 'other' });
      await bench.pay(session, 'succeed', buyer);
      expect(await bench.payments.retrieve(session.id)).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
    });

    test('[PDF-6] a session paid later is complete but unpaid until the money arrives', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'pay later', buyer);
      expect(await bench.payments.retrieve(session.id)).toMatchObject({
        status: 'complete',
        paymentStatus: 'unpaid',
        hasFailed: false,
        email: buyer,
      });
      expect(await lastEvent(bench)).toMatchObject({ kind: 'completed', session: { status: 'complete', paymentStatus: 'unpaid' } });
      await bench.settle(session, 'succeeded');
      expect(await bench.payments.retrieve(session.id)).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
      expect(await lastEvent(bench)).toMatchObject({ kind: 'succeeded', session: { id: session.id, paymentStatus: 'paid' } });
    });

    test('[PDF-6] a session whose money does not arrive stays unpaid and reports the failure', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'pay later', buyer);
      await bench.settle(session, 'failed');
      expect(await bench.payments.retrieve(session.id)).toMatchObject({ status: 'complete', paymentStatus: 'unpaid', hasFailed: true });
      expect(await lastEvent(bench)).toMatchObject({
        kind: 'failed',
        session: { id: session.id, paymentStatus: 'unpaid', hasFailed: true },
      });
    });

    test('[PDF-6] an expired session is reported, and is unpaid', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.expire(session);
      expect(await bench.payments.retrieve(session.id)).toMatchObject({
        status: 'expired',
        paymentStatus: 'unpaid',
        clientSecret: null,
        paymentId: null,
      });
      expect(await lastEvent(bench)).toMatchObject({ kind: 'expired', session: { id: session.id, status: 'expired', oid: 'deepsea1' } });
    });

    test('[PDF-6] an unpaid session expires after a day', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.advance(DAY - MINUTE);
      expect(await bench.payments.retrieve(session.id)).toMatchObject({ status: 'open' });
      await bench.advance(MINUTE);
      expect(await bench.payments.retrieve(session.id)).toMatchObject({
        status: 'expired',
        clientSecret: null,
        expiresAt: session.expiresAt,
      });
    });

    test('refunds a payment once, however often it is requested', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'succeed', buyer);
      const paymentId = (await bench.payments.retrieve(session.id))?.paymentId ?? '';
      const before = bench.webhooks().length;
      await bench.payments.refund(paymentId, 'refund');
      await bench.payments.refund(paymentId, 'refund');
      await bench.payments.refund(paymentId, 'refund again');
      expect(bench.webhooks()).toHaveLength(before + 1);
      expect(await lastEvent(bench)).toEqual({ id: expect.any(String), kind: 'refunded', paymentId });
    });

    test('cannot refund an unpaid session', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'pay later', buyer);
      const unpaid = (await bench.payments.retrieve(session.id))?.paymentId ?? 'pi_0000000000';
      for (const paymentId of [unpaid, 'pi_0000000000', 'test_payment_0', '\0'])
        await expect(bench.payments.refund(paymentId, `refund ${paymentId.length}`)).rejects.toThrow(PaymentFailure);
    });

    test('each webhook has its own id, and keeps it when it is sent again', async () => {
      const bench = await makeBench();
      const session = await bench.payments.createSession(order);
      await bench.pay(session, 'pay later', buyer);
      await bench.settle(session, 'succeeded');
      const [first = '', second = ''] = bench.webhooks();
      const ids = await Promise.all([first, first, second].map(async (body) => (await read(bench, body)).id));
      expect(ids[0]).toBe(ids[1]);
      expect(ids[0]).not.toBe(ids[2]);
    });

    describe('rejects a webhook', () => {
      const paid = async () => {
        const bench = await makeBench();
        await bench.pay(await bench.payments.createSession(order), 'succeed', buyer);
        return { bench, body: bench.webhooks().at(-1) ?? '' };
      };

      test('signed with another secret', async () => {
        const { bench, body } = await paid();
        await expect(read(bench, body, bench.sign(body, 'whsec_of_somebody_else'))).rejects.toThrow(InvalidWebhook);
      });

      test('that was changed', async () => {
        const { bench, body } = await paid();
        const headers = bench.sign(body);
        for (const changed of [body.replace('deepsea1', 'other001'), `${body} `, body.slice(0, -1), '', '{}'])
          await expect(read(bench, changed, headers)).rejects.toThrow(InvalidWebhook);
        expect(await read(bench, body, headers)).toMatchObject({ kind: 'completed' });
      });

      test('more than five minutes old', async () => {
        const { bench, body } = await paid();
        const headers = bench.sign(body);
        await bench.advance(5 * MINUTE);
        expect(await read(bench, body, headers)).toMatchObject({ kind: 'completed' });
        await bench.advance(2000);
        await expect(read(bench, body, headers)).rejects.toThrow(InvalidWebhook);
      });

      test('with another time than the signed one', async () => {
        const { bench, body } = await paid();
        const headers = bench.sign(body);
        await bench.advance(6 * MINUTE);
        const fresh = /t=\d+/.exec(JSON.stringify(bench.sign(body)))?.[0] ?? '';
        const forged = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/t=\d+/, fresh)]));
        await expect(read(bench, body, forged)).rejects.toThrow(InvalidWebhook);
      });

      test('without a signature', async () => {
        const { bench, body } = await paid();
        const [name = ''] = Object.entries(bench.sign(body)).find(([, value]) => value.startsWith('t=')) ?? [];
        for (const headers of [{}, { [name]: '' }, { [name]: 't=1' }, { [name]: 'nonsense' }, { [name]: 't=1,v1=ff' }])
          await expect(read(bench, body, headers)).rejects.toThrow(InvalidWebhook);
      });

      test('that is signed but not an event', async () => {
        const bench = await makeBench();
        for (const body of ['null', '[]', '{}', 'money', '{"id":1}']) await expect(read(bench, body)).rejects.toThrow(InvalidWebhook);
      });
    });
  });
}
