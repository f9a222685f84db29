import { randomBytes } from 'node:crypto';
import { checkSession, type Fields, type SessionFacts } from './session-rules.ts';
import { missing, StripeRefusal } from './stripe-refusal.ts';

/** An event in Stripe's format. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: Record<string, unknown> };
}

export type Outcome = 'succeed' | 'decline' | 'pay later';

interface Payment {
  id: string;
  chargeId: string;
  isPaid: boolean;
  hasFailed: boolean;
  refunded: number;
}

interface Session extends SessionFacts {
  id: string;
  secret: string;
  status: 'open' | 'complete' | 'expired';
  payment: Payment | null;
  paidBy: string | null;
  createdAt: number;
  expiresAt: number;
}

const DAY_SECONDS = 86_400;
const makeId = (prefix: string) => `${prefix}_${randomBytes(15).toString('hex')}`;

export type StripeBooks = ReturnType<typeof openStripeBooks>;

/** Stripe's state: sessions, payments, refunds, and the events about them. */
export function openStripeBooks(now: () => number, apiVersion: string) {
  const sessions = new Map<string, Session>();
  const events: StripeEvent[] = [];
  const seconds = () => Math.floor(now() / 1000);

  const tell = (type: string, object: Record<string, unknown>): StripeEvent => {
    const event: StripeEvent = {
      id: makeId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: seconds(),
      livemode: false,
      type,
      data: { object },
    };
    events.push(event);
    return event;
  };

  const find = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw missing('checkout.session', id, 'session');
    if (session.status === 'open' && seconds() >= session.expiresAt) {
      session.status = 'expired';
      tell('checkout.session.expired', writeSession(session, false));
    }
    return session;
  };

  const findPaid = (paymentId: string): { session: Session; payment: Payment } => {
    const session = [...sessions.values()].find(({ payment }) => payment?.id === paymentId);
    if (!session?.payment) throw missing('payment_intent', paymentId, 'payment_intent');
    if (!session.payment.isPaid)
      throw new StripeRefusal(`This PaymentIntent (${paymentId}) does not have a successful charge to refund.`, {
        code: 'payment_intent_unexpected_state',
      });
    return { session, payment: session.payment };
  };

  return {
    events,
    create(fields: Fields) {
      const session: Session = {
        ...checkSession(fields),
        id: makeId('cs_test'),
        secret: '',
        status: 'open',
        payment: null,
        paidBy: null,
        createdAt: seconds(),
        expiresAt: seconds() + DAY_SECONDS,
      };
      session.secret = `${session.id}_secret_${randomBytes(12).toString('hex')}`;
      sessions.set(session.id, session);
      return writeSession(session, false);
    },

    retrieve: (id: string, isExpanded: boolean) => writeSession(find(id), isExpanded),

    /** The buyer submits the form. */
    pay(id: string, { email, outcome }: { email: string; outcome: Outcome }): StripeEvent {
      const session = find(id);
      if (session.status !== 'open') throw new StripeRefusal('This Checkout Session is no longer active.');
      if (outcome === 'decline')
        return tell('payment_intent.payment_failed', {
          id: makeId('pi'),
          object: 'payment_intent',
          last_payment_error: { code: 'card_declined' },
        });
      Object.assign(session, {
        status: 'complete',
        paidBy: email,
        payment: { id: makeId('pi'), chargeId: makeId('ch'), isPaid: outcome === 'succeed', hasFailed: false, refunded: 0 },
      });
      return tell('checkout.session.completed', writeSession(session, false));
    },

    /** The outcome, days after `pay later`. */
    settle(id: string, outcome: 'succeeded' | 'failed'): StripeEvent {
      const session = find(id);
      if (!session.payment) throw new StripeRefusal('No payment is pending.');
      Object.assign(session.payment, { isPaid: outcome === 'succeeded', hasFailed: outcome === 'failed' });
      return tell(`checkout.session.async_payment_${outcome}`, writeSession(session, false));
    },

    expire(id: string): StripeEvent {
      const session = find(id);
      if (session.status !== 'open') throw new StripeRefusal('Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      return tell('checkout.session.expired', writeSession(session, false));
    },

    /** Refunds everything that is left unless an amount is given. */
    refund(paymentId: string, asked?: number) {
      const { session, payment } = findPaid(paymentId);
      const left = session.amount - payment.refunded;
      if (left === 0) throw new StripeRefusal(`Charge ${payment.chargeId} has already been refunded.`, { code: 'charge_already_refunded' });
      const amount = asked ?? left;
      if (amount > left)
        throw new StripeRefusal(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, { param: 'amount' });
      payment.refunded += amount;
      tell('charge.refunded', writeCharge(session, payment));
      return {
        id: makeId('re'),
        object: 'refund',
        amount,
        currency: session.currency,
        payment_intent: payment.id,
        charge: payment.chargeId,
        status: 'succeeded',
      };
    },
  };
}

function writeSession(session: Session, isExpanded: boolean): Record<string, unknown> {
  const { payment, status } = session;
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    ui_mode: 'embedded_page',
    livemode: false,
    status,
    payment_status: payment?.isPaid ? 'paid' : 'unpaid',
    client_secret: status === 'open' ? session.secret : null,
    amount_subtotal: session.amount,
    amount_total: session.amount,
    currency: session.currency,
    metadata: session.metadata,
    customer_email: session.email,
    customer_details: session.paidBy === null ? null : { email: session.paidBy, name: null },
    payment_intent: payment === null ? null : isExpanded ? writePayment(session, payment) : payment.id,
    locale: session.locale,
    return_url: session.returnAddress,
    created: session.createdAt,
    expires_at: session.expiresAt,
  };
}

const writePayment = (session: Session, payment: Payment) => ({
  id: payment.id,
  object: 'payment_intent',
  amount: session.amount,
  currency: session.currency,
  status: payment.isPaid ? 'succeeded' : payment.hasFailed ? 'requires_payment_method' : 'processing',
  metadata: session.paymentMetadata,
  latest_charge: payment.isPaid ? writeCharge(session, payment) : null,
});

const writeCharge = (session: Session, payment: Payment) => ({
  id: payment.chargeId,
  object: 'charge',
  amount: session.amount,
  amount_refunded: payment.refunded,
  currency: session.currency,
  paid: true,
  refunded: payment.refunded === session.amount,
  payment_intent: payment.id,
  receipt_url: `https://pay.stripe.com/receipts/${payment.chargeId}`,
});
