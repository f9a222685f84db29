/** API calls for buying and generating a presentation's PDF. Names follow the specification. */

/** Identifies a visitor who is not logged in; set when they first start a payment. Scripts read it, the server checks its signature. */
export const visitorCookie = 'putma-id';

/** Query parameter with which a payment returns to its presentation's page. */
export const sessionParameter = 'session-id';

/** Where the payment provider inserts the session id into a return URL. */
export const sessionPlaceholder = '{CHECKOUT_SESSION_ID}';

export interface IsPurchasedQuery {
  'putma-id'?: string;
  'prezi-oid': string;
}

export interface IsPurchasedAnswer {
  isPurchased: boolean;
  /** Paid, but the money has not arrived yet. */
  isPending: boolean;
}

export interface CreateCheckoutBody {
  'putma-id': string | null;
  'prezi-oid': string;
}

export interface CreateCheckoutAnswer {
  client_secret: string;
}

export type SessionStatus = 'open' | 'complete' | 'expired';
export type PaymentStatus = 'paid' | 'unpaid' | 'no_payment_required';

/** What a checkout session reveals to a caller who knows its id. */
export interface CheckoutSessionAnswer {
  status: SessionStatus;
  payment_status: PaymentStatus;
  metadata: { 'prezi-oid': string };
  /** Only for the buyer. */
  customer_details: { email: string } | null;
}

export interface SendPdfLinkBody {
  email: string;
  'prezi-link': string;
  'prezi-title': string;
  'pdf-link': string;
}

/** A URL to POST to, with the value of its Authorization header. */
export interface Token {
  url: string;
  header: string;
}

/** What a presentation can be exported as. */
export const exportFormats = ['pdf', 'pptx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface StartExportBody {
  preziIsMine: boolean;
  /** Replaces images that cannot be fetched with a note; otherwise they make the export fail. */
  skipsMissingImages?: boolean;
}

export interface StartExportAnswer {
  conversion_token: Token;
}

export interface BeginConversionAnswer {
  conversion_status_token: Token;
}

/** Done, failed and timed out are final; on any other status, poll again. */
export const conversionStatus = { waiting: 1, working: 2, done: 5, failed: 6, timedOut: 8 } as const;
export type ConversionStatus = (typeof conversionStatus)[keyof typeof conversionStatus];

export interface ConversionStatusAnswer {
  status: ConversionStatus;
  /** One result when done: a signed URL on the media host, valid for a limited time. */
  results: { uri: string; name: string; bytes: number }[];
  /** Actual progress; `pages` is 0 until known. */
  progress: { pagesDone: number; pages: number };
  /** Set for a failure that can be worked around: an image at this stop could not be fetched. From 1; 0 is the overview. */
  missingImage: { stop: number } | null;
}

/** Query parameter of a file's address: 1 saves it, otherwise the browser opens it. */
export const saveParameter = 'save';

/** Milliseconds between polls of the conversion status. */
export const pollInterval = 1500;

/** What a presentation's page offers to visitors who do not own it; null means nothing is for sale here. */
export interface PdfOffer {
  /** Formatted for the page's language: €2.90. */
  price: string;
  /** `off`: nothing is sold any more, but buyers keep what they bought. */
  checkout: { provider: 'stripe'; publishableKey: string } | { provider: 'test' } | { provider: 'off' };
}
