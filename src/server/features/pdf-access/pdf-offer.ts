import type { PdfOffer } from '#contract/pdf/pdf-access.ts';
import type { PaymentProvider, Price } from '../../platform/payments/payments.ts';
import { formatPrice } from '../../platform/payments/price.ts';

interface Parts {
  /** Undefined: nothing is for sale. */
  provider: Pick<PaymentProvider, 'name'> | undefined;
  price: Price;
  /** Of Stripe; needed where it is the provider. */
  publishableKey: string | undefined;
  /** Something was sold in former times: whoever bought it finds it. */
  hasSold: boolean;
}

/** What the page of a presentation offers; null where nothing is for sale, and never was. */
export const createPdfOffer =
  ({ provider, price, publishableKey, hasSold }: Parts) =>
  (language: string, isForSale: boolean): PdfOffer | null => {
    if (!provider || !isForSale) return hasSold ? { price: '', checkout: { provider: 'off' } } : null;
    const written = formatPrice(price, language);
    if (provider.name === 'test') return { price: written, checkout: { provider: 'test' } };
    return publishableKey === undefined ? null : { price: written, checkout: { provider: 'stripe', publishableKey } };
  };
