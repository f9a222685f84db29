import { createHash } from 'node:crypto';
import { sessionParameter, sessionPlaceholder, type CheckoutSessionAnswer, type IsPurchasedAnswer } from '#contract/pdf/pdf-access.ts';
import type { PurchaseState } from '#contract/pdf/purchases.ts';
import type { PoolClient } from 'pg';
import type { CheckoutSession, PaymentEvent, PaymentProvider, Price } from '../../platform/payments/payments.ts';
import { PaymentFailure } from '../../platform/payments/problems.ts';
import { forgetPayers } from '../../platform/payments/test-checkout.store.ts';
import type { Buyer } from './buyer.ts';
import type { Purchase } from './purchases.store.ts';
import { refundKey } from './settling/refunds.ts';
import { createSettling, type SettlingParts } from './settling/settling.ts';

const MINUTE = 60_000;
/** A form that is about to close is not shown again. */
const LEAST_LEFT = 10 * MINUTE;
/** Providers repeat a failure, too, to whoever comes with the same key: after so long another one is used. */
const KEY_LIFE = 5 * MINUTE;
/** Money that is on its way is not asked after more often than this. */
const PATIENCE = MINUTE / 2;

interface Parts extends SettlingParts {
  /** False: nothing is for sale, but what was sold is served. */
  sells: boolean;
  price: Price;
  /** Of this site. */
  origin: string;
}

interface Order {
  /** A person, or a visitor; not both. */
  buyer: Buyer;
  presentation: { oid: string; title: string; /** Path of the page on which it is bought. */ address: string };
  language: string;
  /** What the buyer is known by already. */
  email: string | undefined;
}

/** `open`: here is the secret with which a browser shows the form. */
type Beginning = { state: 'open'; secret: string } | { state: 'granted' | 'pending' | 'notForSale' };

