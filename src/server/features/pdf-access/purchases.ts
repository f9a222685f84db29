import { createHash } from 'node:crypto';
import { sessionParameter, sessionPlaceholder, type CheckoutSessionAnswer } from '#contract/pdf/pdf-access.ts';
import type { PoolClient } from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { CheckoutSession, PaymentEvent, PaymentProvider, Price } from '../../platform/payments/payments.ts';
import { PaymentFailure } from '../../platform/payments/problems.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Buyer } from './buyer.ts';
import { isAsOrdered, nextState } from './purchases.policy.ts';
import type { Purchase, PurchasesStore } from './purchases.store.ts';
import { refundKey, refundPayment } from './refunds.ts';

const MINUTE = 60_000;
/** A form that is about to close is not shown again. */
const LEAST_LEFT = 10 * MINUTE;
/** Providers repeat a failure, too, to whoever comes with the same key: after so long another one is used. */
const KEY_LIFE = 5 * MINUTE;

interface Parts {
  store: PurchasesStore;
  /** Undefined: nothing is for sale here, but what was bought stays bought. */
  provider: PaymentProvider | undefined;
  price: Price;
  queue: Queue;
  clock: Pick<Clock, 'now'>;
  /** Of this site. */
  origin: string;
  /** Does this presentation still exist, whoever may see it? */
  isThere(oid: string): Promise<boolean>;
}

interface Order {
  /** A person, or a visitor; not both. */
  buyer: Buyer;
  presentation: { oid: string; title: string; /** Path of the page on which it is bought. */ address: string };
  language: string;
  /** What the buyer is known by already. */
  email: string | undefined;
}

type Told = { id: string; kind: PaymentEvent['kind'] };

