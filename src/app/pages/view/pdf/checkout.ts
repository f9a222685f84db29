import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { isKey } from '#app/client/keys.ts';
import type { PdfOffer } from '#contract/pdf/pdf-access.ts';
import type { Language } from '#locale/language.ts';

/** A way to pay, where PDFs are for sale. */
export type OpenCheckout = Exclude<PdfOffer['checkout'], { provider: 'off' }>;

interface Wish {
  checkout: OpenCheckout;
  /** Creates a payment session; its secret opens the provider's form. */
  createCheckout(signal: AbortSignal): Promise<string>;
  language: Language;
  /** The accessible name of the form. */
  label: string;
  signal: AbortSignal;
}

/**
 * Stripe allows one form at a time, even while the previous one is opening; and two parallel sessions would make two buyers of one visitor.
 */
let former: Promise<unknown> = Promise.resolve();

/** Shows the provider's form until aborted. Rejects if it cannot be shown. */
export function openCheckout(place: HTMLElement, wish: Wish): Promise<void> {
  const { checkout, signal } = wish;
  const turn = former.then(() => {
    if (signal.aborted) return;
    return checkout.provider === 'stripe' ? mountStripe(place, checkout.publishableKey, wish) : mountTest(place, wish);
  });
  former = turn.catch(() => undefined);
  return turn;
}

async function mountTest(place: HTMLElement, { createCheckout, label, signal }: Wish): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = label;
  frame.src = `${pdfRoutes.testCheckout}?${new URLSearchParams({ client_secret: await createCheckout(signal) })}`;
  if (signal.aborted) return;
  // Key presses stay inside a frame, but Escape must reach the dialog.
  frame.addEventListener('load', () =>
    frame.contentWindow?.addEventListener('keydown', (event) => isKey(event, 'escape') && place.closest('dialog')?.close()),
  );
  place.replaceChildren(frame);
  signal.addEventListener('abort', () => frame.remove());
}

async function mountStripe(place: HTMLElement, key: string, { createCheckout, language, signal }: Wish): Promise<void> {
  // The `pure` entry loads nothing from Stripe until it is asked to.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const [stripe, secret] = await Promise.all([loadStripe(key, { locale: language }), createCheckout(signal)]);
  if (!stripe) throw new Error('Stripe did not load');
  if (signal.aborted) return;
  const form = await stripe.createEmbeddedCheckoutPage({ fetchClientSecret: async () => secret });
  if (signal.aborted) return form.destroy();
  form.mount(place);
  signal.addEventListener('abort', () => form.destroy());
}
