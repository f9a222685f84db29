import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { sessionPlaceholder } from '#contract/pdf/pdf-access.ts';
import type { Clock } from '../clock/clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { orderDigest } from './order-digest.ts';
import type { CheckoutSession, PaymentEvent, PaymentProvider } from './payments.ts';
import { InvalidWebhook, PaymentFailure } from './problems.ts';
import { createTestCheckoutStore, type CheckoutRow, type CheckoutState } from './test-checkout.store.ts';
import { isSigned, signWebhook } from './webhook-signature.ts';

/** Actions on the test page: the first four while the session is open, the last two while money is pending. */
export const testActions = ['succeed', 'decline', 'pay later', 'expire', 'money arrives', 'money does not arrive'] as const;
export type TestAction = (typeof testActions)[number];

/** A session as its page shows it. */
export interface TestCheckout {
  session: CheckoutSession;
  title: string;
  /** `awaiting`: to be paid later, and the outcome is still open. */
  stage: CheckoutState['stage'];
  /** Contains the session id. */
  returnAddress: string;
}

/** Payments without money or cards. States, return address and webhooks work like the real ones. */
export interface TestPayments extends PaymentProvider {
  name: 'test';
  find(clientSecret: string): Promise<TestCheckout | undefined>;
  /** An action that the current state does not allow changes nothing and sends nothing. Undefined if there is no such session. */
  act(clientSecret: string, action: TestAction, email: string): Promise<TestCheckout | undefined>;
  /** The headers for sending a webhook now. */
  sign(body: string): Record<string, string>;
}

interface Parts {
  pool: Pool;
  clock: Pick<Clock, 'now'>;
  /** Signs webhooks. */
  secret: string;
  /** Called inside the transaction: a job published with this connection exists if, and only if, the transaction commits. */
  onEvent(body: string, client: PoolClient): Promise<void>;
  /** Called in the same way when the buyer pays later, to schedule the arrival of the money. */
  onLater?(clientSecret: string, client: PoolClient): Promise<void>;
}

type EventKind = Exclude<PaymentEvent['kind'], 'other'>;

const DAY = 86_400_000;
export const testSignatureHeader = 'lectern-test-signature';
const makeId = (kind: string) => `test_${kind}_${randomBytes(15).toString('hex')}`;

/** The state change that each action causes, and the event that it sends. */
const moves: Record<Exclude<TestAction, 'decline'>, { from: CheckoutState['stage']; to: CheckoutState['stage']; kind: EventKind }> = {
  succeed: { from: 'open', to: 'paid', kind: 'completed' },
  'pay later': { from: 'open', to: 'awaiting', kind: 'completed' },
  expire: { from: 'open', to: 'expired', kind: 'expired' },
  'money arrives': { from: 'awaiting', to: 'paid', kind: 'succeeded' },
  'money does not arrive': { from: 'awaiting', to: 'failed', kind: 'failed' },
};

