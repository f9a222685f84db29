import { exportPdfPath, pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { createExportApi, type ExportApi, patience, post } from '#app/client/exports/export-api.ts';
import { oneOf, read, words, yesOrNo } from '#app/client/exports/read-answer.ts';
import { send } from '#app/client/http/http.ts';
import {
  visitorCookie,
  type CheckoutSessionAnswer,
  type CreateCheckoutBody,
  type IsPurchasedAnswer,
  type SendPdfLinkBody,
} from '#contract/pdf/pdf-access.ts';

/** The calls for buying and making one PDF. All reject unless the response is successful and well-formed. */
export interface PdfApi extends ExportApi {
  isPurchased(): Promise<IsPurchasedAnswer>;
  /** Resolves to the secret that opens the payment form. */
  createCheckout(signal: AbortSignal): Promise<string>;
  retrieveCheckout(sessionId: string): Promise<CheckoutSessionAnswer>;
  sendLink(body: SendPdfLinkBody): Promise<void>;
}

/** `linkId` is the view link through which the presentation is watched. */
export function createPdfApi(oid: string, linkId: string | undefined): PdfApi {
  const beside = linkId === undefined ? {} : { auth_key: linkId, key_type: 'prezilink' };
  const at = (path: string, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ ...query, ...beside }).toString();
    return asked === '' ? path : `${path}?${asked}`;
  };

  return {
    ...createExportApi(at(exportPdfPath(oid))),
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
    async sendLink(body) {
      await post(at(pdfRoutes.sendPdfLink), body);
    },
  };
}

/** Null until the visitor first starts to pay. */
const readVisitor = () => new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(visitorCookie);

function readSession(answer: unknown): CheckoutSessionAnswer {
  const customer = read(answer, 'customer_details');
  return {
    status: oneOf(['open', 'complete', 'expired'], read(answer, 'status')),
    payment_status: oneOf(['paid', 'unpaid', 'no_payment_required'], read(answer, 'payment_status')),
    metadata: { 'prezi-oid': words(read(read(answer, 'metadata'), 'prezi-oid')) },
    customer_details: customer === null ? null : { email: words(read(customer, 'email')) },
  };
}
