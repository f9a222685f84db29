/** The calls around buying and making the PDF of a presentation. Names are those of the specification. */

/** Of a visitor who has not logged in; set when they first begin to pay. Scripts read it, the server checks its signature. */
export const visitorCookie = 'putma-id';

/** The name of the query parameter with which a payment returns to the page of its presentation. */
export const sessionParameter = 'session-id';

/** Where the provider of payments puts the name of the session into a return address. */
export const sessionPlaceholder = '{CHECKOUT_SESSION_ID}';

export interface IsPurchasedQuery {
  'putma-id'?: string;
  'prezi-oid': string;
}

export interface IsPurchasedAnswer {
  isPurchased: boolean;
  /** It is paid, and the money is still on its way. */
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

/** What a session of a payment tells to whoever comes back with its name. */
export interface CheckoutSessionAnswer {
  status: SessionStatus;
  payment_status: PaymentStatus;
  metadata: { 'prezi-oid': string };
  /** Only the buyer is told. */
  customer_details: { email: string } | null;
}

export interface SendPdfLinkBody {
  email: string;
  'prezi-link': string;
  'prezi-title': string;
  'pdf-link': string;
}

/** An address to POST to, and what its Authorization header has to say. */
export interface Token {
  url: string;
  header: string;
}

export interface StartExportBody {
  preziIsMine: boolean;
  /** Pictures that cannot be had are left out, and a note stands in their place; otherwise the export fails for them. */
  skipsMissingImages?: boolean;
}

export interface StartExportAnswer {
  conversion_token: Token;
}

export interface BeginConversionAnswer {
  conversion_status_token: Token;
}

/** Done, failed, took too long; anything else: ask again. */
export const conversionStatus = { waiting: 1, working: 2, done: 5, failed: 6, timedOut: 8 } as const;
export type ConversionStatus = (typeof conversionStatus)[keyof typeof conversionStatus];

export interface ConversionStatusAnswer {
  status: ConversionStatus;
  /** One, when it is done: an address on the media host, signed, good for a while. */
  results: { uri: string; name: string; bytes: number }[];
  /** Real ones; `pages` is 0 until it is known. */
  progress: { pagesDone: number; pages: number };
  /** Of a failure that can be got round: a picture at this stop could not be had. From 1; 0 is the overview. */
  missingImage: { stop: number } | null;
}

/** Milliseconds between two questions how far it is. */
export const pollInterval = 1500;

/** What the page of a presentation offers to somebody who does not own it; null: nothing is for sale here. */
export interface PdfOffer {
  /** As people of the page's language write it: €2.90. */
  price: string;
  /** Off: nothing is sold any more, but whoever has bought still has it. */
  checkout: { provider: 'stripe'; publishableKey: string } | { provider: 'test' } | { provider: 'off' };
}