export function testPayments({ pool, clock, secret, onEvent, onLater }: Parts): TestPayments {
  const store = createTestCheckoutStore(pool);
  /** No timer closes sessions: they count as expired when they are next read. */
  const current = (row: CheckoutRow): CheckoutRow =>
    row.state.stage === 'open' && clock.now() >= row.state.expiresAt ? { ...row, state: { ...row.state, stage: 'expired' } } : row;
  const tell = (client: PoolClient, event: { kind: EventKind } & ({ session: CheckoutSession } | { paymentId: string })) =>
    onEvent(JSON.stringify({ id: makeId('event'), test: 'No money moved.', ...event }), client);

  return {
    name: 'test',
    isTest: true,

    async createSession(order) {
      const { oid, price, returnAddress, email = null } = order;
      const id = makeId('session');
      const state: CheckoutState = {
        oid,
        title: order.title.toWellFormed(),
        price,
        returnAddress,
        email,
        stage: 'open',
        paymentId: null,
        isRefunded: false,
        expiresAt: clock.now() + DAY,
      };
      const row = await store.findOrAdd(orderDigest(order), { id, clientSecret: `${id}_secret_${randomBytes(15).toString('hex')}`, state });
      return listSession(current(row));
    },

    async retrieve(sessionId) {
      const row = isWritable(sessionId) ? await store.find('id', sessionId) : undefined;
      return row && listSession(current(row));
    },

    async refund(paymentId) {
      await inTransaction(pool, async (client) => {
        const row = isWritable(paymentId) ? await store.find("state ->> 'paymentId'", paymentId, { client, isLocked: true }) : undefined;
        if (row?.state.stage !== 'paid') throw new PaymentFailure('test payments: there is no such payment to refund');
        if (row.state.isRefunded) return;
        await store.write(client, row.id, { ...row.state, isRefunded: true });
        await tell(client, { kind: 'refunded', paymentId });
      });
    },

    async parseWebhook(body, headers) {
      if (!isSigned(body, headers[testSignatureHeader], secret, clock.now()))
        throw new InvalidWebhook('not signed by the test provider, changed, or too old');
      return readEvent(body.toString());
    },

    async find(clientSecret) {
      const row = isWritable(clientSecret) ? await store.find('client_secret', clientSecret) : undefined;
      return row && listCheckout(current(row));
    },

    async act(clientSecret, action, email) {
      if (!isWritable(clientSecret)) return undefined;
      return inTransaction(pool, async (client) => {
        const found = await store.find('client_secret', clientSecret, { client, isLocked: true });
        if (!found) return undefined;
        const row = current(found);
        const move = action === 'decline' ? undefined : moves[action];
        if (!move || move.from !== row.state.stage) return listCheckout(row);
        const isPaying = move.from === 'open' && move.to !== 'expired';
        const state = { ...row.state, stage: move.to, ...(isPaying && { email, paymentId: makeId('payment') }) };
        const moved = { ...row, state };
        await store.write(client, row.id, state);
        await tell(client, { kind: move.kind, session: listSession(moved) });
        if (move.to === 'awaiting') await onLater?.(clientSecret, client);
        return listCheckout(moved);
      });
    },

    sign: (body) => ({ 'content-type': 'application/json; charset=utf-8', [testSignatureHeader]: signWebhook(body, secret, clock.now()) }),
  };
}

/** PostgreSQL accepts no zero bytes, and ids come from outside. */
const isWritable = (name: string) => /^[\w-]{1,300}$/.test(name);

function listSession({ id, clientSecret, state }: CheckoutRow): CheckoutSession {
  const { oid, price, email, stage, paymentId, expiresAt } = state;
  return {
    id,
    status: stage === 'open' || stage === 'expired' ? stage : 'complete',
    paymentStatus: stage === 'paid' ? 'paid' : 'unpaid',
    hasFailed: stage === 'failed',
    clientSecret: stage === 'open' ? clientSecret : null,
    oid,
    price,
    email,
    paymentId,
    // Nothing was paid, so there is no receipt.
    receiptAddress: null,
    expiresAt: new Date(expiresAt),
  };
}

const listCheckout = (row: CheckoutRow): TestCheckout => ({
  session: listSession(row),
  title: row.state.title,
  stage: row.state.stage,
  returnAddress: row.state.returnAddress.replaceAll(sessionPlaceholder, row.id),
});

const SessionShape = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['paid', 'unpaid', 'no_payment_required']),
  hasFailed: z.boolean(),
  clientSecret: z.string().nullable(),
  oid: z.string(),
  price: z.object({ amount: z.number(), currency: z.string() }),
  email: z.string().nullable(),
  paymentId: z.string().nullable(),
  receiptAddress: z.string().nullable(),
  expiresAt: z.coerce.date(),
});
const EventShape = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.enum(['completed', 'succeeded', 'failed', 'expired']), session: SessionShape }),
  z.object({ id: z.string(), kind: z.literal('refunded'), paymentId: z.string() }),
]);

function readEvent(body: string): PaymentEvent {
  try {
    return EventShape.parse(JSON.parse(body));
  } catch {
    throw new InvalidWebhook('not an event of the test provider');
  }
}
