import type { PdfOffer } from '#contract/pdf/pdf-access.ts';
import type { PaymentProvider, Price } from '../../platform/payments/payments.ts';
import { formatPrice } from '../../platform/payments/price.ts';

interface Parts {
  /** Undefined if nothing is for sale. */
  provider: Pick<PaymentProvider, 'name'> | undefined;
  price: Price;
  /** Stripe's publishable key; required if Stripe is the provider. */
  publishableKey: string | undefined;
  /** Whether anything was sold in the past, so that buyers still find it. */
  hasSold: boolean;
}

/** What the page of a presentation offers; null if nothing is for sale and never was. */
export const createPdfOffer =
  ({ provider, price, publishableKey, hasSold }: Parts) =>
  (language: string, isForSale: boolean): PdfOffer | null => {
    if (!provider || !isForSale) return hasSold ? { price: '', checkout: { provider: 'off' } } : null;
    const written = formatPrice(price, language);
    if (provider.name === 'test') return { price: written, checkout: { provider: 'test' } };
    return publishableKey === undefined ? null : { price: written, checkout: { provider: 'stripe', publishableKey } };
  };
