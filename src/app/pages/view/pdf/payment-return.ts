import { sessionParameter, type CheckoutSessionAnswer } from '#contract/pdf/pdf-access.ts';
import { isFinal } from '#app/client/exports/export-api.ts';

/** The state of the payment that the visitor returns from. */
export type PaymentReturn =
  /** NON_EXISTENT: the visitor does not return from a payment. */
  | { state: 'NON_EXISTENT' | 'LOADING' }
  | { state: 'VALID'; email: string | null }
  /** `isOnItsWay`: complete, but the money has not arrived yet. */
  | { state: 'INVALID'; isOnItsWay: boolean };

interface Means {
  oid: string;
  retrieve(sessionId: string): Promise<CheckoutSessionAnswer>;
  wait(milliseconds: number): Promise<void>;
  show(payment: PaymentReturn): void;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

const TRIES = 3;
const PAUSE = 1500;

/** Checks the payment session in the address, and removes it from the address. */
export async function checkReturn({ oid, retrieve, wait, show, location, history }: Means): Promise<void> {
  const sessionId = new URLSearchParams(location.search).get(sessionParameter);
  if (sessionId === null) return show({ state: 'NON_EXISTENT' });
  show({ state: 'LOADING' });
  const session = await ask(TRIES).catch(() => undefined);
  // Keeps other changes made to the address in the meantime.
  history.replaceState(history.state, '', `${location.pathname}${withoutSession(location.search)}${location.hash}`);
  show(judge(session, oid));

  async function ask(tries: number): Promise<CheckoutSessionAnswer> {
    try {
      return await retrieve(sessionId ?? '');
    } catch (error) {
      if (isFinal(error) || tries <= 1) throw error;
      await wait(PAUSE);
      return ask(tries - 1);
    }
  }
}

function judge(session: CheckoutSessionAnswer | undefined, oid: string): PaymentReturn {
  const isComplete = session?.status === 'complete' && session.metadata['prezi-oid'] === oid;
  if (isComplete && session.payment_status === 'paid') return { state: 'VALID', email: session.customer_details?.email ?? null };
  return { state: 'INVALID', isOnItsWay: isComplete && session.payment_status === 'unpaid' };
}

/** Keeps the other parameters exactly as they were. */
function withoutSession(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(sessionParameter));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