/** Access to the PDF of a presentation: bought once by a person or a visitor, granted by one operation, withdrawn by a refund. */
export function createPurchases({ store, provider, price, queue, clock, origin, isThere }: Parts) {
  const countsTests = provider?.name === 'test';
  const until = () => new Date(clock.now() + LEAST_LEFT);
  const findPaid = (buyer: Buyer, oid: string) => store.findPaid(buyer, oid, countsTests);
  const isGranted = async (buyer: Buyer, oid: string): Promise<boolean> => (buyer.personId ?? buyer.visitorId) !== null && (await findPaid(buyer, oid)) !== undefined;
  const isPending = async (buyer: Buyer, oid: string): Promise<boolean> => (buyer.personId ?? buyer.visitorId) !== null && (await store.findPending(buyer, oid, countsTests)) !== undefined;
  const find = async (sessionId: string): Promise<Purchase | undefined> => {
    const found = await store.find(sessionId);
    return found?.provider === provider?.name ? found : undefined;
  };

  /** Money for what cannot be had, or is had already, goes back. */
  const cannotBeHad = async (client: PoolClient, purchase: Purchase, session: CheckoutSession, isStillThere: boolean): Promise<boolean> =>
    !isStillThere || !isAsOrdered(purchase, session) || (purchase.personId ?? purchase.visitorId) === null || (await store.findPaid(purchase, purchase.oid, countsTests, client)) !== undefined;

  const decide = async (client: PoolClient, session: CheckoutSession, told: Told | undefined, isStillThere: boolean): Promise<void> => {
    const purchase = await store.lock(client, session.id);
    const next = purchase && nextState(purchase, session, told?.kind);
    if (!next) return;
    if (next !== 'paid') return store.move(client, session.id, next, session, false);
    const isBack = session.paymentId !== null && (await store.isGivenBack(client, purchase.provider, session.paymentId));
    const goesBack = isBack || (await cannotBeHad(client, purchase, session, isStillThere));
    await store.move(client, session.id, goesBack ? 'refunded' : 'paid', session, true);
    if (isBack && session.paymentId !== null) await store.markGivenBack(client, purchase.provider, session.paymentId);
    else if (goesBack) await queue.publish(refundPayment, { sessionId: session.id }, { client, singletonKey: session.id });
  };

  /** The one way to access. Whoever knows how a session stands may call this, as often as they like: webhook and return page alike. */
  const settle = async (session: CheckoutSession, told?: Told): Promise<void> => {
    const purchase = await find(session.id);
    if (!purchase) return;
    const next = nextState(purchase, session, told?.kind);
    // Purchases only go forward: what changes nothing now never will.
    if (!next) return void (told && (await store.hear(undefined, purchase.provider, told.id)));
    const isStillThere = next !== 'paid' || (await isThere(purchase.oid));
    await store.deciding(next === 'paid' ? { oid: purchase.oid, paymentId: session.paymentId } : { paymentId: null }, async (client) => {
      if (told && !(await store.hear(client, purchase.provider, told.id))) return;
      await decide(client, session, told, isStillThere);
    });
  };

  const createSession = async (seller: PaymentProvider, { buyer, presentation: { oid, title, address }, language, email }: Order): Promise<string> => {
    const returnAddress = `${origin}${address}${address.includes('?') ? '&' : '?'}${sessionParameter}=${sessionPlaceholder}`;
    // Two tabs at once have the same key, and get the same session.
    const idempotencyKey = digest([buyer, oid, price, await store.countSpent(buyer, oid, until()), Math.floor(clock.now() / KEY_LIFE)]);
    const session = await seller.createSession({ oid, title, price, returnAddress, language, email, idempotencyKey });
    if (session.clientSecret === null) throw new PaymentFailure('The session that was begun cannot be paid');
    // Kept before anybody can pay: a payment that nobody knows of cannot happen.
    await store.add({ session, provider: seller.name, buyer, title, returnAddress: address });
    return session.clientSecret;
  };

  return {
    isGranted,
    isPending,
    findPaid,
    settle,

    /** The secret with which a browser shows the form; undefined: it is bought already, or the money is on its way. The same one while it is open. */
    async begin(order: Order): Promise<string | undefined> {
      if (!provider) throw new PaymentFailure('Nothing is for sale');
      const { buyer, presentation } = order;
      if ((await isGranted(buyer, presentation.oid)) || (await isPending(buyer, presentation.oid))) return undefined;
      const open = await store.findOpen(buyer, { oid: presentation.oid, price, provider: provider.name, returnAddress: presentation.address, until: until() });
      const session = open && (await provider.retrieve(open.sessionId));
      if (session?.status === 'open' && session.clientSecret !== null) return session.clientSecret;
      if (session) await settle(session);
      if (session && (await isGranted(buyer, presentation.oid))) return undefined;
      return createSession(provider, order);
    },

    /** What a session tells to whoever comes back from paying; undefined: there is none of ours. */
    async retrieve(sessionId: string, buyer: Buyer): Promise<CheckoutSessionAnswer | undefined> {
      const before = await find(sessionId);
      if (!before || !provider) return undefined;
      // What is decided needs no second question.
      const isDecided = before.state === 'paid' || before.state === 'refunded';
      const session = isDecided ? undefined : await provider.retrieve(sessionId);
      if (session) await settle(session);
      const purchase = session ? await find(sessionId) : before;
      if (!purchase) return undefined;
      const isMine = isSame(purchase, buyer);
      return {
        ...(await standingOf(purchase, session, () => isGranted(buyer, purchase.oid))),
        metadata: { 'prezi-oid': session?.oid ?? purchase.oid },
        customer_details: isMine && purchase.email !== null ? { email: purchase.email } : null,
      };
    },

    /** What the provider tells by itself. Once this has resolved, it is kept. */
    async hear(event: PaymentEvent): Promise<void> {
      if (!provider || event.kind === 'other' || (await store.hasHeard(provider.name, event.id))) return;
      if (event.kind !== 'refunded') return settle(event.session, event);
      const { id, paymentId } = event;
      await store.deciding({ paymentId }, async (client) => {
        if (await store.hear(client, provider.name, id, paymentId)) await store.markGivenBack(client, provider.name, paymentId);
      });
    },

    /** By the operator. Given back already is fine; what was never paid cannot be. */
    async giveBack(sessionId: string): Promise<'refunded' | 'unpaid' | 'unknown'> {
      const purchase = await store.find(sessionId);
      if (!purchase) return 'unknown';
      if (purchase.state === 'refunded') return 'refunded';
      const { paymentId } = purchase;
      if (purchase.state !== 'paid' || paymentId === null || !provider || purchase.provider !== provider.name) return 'unpaid';
      await provider.refund(paymentId, refundKey(sessionId));
      await store.deciding({ paymentId }, (client) => store.markGivenBack(client, provider.name, paymentId));
      return 'refunded';
    },

    /** What was taken in and not given back, a currency each. */
    takings: (): Promise<Price[]> => store.sumPaid(countsTests),

    /** What a visitor bought follows them into their account. */
    claim: (visitorId: string, personId: string): Promise<void> => store.claim(visitorId, personId),
    /** Within the transaction that removes somebody. */
    leave: (client: PoolClient, personId: string): Promise<void> => store.forget(client, personId),
    /** For whoever asks what we hold about them. */
    listOf: async (personId: string) =>
      (await store.listOf(personId)).map(({ sessionId, provider: through, state, oid, title, price: paid, email, createdAt, paidAt, refundedAt }) => ({
        sessionId,
        provider: through,
        state,
        presentation: { oid, title },
        amount: paid.amount,
        currency: paid.currency,
        email,
        createdAt,
        paidAt,
        refundedAt,
      })),
  };
}

export type Purchases = ReturnType<typeof createPurchases>;

const digest = (all: unknown) => createHash('sha256').update(JSON.stringify(all)).digest('hex');

const isSame = (purchase: Buyer, { personId, visitorId }: Buyer) =>
  (personId !== null && purchase.personId === personId) || (visitorId !== null && purchase.visitorId === visitorId);

type Standing = Pick<CheckoutSessionAnswer, 'status' | 'payment_status'>;

/** Paid and given back is worth nothing, unless the same was bought another time. */
async function standingOf({ state }: Purchase, session: CheckoutSession | undefined, isGranted: () => Promise<boolean>): Promise<Standing> {
  if (state === 'paid' || (state === 'refunded' && (await isGranted()))) return { status: 'complete', payment_status: 'paid' };
  // What failed is complete to the provider, but nothing is on its way.
  if (state === 'refunded' || state === 'failed' || !session) return { status: 'expired', payment_status: 'unpaid' };
  return { status: session.status, payment_status: session.paymentStatus };
}
