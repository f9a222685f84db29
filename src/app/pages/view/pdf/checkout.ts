import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { isKey } from '#app/client/keys.ts';
import type { PdfOffer } from '#contract/pdf/pdf-access.ts';
import type { Language } from '#locale/language.ts';

interface Wish {
  checkout: PdfOffer['checkout'];
  /** Begins a session of payment; the provider's form opens with its secret. */
  createCheckout(): Promise<string>;
  language: Language;
  /** Of the form, for whoever does not see it. */
  label: string;
  signal: AbortSignal;
}

/** Shows the provider's own form until it is aborted. Rejects if it cannot be shown. */
export async function openCheckout(place: HTMLElement, { checkout, createCheckout, language, label, signal }: Wish): Promise<void> {
  if (checkout.provider === 'stripe') return openStripe(place, { key: checkout.publishableKey, createCheckout, language, signal });
  const frame = document.createElement('iframe');
  frame.title = label;
  frame.src = `${pdfRoutes.testCheckout}?${new URLSearchParams({ client_secret: await createCheckout() })}`;
  if (signal.aborted) return;
  // A key that is pressed in a frame stays in it, but Escape is meant for the dialog.
  frame.addEventListener('load', () => frame.contentWindow?.addEventListener('keydown', (event) => isKey(event, 'escape') && place.closest('dialog')?.close()));
  place.replaceChildren(frame);
  signal.addEventListener('abort', () => frame.remove());
}

interface StripeWish extends Pick<Wish, 'createCheckout' | 'language' | 'signal'> {
  key: string;
}

/** One form at a time is all that Stripe allows, even while the former is still opening. */
let former: Promise<unknown> = Promise.resolve();

function openStripe(place: HTMLElement, wish: StripeWish): Promise<void> {
  const turn = former.then(() => (wish.signal.aborted ? undefined : mountStripe(place, wish)));
  former = turn.catch(() => undefined);
  return turn;
}

async function mountStripe(place: HTMLElement, { key, createCheckout, language, signal }: StripeWish): Promise<void> {
  // This entry fetches nothing from Stripe until it is told to.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const [stripe, secret] = await Promise.all([loadStripe(key, { locale: language }), createCheckout()]);
  if (!stripe) throw new Error('Stripe did not load');
  if (signal.aborted) return;
  const form = await stripe.createEmbeddedCheckoutPage({ fetchClientSecret: async () => secret });
  if (signal.aborted) return form.destroy();
  form.mount(place);
  signal.addEventListener('abort', () => form.destroy());
}
