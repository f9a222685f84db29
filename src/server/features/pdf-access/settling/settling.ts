import type { PoolClient } from 'pg';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { CheckoutSession, PaymentProvider } from '../../../platform/payments/payments.ts';
import { PaymentFailure } from '../../../platform/payments/problems.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { isAsOrdered, nextState } from '../purchases.policy.ts';
import type { Purchase, PurchasesStore } from '../purchases.store.ts';
import { refundPayment } from './refunds.ts';

const MINUTE = 60_000;
const AT_A_TIME = 100;
/** Ask again after this long without news. */
const SILENCE = 60 * MINUTE;

export interface SettlingParts {
  store: PurchasesStore;
  /** Undefined if there is nobody to ask; what was bought stays bought. */
  provider: PaymentProvider | undefined;
  queue: Queue;
  clock: Pick<Clock, 'now'>;
  /** Whether the presentation still exists, no matter who may see it. */
  isThere(oid: string): Promise<boolean>;
}

/** Moves purchases from begun to paid, and asks the provider if there is no news. */
export function createSettling({ store, provider, queue, clock, isThere }: SettlingParts) {
  /** Made through the current provider, with the same kind of keys. */
  const isOurs = (purchase: Purchase) => purchase.provider === provider?.name && purchase.isTest === provider.isTest;
  const find = async (sessionId: string): Promise<Purchase | undefined> => {
    const found = await store.find(sessionId);
    return found && isOurs(found) ? found : undefined;
  };

  /** Payments for something unavailable, or already owned, are refunded. */
  const cannotBeHad = async (client: PoolClient, purchase: Purchase, session: CheckoutSession, isStillThere: boolean): Promise<boolean> =>
    !isStillThere ||
    !isAsOrdered(purchase, session) ||
    (purchase.personId ?? purchase.visitorId) === null ||
    (await store.findPaid(purchase, purchase.oid, provider, client)) !== undefined;

  const decide = async (client: PoolClient, session: CheckoutSession, isStillThere: boolean): Promise<void> => {
    const purchase = await store.lock(client, session.id);
    const next = purchase && nextState(purchase, session);
    if (!next) return;
    if (next !== 'paid') return store.move(client, session.id, next, session, false);
    const isBack = session.paymentId !== null && (await store.isGivenBack(client, purchase.provider, session.paymentId));
    const goesBack = isBack || (await cannotBeHad(client, purchase, session, isStillThere));
    await store.move(client, session.id, goesBack ? 'refunding' : 'paid', session, true);
    if (isBack && session.paymentId !== null) await store.markGivenBack(client, purchase.provider, session.paymentId);
    else if (goesBack) await queue.publish(refundPayment, { sessionId: session.id }, { client, singletonKey: session.id });
  };

  /** The only way to gain access. Webhook and return page alike call this with the state of a session, as often as they like. */
  const settle = async (session: CheckoutSession, eventId?: string): Promise<void> => {
    const purchase = await find(session.id);
    if (!purchase) return;
    const next = nextState(purchase, session);
    // Purchases only move forward: what changes nothing now never will.
    if (!next) return void (eventId !== undefined && (await store.hear(undefined, purchase.provider, eventId)));
    const isStillThere = next !== 'paid' || (await isThere(purchase.oid));
    await store.deciding(next === 'paid' ? { oid: purchase.oid, paymentId: session.paymentId } : { paymentId: null }, async (client) => {
      if (eventId !== undefined && !(await store.hear(client, purchase.provider, eventId))) return;
      await decide(client, session, isStillThere);
    });
  };

  /** Asks the provider about a session, because it has sent no news. */
  const ask = async (sessionId: string): Promise<CheckoutSession | undefined> => {
    // Marked first, so a session that cannot be retrieved does not hold up the others.
    await store.markAsked(sessionId, new Date(clock.now()));
    const session = await provider?.retrieve(sessionId);
    if (session) await settle(session);
    return session;
  };

  return {
    isOurs,
    find,
    settle,
    ask,
    /** Asks about sessions that should have ended and payments pending for long: a webhook may be lost, and a buyer's money with it. */
    async askOverdue(): Promise<void> {
      if (!provider) return;
      const now = clock.now();
      const overdue = await store.listOverdue(provider, { now: new Date(now), since: new Date(now - SILENCE), count: AT_A_TIME });
      try {
        for (const { sessionId } of overdue) await ask(sessionId);
      } catch (error) {
        // The provider is unreachable: the next round finds the rest.
        if (!(error instanceof PaymentFailure)) throw error;
      }
    },
  };
}
