import { sessionParameter, type CheckoutSessionAnswer } from '#contract/pdf/pdf-access.ts';
import { isFinal } from './pdf-api.ts';

/** How it stands with the payment from which somebody comes back to the page. */
export type PaymentReturn =
  /** Nobody comes back from a payment. */
  | { state: 'NON_EXISTENT' | 'LOADING' }
  | { state: 'VALID'; email: string | null }
  /** `isOnItsWay`: it is complete, but the money has not arrived yet. */
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

/** Checks the payment that the address names, and takes its name out of the address. */
export async function checkReturn({ oid, retrieve, wait, show, location, history }: Means): Promise<void> {
  const sessionId = new URLSearchParams(location.search).get(sessionParameter);
  if (sessionId === null) return show({ state: 'NON_EXISTENT' });
  show({ state: 'LOADING' });
  const session = await ask(TRIES).catch(() => undefined);
  // Whatever else has been changed in the address meanwhile stays.
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

/** The other parameters to the letter, as they came. */
function withoutSession(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(sessionParameter));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
