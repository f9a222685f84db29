import { createHash } from 'node:crypto';
import { sessionParameter, sessionPlaceholder, type CheckoutSessionAnswer, type IsPurchasedAnswer } from '#contract/pdf/pdf-access.ts';
import type { PurchaseState } from '#contract/pdf/purchases.ts';
import type { PoolClient } from 'pg';
import type { Source } from '../../http/security/audit-trail.ts';
import type { CheckoutSession, PaymentEvent, PaymentProvider, Price } from '../../platform/payments/payments.ts';
import { PaymentFailure } from '../../platform/payments/problems.ts';
import { forgetPayers } from '../../platform/payments/test-checkout.store.ts';
import type { Buyer } from './buyer.ts';
import type { Purchase } from './purchases.store.ts';
import { refundKey } from './settling/refunds.ts';
import { createSettling, type SettlingParts } from './settling/settling.ts';

const MINUTE = 60_000;
/** A form that closes sooner than this is not shown again. */
const LEAST_LEFT = 10 * MINUTE;
/** Providers repeat failures for the same idempotency key as well, so a new key is used after this time. */
const KEY_LIFE = 5 * MINUTE;
/** The provider is not asked about the same payment more often than this, unless somebody is about to pay. */
const PATIENCE = MINUTE / 2;

interface Parts extends SettlingParts {
  /** False if nothing is for sale; past purchases are still served. */
  sells: boolean;
  price: Price;
  /** The origin of this site. */
  origin: string;
}

interface Order {
  /** A person or a visitor, not both. */
  buyer: Buyer;
  presentation: { oid: string; title: string; /** Path of the page it is bought on. */ address: string };
  language: string;
  /** The buyer's address, if known. */
  email: string | undefined;
}

/** `open` comes with the secret that lets the browser show the form. */
type Beginning = { state: 'open'; secret: string } | { state: 'granted' | 'pending' | 'notForSale' };

