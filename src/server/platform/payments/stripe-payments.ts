import Stripe from 'stripe';
import { z } from 'zod';
import { parseLanguage } from '#locale/language.ts';
import type { Clock } from '../clock/clock.ts';
import { orderDigest } from './order-digest.ts';
import type { CheckoutSession, PaymentEvent, PaymentProvider, SessionOrder } from './payments.ts';
import { InvalidWebhook, PaymentFailure } from './problems.ts';

export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Replaces Stripe's address, for tests. */
  apiAddress?: URL | undefined;
}

export type StripePayments = PaymentProvider & { name: 'stripe' };

const oidKey = 'prezi-oid';
const withReceipt = ['payment_intent.latest_charge'];
/** Stripe rejects names of more than 250 characters. */
const LONGEST_TITLE = 120;
const SIGNATURE_SECONDS = 300;

const sessionStatuses = ['open', 'complete', 'expired'] as const;
const paymentStatuses = ['paid', 'unpaid', 'no_payment_required'] as const;
/** States of the payment of a complete session in which the money did not arrive. */
const failedPayments = ['requires_payment_method', 'canceled'];
const sessionEvents = {
  'checkout.session.completed': 'completed',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
} as const;

export function stripePayments({ secretKey, webhookSecret, apiAddress }: StripeAccess, clock: Pick<Clock, 'now'>): StripePayments {
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiAddress && addressOf(apiAddress)),
  });

  const retrieve = async (id: string, options: Stripe.RequestOptions = {}): Promise<CheckoutSession | undefined> => {
    // Ids come from URLs that anyone can write.
    if (!/^cs_\w{1,250}$/.test(id)) return undefined;
    try {
      return listSession(await stripe.checkout.sessions.retrieve(id, { expand: withReceipt }, options));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw failureOf(error);
    }
  };

  /** The current state of one of our sessions, with its receipt, if Stripe can be reached; otherwise its state in the event. */
  const latest = async (session: Stripe.Checkout.Session): Promise<CheckoutSession> => {
    const sent = listSession(session);
    if (sent.oid === '') return sent;
    return (await retrieve(session.id, { timeout: 5000, maxNetworkRetries: 0 }).catch(() => undefined)) ?? sent;
  };

  return {
    name: 'stripe',
    isTest: /^(sk|rk)_test_/.test(secretKey),

    async createSession(order) {
      try {
        const session = await stripe.checkout.sessions.create(describe(order), { idempotencyKey: orderDigest(order) });
        // For a known key Stripe repeats its first answer, however old.
        const isReplayed = session.lastResponse.headers['idempotent-replayed'] === 'true';
        return (isReplayed && (await retrieve(session.id))) || listSession(session);
      } catch (error) {
        throw failureOf(error);
      }
    },

    retrieve: (id) => retrieve(id),

    async refund(paymentId, idempotencyKey) {
      try {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw failureOf(error);
      }
    },

    async parseWebhook(body, headers) {
      const event = verify(() =>
        stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret, SIGNATURE_SECONDS, undefined, clock.now()),
      );
      return listEvent(event, latest);
    },
  };
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: port || (protocol === 'https:' ? 443 : 80),
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
});

function describe({ oid, title, price, returnAddress, language, email }: SessionOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { [oidKey]: oid };
  const name = `${Array.from(title.toWellFormed()).slice(0, LONGEST_TITLE).join('')} (PDF)`.trim();
  return {
    mode: 'payment',
    ui_mode: 'embedded_page',
    line_items: [
      { quantity: 1, price_data: { currency: price.currency.toLowerCase(), unit_amount: price.amount, product_data: { name } } },
    ],
    // Charge exactly the price that the page shows.
    adaptive_pricing: { enabled: false },
    return_url: returnAddress,
    metadata,
    payment_intent_data: { metadata },
    locale: parseLanguage(language) ?? 'auto',
    ...(email !== undefined && { customer_email: email }),
  };
}

/** Only the fields that we use, whatever API version an event was written in. */
function listSession(session: Stripe.Checkout.Session): CheckoutSession {
  const { id, status, payment_status: paymentStatus, payment_intent: payment } = session;
  const hasFailed =
    status === 'complete' && paymentStatus !== 'paid' && typeof payment === 'object' && failedPayments.includes(payment?.status ?? '');
  const charge = typeof payment === 'object' ? payment?.latest_charge : null;
  return {
    id,
    // An unknown value must not unlock anything.
    status: sessionStatuses.find((known) => known === status) ?? 'open',
    paymentStatus: paymentStatuses.find((known) => known === paymentStatus) ?? 'unpaid',
    hasFailed,
    clientSecret: status === 'open' ? session.client_secret : null,
    oid: session.metadata?.[oidKey] ?? '',
    price: { amount: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
    email: session.customer_details?.email ?? session.customer_email ?? null,
    paymentId: typeof payment === 'object' ? (payment?.id ?? null) : payment,
    receiptAddress: typeof charge === 'object' ? (charge?.receipt_url ?? null) : null,
    expiresAt: new Date(session.expires_at * 1000),
  };
}

async function listEvent(
  event: Stripe.Event,
  latest: (session: Stripe.Checkout.Session) => Promise<CheckoutSession>,
): Promise<PaymentEvent> {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { id, kind: sessionEvents[event.type], session: await latest(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { id, kind: sessionEvents[event.type], session: { ...listSession(event.data.object), hasFailed: true } };
    case 'checkout.session.expired':
      return { id, kind: sessionEvents[event.type], session: listSession(event.data.object) };
    case 'charge.refunded': {
      const { refunded: isWhole, payment_intent: payment } = event.data.object;
      const paymentId = typeof payment === 'object' ? payment?.id : payment;
      return isWhole && paymentId ? { id, kind: 'refunded', paymentId } : { id, kind: 'other' };
    }
    default:
      return { id, kind: 'other' };
  }
}

const EventShape = z.looseObject({ id: z.string(), type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) });

function verify(construct: () => Stripe.Event): Stripe.Event {
  try {
    const event = construct();
    EventShape.parse(event);
    return event;
  } catch (error) {
    // The SDK's and the schema's messages repeat the body.
    throw new InvalidWebhook(
      error instanceof Stripe.errors.StripeSignatureVerificationError ? 'not signed by Stripe, changed, or too old' : 'not a Stripe event',
    );
  }
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && (error.statusCode === 404 || error.code === 'resource_missing');

/** Forwards neither Stripe's message nor its error: they quote keys, addresses and requests. */
function failureOf(error: unknown): PaymentFailure {
  if (!(error instanceof Stripe.errors.StripeError))
    return error instanceof PaymentFailure ? error : new PaymentFailure('The request to Stripe failed');
  const { type, code, param, statusCode, requestId } = error;
  return new PaymentFailure(['Stripe:', type, statusCode, code, param, requestId && `(${requestId})`].filter(Boolean).join(' '));
}
