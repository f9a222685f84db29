import { exportPdfPath, pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { HttpFailure, send } from '#app/client/http/http.ts';
import {
  visitorCookie,
  type CheckoutSessionAnswer,
  type ConversionStatusAnswer,
  type CreateCheckoutBody,
  type IsPurchasedAnswer,
  type SendPdfLinkBody,
  type StartExportBody,
  type Token,
} from '#contract/pdf/pdf-access.ts';

/** `bytes` is null if the answer does not say. */
export interface PdfFile {
  uri: string;
  name: string;
  bytes: number | null;
}

/** An export status. Unknown numbers mean the same as `working`. */
export interface StatusAnswer extends Pick<ConversionStatusAnswer, 'progress' | 'missingImage'> {
  status: number;
  results: PdfFile[];
}

/** The calls for buying and making one PDF. All reject unless the response is successful and well-formed. */
export interface PdfApi {
  isPurchased(): Promise<IsPurchasedAnswer>;
  /** Resolves to the secret that opens the payment form. */
  createCheckout(signal: AbortSignal): Promise<string>;
  retrieveCheckout(sessionId: string): Promise<CheckoutSessionAnswer>;
  startExport(options: StartExportBody): Promise<Token>;
  beginConversion(token: Token): Promise<Token>;
  readStatus(token: Token): Promise<StatusAnswer>;
  sendLink(body: SendPdfLinkBody): Promise<void>;
}

const patience = () => AbortSignal.timeout(30_000);

/** `linkId` is the view link through which the presentation is watched. */
export function createPdfApi(oid: string, linkId: string | undefined): PdfApi {
  const beside = linkId === undefined ? {} : { auth_key: linkId, key_type: 'prezilink' };
  const at = (path: string, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ ...query, ...beside }).toString();
    return asked === '' ? path : `${path}?${asked}`;
  };
  const post = (address: string, body: object, signal = patience()) =>
    send(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal });
  const redeem = ({ url, header }: Token) => send(url, { method: 'POST', headers: { Authorization: header }, signal: patience() });

  return {
    async isPurchased() {
      const visitor = readVisitor();
      const answer = await send(at(pdfRoutes.isPurchased, { ...(visitor !== null && { 'putma-id': visitor }), 'prezi-oid': oid }), {
        signal: patience(),
      });
      const said: unknown = await answer.json();
      return { isPurchased: yesOrNo(read(said, 'isPurchased')), isPending: read(said, 'isPending') === true };
    },
    async createCheckout(signal) {
      const body: CreateCheckoutBody = { 'putma-id': readVisitor(), 'prezi-oid': oid };
      const answer = await post(at(pdfRoutes.createCheckout), body, AbortSignal.any([signal, patience()]));
      return words(read(await answer.json(), 'client_secret'));
    },
    async retrieveCheckout(sessionId) {
      const answer = await send(at(pdfRoutes.retrieveCheckout, { 'session-id': sessionId }), { signal: patience() });
      return readSession(await answer.json());
    },
    async startExport(options) {
      const answer = await post(at(exportPdfPath(oid)), options);
      return readToken(await answer.json(), 'conversion_token');
    },
    async beginConversion(token) {
      return readToken(await (await redeem(token)).json(), 'conversion_status_token');
    },
    async readStatus(token) {
      return readStatus(await (await redeem(token)).json());
    },
    async sendLink(body) {
      await post(at(pdfRoutes.sendPdfLink), body);
    },
  };
}

/** Null until the visitor first starts to pay. */
const readVisitor = () => new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(visitorCookie);

const passing = [408, 429];

/** Whether retrying would not help. */
export const isFinal = (error: unknown) => error instanceof HttpFailure && error.status < 500 && !passing.includes(error.status);

class WrongAnswer extends Error {}

const read = (from: unknown, name: string): unknown => {
  if (typeof from !== 'object' || from === null) throw new WrongAnswer(name);
  return Reflect.get(from, name);
};

function words(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new WrongAnswer('words');
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new WrongAnswer('number');
  return value;
}

function yesOrNo(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new WrongAnswer('boolean');
  return value;
}

function oneOf<const Known extends string>(known: readonly Known[], value: unknown): Known {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new WrongAnswer(known.join());
  return found;
}

function readToken(answer: unknown, name: string): Token {
  const token = read(answer, name);
  return { url: words(read(token, 'url')), header: words(read(token, 'header')) };
}

function readSession(answer: unknown): CheckoutSessionAnswer {
  const customer = read(answer, 'customer_details');
  return {
    status: oneOf(['open', 'complete', 'expired'], read(answer, 'status')),
    payment_status: oneOf(['paid', 'unpaid', 'no_payment_required'], read(answer, 'payment_status')),
    metadata: { 'prezi-oid': words(read(read(answer, 'metadata'), 'prezi-oid')) },
    customer_details: customer === null ? null : { email: words(read(customer, 'email')) },
  };
}

/** Only the status is certain, and the address of the file once it is done. */
function readStatus(answer: unknown): StatusAnswer {
  const [results, progress, missing] = [read(answer, 'results') ?? [], read(answer, 'progress'), read(answer, 'missingImage')];
  if (!Array.isArray(results)) throw new WrongAnswer('results');
  return {
    status: number(read(answer, 'status')),
    results: results.map(readFile),
    progress: progress
      ? { pagesDone: number(read(progress, 'pagesDone')), pages: number(read(progress, 'pages')) }
      : { pagesDone: 0, pages: 0 },
    missingImage: missing ? { stop: number(read(missing, 'stop')) } : null,
  };
}

function readFile(file: unknown): PdfFile {
  const [uri, name, bytes] = [words(read(file, 'uri')), read(file, 'name'), read(file, 'bytes')];
  return {
    uri,
    name: name ? words(name) : decodeURIComponent(new URL(uri, location.href).pathname.split('/').at(-1) ?? ''),
    bytes: typeof bytes === 'number' ? bytes : null,
  };
}