/** Access to the PDF of a presentation: bought once by a person or a visitor, granted in one place, withdrawn by a refund. */
export function createPurchases({ sells, price, origin, ...parts }: Parts) {
  const { store, provider, clock } = parts;
  const { isOurs, find, settle, ask } = createSettling(parts);
  const until = () => new Date(clock.now() + LEAST_LEFT);
  const isKnown = ({ personId, visitorId }: Buyer) => (personId ?? visitorId) !== null;
  const findPaid = (buyer: Buyer, oid: string) => store.findPaid(buyer, oid, provider);
  const isGranted = async (buyer: Buyer, oid: string): Promise<boolean> => isKnown(buyer) && (await findPaid(buyer, oid)) !== undefined;
  const isPending = async (buyer: Buyer, oid: string): Promise<boolean> =>
    isKnown(buyer) && (await store.findPending(buyer, oid, provider)) !== undefined;
  /** Asks the provider about undecided purchases: about those in `always` in any case, about others only every so often. */
  const askAbout = async (buyer: Buyer, oid: string, always?: PurchaseState): Promise<Map<string, CheckoutSession | undefined>> => {
    const isDue = ({ state, askedAt }: Purchase) => state === always || askedAt === null || askedAt.getTime() <= clock.now() - PATIENCE;
    const undecided = isKnown(buyer) ? await store.listUndecided(buyer, oid) : [];
    const asked = undecided.filter((purchase) => isOurs(purchase) && isDue(purchase));
    return new Map(await Promise.all(asked.map(async ({ sessionId }) => [sessionId, await ask(sessionId)] as const)));
  };

  const createSession = async (
    seller: PaymentProvider,
    { buyer, presentation: { oid, title, address }, language, email }: Order,
  ): Promise<string> => {
    const returnAddress = `${origin}${address}${address.includes('?') ? '&' : '?'}${sessionParameter}=${sessionPlaceholder}`;
    // Two tabs at the same moment use the same key, and so get the same session.
    const idempotencyKey = digest([buyer, oid, price, await store.countSpent(buyer, oid, until()), Math.floor(clock.now() / KEY_LIFE)]);
    const session = await seller.createSession({ oid, title, price, returnAddress, language, email, idempotencyKey });
    if (session.clientSecret === null) throw new PaymentFailure('The new session has no client secret');
    // Stored before the form is shown, so there can be no payment we do not know of.
    await store.add({ session, provider: seller, buyer, title, returnAddress: address });
    return session.clientSecret;
  };

  return {
    isGranted,
    findPaid,
    settle,

    /**
     * The state as far as it is known; an unreachable provider does not change it. A buyer whose return was not answered, and whose payment
     * we have not heard of yet, learns here that it has arrived.
     */
    async standing(buyer: Buyer, oid: string): Promise<IsPurchasedAnswer> {
      if (await isGranted(buyer, oid)) return { isPurchased: true, isPending: false };
      const asked = await askAbout(buyer, oid).catch((error: unknown) => {
        if (!(error instanceof PaymentFailure)) throw error;
      });
      const isPurchased = asked !== undefined && asked.size > 0 && (await isGranted(buyer, oid));
      return { isPurchased, isPending: !isPurchased && (await isPending(buyer, oid)) };
    },

    /** Returns the same form while it is open, and none if it is already paid, even if we had not heard of it yet. */
    async begin(order: Order): Promise<Beginning> {
      const { buyer, presentation } = order;
      const { oid, address: returnAddress } = presentation;
      if (await isGranted(buyer, oid)) return { state: 'granted' };
      const sessions = await askAbout(buyer, oid, 'open');
      if (sessions.size > 0 && (await isGranted(buyer, oid))) return { state: 'granted' };
      if (await isPending(buyer, oid)) return { state: 'pending' };
      if (!provider || !sells) return { state: 'notForSale' };
      const open = await store.findOpen(buyer, { oid, price, seller: provider, returnAddress, until: until() });
      return { state: 'open', secret: (open && sessions.get(open.sessionId)?.clientSecret) ?? (await createSession(provider, order)) };
    },

    /**
     * The state of a session for a buyer returning from payment; undefined if it is not ours. An unknown visitor is given an identity only
     * if there is something to receive.
     */
    async retrieve(sessionId: string, buyer: Buyer, introduce: () => Buyer): Promise<CheckoutSessionAnswer | undefined> {
      const before = await find(sessionId);
      if (!before || !provider) return undefined;
      // A decided purchase does not need another request.
      const session = isDecided(before) ? undefined : await provider.retrieve(sessionId);
      if (session) await settle(session);
      const purchase = session ? await find(sessionId) : before;
      if (!purchase) return undefined;
      const isMine = isSame(purchase, buyer);
      // Two simultaneous first clicks, or a banking app opening another browser: the session id right after payment proves the payer.
      if (purchase.awaitsReturn && purchase.personId === null)
        await store.welcomeBack(sessionId, isMine || (await isGranted(buyer, purchase.oid)) ? null : introduce());
      return {
        ...(await standingOf(purchase, session, () => isGranted(buyer, purchase.oid))),
        metadata: { 'prezi-oid': session?.oid ?? purchase.oid },
        customer_details: isMine && purchase.email !== null ? { email: purchase.email } : null,
      };
    },

    /** Handles a provider's webhook event. Once resolved, it is stored. */
    async hear(event: PaymentEvent): Promise<void> {
      if (!provider || event.kind === 'other' || (await store.hasHeard(provider.name, event.id))) return;
      if (event.kind !== 'refunded') return settle(event.session, event.id);
      const { id, paymentId } = event;
      await store.deciding({ paymentId }, async (client) => {
        if (await store.hear(client, provider.name, id, paymentId)) await store.markGivenBack(client, provider.name, paymentId);
      });
    },

    /** A refund by the operator. Repeating it is fine; an unpaid purchase cannot be refunded. */
    async giveBack(sessionId: string, by: Source): Promise<'refunded' | 'unpaid' | 'unknown'> {
      const purchase = await store.find(sessionId);
      if (!purchase) return 'unknown';
      if (purchase.refundedAt !== null) return 'refunded';
      const { paymentId, state } = purchase;
      if ((state !== 'paid' && state !== 'refunding') || paymentId === null || !provider || !isOurs(purchase)) return 'unpaid';
      await store.deciding({ paymentId }, async (client) => {
        // While the payment is held, the provider's own news of this refund waits: the audit log names whoever decided it.
        await provider.refund(paymentId, refundKey(sessionId, clock.now()));
        await store.markGivenBack(client, provider.name, paymentId, by);
      });
      return 'refunded';
    },

    /** Revenue without refunds, per currency. */
    takings: (): Promise<Price[]> => store.sumPaid(provider),

    /** Moves a visitor's purchases to their account. */
    claim: (visitorId: string, personId: string): Promise<void> => store.claim(visitorId, personId),
    /** Runs inside the transaction that removes the person. */
    leave: async (client: PoolClient, personId: string): Promise<void> => forgetPayers(client, await store.forget(client, personId)),
    /** For the data export. */
    listOf: async (personId: string) =>
      (await store.listOf(personId)).map(
        ({ sessionId, provider: through, personId: buyerId, state, oid, title, price: paid, email, createdAt, paidAt, refundedAt }) => ({
          sessionId,
          provider: through,
          state,
          presentation: { oid, title },
          amount: paid.amount,
          currency: paid.currency,
          // A person who only returned from the payment does not learn who paid.
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

/** A refunded purchase is worth nothing, unless the same presentation was bought another time. */
async function standingOf(purchase: Purchase, session: CheckoutSession | undefined, isGranted: () => Promise<boolean>): Promise<Standing> {
  if (purchase.state === 'paid' || (isDecided(purchase) && (await isGranted()))) return { status: 'complete', payment_status: 'paid' };
  // A failed payment counts as complete for the provider, but no money is on its way.
  if (isDecided(purchase) || purchase.state === 'failed' || !session) return { status: 'expired', payment_status: 'unpaid' };
  return { status: session.status, payment_status: session.paymentStatus };
}