/** Access to the PDF of a presentation: bought once by a person or a visitor, granted by one operation, withdrawn by a refund. */
export function createPurchases({ sells, price, origin, ...parts }: Parts) {
  const { store, provider, clock } = parts;
  const { isOurs, find, settle, ask } = createSettling(parts);
  const until = () => new Date(clock.now() + LEAST_LEFT);
  const isKnown = ({ personId, visitorId }: Buyer) => (personId ?? visitorId) !== null;
  const findPaid = (buyer: Buyer, oid: string) => store.findPaid(buyer, oid, provider);
  const isGranted = async (buyer: Buyer, oid: string): Promise<boolean> => isKnown(buyer) && (await findPaid(buyer, oid)) !== undefined;
  const isPending = async (buyer: Buyer, oid: string): Promise<boolean> =>
    isKnown(buyer) && (await store.findPending(buyer, oid, provider)) !== undefined;
  /** What nobody has told the end of is asked about; what is on its way not at every step. */
  const askAbout = async (
    buyer: Buyer,
    oid: string,
    states: readonly PurchaseState[],
  ): Promise<Map<string, CheckoutSession | undefined>> => {
    const isDue = ({ state, askedAt }: Purchase) => state === 'open' || askedAt === null || askedAt.getTime() <= clock.now() - PATIENCE;
    const undecided = isKnown(buyer) ? await store.listUndecided(buyer, oid) : [];
    const asked = undecided.filter((purchase) => isOurs(purchase) && states.includes(purchase.state) && isDue(purchase));
    return new Map(await Promise.all(asked.map(async ({ sessionId }) => [sessionId, await ask(sessionId)] as const)));
  };

  const createSession = async (
    seller: PaymentProvider,
    { buyer, presentation: { oid, title, address }, language, email }: Order,
  ): Promise<string> => {
    const returnAddress = `${origin}${address}${address.includes('?') ? '&' : '?'}${sessionParameter}=${sessionPlaceholder}`;
    // Two tabs at once have the same key, and get the same session.
    const idempotencyKey = digest([buyer, oid, price, await store.countSpent(buyer, oid, until()), Math.floor(clock.now() / KEY_LIFE)]);
    const session = await seller.createSession({ oid, title, price, returnAddress, language, email, idempotencyKey });
    if (session.clientSecret === null) throw new PaymentFailure('The session that was begun cannot be paid');
    // Kept before anybody can pay: a payment that nobody knows of cannot happen.
    await store.add({ session, provider: seller, buyer, title, returnAddress: address });
    return session.clientSecret;
  };

  return {
    isGranted,
    findPaid,
    settle,

    /** As far as it is known; a provider that is away changes nothing about that. */
    async standing(buyer: Buyer, oid: string): Promise<IsPurchasedAnswer> {
      if (await isGranted(buyer, oid)) return { isPurchased: true, isPending: false };
      const asked = await askAbout(buyer, oid, ['processing']).catch((error: unknown) => {
        if (!(error instanceof PaymentFailure)) throw error;
      });
      const isPurchased = asked !== undefined && asked.size > 0 && (await isGranted(buyer, oid));
      return { isPurchased, isPending: !isPurchased && (await isPending(buyer, oid)) };
    },

    /** The same form while it is open; none for what is paid already, told or not. */
    async begin(order: Order): Promise<Beginning> {
      const { buyer, presentation } = order;
      const { oid, address: returnAddress } = presentation;
      if (await isGranted(buyer, oid)) return { state: 'granted' };
      const sessions = await askAbout(buyer, oid, ['open', 'processing']);
      if (sessions.size > 0 && (await isGranted(buyer, oid))) return { state: 'granted' };
      if (await isPending(buyer, oid)) return { state: 'pending' };
      if (!provider || !sells) return { state: 'notForSale' };
      const open = await store.findOpen(buyer, { oid, price, seller: provider, returnAddress, until: until() });
      return { state: 'open', secret: (open && sessions.get(open.sessionId)?.clientSecret) ?? (await createSession(provider, order)) };
    },

    /**
     * What a session tells to whoever comes back from paying; undefined: there is none of ours. Who is nobody yet introduces themselves
     * only if there is something to be had.
     */
    async retrieve(sessionId: string, buyer: Buyer, introduce: () => Buyer): Promise<CheckoutSessionAnswer | undefined> {
      const before = await find(sessionId);
      if (!before || !provider) return undefined;
      // What is decided needs no second question.
      const session = isDecided(before) ? undefined : await provider.retrieve(sessionId);
      if (session) await settle(session);
      const purchase = session ? await find(sessionId) : before;
      if (!purchase) return undefined;
      const isMine = isSame(purchase, buyer);
      // A second first click, or a bank's app that opens another browser: whoever has the name of the session right after paying has paid.
      if (purchase.awaitsReturn && purchase.personId === null)
        await store.welcomeBack(sessionId, isMine || (await isGranted(buyer, purchase.oid)) ? null : introduce());
      return {
        ...(await standingOf(purchase, session, () => isGranted(buyer, purchase.oid))),
        metadata: { 'prezi-oid': session?.oid ?? purchase.oid },
        customer_details: isMine && purchase.email !== null ? { email: purchase.email } : null,
      };
    },

    /** What the provider tells by itself. Once this has resolved, it is kept. */
    async hear(event: PaymentEvent): Promise<void> {
      if (!provider || event.kind === 'other' || (await store.hasHeard(provider.name, event.id))) return;
      if (event.kind !== 'refunded') return settle(event.session, event.id);
      const { id, paymentId } = event;
      await store.deciding({ paymentId }, async (client) => {
        if (await store.hear(client, provider.name, id, paymentId)) await store.markGivenBack(client, provider.name, paymentId);
      });
    },

    /** By the operator. Back already is fine; what was never paid cannot be given back. */
    async giveBack(sessionId: string): Promise<'refunded' | 'unpaid' | 'unknown'> {
      const purchase = await store.find(sessionId);
      if (!purchase) return 'unknown';
      if (purchase.refundedAt !== null) return 'refunded';
      const { paymentId, state } = purchase;
      if ((state !== 'paid' && state !== 'refunding') || paymentId === null || !provider || !isOurs(purchase)) return 'unpaid';
      await provider.refund(paymentId, refundKey(sessionId, clock.now()));
      await store.deciding({ paymentId }, (client) => store.markGivenBack(client, provider.name, paymentId));
      return 'refunded';
    },

    /** What was taken in and not given back, a currency each. */
    takings: (): Promise<Price[]> => store.sumPaid(provider),

    /** What a visitor bought follows them into their account. */
    claim: (visitorId: string, personId: string): Promise<void> => store.claim(visitorId, personId),
    /** Within the transaction that removes somebody. */
    leave: async (client: PoolClient, personId: string): Promise<void> => forgetPayers(client, await store.forget(client, personId)),
    /** For whoever asks what we hold about them. */
    listOf: async (personId: string) =>
      (await store.listOf(personId)).map(
        ({ sessionId, provider: through, personId: buyerId, state, oid, title, price: paid, email, createdAt, paidAt, refundedAt }) => ({
          sessionId,
          provider: through,
          state,
          presentation: { oid, title },
          amount: paid.amount,
          currency: paid.currency,
          // Whoever only came back from paying is not told who paid.
          email: buyerId === personId ? email : null,
          createdAt,
          paidAt,
          refundedAt,
        }),
      ),
  };
}

export type Purchases = ReturnType<typeof createPurchases>;

const digest = (all: unknown) => createHash('sha256').update(JSON.stringify(all)).digest('hex');

const isSame = (purchase: Buyer, { personId, visitorId }: Buyer) =>
  (personId !== null && purchase.personId === personId) || (visitorId !== null && purchase.visitorId === visitorId);

const isDecided = ({ state }: Purchase) => state === 'paid' || state === 'refunding' || state === 'refunded';

type Standing = Pick<CheckoutSessionAnswer, 'status' | 'payment_status'>;

/** Paid and given back is worth nothing, unless the same was bought another time. */
async function standingOf(purchase: Purchase, session: CheckoutSession | undefined, isGranted: () => Promise<boolean>): Promise<Standing> {
  if (purchase.state === 'paid' || (isDecided(purchase) && (await isGranted()))) return { status: 'complete', payment_status: 'paid' };
  // What failed is complete to the provider, but nothing is on its way.
  if (isDecided(purchase) || purchase.state === 'failed' || !session) return { status: 'expired', payment_status: 'unpaid' };
  return { status: session.status, payment_status: session.paymentStatus };
}
